import type { Language } from "#domain/base/languages/language.ts";
import { catalogues } from "#words/base/words-in.ts";
import type { MenuWords } from "#words/compiled/base/menu.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { siteDescription as siteEn } from "#words/compiled/en/base/site-description.ts";
import { crisisLines as crisisLinesEn } from "#words/compiled/en/contacts/crisis-lines.ts";
import { organizationList as organizationListEn } from "#words/compiled/en/listings/organization-list.ts";
import { topics as topicsEn } from "#words/compiled/en/services/topics.ts";
import { introduce as introduceEn } from "#words/compiled/en/static-pages/introduce.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { siteDescription as siteEs } from "#words/compiled/es/base/site-description.ts";
import { crisisLines as crisisLinesEs } from "#words/compiled/es/contacts/crisis-lines.ts";
import { organizationList as organizationListEs } from "#words/compiled/es/listings/organization-list.ts";
import { topics as topicsEs } from "#words/compiled/es/services/topics.ts";
import { introduce as introduceEs } from "#words/compiled/es/static-pages/introduce.ts";
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
