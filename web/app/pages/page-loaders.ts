import type { PageRequest } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";
import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import type { AppData } from "../../base/app-context/app-context.tsx";
import { readCookies } from "../../base/browser/cookies.ts";
import { readHomeQuery } from "../../base/pages/home-query.ts";
import type { AccountData, PageData } from "../../base/pages/page-data.ts";
import type { AccountPageName } from "../../base/pages/page-table.ts";
import { isAccountPage, isContactPage, isPublicPage, matchPage } from "../../base/pages/page-table.ts";
import type { PublicPageName } from "../../base/pages/public-pages.ts";
import { SHELL_PATH } from "../../base/pages/special-paths.ts";
import { loadLogin, loadProfile, loadSessions } from "../../features/accounts/account/load-account.ts";
import { loadPasskeys } from "../../features/accounts/passkeys/load-passkeys.ts";
import { notDismissed } from "../../features/alerts/dismissed-alerts.ts";
import { loadAlerts } from "../../features/alerts/load-alerts.ts";
import { alertsKey } from "../../features/alerts/use-alerts.ts";
import { loadConfirmation } from "../../features/confirmations/load-confirmation.ts";
import {
  linesNear,
  loadCrisisLines,
  searchedIn,
} from "../../features/contacts/crisis-lines/load-crisis-lines.ts";
import { contactSearch, loadContacts } from "../../features/contacts/regional-contacts/load-contacts.ts";
import { hasDirections } from "../../features/directions/has-directions.ts";
import { loadDirections } from "../../features/directions/load-directions.ts";
import { plannedOpening } from "../../features/directions/planned-opening.ts";
import { loadDirectoryHealth } from "../../features/directory-health/load-directory-health.ts";
import { loadOrganization } from "../../features/listings/organizations/load-organization.ts";
import { loadOrganizations, searchedName } from "../../features/listings/organizations/load-organizations.ts";
import { loadService } from "../../features/service-page/load-service.ts";
import { loadHome } from "../../features/services/home/load-home.ts";
import type { HomeData } from "../../features/services/home/load-rows.ts";
import { toListKey } from "../../features/services/home/use-service-list.ts";
import { loadTabTopics } from "../../features/services/topics/load-tab-topics.ts";
import { loadTopic, topicIn } from "../../features/services/topics/load-topic.ts";
import { destinationName } from "../../features/static-pages/introduce/destination-name.ts";
import { loadStaticPage } from "../../features/static-pages/load-static-page.ts";
import { pageWords } from "./page-words.ts";

interface LoaderInput {
  request: PageRequest;
  address: URL;
  app: AppData;
  /** Id in the path; empty where it has none. */
  id: string;
}

/** Loads the data from which the server renders each page for everyone. */
const PUBLIC_LOADERS: Readonly<Record<PublicPageName, (input: LoaderInput) => Promise<PageData>>> = {
  home: loadHomePage,
  service: async ({ request: { callApi, now }, address, app: { place, language }, id }) => {
    const data = await loadService(callApi, id, place, language, () => now);
    if (data.found === null)
      return data.reason === "missing" ? { page: "notFound" } : { page: "service", data };
    if (!address.searchParams.has("directions") || !hasDirections(data.found))
      return { page: "service", data };
    const isNow = address.searchParams.get("leave") === "now";
    const opening = isNow ? null : plannedOpening(data.found, data.intake?.caution, place, now);
    const directions = await loadDirections(callApi, data.found.id, place, opening);
    return { page: "service", data: { ...data, directions } };
  },
  favourites: async () => ({ page: "favourites" }),
  crisisLines: async ({ request: { callApi }, address, app: { place, viewer, typed } }) => {
    const q = typed?.text ?? searchedIn(address.search);
    const data = await loadCrisisLines(callApi, q, skipIn(address), linesNear(place, viewer));
    return { page: "crisisLines", data: typed === undefined ? data : { ...data, q: "" } };
  },
  feedback: async () => ({ page: "feedback" }),
  introduce: async ({ request: { callApi }, address, app: { language } }) => {
    const next = readNext(address.searchParams.get("next"));
    const words = pageWords(language);
    return {
      page: "introduce",
      destination: await destinationName(next, callApi, language, words.common, words.introduce),
    };
  },
  about: plain("ABOUT"),
  faq: plain("FAQ"),
  terms: plain("TERMS"),
  privacy: plain("PRIVACY"),
  deletion: plain("DELETION"),
};

/** Loads the data of each account page, except for the outcome of a form that was sent without scripts. */
const ACCOUNT_LOADERS: Readonly<
  Record<AccountPageName, (request: PageRequest) => Promise<Omit<AccountData, "outcome">>>
> = {
  login: async ({ callApi }) => ({ login: replyIn(await loadLogin(callApi)) }),
  profile: async ({ callApi }) => ({ profile: replyIn(await loadProfile(callApi)) }),
  sessions: async ({ callApi }) => ({ sessions: replyIn(await loadSessions(callApi)) }),
  passkeys: async ({ callApi }) => ({ passkeys: replyIn(await loadPasskeys(callApi)) }),
  secondFactor: async () => ({}),
  enrollPasskey: async () => ({}),
  forgotPassword: async () => ({}),
  resetPassword: async () => ({}),
  confirmEmail: async () => ({}),
  invitation: async () => ({}),
  // Once the question is answered, there is nothing left to load.
  confirmListing: async ({ callApi, address, outcome }) =>
    outcome?.problem === null && outcome.form !== "answerAsk"
      ? {}
      : { confirmation: await loadConfirmation(callApi, new URL(address, "http://amparo.invalid").search) },
  changePassword: async () => ({}),
};

/** Returns the reply; null on failure, which the page reports, and the browser loads it again. */
function replyIn<T>(answer: Answer<T>): T | null {
  return answer.ok ? answer.reply : null;
}

/** Loads the data from which the server renders the page at an address. */
export async function loadPage(request: PageRequest, address: URL, app: AppData): Promise<PageData> {
  if (address.pathname === SHELL_PATH) return { page: "shell" };
  const found = matchPage(address.pathname);
  if (found === null) return { page: "notFound" };
  const { name, id } = found;
  if (isPublicPage(name)) return PUBLIC_LOADERS[name]({ request, address, app, id });
  if (name === "chatbot") {
    return { page: "chatbot", data: await loadStaticPage(request.callApi, "FAQ", app.language) };
  }
  if (name === "organization") {
    const data = await loadOrganization(request.callApi, id, app.place, app.language);
    return data.found === null && data.reason === "missing"
      ? { page: "notFound" }
      : { page: "organization", data };
  }
  if (name === "organizations") {
    const q = publicText(searchedName(address.search), app);
    return { page: "organizations", data: await loadOrganizations(request.callApi, q, skipIn(address)) };
  }
  if (name === "topics") return { page: "topics" };
  if (name === "topic") {
    const code = topicIn(id);
    if (code === null) return { page: "notFound" };
    return {
      page: "topic",
      data: await loadTopic(request.callApi, code, app.place, app.language, skipIn(address)),
    };
  }
  if (name === "directoryHealth") {
    return {
      page: "directoryHealth",
      data: replyIn(await loadDirectoryHealth(request.callApi, address.search)),
    };
  }
  if (isContactPage(name)) {
    const inAddress = contactSearch(name, address.search);
    const search = { ...inAddress, q: publicText(inAddress.q, app) };
    return { page: "contacts", data: await loadContacts(request.callApi, search, skipIn(address)) };
  }
  if (name === "editService" && request.viewer !== null && !(await isService(request.callApi, id))) {
    return { page: "notFound" };
  }
  // The browser renders the others.
  if (!isAccountPage(name)) return { page: "work" };
  return {
    page: "account",
    data: { outcome: request.outcome, ...(await ACCOUNT_LOADERS[name](request)) },
  };
}

/** Returns the text to search these lists for, which is empty for one that names a danger. */
function publicText(text: string, { typed }: AppData): string {
  return typed === undefined ? text : "";
}

/** Returns false where no service has this id, or this viewer may not see it. */
async function isService(callApi: CallApi, id: string): Promise<boolean> {
  const answer = await callApi("GET /services/{id}", { params: { id } });
  return answer.ok || (answer.problem.code !== 404 && answer.problem.code !== 400);
}

async function loadHomePage({ request, address, app }: LoaderInput): Promise<PageData> {
  const { callApi } = request;
  const { place, language, preferences } = app;
  const list = { query: readHomeQuery(address.search, preferences, app.typed?.text), place, language };
  const skip = skipIn(address);
  const { common, topics: topicWords } = pageWords(language);
  const [data, alerts, topics] = await Promise.all([
    loadHome(callApi, list, skip),
    loadAlerts(callApi, place, language, common.criticalAlerts),
    loadTabTopics(callApi, list.query.tab, topicWords.names),
  ]);
  const shown = {
    key: alertsKey(place),
    alerts: notDismissed(alerts, readCookies(request.cookieHeader)),
  };
  // The document contains no text that names a danger, whether it was posted or is in the address.
  const isPrivate = app.typed !== undefined || data.danger !== undefined;
  const open = isPrivate ? { ...list, query: { ...list.query, q: "" } } : list;
  const sent = isPrivate ? withoutText(data) : data;
  return { page: "home", key: toListKey(open), data: sent, skip, alerts: shown, topics };
}

/** Removes the text of the search from its result. */
function withoutText(data: HomeData): HomeData {
  if (!data.ok || data.suggestions === null) return data;
  const filters = data.suggestions.filters.map((each) => ({ ...each, query: { ...each.query, q: "" } }));
  return { ...data, suggestions: { ...data.suggestions, filters } };
}

function plain(code: StaticPageCode): (input: LoaderInput) => Promise<PageData> {
  return async ({ request: { callApi }, app: { language } }) => {
    const data = await loadStaticPage(callApi, code, language);
    return data.found === null && data.reason === "missing" ? { page: "notFound" } : { page: "static", data };
  };
}

function skipIn({ searchParams }: URL): number {
  return Number(/^\d{1,4}$/.exec(searchParams.get("skip") ?? "")?.[0] ?? 0);
}
