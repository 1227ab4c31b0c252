import * as z from "zod/mini";
import { MAX_WEB_ADDRESS } from "../base/contract/limits.ts";
import { termWithId } from "../hsds/hsds-taxonomies.ts";
import { type SourceOfFields, sourceOfFields } from "../services/source.ts";
import type { SourceRecord } from "./source-record.ts";

/** Sources of one record: a copy of a copy names each directory on its way. */
const MAX_SOURCES = 20;
/** Characters of a name, or of a license. */
const MAX_LINE = 200;
const MAX_FIELDS = 200;

const line = z.string().check(z.minLength(1), z.maxLength(MAX_LINE));
const stated = z.extend(sourceOfFields, {
  name: line,
  url: z.nullable(z.string().check(z.maxLength(MAX_WEB_ADDRESS), z.regex(/^https?:\/\/\S+$/u))),
  licence: z.nullable(line),
  asOf: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u))),
  fields: z.array(line).check(z.maxLength(MAX_FIELDS)),
});

/**
 * The sources that a record of our profile states: where the directory that it comes from has its facts from (rule
 * sources 14). What cannot be read is left out.
 */
export function sourcesStatedIn({ service, attributes }: SourceRecord): readonly SourceOfFields[] {
  const values = attributes.flatMap((row) => {
    const term = termWithId(row.get("taxonomy_term_id"));
    const isSource =
      row.get("link_id") === service.get("id") && term?.key === "profile" && term.code === "source";
    return isSource ? [row.get("value")] : [];
  });
  return values.flatMap((value) => readSource(value) ?? []).slice(0, MAX_SOURCES);
}

function readSource(text: string): SourceOfFields | null {
  try {
    const value: unknown = JSON.parse(text);
    const read = z.safeParse(stated, value);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
