import type { Language } from "#domain/words/language.ts";
import type { WorkerMessage } from "../browser/worker-messages.ts";
import { AWAY_PATH, EXIT_PATH } from "../pages/special-paths.ts";
import { type Answerable, answerableCall, answerFromHere } from "./answers.ts";
import { awayDocument, dropOlderFiles, file, installFiles, isFile, shellDocument } from "./app-files.ts";
import { freshen } from "./freshen.ts";
import { freshenHelpLines } from "./help-lines.ts";
import { directoryChanged } from "./kept-directory-here.ts";
import { forgetSeen, keepReply, mayBeKept } from "./kept-replies.ts";
import { keepLanguage, keptLanguage } from "./language-here.ts";

/**
 * The service worker. With a network it stands aside and keeps what was seen; without one it answers in the server's
 * place: documents by a shell that the browser fills, calls from what the phone keeps, by the same rules.
 */

declare const self: ServiceWorkerGlobalScope;

/** A network that does not answer within this time is none. */
const LONGEST_WAIT_MS = 10_000;

/** After a quick exit nothing is kept until a page of ours is opened again. */
let isForgetting = false;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([installFiles(), freshenHelpLines(Date.now())]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOlderFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  event.waitUntil(message.kind === "takeOver" ? self.skipWaiting() : visited(message));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname === EXIT_PATH) {
    isForgetting = true;
    event.waitUntil(forgetSeen());
  } else if (request.mode === "navigate") {
    event.respondWith(page(event, address));
  } else if (isFile(address.pathname)) {
    event.respondWith(file(request));
  } else {
    const endpoint = answerableCall(address.pathname);
    if (endpoint !== null) event.respondWith(reply(event, endpoint, address));
  }
});

async function visited({
  language,
  addresses,
  favourites,
}: WorkerMessage & { kind: "visit" }): Promise<void> {
  await keepLanguage(language);
  await freshen(isForgetting ? [] : addresses, favourites, Date.now());
}

async function page(event: FetchEvent, address: URL): Promise<Response> {
  if (address.pathname !== AWAY_PATH) isForgetting = false;
  try {
    const document = await inTime(documentOf(event));
    if (!isAway(document)) return document;
  } catch {
    // No network.
  }
  const language = languageIn(address) ?? (await keptLanguage());
  const kept = address.pathname === AWAY_PATH ? await awayDocument(language) : await shellDocument(language);
  return kept ?? Response.error();
}

/** What the browser has asked for while the worker was starting, where it can. */
async function documentOf({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

function languageIn({ searchParams }: URL): Language | null {
  const asked = searchParams.get("lang");
  return asked === "es" || asked === "en" ? asked : null;
}

async function reply(event: FetchEvent, endpoint: Answerable, address: URL): Promise<Response> {
  const asked = fetch(event.request);
  try {
    const answered = await inTime(asked);
    if (!isAway(answered)) {
      event.waitUntil(keep(event.request, endpoint, answered.clone()));
      return answered;
    }
  } catch {
    // No network, or one that hardly is.
  }
  const here = await answerFromHere(endpoint, address, Date.now());
  if (here === null) return asked.catch(nothingHere);
  const headers = new Headers({ "content-type": "application/json", "x-kept-at": String(here.keptAt) });
  if (here.isArea) headers.set("x-kept-area", String(here.areaMiles ?? 0));
  if (here.total !== undefined) headers.set("x-total-count", String(here.total));
  return new Response(JSON.stringify(here.reply), { headers });
}

/** To pages an empty reply is no network, and no error on anybody's console. */
function nothingHere(): Response {
  return new Response(null, { status: 204 });
}

/** Lists and services that everybody may see; counts and pins are made of them, and crisis lines are here anyway. */
const KEPT: ReadonlySet<Answerable> = new Set([
  "GET /services",
  "GET /services/{id}",
  "GET /static-pages/{code}",
]);

async function keep(request: Request, endpoint: Answerable, answered: Response): Promise<void> {
  if (!KEPT.has(endpoint) || !mayBeKept(answered, request)) return;
  const text = await answered.text();
  if (isForgetting) return;
  await keepReply(request.url, text, Date.now());
  if (isForgetting) await forgetSeen();
  directoryChanged();
}

/** What stands between may answer for a server that is away. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<Response>((_, reject) => {
      setTimeout(() => reject(new Error("The network does not answer.")), LONGEST_WAIT_MS);
    }),
  ]);
}
