import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { replayClicks } from "./browser/inline/early-clicks.ts";
import { isComingBack, keepScroll } from "./browser/scroll.ts";
import { record } from "./browser/session-memory.ts";
import { startWorker } from "./browser/start-worker.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { callApi } from "./calls/call-api.ts";
import { restoreLists, storeLists } from "./features/home/list-memory.ts";
import { callsOfDocument } from "./features/offline/calls-of-document.ts";
import type { DocumentData } from "./page-data.ts";
import { preparePage } from "./pages/Page.tsx";
import { emptyList, offlineLine, panels, signedInParts } from "./parts.tsx";
import type { Words } from "./words/words.ts";

/** Wakes the page that the server sent, with the same data and the reader's words only. */
async function start(): Promise<void> {
  record("warm", 1);
  const root = document.getElementById("root");
  const text = document.getElementById("data")?.textContent;
  if (root === null || text === null || text === undefined) return;
  // Most early clicks are for a panel, which then comes while the page is hydrated.
  if (window.earlyClicks !== undefined) preparePanels();
  addEventListener("click", preparePanels, true);
  const sent: DocumentData = JSON.parse(text);
  const isShell = sent.page.page === "shell";
  const data = isShell ? await fromHere(sent) : sent;
  const { language } = data.visit;
  const [words] = await Promise.all([
    wordsOf(language),
    preparePage(location.pathname, data.page.page === "notFound", language)
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
  const answerClicks = () => {
    removeEventListener("click", preparePanels, true);
    window.isInteractive = true;
    replayClicks();
    whenIdle(() => void bringWorker(data));
  };
  const app = (
    // Once what the first effects change is drawn, clicks are answered.
    <App data={data} words={words} callApi={callApi} onInteractive={() => setTimeout(answerClicks)} />
  );
  if (isShell) createRoot(root).render(app);
  // As a transition it gives way to what is clicked meanwhile.
  else startTransition(() => void hydrateRoot(root, app));
}

/** A failure is told when a panel is opened. */
function preparePanels(): void {
  panels.prepare().catch(() => {});
}

/** A document that the worker kept knows nothing of this visit. */
async function fromHere(sent: DocumentData): Promise<DocumentData> {
  const { visitHere } = await import("./visit/visit-here.ts");
  return { ...sent, visit: visitHere(sent.visit, location.search, Date.now()) };
}

/** What is for later visits. Without a worker, the line that says that there is no network has to come now. */
async function bringWorker(data: DocumentData): Promise<void> {
  const hasWorker = await startWorker(data.visit.language, callsOfDocument(data, location.search));
  // A failure loses nothing of this visit.
  if (!hasWorker) await offlineLine.prepare().catch(() => {});
}

function isEmpty({ page }: DocumentData): boolean {
  return page.page === "home" && page.data.ok && page.data.help !== null;
}

async function wordsOf(language: string): Promise<Words> {
  const { words } = language === "es" ? await import("./words/es.ts") : await import("./words/en.ts");
  return words;
}

void start();
