import { renderToString } from "react-dom/server";
import type {
  OutsideLinks,
  PageCookie,
  PageRequest,
  RenderedPage,
  Unavailable,
} from "#domain/app/page-rendering.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { ownName } from "#domain/base/languages/languages.ts";
import { matchLanguage } from "#domain/base/languages/match-language.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { unavailable as en } from "#words/compiled/en/base/unavailable.ts";
import { unavailable as es } from "#words/compiled/es/base/unavailable.ts";
import type { AppData, AppState } from "../base/app-context/app-context.tsx";
import { AppContext, PANELS } from "../base/app-context/app-context.tsx";
import { createKioskCookies, isKiosk } from "../base/app-context/kiosk-cookies.ts";
import { RequestAddress } from "../base/app-context/router.tsx";
import {
  isNameless,
  keptPlace,
  languageCookie,
  placeCookies,
  preferenceCookies,
  readCookies,
  readPreferences,
} from "../base/browser/cookies.ts";
import type { VisitorPlace } from "../base/browser/visitor-place.ts";
import { readPlace } from "../base/browser/visitor-place.ts";
import { findChoice, readHomeQuery } from "../base/pages/home-query.ts";
import { isForbidden, redirectFor } from "../base/pages/page-access.ts";
import type { PageData } from "../base/pages/page-data.ts";
import { servicePath } from "../base/pages/public-pages.ts";
import { loadAccountWords } from "../base/shell/account-words.ts";
import { listGroups, noResults, panels, signedInLayer } from "../base/shell/lazy-components.tsx";
import { dangerPanel } from "../features/danger/lazy-danger-panel.ts";
import { loadFeedbackWords } from "../features/feedback/feedback-words.ts";
import { searchPlaces } from "../features/places/search-places.ts";
import { App } from "./App.tsx";
import { dangerOn, renderDocument, renderStaticDocument, sheetsIn } from "./document.ts";
import { buildHead } from "./pages/document-head.ts";
import { preloadAllPages } from "./pages/Page.tsx";
import { loadPage } from "./pages/page-loaders.ts";
import { pageWords } from "./pages/page-words.ts";
import { UnavailablePage } from "./pages/UnavailablePage.tsx";

// The server renders every part right away.
await Promise.all([
  ...MAIN_LANGUAGES.map(preloadAllPages),
  panels.preload(),
  dangerPanel.preload(),
  noResults.preload(),
  listGroups.preload(),
  signedInLayer.preload(),
]);

const prepared = new Map<Language, Promise<void>>(MAIN_LANGUAGES.map((one) => [one, Promise.resolve()]));

/** A further language is loaded with the first page that is made in it. */
async function prepareLanguage(language: Language): Promise<void> {
  const preparing = prepared.get(language) ?? loadLanguage(language);
  prepared.set(language, preparing);
  await preparing;
}

async function loadLanguage(language: Language): Promise<void> {
  await prepareWords(language);
  await Promise.all([preloadAllPages(language), loadAccountWords(language), loadFeedbackWords(language)]);
}

/** Makes one page for one visitor (`PageRenderer`). */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const address = new URL(request.address, "http://amparo.invalid");
  const { pathname, searchParams } = address;
  const cookies = readCookies(request.cookieHeader);
  const language = matchLanguage(searchParams.get("lang") ?? "", request.languages) ?? request.language;
  await prepareLanguage(language);
  const newCookies: PageCookie[] = searchParams.has("lang") ? [languageCookie(language)] : [];
  if (isNameless(cookies["place"] ?? "")) newCookies.push({ name: "place", value: "", maxAge: 0 });

  if (request.unavailable !== null) return renderUnavailable(request, request.unavailable, language);

  const kiosk = searchParams.get("kiosk");
  if (kiosk !== null) {
    searchParams.delete("kiosk");
    const location = `${pathname}${address.search}`;
    const kioskCookies = createKioskCookies(kiosk !== "0");
    return {
      status: 303,
      location,
      language,
      html: "",
      parts: [],
      cookies: [...newCookies, ...kioskCookies],
    };
  }

  const named = searchParams.get("place");
  const chosen = readPlace(named ?? "");
  if (chosen !== null || named === "") {
    const preferences = readHomeQuery(address.search, readPreferences(cookies, request.viewer));
    // From here on the cookie holds the place; the address can still be shared. Empty: there is no place any more.
    searchParams.delete("place");
    return {
      status: 303,
      location: `${pathname}${address.search}`,
      language,
      html: "",
      parts: [],
      cookies: [
        ...newCookies,
        ...(pathname === "/" ? preferenceCookies(preferences) : []),
        ...placeCookies(chosen),
      ],
    };
  }

  const redirect = redirectFor(`${pathname}${address.search}`, request.viewer);
  if (redirect !== null)
    return { status: 303, location: redirect, language, html: "", parts: [], cookies: newCookies };

  const app = await buildAppData(request, address, language, cookies);
  const page = await loadPage(request, address, app);
  if (page.page === "service" && page.data.found !== null && pathname !== servicePath(page.data.found.id)) {
    // The service was merged into another. The redirect is temporary, since the merge can be undone.
    const location = `${servicePath(page.data.found.id)}${address.search}`;
    return { status: 303, location, language, html: "", parts: [], cookies: newCookies };
  }
  if (page.page === "home")
    newCookies.push(
      ...preferenceCookies(readHomeQuery(address.search, app.preferences, app.typed?.text)).filter(
        // A session without toggles needs no cookie.
        ({ name, value }) => name !== "toggles" || value !== (cookies[name] ?? "0."),
      ),
    );
  const words = pageWords(language).common;
  const made = { app: withoutTypedText(app), page };
  const hasPrivateSearch = searchParams.has("q") && dangerOn(made);
  const data = hasPrivateSearch ? { app: { ...made.app, hasPrivateSearch: true as const }, page } : made;
  const onKiosk = isKiosk(cookies);
  const body =
    page.page === "shell"
      ? ""
      : renderToString(
          <RequestAddress value={{ ssrPath: pathname, ssrSearch: address.search }}>
            <App data={data} words={words} callApi={request.callApi} />
          </RequestAddress>,
        );
  return {
    status: isForbidden(pathname, request.viewer) ? 403 : toHttpStatus(page),
    location: null,
    language,
    html: renderDocument(buildHead(page, address, app), data, body, request.assets, {
      ...request,
      isKiosk: onKiosk,
    }),
    parts: sheetsIn(data),
    isKiosk: onKiosk,
    cookies: newCookies,
    isPrivate: dangerOn(data),
  };
}

/** The document repeats a text that names a danger nowhere, its data included (rule danger-search 9). */
function withoutTypedText(app: AppData): AppData {
  return app.typed === undefined ? app : { ...app, typed: { ...app.typed, text: "" } };
}

/** Renders without the database and without scripts. */
function renderUnavailable(request: PageRequest, unavailable: Unavailable, language: Language): RenderedPage {
  const { address, callApi, links, now, origin } = request;
  const words = pageWords(language).common;
  const app: AppState = {
    language,
    ...pickLanguages(request),
    viewer: null,
    place: null,
    preferences: readPreferences(readCookies(request.cookieHeader), null),
    links: setLinks(links),
    origin,
    now,
    found: null,
    typed: null,
    setTyped: () => {},
    words,
    callApi,
    isHydrated: false,
    openPanel: () => {},
    preloadPanels: () => {},
    choosePlace: () => {},
    savePreferences: () => {},
    showToast: () => {},
    setViewer: () => {},
  };
  const { pathname, search } = new URL(address, "http://amparo.invalid");
  const body = renderToString(
    <RequestAddress value={{ ssrPath: pathname, ssrSearch: search }}>
      <AppContext value={app}>
        <UnavailablePage {...unavailable} address={address} />
      </AppContext>
    </RequestAddress>,
  );
  const { title } = wordsIn("unavailable", language, { en, es });
  const onKiosk = isKiosk(readCookies(request.cookieHeader));
  const head = { title: `${title} · ${words.shell.product}`, description: title, canonical: null, language };
  return {
    status: 503,
    location: null,
    language,
    html: renderStaticDocument(head, UNAVAILABLE_PARTS, body, request.assets, {
      ...request,
      isKiosk: onKiosk,
    }),
    parts: UNAVAILABLE_PARTS,
    isKiosk: onKiosk,
    cookies: [],
  };
}

const UNAVAILABLE_PARTS = ["shell", "crisisLines"] as const;

async function buildAppData(
  request: PageRequest,
  address: URL,
  language: Language,
  cookies: Readonly<Record<string, string>>,
): Promise<AppData> {
  const { searchParams } = address;
  const keyword = (searchParams.get("place-search") ?? "").trim();
  return {
    language,
    ...pickLanguages(request),
    viewer: request.viewer,
    place: keptPlace(cookies) ?? (await findDefaultPlace(request)),
    preferences: readPreferences(cookies, request.viewer),
    links: setLinks(request.links),
    origin: request.origin,
    now: request.now,
    show: findChoice(PANELS, searchParams.get("show") ?? ""),
    ...(request.typed === null ? {} : { typed: request.typed }),
    // The list says itself what helps.
    ...(request.danger === null || request.typed?.path === "/" ? {} : { danger: request.danger }),
    found: keyword.length < 2 ? null : await searchPlaces(request.callApi, keyword),
  };
}

/**
 * Default places, by the operator's text. Places do not move, and pages that need no database are rendered without one.
 */
const defaultPlaces = new Map<string, VisitorPlace>();

async function findDefaultPlace({ defaultPlace, callApi }: PageRequest): Promise<VisitorPlace | null> {
  if (defaultPlace === null) return null;
  const known = defaultPlaces.get(defaultPlace);
  if (known !== undefined) return known;
  const point = readPlace(`${defaultPlace}|`);
  if (point !== null) return { ...point, kind: "default" };
  const found = await searchPlaces(callApi, defaultPlace);
  const place = found?.cities[0]?.place ?? found?.zips[0]?.place;
  if (place === undefined) return null;
  const entry: VisitorPlace = { ...place, kind: "default" };
  defaultPlaces.set(defaultPlace, entry);
  return entry;
}

function toHttpStatus(page: PageData): RenderedPage["status"] {
  switch (page.page) {
    case "notFound":
      return 404;
    case "account":
      return page.data.outcome?.problem ? 400 : 200;
    case "directoryHealth":
      return page.data === null ? 503 : 200;
    case "home":
    case "crisisLines":
    case "contacts":
    case "organizations":
    case "topic":
      return page.data.ok ? 200 : 503;
    case "service":
    case "static":
    case "organization":
      return page.data.found === null ? 503 : 200;
    // The talk is there without its questions.
    case "chatbot":
    case "favourites":
    case "feedback":
    case "topics":
    case "introduce":
    case "work":
    case "shell":
      return 200;
  }
}

/** Returns the languages where they differ from those that browsers know. */
function pickLanguages({ languages }: PageRequest): Pick<AppData, "languages"> {
  const isUsual = languages.join() === MAIN_LANGUAGES.join();
  return isUsual ? {} : { languages: languages.map((language) => [language, ownName(language)]) };
}

function setLinks(links: OutsideLinks): Partial<OutsideLinks> {
  return Object.fromEntries(Object.entries(links).filter(([, address]) => address !== null));
}
