import {
  AWAY,
  CLEAR_ALL,
  CLEARED_COOKIES,
  FAVOURITES_ADDRESS,
  FAVOURITES_CACHE,
  FORGOTTEN_DRAFT,
  FORGOTTEN_ENTRIES,
  PROTECTED_FAVOURITES,
  QUEUE_COUNT,
  SAVED_CACHE_PREFIX,
  STORED_LIST_NAMES,
  VISITED_CACHE_PREFIX,
} from "#domain/static-pages/quick-exit/browser-data.ts";
import { onThreeEscapes } from "./escape-presses.ts";

/**
 * The quick exit, in a script of its own in the document's head: it works from the first moment, whatever became
 * of the rest. By a click on `[data-exit]` or three strokes of Escape it
 *
 * 1. hides the page and takes its title away,
 * 2. forgets what was opened, searched and located, and lets nothing be written any more,
 * 3. lets the server clear the cache, and
 * 4. puts the neutral page in place of this entry of the history; without a network, a neutral page that it makes
 *    on the spot and, where there is a service worker, that document: it ends the app, which would render itself again.
 *
 * Each step that can fail is tried alone, so that the next one happens in any case.
 *
 * A step back within the page, which a closing dialog takes, would cancel that navigation: it starts again. Going
 * back from there does not lead to our pages again: they leave again, until an address is entered.
 */

const root = document.documentElement;
const [FAVOURITES] = STORED_LIST_NAMES;
/** The original method, because an exit blocks all storing. */
const { setItem } = Storage.prototype;
/** The script's own attributes: where to go, and the text of the page without a network. */
const attributes: DOMStringMap = document.currentScript === null ? {} : document.currentScript.dataset;
const { from = "", to = "", away = "", title = "", text = "" } = attributes;

/** Finishes an exit that has begun; null: none has. */
let navigateAway: (() => void) | null = null;

document.addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element) || event.target.closest("[data-exit]") === null) return;
    event.preventDefault();
    event.stopPropagation();
    exit();
  },
  true,
);

// On a shared screen they begin a new visit.
if (!("kiosk" in root.dataset)) onThreeEscapes(exit);

// The Escape that closes a dialog takes a step back, and it arrives after the navigation has begun.
addEventListener("popstate", () => navigateAway?.(), true);

attempt(() => {
  if (!sessionStorage.getItem(AWAY)) return;
  const [visit] = performance.getEntriesByType("navigation");
  if (visit !== undefined && "type" in visit && visit.type === "back_forward") exit();
  else sessionStorage.removeItem(AWAY);
});

addEventListener("pageshow", ({ persisted }) => {
  attempt(() => {
    if (persisted && sessionStorage.getItem(AWAY)) exit();
  });
});

function exit(): void {
  root.hidden = true;
  document.title = title;
  let clearsAll = false;
  attempt(() => {
    sessionStorage.clear();
    sessionStorage.setItem(AWAY, "1");
  });
  attempt(() => forgetFavourites(idsIn(PROTECTED_FAVOURITES)));
  attempt(() => {
    // Forgets every draft of a message, and those of the service form that are about a protected service; no other
    // entry matches.
    for (const [name, value] of Object.entries<string>(localStorage))
      if (FORGOTTEN_DRAFT.test(name + value)) localStorage.removeItem(name);
    // Messages to it that wait are the worker's to forget; without one, the next visit does it before it sends any.
    if (localStorage.getItem(QUEUE_COUNT) !== null) localStorage.setItem(QUEUE_COUNT, "0");
    for (const name of FORGOTTEN_ENTRIES) localStorage.removeItem(name);
    clearsAll = localStorage.getItem(CLEAR_ALL.key) === CLEAR_ALL.value;
    if (clearsAll) for (const name of STORED_LIST_NAMES) localStorage.removeItem(name);
  });
  attempt(() => {
    Storage.prototype.setItem = () => {};
  });
  for (const name of CLEARED_COOKIES) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 15.
    document.cookie = `${name}=;Path=/;Max-Age=0;SameSite=Lax`;
  }
  const emptied = Promise.all([emptyCaches(clearsAll), forgetDetails()]);
  attempt(() => {
    if (navigator.onLine) fetch(from, { keepalive: true, redirect: "manual" }).catch(() => {});
  });
  navigateAway = () => leaveSite(emptied);
  navigateAway();
}

/** @param emptied resolves when the caches are */
function leaveSite(emptied: Promise<unknown>): void {
  if (navigator.onLine) {
    location.replace(to);
    return;
  }
  if (document.body !== null) {
    document.body.textContent = text;
    document.body.style.padding = "3em 1.5em";
    root.hidden = false;
  }
  // The prototype's method, since the page's own replaceState notifies the app.
  History.prototype.replaceState.call(history, null, "", away);
  // This comes last, because browsers without workers fail here, and nothing else is left to do.
  if (navigator.serviceWorker.controller !== null) void emptied.then(() => location.replace(away));
}

/** Resolves in any case. */
async function emptyCaches(clearsAll: boolean): Promise<void> {
  try {
    const names = await caches.keys();
    const isForgotten = (name: string) =>
      name.startsWith(VISITED_CACHE_PREFIX) || (clearsAll && name.startsWith(SAVED_CACHE_PREFIX));
    await Promise.all(names.map((name) => isForgotten(name) && caches.delete(name)));
  } catch {
    // Forbidden, or none.
  }
}

/** Favorites that are protected listings are always forgotten, whatever the visitor chose. */
function forgetFavourites(ids: readonly unknown[]): void {
  attempt(() => {
    const left = idsIn(FAVOURITES).filter((id) => !ids.includes(id));
    if (left.length > 0) setItem.call(localStorage, FAVOURITES, JSON.stringify(left));
    else localStorage.removeItem(FAVOURITES);
  });
}

/**
 * Forgets the details of favorites, which the next visit fetches again. They tell whether a protected one was saved by
 * a shared list or an older version. Resolves in any case.
 */
async function forgetDetails(): Promise<void> {
  try {
    const kept = await (await caches.open(FAVOURITES_CACHE)).match(FAVOURITES_ADDRESS);
    const services: { id: string; isProtected: unknown }[] = (await kept?.json()) ?? [];
    forgetFavourites(services.flatMap(({ id, isProtected }) => (isProtected === true ? id : [])));
    await caches.delete(FAVOURITES_CACHE);
  } catch {
    // Forbidden, or none.
  }
}

/** Reads a stored list. Throws where nothing readable is stored. */
function idsIn(name: string): unknown[] {
  return JSON.parse(localStorage.getItem(name) ?? "[]");
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The next step does not wait for it.
  }
}
