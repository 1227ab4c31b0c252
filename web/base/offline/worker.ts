import { API_BASE, paramsIn } from "#domain/base/contract/address.ts";
import { type Language, mainLanguage } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { DANGER_HEADER } from "#domain/danger/danger-header.ts";
import { KIOSK_FORGET_PATH } from "#domain/offline/kiosk/kiosk.ts";
import { savedArea } from "../browser/saved-area.ts";
import { noteDate, serverNow } from "../browser/server-clock.ts";
import type { WorkerMessage } from "../browser/worker-messages.ts";
import { AWAY_PATH, EXIT_PATH } from "../pages/special-paths.ts";
import {
  awayDocument,
  deleteOlderFiles,
  file,
  installAreaFiles,
  installFiles,
  installLanguage,
  isFile,
  shellDocument,
} from "./app-files.ts";
import { refreshCrisisLines } from "./crisis-line-cache.ts";
import { forgetMessages } from "./forget-messages.ts";
import { installDangerRule, localDanger } from "./local-danger.ts";
import { invalidateDirectory } from "./local-directory.ts";
import { type LocalEndpoint, type LocalReply, localEndpoint, replyLocally } from "./local-replies.ts";
import { networkPatience } from "./network-patience.ts";
import { refresh, refreshWithheldAfterCall } from "./refresh.ts";
import { cacheReply, clearVisited, forgetBeginnings, isCacheable } from "./reply-cache.ts";
import { storedLanguage, storeLanguage } from "./stored-language.ts";
import { addressOfSearch, DANGER_PATH, searchedBy } from "./typed-searches.ts";

/**
 * The service worker. With a network it caches what was seen; without one it answers in the server's place:
 * documents by a shell that the browser fills, calls from what is stored on the device, by the same rules.
 */

declare const self: ServiceWorkerGlobalScope;

const network = networkPatience();

/** After a quick exit nothing is cached until a page of this site is opened again. */
let isClearing = false;

self.addEventListener("install", (event) => {
  installDangerRule();
  event.waitUntil(Promise.all([installFiles(), installForArea(), refreshCrisisLines(Date.now())]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([deleteOlderFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  event.waitUntil(message.kind === "takeOver" ? self.skipWaiting() : onVisit(message));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method === "POST") return onPost(event, address);
  if (request.method !== "GET") return;
  if (address.pathname === EXIT_PATH) {
    isClearing = true;
    event.waitUntil(Promise.all([clearVisited(), forgetMessages()]));
  } else if (
    address.pathname === KIOSK_FORGET_PATH ||
    (address.searchParams.has("kiosk") && navigator.onLine)
  ) {
    // The browser itself says why it asks, and follows where it leads.
  } else if (paramsIn(address.pathname, "GET /export") !== null) {
    // A download is no page, and may begin late.
    event.respondWith(loadDocument(event));
  } else if (request.mode === "navigate") {
    event.respondWith(page(event, address));
  } else if (isFile(address.pathname)) {
    event.respondWith(file(request, network));
  } else if (paramsIn(address.pathname, "GET /city-pack") !== null) {
    // An area is being saved. Files that cannot be loaded now come with the next version or the next area.
    event.waitUntil(installAreaFiles().catch(() => {}));
  } else {
    const endpoint = localEndpoint(address.pathname);
    if (endpoint !== null) event.respondWith(reply(event, endpoint, address, false));
    else if (address.pathname.startsWith(`${API_BASE}/`)) {
      // The device has no answer to it. The page learns in time that none comes.
      event.respondWith(network.atLast(fetch(request)).catch(emptyReply));
    }
  }
});

/** A typed text is sent in the body of a request. Other POST requests write, and only go to the network. */
function onPost(event: FetchEvent, { pathname }: URL): void {
  const endpoint = searchedBy(pathname);
  if (endpoint !== null) event.respondWith(search(event, endpoint));
  else if (pathname === DANGER_PATH) event.respondWith(judge(event));
}

async function search(event: FetchEvent, endpoint: LocalEndpoint): Promise<Response> {
  const body = await event.request.clone().text();
  return reply(event, endpoint, addressOfSearch(endpoint, body, location.origin), true);
}

async function judge({ request }: FetchEvent): Promise<Response> {
  const body = request.clone();
  try {
    const response = await network.inTime(fetch(request));
    if (!isGatewayError(response)) return response;
  } catch {
    // No network.
  }
  const { text = "" }: { text?: string } = await body.json();
  const danger = await localDanger(text, new URL(request.url).searchParams.get("lang"));
  return new Response(JSON.stringify({ danger }), { headers: { "content-type": "application/json" } });
}

async function installForArea(): Promise<void> {
  if ((await savedArea()) !== null) await installAreaFiles().catch(() => {});
}

async function onVisit({
  language,
  addresses,
  favourites,
}: WorkerMessage & { kind: "visit" }): Promise<void> {
  await storeLanguage(language);
  // Files that cannot be loaded now come with the next visit.
  await installLanguage(language).catch(() => {});
  await refresh(isClearing ? [] : addresses, favourites, Date.now());
}

async function page(event: FetchEvent, address: URL): Promise<Response> {
  if (address.pathname !== AWAY_PATH) isClearing = false;
  // An exit without a network needs no other messages handled.
  else event.waitUntil(forgetMessages());
  let failed: Response | undefined;
  try {
    const document = await network.inTime(loadDocument(event));
    if (!isGatewayError(document)) return document;
    failed = document;
  } catch {
    // No network.
  }
  const cachedDocument = address.pathname === AWAY_PATH ? awayDocument : shellDocument;
  const language = languageIn(address) ?? (await storedLanguage());
  const cached = await cachedDocument(language);
  // The documents of a further language come after its first page, and the network may have gone before.
  return cached ?? failed ?? (await cachedDocument(mainLanguage(language))) ?? Response.error();
}

/** The navigation preload, where the browser supports it. */
async function loadDocument({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

function languageIn({ searchParams }: URL): Language | null {
  const lang = searchParams.get("lang");
  return LANGUAGES.find((language) => language === lang) ?? null;
}

/**
 * @param address that the reply belongs to
 * @param isTyped the text came in the body: a list says what helps in the danger that it names
 */
async function reply(
  event: FetchEvent,
  endpoint: LocalEndpoint,
  address: URL,
  isTyped: boolean,
): Promise<Response> {
  const sentAt = Date.now();
  const pending = fetch(event.request);
  let isServerDown = false;
  try {
    const response = await network.inTime(pending);
    isServerDown = isGatewayError(response);
    if (!isServerDown) {
      noteDate(response.headers.get("date"), sentAt);
      if (response.headers.has(DANGER_HEADER)) event.waitUntil(forgetBeginnings(textIn(address)));
      event.waitUntil(afterContact(cacheAllowed(event.request, endpoint, address, response.clone())));
      return response;
    }
  } catch {
    // No network, or one that is too slow.
  }
  const found = await replyLocally(endpoint, address, serverNow());
  const local = isTyped && endpoint === "GET /services" ? await withDanger(found, address) : found;
  if (local === null) return network.atLast(pending).catch(emptyReply);
  const headers = new Headers({ "content-type": "application/json", "x-kept-at": String(local.savedAt) });
  if (local.isArea) headers.set("x-kept-area", String(local.areaMiles ?? 0));
  if (isServerDown) headers.set("x-kept-for", "server");
  if (local.total !== undefined) headers.set("x-total-count", String(local.total));
  return new Response(JSON.stringify(local.reply), { headers });
}

/** Adds help for a danger, even where the device has no results for the search. */
async function withDanger(found: LocalReply | null, address: URL): Promise<LocalReply | null> {
  const text = textIn(address);
  const danger = await localDanger(text, address.searchParams.get("lang"));
  if (danger !== null) await forgetBeginnings(text);
  if (found === null && danger === null) return null;
  const {
    reply: services,
    asked = null,
    ...rest
  } = found ?? { reply: [], savedAt: serverNow(), isArea: false };
  return { ...rest, reply: { services, danger, asked } };
}

function textIn({ searchParams }: URL): string {
  return searchParams.get("q") ?? "";
}

/** Once the reply is stored, so that it is compared too. */
async function afterContact(caching: Promise<void>): Promise<void> {
  await Promise.allSettled([caching]);
  await refreshWithheldAfterCall(Date.now());
}

/** Pages take an empty reply for no network, and the console shows no error. */
function emptyReply(): Response {
  return new Response(null, { status: 204 });
}

/** Lists and services that everyone may see; counts and pins are made of them, and crisis lines are here anyway. */
const CACHED_ENDPOINTS: ReadonlySet<LocalEndpoint> = new Set([
  "GET /services",
  "GET /services/{id}",
  "GET /static-pages/{code}",
]);

/** Caches a reply under the canonical address of its search. A reply about a danger may not be cached. */
async function cacheAllowed(
  request: Request,
  endpoint: LocalEndpoint,
  address: URL,
  response: Response,
): Promise<void> {
  if (!CACHED_ENDPOINTS.has(endpoint) || !isCacheable(response, request)) return;
  const text =
    request.method === "GET" ? await response.text() : JSON.stringify((await response.json()).services);
  if (isClearing) return;
  await cacheReply(address.href, text, Date.now());
  if (isClearing) await clearVisited();
  invalidateDirectory();
}

/** A proxy may answer for a server that is down. In Firefox a preload that failed is an error's reply. */
function isGatewayError({ status, type }: Response): boolean {
  return type === "error" || (status >= 502 && status <= 504);
}
