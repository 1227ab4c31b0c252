import { isUuid } from "../base/contract/uuid.ts";
import type { SourceRecord } from "../imports/source-record.ts";
import { termWithId } from "./hsds-taxonomies.ts";

/** The directory in which a record was first entered, and its id there; it stays the same from copy to copy. */
export interface RecordOrigin {
  /** UUID of the directory, in lower case. */
  readonly directory: string;
  readonly id: string;
}

const MAX_ID = 200;

/** Reads a record's origin from its attribute of the profile; null if it has none or it is invalid. */
export function originOfRecord({ service, attributes }: SourceRecord): RecordOrigin | null {
  const row = attributes.find((each) => {
    const term = termWithId(each.get("taxonomy_term_id"));
    return each.get("link_id") === service.get("id") && term?.key === "profile" && term.code === "origin";
  });
  return row === undefined ? null : readOrigin(row.get("value"));
}

/** `DIRECTORY/ID` */
export function originText({ directory, id }: RecordOrigin): string {
  return `${directory}/${id}`;
}

function readOrigin(text: string): RecordOrigin | null {
  const [directory = "", ...rest] = text.split("/");
  const id = rest.join("/");
  if (!isUuid(directory) || id === "" || id.length > MAX_ID) return null;
  return { directory: directory.toLowerCase(), id };
}

/** Facts about origins that are known when a record arrives. */
export interface OriginKnowledge {
  /** UUID of this directory. */
  readonly own: string;
  /** `originText` of records that exist here from another source. */
  readonly elsewhere: ReadonlySet<string>;
  /** Whether the record is from a package that was imported here as well (`isSameRecord`). */
  readonly isHereToo: boolean;
}

/** Returns why a record is not imported (rule harvest 12); null: it is. */
export function echoReason(
  origin: RecordOrigin | null,
  { own, elsewhere, isHereToo }: OriginKnowledge,
): string | null {
  if (origin === null) return null;
  if (origin.directory === own) return "it comes from this directory";
  return isHereToo || elsewhere.has(originText(origin)) ? "it is here from another source" : null;
}
