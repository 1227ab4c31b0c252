import { reasonInWords } from "#domain/imports/reason-in-words.ts";
import { importReasons as en } from "#domain/words/en/import-reasons.ts";
import { importReasons as es } from "#domain/words/es/import-reasons.ts";

/** A reason of the importer in Spanish; null where it is none that is known. */
export function spanishReason(reason: string): string | null {
  return reasonInWords(reason, en, es);
}
