import { cleanLine } from "../base/text/clean-text.ts";
import { getFieldSpec } from "../services/field-names.ts";
import { languageByName } from "../translation/languages/language-by-name.ts";
import type { SourceRecord } from "./source-record.ts";

/** Longer texts name no language. In characters. */
const MAX_NAME = 300;

/** The languages of a record as its source names them, each once. */
export function languageNames(record: SourceRecord): string[] {
  const names = record.languages.map((row) =>
    cleanLine(row.get("language") || row.get("name") || row.get("code")),
  );
  return [...new Set(names.filter((name) => name !== null))];
}

/** Languages with known names or codes, without duplicates; others remain in the source's text only. */
export function readLanguages(record: SourceRecord): string[] {
  const written = record.languages.flatMap((row) => [row.get("code"), row.get("language"), row.get("name")]);
  const tags = written
    .flatMap((text) => [text, ...text.split(/[,;/|&]|\b(?:and|y)\b/iu)])
    .map((text) => languageByName(text.slice(0, MAX_NAME)));
  return [...new Set(tags.filter((tag) => tag !== null))].slice(0, getFieldSpec("languages").max);
}
