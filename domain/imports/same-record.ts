import { fold } from "../base/text/fold.ts";
import { termWithId } from "../hsds/hsds-taxonomies.ts";
import type { SourceRecord } from "./source-record.ts";

/**
 * Which record of a package a service came from, as directories tell each other: `u:` or `n:`, then a digest of the
 * package's name and of the record's id in it. Directories that imported one package have the same marks (rule harvest
 * 24). `u:` where the id is a UUID, which no other record has.
 */
export type RecordMark = string;

const MARK = /^[un]:[0-9a-f]{32}$/u;
/** Marks of one record; a merged service has those of several records. */
const MAX_MARKS = 20;

/** The marks that a record of our profile states. */
export function marksOfRecord({ service, attributes }: SourceRecord): readonly RecordMark[] {
  const marks = attributes.flatMap((row) => {
    const term = termWithId(row.get("taxonomy_term_id"));
    const isMark =
      row.get("link_id") === service.get("id") && term?.key === "profile" && term.code === "record";
    const value = row.get("value");
    return isMark && MARK.test(value) ? [value] : [];
  });
  return [...new Set(marks)].slice(0, MAX_MARKS);
}

/** A service that is here, with a mark of it. */
export interface MarkedService {
  readonly mark: RecordMark;
  readonly name: string;
}

/**
 * Whether a record is a service that is here already, from the same record of the same package. Packages are often
 * called alike, and number their records from 1: where the id is no UUID, the name has to be the same, too.
 */
export function isSameRecord(
  { name, marks }: { readonly name: string; readonly marks: readonly RecordMark[] },
  here: readonly MarkedService[],
): boolean {
  return here.some(
    (service) =>
      marks.includes(service.mark) && (service.mark.startsWith("u:") || fold(service.name) === fold(name)),
  );
}
