import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { watchHistory } from "../base/browser/before-router.ts";
import { replayClicks } from "../base/browser/inline/early-clicks.ts";
import { onIdle } from "../base/browser/on-idle.ts";
import { registerWorker } from "../base/browser/register-worker.ts";
import { isBackNavigation, manageScroll } from "../base/browser/scroll.ts";
import { noteEarliest, serverNow } from "../base/browser/server-clock.ts";
import { setSessionItem } from "../base/browser/session-storage.ts";
import { callApi } from "../base/calls/call-api.ts";
import type { DocumentData } from "../base/pages/page-data.ts";
import {
  listGroups,
  noResults,
  offlineBanner,
  panels,
  signedInLayer,
} from "../base/shell/lazy-components.tsx";
import type { Words } from "../base/words/words.ts";
import { dangerPanel } from "../features/danger/lazy-danger-panel.ts";
import { callsOfDocument } from "../features/offline/calls-of-document.ts";
import { persistLists, restoreLists } from "../features/services/home/list-cache.ts";
import { App } from "./App.tsx";
import { preloadPage } from "./pages/Page.tsx";

/** How old a document may be when the app loads, and how far off a clock, before the server is asked for its time. */
const MAX_CLOCK_ERROR_MS = 5 * 60_000;

/** Wakes the page that the server sent, with the same data and the reader's words only. */
async function start(): Promise<void> {
  setSessionItem("warm", 1);
  const root = document.getElementById("root");
  const text = document.getElementById("data")?.textContent;
  if (root === null || text === null || text === undefined) return;
  const sent: DocumentData = JSON.parse(text);
  const isShell = sent.page.page === "shell";
  noteEarliest(sent.app.now);
  const data = isShell ? await withLocalData(sent) : sent;
  const { language, now } = data.app;
  // Either the device's clock is wrong, or the document was stored: any reply tells which.
  if (!isShell && Math.abs(Date.now() - now) > MAX_CLOCK_ERROR_MS) void callApi("GET /live");
  if (language !== "en" && language !== "es")
    await import("#words/base/prepare-words.ts").then((module) => module.prepareWords(language));
  const [words] = await Promise.all([
    loadBaseWords(language),
    preloadPage(location.pathname, data.page.page === "notFound", language)
      // Without a network some parts are missing: their placeholders show that.
      .catch((problem: unknown) => {
        if (!isShell) throw problem;
      }),
    isEmpty(data) ? noResults.preload() : null,
    text.includes('"isHint":') ? dangerPanel.preload() : null,
    /for=|with=/.test(location.search) || text.includes('"remote":') ? listGroups.preload() : null,
    data.app.viewer === null ? null : signedInLayer.preload(),
    data.app.show === null ? null : panels.preload(),
    // The offline line is rendered with the list, since one that came later would push the list down.
    isShell ? offlineBanner.preload().catch(() => {}) : null,
  ]);
  if (isBackNavigation()) restoreLists(Date.now());
  manageScroll();
  watchHistory();
  addEventListener("pagehide", () => persistLists(Date.now()));
  const answerClicks = () => {
    window.isInteractive = true;
    replayClicks();
    onIdle(() => void startWorker(data));
  };
  const app = (
    // Clicks are replayed after the first effects have been painted.
    <App data={data} words={words} callApi={callApi} onInteractive={() => setTimeout(answerClicks)} />
  );
  if (isShell) createRoot(root).render(app);
  // As a transition, hydration gives way to clicks in the meantime.
  else startTransition(() => void hydrateRoot(root, app));
}

/** Adds data of this visit, which a cached document lacks. */
async function withLocalData(sent: DocumentData): Promise<DocumentData> {
  const local = await import("../base/app-context/offline-app-data.ts");
  return { ...sent, app: local.offlineAppData(sent.app, location.search, serverNow()) };
}

/**
 * Registers the worker for later visits. It brings the line that says there is no network; without a worker, that line
 * is loaded now, while there is a network.
 */
async function startWorker(data: DocumentData): Promise<void> {
  const hasWorker = await registerWorker(data.app.language, callsOfDocument(data, location.search));
  // A failure loses nothing of this visit.
  if (!hasWorker || navigator.serviceWorker.controller !== null)
    await offlineBanner.preload().catch(() => {});
}

function isEmpty({ page }: DocumentData): boolean {
  return page.page === "home" && page.data.ok && page.data.suggestions !== null;
}

async function loadBaseWords(language: Language): Promise<Words> {
  const { texts } = await loadWords(language, {
    en: () => import("../base/words/en.ts"),
    es: () => import("../base/words/es.ts"),
  });
  return texts;
}

void start();
