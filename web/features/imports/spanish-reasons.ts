import { reasonInWords } from "#domain/imports/reason-in-words.ts";
import { importProblems as enProblems } from "#words/compiled/en/imports/import-problems.ts";
import { importReasons as en } from "#words/compiled/en/imports/import-reasons.ts";
import { importProblems as esProblems } from "#words/compiled/es/imports/import-problems.ts";
import { importReasons as es } from "#words/compiled/es/imports/import-reasons.ts";

/** Translates a reason or problem of the importer to Spanish; null where it is unknown. */
export function spanishReason(reason: string): string | null {
  // A problem may end with the reason of its first row.
  const inside = (part: string) => reasonInWords(part, en, es) ?? part;
  return reasonInWords(reason, enProblems, esProblems, inside) ?? reasonInWords(reason, en, es);
}
