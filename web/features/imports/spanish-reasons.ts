import { reasonInWords } from "#domain/imports/reason-in-words.ts";
import { importProblems as enProblems } from "#domain/words/en/import-problems.ts";
import { importReasons as en } from "#domain/words/en/import-reasons.ts";
import { importProblems as esProblems } from "#domain/words/es/import-problems.ts";
import { importReasons as es } from "#domain/words/es/import-reasons.ts";

/** Translates a reason or problem of the importer to Spanish; null where it is unknown. */
export function spanishReason(reason: string): string | null {
  // A problem may end with the reason of its first row.
  const inside = (part: string) => reasonInWords(part, en, es) ?? part;
  return reasonInWords(reason, enProblems, esProblems, inside) ?? reasonInWords(reason, en, es);
}
