import type { Language } from "#domain/base/languages/language.ts";
import { wordsIn } from "#words/base/words-in.ts";
import type { NoPermissionWords } from "#words/compiled/accounts/no-permission.ts";
import { noPermission as en } from "#words/compiled/en/accounts/no-permission.ts";
import { noPermission as es } from "#words/compiled/es/accounts/no-permission.ts";

/** Contains both languages, because the server renders them too. */
export function noPermissionWords(language: Language): NoPermissionWords {
  return wordsIn("noPermission", language, { en, es });
}
