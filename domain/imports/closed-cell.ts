import type { SourceRow } from "../hsds/source-row.ts";

const IS_CLOSED = /^(?:true|t|yes|y|1|s[ií]|x|closed|cerrado|cerrada)$/iu;

/** A column `closed` says so, in whatever table it stands. */
export const saysClosed = (row: SourceRow): boolean => IS_CLOSED.test(row.get("closed"));
