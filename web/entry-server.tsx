import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import type { PageCookie, PageRequest, RenderedPage } from "#domain/contract/page-rendering.ts";
import { structuredData } from "#domain/found/structured-data.ts";
import { FIRST_VISIT_SCRIPT, readNext, readSlide } from "#domain/introduce/first-visit.ts";
import { TUTORIAL_PATH } from "#domain/introduce/tutorial-path.ts";
import { STATIC_PAGE_PATHS, staticPageAt } from "#domain/static-pages/static-page-paths.ts";
import { crisisLines as crisisLinesEn } from "#domain/words/en/crisis-lines.ts";
import { introduce as introduceEn } from "#domain/words/en/introduce.ts";
import { crisisLines as crisisLinesEs } from "#domain/words/es/crisis-lines.ts";
import { introduce as introduceEs } from "#domain/words/es/introduce.ts";
import type { Language } from "#domain/words/language.ts";
import { LANGUAGES } from "#domain/words/language.ts";
import { App } from "./App.tsx";
import type { Head } from "./document.ts";
import { documentOf, FIRST_SCRIPT, sheetsIn } from "./document.ts";
import { accountDataOf, accountTitle } from "./features/account/account-document.ts";
import { signedInParts } from "./features/account/signed-in-on-demand.ts";
import type { CrisisLinesData } from "./features/crisis-lines/load-crisis-lines.ts";
import { loadCrisisLines, searchedIn } from "./features/crisis-lines/load-crisis-lines.ts";
import { notDismissed } from "./features/critical-alerts/dismissed.ts";
import { loadAlerts } from "./features/critical-alerts/load-alerts.ts";
import { alertsKey } from "./features/critical-alerts/use-alerts.ts";
import { emptyList } from "./features/dead-ends/dead-ends-on-demand.ts";
import { inLanguage } from "./features/home/card.ts";
import { titleOf } from "./features/home/HomePage.tsx";
import { loadHome } from "./features/home/load-home.ts";
import { keyOf } from "./features/home/use-service-list.ts";
import { nameOfGoal } from "./features/introduce/goal.ts";
import { searchPlaces } from "./features/places/search-places.ts";
import { EXIT_SCRIPT } from "./features/quick-exit/exit-script.ts";
import { loadService } from "./features/service/load-service.ts";
import { firstParagraph, loadStaticPage } from "./features/static-pages/load-static-page.ts";
import { entryOf, ledTo } from "./page-access.ts";
import type { PageData } from "./page-data.ts";
import { preparePages } from "./pages.tsx";
import { oneOf, readHomeQuery } from "./paths.ts";
import { CRISIS_LINES_PATH, FAVOURITES_PATH, FEEDBACK_PATH, SHELL_PATH, serviceIdOf } from "./routes.ts";
import { panels } from "./shell/panels-on-demand.ts";
import { workTitle } from "./shell/work-menu.ts";
import {
  languageCookie,
  placeCookie,
  readCookies,
  readRemembered,
  rememberedCookies,
} from "./visit/cookies.ts";
import type { VisitData } from "./visit/visit.tsx";
import { PANELS } from "./visit/visit.tsx";
import type { VisitorPlace } from "./visit/visitor-place.ts";
import { readPlace } from "./visit/visitor-place.ts";
import { words as en } from "./words/en.ts";
import { words as es } from "./words/es.ts";
import { workPageAt } from "./work-pages.tsx";

const WORDS = { en, es } as const;
const CRISIS_LINES_WORDS = { en: crisisLinesEn, es: crisisLinesEs } as const;
const TUTORIAL_WORDS = { en: introduceEn, es: introduceEs } as const;

// The server draws every part at once.
await Promise.all([
  preparePages("en"),
  preparePages("es"),
  panels.prepare(),
  emptyList.prepare(),
  signedInParts.prepare(),
]);

/** Scripts that stand in every document, for the content policy. */
export const inlineScripts: readonly string[] = [FIRST_VISIT_SCRIPT, EXIT_SCRIPT, FIRST_SCRIPT];

/** Makes one page for one visitor (`PageRenderer`). */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const address = new URL(request.address, "http://amparo.invalid");
  const { pathname, searchParams } = address;
  const cookies = readCookies(request.cookieHeader);
  const language = oneOf(LANGUAGES, searchParams.get("lang") ?? "") ?? request.language;
  const kept: PageCookie[] = searchParams.has("lang") ? [languageCookie(language)] : [];

  const chosen = readPlace(searchParams.get("place") ?? "");
  if (chosen !== null) {
    // The cookie holds it from here on; the address stays what one can send to somebody else.
    searchParams.delete("place");
    return {
      status: 303,
      location: `${pathname}${address.search}`,
      language,
      html: "",
      parts: [],
      cookies: [...kept, placeCookie(chosen)],
    };
  }

  const elsewhere = ledTo(`${pathname}${address.search}`, request.viewer);
  if (elsewhere !== null)
    return { status: 303, location: elsewhere, language, html: "", parts: [], cookies: kept };

  const visit = await visitOf(request, address, language, cookies);
  const page = await pageDataOf(request, address, visit);
  if (page.page === "home") kept.push(...rememberedCookies(readHomeQuery(address.search, visit.remembered)));
  const words = WORDS[language];
  const data = { visit, page };
  const body =
    page.page === "shell"
      ? ""
      : renderToString(
          <Router ssrPath={pathname} ssrSearch={address.search}>
            <App data={data} words={words} callApi={request.callApi} />
          </Router>,
        );
  return {
    status: statusOf(page),
    location: null,
    language,
    html: documentOf(
      headOf(page, address, visit),
      data,
      body,
      request.assets,
      request.origin,
      request.exitUrl,
    ),
    parts: sheetsIn(data),
    cookies: kept,
  };
}

async function visitOf(
  request: PageRequest,
  address: URL,
  language: Language,
  cookies: Readonly<Record<string, string>>,
): Promise<VisitData> {
  const { searchParams } = address;
  const keyword = (searchParams.get("place-search") ?? "").trim();
  return {
    language,
    viewer: request.viewer,
    place: readPlace(cookies["place"] ?? "") ?? (await defaultPlaceOf(request)),
    remembered: readRemembered(cookies, request.viewer),
    links: request.links,
    origin: request.origin,
    now: request.now,
    show: oneOf(PANELS, searchParams.get("show") ?? ""),
    found: keyword.length < 2 ? null : await searchPlaces(request.callApi, keyword),
  };
}

async function defaultPlaceOf({ defaultPlace, callApi }: PageRequest): Promise<VisitorPlace | null> {
  if (defaultPlace === null) return null;
  const point = readPlace(`${defaultPlace}|`);
  if (point !== null) return { ...point, kind: "default" };
  const found = await searchPlaces(callApi, defaultPlace);
  const place = found?.cities[0]?.place ?? found?.zips[0]?.place;
  return place === undefined ? null : { ...place, kind: "default" };
}

async function pageDataOf(request: PageRequest, address: URL, visit: VisitData): Promise<PageData> {
  const { callApi } = request;
  const { place, language } = visit;
  if (address.pathname === SHELL_PATH) return { page: "shell" };
  if (address.pathname === "/") {
    const query = readHomeQuery(address.search, visit.remembered);
    const list = { query, place, language };
    const skip = skipIn(address);
    const [data, alerts] = await Promise.all([
      loadHome(callApi, list, skip),
      loadAlerts(callApi, place, language, WORDS[language].criticalAlerts),
    ]);
    const cookies = readCookies(request.cookieHeader);
    const shown = { key: alertsKey(place), alerts: notDismissed(alerts, cookies) };
    return { page: "home", key: keyOf(list), data, skip, alerts: shown };
  }
  if (address.pathname === CRISIS_LINES_PATH) {
    const data = await loadCrisisLines(callApi, searchedIn(address.search), skipIn(address));
    return { page: "crisisLines", data };
  }
  if (address.pathname === FAVOURITES_PATH) return { page: "favourites" };
  if (address.pathname === FEEDBACK_PATH) return { page: "feedback" };
  if (address.pathname === TUTORIAL_PATH) {
    const next = readNext(address.searchParams.get("next"));
    const words = WORDS[language];
    return {
      page: "introduce",
      goal: await nameOfGoal(next, callApi, language, words, TUTORIAL_WORDS[language]),
    };
  }
  const account = await accountDataOf(request, address);
  if (account !== null) return { page: "account", data: account };
  if (entryOf(address.pathname) !== "anyone")
    return { page: workPageAt(address.pathname) !== null ? "work" : "notFound" };
  const code = staticPageAt(address.pathname);
  if (code !== null) {
    const data = await loadStaticPage(callApi, code, language);
    return data.found === null && data.reason === "missing" ? { page: "notFound" } : { page: "static", data };
  }
  const id = serviceIdOf(address.pathname);
  if (id === null) return { page: "notFound" };
  const data = await loadService(callApi, id, place, language, request.now);
  return data.found === null && data.reason === "missing" ? { page: "notFound" } : { page: "service", data };
}

function skipIn({ searchParams }: URL): number {
  return Number(/^\d{1,4}$/.exec(searchParams.get("skip") ?? "")?.[0] ?? 0);
}

function statusOf(page: PageData): RenderedPage["status"] {
  if (page.page === "notFound") return 404;
  if (page.page === "account") return page.data.outcome?.problem ? 400 : 200;
  if (page.page === "favourites" || page.page === "feedback") return 200;
  if (page.page === "work" || page.page === "shell") return 200;
  if (page.page === "introduce") return 200;
  if (page.page === "home" || page.page === "crisisLines") return page.data.ok ? 200 : 503;
  return page.data.found === null ? 503 : 200;
}

function headOf(page: PageData, address: URL, visit: VisitData): Head {
  const { language, place } = visit;
  const words = WORDS[language];
  const { product, tagline } = words.shell;
  const plain = { description: tagline, language };
  if (page.page === "shell") return { ...plain, title: product, canonical: null };
  if (page.page === "home") {
    const query = readHomeQuery(address.search, visit.remembered);
    const canonical =
      query.q === "" ? `/?tab=${query.tab}${query.need === null ? "" : `&need=${query.need}`}` : null;
    return { ...plain, title: `${titleOf(query, place, words)} · ${product}`, canonical };
  }
  if (page.page === "crisisLines") return headOfCrisisLines(page.data, language);
  const unlisted = unlistedTitle(page, address, language);
  if (unlisted !== null) return { ...plain, title: `${unlisted} · ${product}`, canonical: null };
  if (page.page === "feedback") {
    return { ...plain, title: `${words.shell.feedback} · ${product}`, canonical: FEEDBACK_PATH };
  }
  if (!("data" in page) || !("found" in page.data) || page.data.found === null) {
    return { ...plain, title: `${words.shell.notFound} · ${product}`, canonical: null };
  }
  if (page.page === "static") {
    const { title, content } = page.data.found;
    return {
      title: `${title} · ${product}`,
      description: shortened(firstParagraph(content) || tagline),
      canonical: STATIC_PAGE_PATHS[page.data.code],
      language,
    };
  }
  const { id, name, city, state, description, descriptionEs, descriptionEsState } = page.data.found;
  const about = inLanguage(language, description, descriptionEs, descriptionEsState).text ?? tagline;
  return {
    title: `${name}, ${city}, ${state} · ${product}`,
    description: shortened(about),
    canonical: `/services/${id}`,
    language,
    structured: structuredData(page.data.found, `${visit.origin}/services/${id}`, about),
  };
}

/** The title of a page that search engines are not told of: what it shows is one person's. Null for any other. */
function unlistedTitle(page: PageData, address: URL, language: Language): string | null {
  switch (page.page) {
    case "favourites":
      return WORDS[language].favourites.title;
    case "account":
      return accountTitle(address, language);
    case "work":
      return workTitle(address.pathname, language);
    case "introduce": {
      const { title, slides } = TUTORIAL_WORDS[language];
      return slides[readSlide(address.searchParams.get("slide"))]?.title ?? title;
    }
    default:
      return null;
  }
}

function headOfCrisisLines({ q }: CrisisLinesData, language: Language): Head {
  const { title, intro } = CRISIS_LINES_WORDS[language];
  return {
    title: `${title} · ${WORDS[language].shell.product}`,
    description: intro,
    canonical: q === "" ? CRISIS_LINES_PATH : null,
    language,
  };
}

/** What search engines show of a description. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text;
}
