import type { MenuWords } from "#domain/words/en/menu.ts";
import { menu as en } from "#domain/words/en/menu.ts";
import { menu as es } from "#domain/words/es/menu.ts";
import type { Language } from "#domain/words/language.ts";
import { wordsIn } from "#domain/words/words-in.ts";

/** Bundled with the menu, because few pages need them. */
export function menuWords(language: Language): MenuWords {
  return wordsIn("menu", language, { en, es });
}
