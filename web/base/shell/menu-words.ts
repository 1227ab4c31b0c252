import type { Language } from "#domain/base/languages/language.ts";
import { wordsIn } from "#words/base/words-in.ts";
import type { MenuWords } from "#words/compiled/base/menu.ts";
import { menu as en } from "#words/compiled/en/base/menu.ts";
import { menu as es } from "#words/compiled/es/base/menu.ts";

/** Bundled with the menu, because few pages need them. */
export function menuWords(language: Language): MenuWords {
  return wordsIn("menu", language, { en, es });
}
