import type { SourceRow } from "../hsds/source-row.ts";

const IS_CLOSED = /^(?:true|t|yes|y|1|s[ií]|x|closed|cerrado|cerrada)$/iu;

/** Whether the row has a column `closed` that says so, in any table. */
export const saysClosed = (row: SourceRow): boolean => IS_CLOSED.test(row.get("closed"));
