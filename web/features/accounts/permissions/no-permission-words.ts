import { noPermission as en, type NoPermissionWords } from "#domain/words/en/no-permission.ts";
import { noPermission as es } from "#domain/words/es/no-permission.ts";
import type { Language } from "#domain/words/language.ts";
import { wordsIn } from "#domain/words/words-in.ts";

/** Contains both languages, because the server renders them too. */
export function noPermissionWords(language: Language): NoPermissionWords {
  return wordsIn("noPermission", language, { en, es });
}
