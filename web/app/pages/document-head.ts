import { structuredData } from "#domain/embed/search-engines/structured-data.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { readSlide } from "#domain/static-pages/introduce/first-visit.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { AppData } from "../../base/app-context/app-context.tsx";
import { documentTitle } from "../../base/app-context/use-title.ts";
import { type HomeQuery, readHomeQuery } from "../../base/pages/home-query.ts";
import { ORGANIZATIONS_PATH, organizationPath } from "../../base/pages/organization-path.ts";
import { isForbidden } from "../../base/pages/page-access.ts";
import type { PageData } from "../../base/pages/page-data.ts";
import type { MatchedPage } from "../../base/pages/page-table.ts";
import {
  ACCOUNT_PAGES,
  CONTACT_PAGES,
  isAccountPage,
  isContactPage,
  isPublicPage,
  matchPage,
  WORK_PAGES,
} from "../../base/pages/page-table.ts";
import { PUBLIC_PAGES, servicePath } from "../../base/pages/public-pages.ts";
import { inLanguage } from "../../base/service-card/card.ts";
import { titleOfService } from "../../base/service-card/maps-link.ts";
import type { Words } from "../../base/words/words.ts";
import { noPermissionWords } from "../../features/accounts/permissions/no-permission-words.ts";
import type { ContactsData } from "../../features/contacts/regional-contacts/load-contacts.ts";
import { titleOfOrganization } from "../../features/listings/organizations/load-organization.ts";
import type { OrganizationsData } from "../../features/listings/organizations/load-organizations.ts";
import { formatHomeTitle } from "../../features/services/home/HomePage.tsx";
import type { HomeData } from "../../features/services/home/load-rows.ts";
import { TOPICS_PATH, topicPath } from "../../features/services/topics/topic-path.ts";
import { firstParagraph } from "../../features/static-pages/load-static-page.ts";
import type { Head } from "../document.ts";
import { pageWords } from "./page-words.ts";

/** The metadata of the page in a document. Without a canonical address, search engines do not index it. */
export function buildHead(page: PageData, address: URL, app: AppData): Head {
  const { language } = app;
  const words = pageWords(language);
  const { product, notFound } = words.common.shell;
  const { tagline } = words.siteDescription;
  const head = (title: string, more: Partial<Head> = {}): Head => ({
    title: documentTitle(title, product),
    description: tagline,
    canonical: null,
    language,
    ...more,
  });
  switch (page.page) {
    case "shell":
      return head("");
    case "home":
      return ofList(page.data, address, app, words.common, head);
    case "crisisLines": {
      const { title, intro } = words.crisisLines;
      const canonical = page.data.q === "" ? PUBLIC_PAGES.crisisLines.path : null;
      return head(title, { description: intro, canonical });
    }
    case "introduce": {
      const { title, slides } = words.introduce;
      return head(slides[readSlide(address.searchParams.get("slide"))]?.title ?? title);
    }
    case "feedback":
      return head(words.common.shell.feedback, { canonical: PUBLIC_PAGES.feedback.path });
    case "static": {
      const { code, found } = page.data;
      if (found === null) return head(notFound);
      const description = shortened(firstParagraph(found.content) || tagline);
      return head(found.title, { description, canonical: STATIC_PAGE_PATHS[code] });
    }
    case "service": {
      const { found } = page.data;
      if (found === null) return head(notFound);
      return head(titleOfService(found), ofService(found, app, tagline));
    }
    case "topics":
      return head(words.topics.title, { description: words.topics.intro, canonical: TOPICS_PATH });
    case "topic":
      return head(words.topics.names[page.data.code], { canonical: topicPath(page.data.code) });
    case "organization": {
      const { data } = page;
      if (data.found === null) return head(notFound);
      const title = titleOfOrganization(data);
      const description = title === "" ? tagline : shortened(data.found.description ?? tagline);
      return head(title, { description, canonical: organizationPath(data.found.id) });
    }
    case "organizations":
      return head(words.organizationList.title, ofOrganizations(page.data, words.organizationList.intro));
    case "contacts":
      return head(CONTACT_PAGES[page.data.kind].title(words.menu), {
        canonical: canonicalOfContacts(page.data),
      });
    case "favourites":
    case "account":
    case "directoryHealth":
    case "chatbot":
    case "work": {
      if (isForbidden(address.pathname, app.viewer)) return head(noPermissionWords(language).title);
      const found = matchPage(address.pathname);
      return head(found === null ? notFound : titleInTable(found, address, app));
    }
    case "notFound":
      return head(notFound);
  }
}

function ofService(found: PublicService, { language, origin }: AppData, tagline: string): Partial<Head> {
  const about = inLanguage(language, found, "description").text ?? tagline;
  const canonical = servicePath(found.id);
  return {
    // Previews of a link, and bookmarks, show it.
    description: found.isProtected === true ? tagline : shortened(about),
    canonical,
    structured: structuredData(found, `${origin}${canonical}`, about),
  };
}

/** A text that names a danger is in no title. */
function ofList(
  { danger }: HomeData,
  { search }: URL,
  { preferences, typed, place }: AppData,
  words: Words,
  head: (title: string, more: Partial<Head>) => Head,
): Head {
  const asked = readHomeQuery(search, preferences, typed?.text);
  const query: HomeQuery = danger === undefined ? asked : { ...asked, isPrivate: true };
  const need = query.need === null ? "" : `&need=${query.need}`;
  const canonical = query.q === "" ? `/?tab=${query.tab}${need}` : null;
  return head(formatHomeTitle(query, place, words), { canonical });
}

/** Only the whole list is one. */
function ofOrganizations({ q }: OrganizationsData, description: string): Partial<Head> {
  return { description, ...(q === "" ? { canonical: ORGANIZATIONS_PATH } : {}) };
}

/** Only the whole list is one. */
function canonicalOfContacts({ kind, q, near }: ContactsData): string | null {
  return q === "" && near === "" ? CONTACT_PAGES[kind].path : null;
}

function titleInTable({ name }: MatchedPage, { searchParams }: URL, { language }: AppData): string {
  const words = pageWords(language);
  if (isPublicPage(name)) return PUBLIC_PAGES[name].title(words.common);
  if (isAccountPage(name)) return ACCOUNT_PAGES[name].title(words.account.titles, searchParams);
  if (isContactPage(name)) return CONTACT_PAGES[name].title(words.menu);
  return WORK_PAGES[name].title(words.menu);
}

/** Shortens a description to the length that search engines show. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text;
}
