import type { Language } from "#domain/base/languages/language.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { noPermission as en, type NoPermissionWords } from "#words/en/accounts/no-permission.ts";
import { noPermission as es } from "#words/es/accounts/no-permission.ts";

/** Contains both languages, because the server renders them too. */
export function noPermissionWords(language: Language): NoPermissionWords {
  return wordsIn("noPermission", language, { en, es });
}
