import { account as accountEn } from "#domain/words/en/account.ts";
import { crisisLines as crisisLinesEn } from "#domain/words/en/crisis-lines.ts";
import { introduce as introduceEn } from "#domain/words/en/introduce.ts";
import { siteDescription as siteEn } from "#domain/words/en/site-description.ts";
import { topics as topicsEn } from "#domain/words/en/topics.ts";
import { account as accountEs } from "#domain/words/es/account.ts";
import { crisisLines as crisisLinesEs } from "#domain/words/es/crisis-lines.ts";
import { introduce as introduceEs } from "#domain/words/es/introduce.ts";
import { siteDescription as siteEs } from "#domain/words/es/site-description.ts";
import { topics as topicsEs } from "#domain/words/es/topics.ts";
import { MENU_WORDS } from "../shell/menu-words.ts";
import { words as en } from "../words/en.ts";
import { words as es } from "../words/es.ts";

/** What the server needs to load pages and to name them, in both languages. Browsers load their own alone. */
export const WORDS = {
  en: {
    common: en,
    account: accountEn,
    crisisLines: crisisLinesEn,
    introduce: introduceEn,
    site: siteEn,
    topics: topicsEn,
    menu: MENU_WORDS.en,
  },
  es: {
    common: es,
    account: accountEs,
    crisisLines: crisisLinesEs,
    introduce: introduceEs,
    site: siteEs,
    topics: topicsEs,
    menu: MENU_WORDS.es,
  },
} as const;
