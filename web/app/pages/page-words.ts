import { account as accountEn } from "#domain/words/en/account.ts";
import { crisisLines as crisisLinesEn } from "#domain/words/en/crisis-lines.ts";
import { introduce as introduceEn } from "#domain/words/en/introduce.ts";
import type { MenuWords } from "#domain/words/en/menu.ts";
import { organizationList as organizationListEn } from "#domain/words/en/organization-list.ts";
import { siteDescription as siteEn } from "#domain/words/en/site-description.ts";
import { topics as topicsEn } from "#domain/words/en/topics.ts";
import { account as accountEs } from "#domain/words/es/account.ts";
import { crisisLines as crisisLinesEs } from "#domain/words/es/crisis-lines.ts";
import { introduce as introduceEs } from "#domain/words/es/introduce.ts";
import { organizationList as organizationListEs } from "#domain/words/es/organization-list.ts";
import { siteDescription as siteEs } from "#domain/words/es/site-description.ts";
import { topics as topicsEs } from "#domain/words/es/topics.ts";
import type { Language } from "#domain/words/language.ts";
import { catalogues } from "#domain/words/words-in.ts";
import { menuWords } from "../../base/shell/menu-words.ts";
import { texts as en } from "../../base/words/en.ts";
import { texts as es } from "../../base/words/es.ts";
import type { Words } from "../../base/words/words.ts";

const EN = {
  account: accountEn,
  crisisLines: crisisLinesEn,
  introduce: introduceEn,
  organizationList: organizationListEn,
  siteDescription: siteEn,
  topics: topicsEn,
};
const ES: typeof EN = {
  account: accountEs,
  crisisLines: crisisLinesEs,
  introduce: introduceEs,
  organizationList: organizationListEs,
  siteDescription: siteEs,
  topics: topicsEs,
};

/** Words that the server needs to load pages and to name them. Browsers load their own language only. */
export function pageWords(language: Language): typeof EN & { common: Words; menu: MenuWords } {
  const menu = menuWords(language);
  return language === "es"
    ? { ...ES, common: es, menu }
    : { ...catalogues(language, EN), common: catalogues(language, en), menu };
}
