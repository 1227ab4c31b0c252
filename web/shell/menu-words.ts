import type { MenuWords } from "#domain/words/en/menu.ts";
import { menu as en } from "#domain/words/en/menu.ts";
import { menu as es } from "#domain/words/es/menu.ts";
import type { Language } from "#domain/words/language.ts";

/** They come with the menu: few pages need them. */
export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = { en, es };
