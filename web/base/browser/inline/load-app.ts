import { onIdle } from "../on-idle.ts";
import { queueClick } from "./early-clicks.ts";
import { type ConnectionHint, savesData } from "./saves-data.ts";

/**
 * Stands last in every document. Pages are complete without the app: it loads when the page is painted and the browser
 * idle, and right away on the first touch, key or scroll. Where the visitor saves data it waits for those, or until a
 * status on the page expires. Later in a session it is in the browser's cache and loads right away.
 * A click on an element that needs the app (`data-replay`) is answered immediately by `aria-busy`, stored, and replayed
 * when the app has loaded. If the app does not load within four seconds, the click goes to the server as it would
 * without scripts.
 */

declare global {
  interface Navigator {
    readonly connection?: ConnectionHint;
  }
}

/** The app's entry in a document, with what `web/app/document.ts` always writes. */
interface Entry extends HTMLElement {
  readonly dataset: DOMStringMap & Readonly<Record<"script" | "needs" | "panels" | "sheets", string>>;
}

/** Each of these loads the app right away. */
const INTERACTIONS = ["pointerdown", "keydown", "scroll"];
/** Keys in the browser's storage: the app was loaded in this session, or has lists of this visitor's to show. */
const IN_SESSION = "warm";
const STORED_LISTS = ["favorites", "kudos", "waiting"];
const MAX_PAINT_WAIT_MS = 3000;
const CLICK_TIMEOUT_MS = 4000;
/** Longest time that a timer knows. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const entry = document.querySelector<Entry>("#entry");
if (entry !== null) start(entry.dataset);

/**
 * @param script address of the app
 * @param needs addresses of what it will ask for, which then loads together with it
 * @param panels addresses of what a panel needs to open: a click on a panel's button loads it together with the app
 * @param sheets addresses of the style sheets that stand in the document
 * @param wait absent: the app loads right away; else epoch milliseconds at which a status expires, or empty
 * @param left how many milliseconds that was ahead when the document was rendered: the device's clock may be behind
 * @param saves present where the browser asks the server for as little as possible
 */
function start({ script, needs, panels, sheets, wait, left, saves }: Entry["dataset"]): void {
  let isLoading = false;
  const loadApp = () => {
    if (isLoading) return;
    isLoading = true;
    // These links load nothing; they tell the app that it need not load them.
    for (const href of sheets.split(" ")) appendToHead("link", { rel: "stylesheet", disabled: true, href });
    appendToHead("script", { type: "module", src: script });
    preload(needs);
  };

  if (wait === undefined || location.hash !== "" || isReturningVisitor()) loadApp();
  else {
    for (const interaction of INTERACTIONS)
      addEventListener(interaction, loadApp, { capture: true, passive: true });
    if (saves === undefined && !savesData(navigator.connection)) onPainted(() => onIdle(loadApp));
    else if (wait !== "")
      setTimeout(loadApp, Math.min(Number(wait) - Date.now(), Number(left), MAX_TIMER_MS));
  }

  addEventListener(
    "click",
    (event) => {
      if (window.isInteractive === true || !(event.target instanceof Element)) return;
      const clicked = event.target.closest<HTMLElement>("[data-replay]");
      if (clicked === null) return;
      loadApp();
      if (clicked.getAttribute("name") === "show") preload(panels);
      event.preventDefault();
      event.stopPropagation();
      queueClick(clicked);
      setTimeout(() => {
        if (window.earlyClicks?.[0] !== clicked || !clicked.isConnected) return;
        // The app may be about to answer clicks: replayed once more, this one would close what it opens now.
        delete window.earlyClicks;
        clicked.removeAttribute("aria-busy");
        window.isInteractive = true;
        clicked.click();
        window.isInteractive = false;
      }, CLICK_TIMEOUT_MS);
    },
    true,
  );
}

/** Sheets are fetched as the app asks for them later, and not applied yet: the app waits for them to be applied. */
function preload(addresses: string): void {
  for (const href of addresses.split(" "))
    appendToHead(
      "link",
      href.endsWith("css")
        ? { rel: "preload", as: "style", crossOrigin: "", href }
        : { rel: "modulepreload", href },
    );
}

function isReturningVisitor(): boolean {
  try {
    return (
      sessionStorage.getItem(IN_SESSION) !== null || STORED_LISTS.some((name) => localStorage.getItem(name))
    );
  } catch {
    return false;
  }
}

/** Once something of the page is painted; a browser that does not tell has done so after three seconds. */
function onPainted(then: () => void): void {
  setTimeout(then, MAX_PAINT_WAIT_MS);
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length > 0) then();
  }).observe({ type: "paint", buffered: true });
}

function appendToHead<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
