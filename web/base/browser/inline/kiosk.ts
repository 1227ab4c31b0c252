import { KIOSK_FORGET_PATH, QUIET_MS, WARNING_MS } from "#domain/offline/kiosk/kiosk.ts";
import { SAVED_CACHE_PREFIX, VISITED_CACHE_PREFIX } from "#domain/static-pages/quick-exit/browser-data.ts";
import { setSessionItem } from "../session-storage.ts";
import { onThreeEscapes } from "./escape-presses.ts";
import { LINK_RULES, makeTextOfLinks } from "./kiosk-links.ts";
import { NEEDS_RULES, offerNeeds } from "./kiosk-needs.ts";

/**
 * Stands only in the documents of a shared screen, before the quick exit. It enlarges the page, hides parts about one
 * person, asks for no location, opens no other site, and forgets everything after a minute of quiet or on exit. History
 * entries of an earlier person lead to the start.
 */

const TICK_MS = 1000;
/** The session's entry that names the visit. */
const VISIT = "visit";

const root = document.documentElement;
const words: DOMStringMap = document.currentScript === null ? {} : document.currentScript.dataset;

/** Time of the last key, touch or click, in milliseconds of this page. */
let lastInput = performance.now();
let isTouched = false;
let dialog: HTMLDialogElement | null = null;
let needs: HTMLDialogElement | null = null;

root.dataset["kiosk"] = "";
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
html[data-kiosk] { font-size: 125%; }
@media (max-width: 479px) { html[data-kiosk] { font-size: 112.5%; } }
[data-star], a[href^="/favorites"], a[href^="/login"], a[href^="/sign-up"] { display: none !important; }
dialog[data-kiosk] { max-width: 30rem; padding: 2rem; border: 0; border-radius: 1rem; background: var(--raised); color: var(--ink); text-align: center; }
dialog[data-kiosk]::backdrop { background: var(--veil); }
dialog[data-kiosk] h2 { font: var(--t-title); }
dialog[data-kiosk] button { margin: 1.5rem .5rem 0; padding: .75rem 1.5rem; border: 2px solid var(--brand-text); border-radius: 999px; color: var(--brand-text); font: var(--t-name); cursor: pointer; }
${NEEDS_RULES}
${LINK_RULES}
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

setSessionItem("position", "denied");
attempt(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
attempt(checkVisit);
for (const name of ["pushState", "replaceState"] as const) {
  const original = History.prototype[name];
  history[name] = (state: unknown, title, url) =>
    original.call(history, { ...(typeof state === "object" ? state : null), [VISIT]: visit() }, title, url);
}

for (const type of ["pointerdown", "keydown", "wheel", "touchmove"]) {
  addEventListener(type, noteInput, { capture: true, passive: true });
}
addEventListener("click", leave, true);
onThreeEscapes(forget);
addEventListener("popstate", () => attempt(checkVisit), true);
addEventListener("pageshow", ({ persisted }) => persisted && attempt(checkVisit));
setInterval(tick, TICK_MS);
addEventListener("DOMContentLoaded", () => attempt(begin));

function begin(): void {
  attempt(() => makeTextOfLinks(words["start"] ?? ""));
  needs = offerNeeds(words);
}

function visit(): string {
  const known = sessionStorage.getItem(VISIT) ?? String(Math.random());
  sessionStorage.setItem(VISIT, known);
  return known;
}

/** Hides a history entry that another visit made. */
function checkVisit(): void {
  const state: unknown = history.state;
  const made = typeof state === "object" && state !== null ? Reflect.get(state, VISIT) : undefined;
  if (made !== undefined && made !== visit()) forget();
  else if (made === undefined) {
    History.prototype.replaceState.call(
      history,
      { ...(typeof state === "object" ? state : null), [VISIT]: visit() },
      "",
    );
  }
}

function noteInput(): void {
  isTouched = true;
  noteQuiet();
}

function tick(): void {
  // Before the first press there is nothing to forget.
  if (needs?.open === true && !isTouched) noteQuiet();
  const left = QUIET_MS - (performance.now() - lastInput);
  if (left <= 0) forget();
  else if (left <= WARNING_MS) warn(Math.ceil(left / TICK_MS));
  else dialog?.close();
}

function noteQuiet(): void {
  lastInput = performance.now();
}

/** @param seconds until everything is forgotten */
function warn(seconds: number): void {
  dialog ??= makeDialog();
  const [seen, heard] = dialog.querySelectorAll("p span");
  if (seen !== undefined) seen.textContent = String(seconds);
  if (dialog.open) return;
  if (heard !== undefined) heard.textContent = String(seconds);
  dialog.showModal();
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.dataset["kiosk"] = "";
  made.setAttribute("aria-labelledby", "kiosk-question");
  const question = document.createElement("h2");
  question.id = "kiosk-question";
  question.textContent = words["question"] ?? "";
  made.setAttribute("aria-describedby", "kiosk-countdown");
  const text = document.createElement("p");
  text.id = "kiosk-countdown";
  // The seconds are seen as they pass, and heard once with the dialog: what changes is in no tree of assistive technology.
  const seen = document.createElement("span");
  seen.setAttribute("aria-hidden", "true");
  const heard = document.createElement("span");
  heard.className = "visually-hidden";
  text.append(`${words["countdown"]} `, seen, heard, ` ${words["seconds"]}`);
  made.append(
    question,
    text,
    createButton("stay", () => made.close()),
    createButton("start", forget),
  );
  document.body.append(made);
  return made;
}

function createButton(name: "stay" | "start", onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words[name] ?? "";
  button.addEventListener("click", onClick);
  return button;
}

/** The exit starts over, and other sites are not opened. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  const isExit = "exit" in link.dataset;
  if (!isExit && link.origin === location.origin) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isExit) forget();
}

/** Forgets everything, trying each step that can fail by itself. The server does the rest, and leads to the start. */
function forget(): void {
  root.hidden = true;
  attempt(() => sessionStorage.clear());
  attempt(() => localStorage.clear());
  attempt(() => {
    Storage.prototype.setItem = () => {};
  });
  void Promise.allSettled([emptyCaches(), deleteDatabases()]).then(() =>
    location.replace(navigator.onLine ? KIOSK_FORGET_PATH : "/"),
  );
}

async function emptyCaches(): Promise<void> {
  const prefixes = [VISITED_CACHE_PREFIX, SAVED_CACHE_PREFIX];
  for (const name of await caches.keys()) {
    if (prefixes.some((prefix) => name.startsWith(prefix))) await caches.delete(name);
  }
}

async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The next step does not wait for it.
  }
}
