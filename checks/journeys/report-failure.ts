import type { BrowserContext, Page, Request } from "playwright-core";

/** A page that neither renders nor answers within this time is reported. */
const PATIENCE_MS = 5_000;
const SHOWN_CHARACTERS = 3_000;

/** Requests that have no answer yet. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>();

/** Notes a page's requests; to be called before it asks for anything. */
export function watchRequests(page: Page): void {
  const unanswered = new Set<Request>();
  underWay.set(page, unanswered);
  page.on("request", (request) => unanswered.add(request));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
}

/** Prints the state of a failed test's pages, the only way to explain a failure on a remote machine. */
export async function reportFailure(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const state = await Promise.race([describeState(page), after(PATIENCE_MS, "answers nothing")]).catch(
      String,
    );
    const frame = await Promise.race([drawsFrame(page), after(PATIENCE_MS, "draws nothing")]).catch(String);
    const requests = [...(underWay.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`);
    console.error(
      [`FAILED ${test}, with ${page.url()}`, state, frame, "unanswered:", ...requests].join("\n"),
    );
  }
}

/** Reports the page's own state, and the text for a screen reader. */
async function describeState(page: Page): Promise<string> {
  const state = await page.evaluate(() => ({
    now: new Date().toISOString(),
    onLine: navigator.onLine,
    isInteractive: "isInteractive" in window && window.isInteractive,
    isControlled: (navigator.serviceWorker?.controller ?? null) !== null,
    visibility: document.visibilityState,
    stored: Object.keys(localStorage),
  }));
  const shown = await page.locator("body").ariaSnapshot();
  return `${JSON.stringify(state)}\n${shown.slice(0, SHOWN_CHARACTERS)}`;
}

/** A picture needs a frame, as what locators wait for does; the page's own frames are those of its clock. */
async function drawsFrame(page: Page): Promise<string> {
  await page.screenshot();
  return "draws";
}

function after(milliseconds: number, result: string): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, result));
}
