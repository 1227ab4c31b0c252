import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { isComingBack, keepScroll } from "./browser/scroll.ts";
import { record } from "./browser/session-memory.ts";
import { callApi } from "./calls/call-api.ts";
import { signedInParts } from "./features/account/signed-in-on-demand.ts";
import { emptyList } from "./features/dead-ends/dead-ends-on-demand.ts";
import { restoreLists, storeLists } from "./features/home/list-memory.ts";
import type { DocumentData } from "./page-data.ts";
import { pageAt } from "./pages.tsx";
import { offlineLine } from "./shell/offline-line-on-demand.ts";
import { panels } from "./shell/panels-on-demand.ts";
import type { Words } from "./words/words.ts";

declare global {
  interface Window {
    /** Set when scripts answer presses; the script in the document reads it. */
    alive?: boolean;
    /** Presses made before that. */
    taps?: HTMLElement[];
  }
}

/** Wakes the page that the server sent, with the same data and the reader's words only. */
async function start(): Promise<void> {
  record("warm", 1);
  const root = document.getElementById("root");
  const text = document.getElementById("data")?.textContent;
  if (root === null || text === null || text === undefined) return;
  const sent: DocumentData = JSON.parse(text);
  const isShell = sent.page.page === "shell";
  const data = isShell ? await fromHere(sent) : sent;
  const { language } = data.visit;
  const [words] = await Promise.all([
    wordsOf(language),
    pageAt(location.pathname, data.page.page === "notFound")
      .prepare(language, location.pathname)
      // Without a network some parts are not here: what stands in their place says so.
      .catch((problem: unknown) => {
        if (!isShell) throw problem;
      }),
    isEmpty(data) ? emptyList.prepare() : null,
    data.visit.viewer === null ? null : signedInParts.prepare(),
    data.visit.show === null ? null : panels.prepare(),
  ]);
  if (isComingBack()) restoreLists(Date.now());
  keepScroll();
  addEventListener("pagehide", () => storeLists(Date.now()));
  const app = <App data={data} words={words} callApi={callApi} />;
  if (isShell) createRoot(root).render(app);
  else hydrateRoot(root, app);
  // After the first effects, presses are answered.
  setTimeout(() => {
    window.alive = true;
    for (const element of window.taps ?? []) if (element.isConnected) element.click();
  });
  setTimeout(() => bringWorker(data), WORKER_WAIT_MS);
}

/** A document that the worker kept knows nothing of this visit. */
async function fromHere(sent: DocumentData): Promise<DocumentData> {
  const { visitHere } = await import("./visit/visit-here.ts");
  return { ...sent, visit: visitHere(sent.visit, location.search, Date.now()) };
}

/** The page itself comes first. */
const WORKER_WAIT_MS = 1500;

/** What is for later visits: a failure loses nothing of this one. */
function bringWorker(data: DocumentData): void {
  const search = location.search;
  offlineLine.prepare().catch(() => {});
  Promise.all([import("./browser/start-worker.ts"), import("./features/offline/calls-of-document.ts")])
    .then(([{ startWorker }, { callsOfDocument }]) =>
      startWorker(data.visit.language, callsOfDocument(data, search)),
    )
    .catch(() => {});
}

function isEmpty({ page }: DocumentData): boolean {
  return page.page === "home" && page.data.ok && page.data.help !== null;
}

async function wordsOf(language: string): Promise<Words> {
  const { words } = language === "es" ? await import("./words/es.ts") : await import("./words/en.ts");
  return words;
}

void start();
