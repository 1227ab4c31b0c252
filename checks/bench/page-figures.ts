import { chromium } from "playwright-core";
import { freePort } from "#checks/free-port.ts";
import { browserProgram } from "#checks/journeys/browser.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { percentile } from "./http-load.ts";
import { SLOW_PHONE } from "./slow-phone.ts";

export interface PageFigures {
  page: string;
  wireKb: number;
  lcpMs: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits that cost points, by Lighthouse's own names. */
  below: readonly string[];
}

/** Looks at a page so many times; each figure is the one in the middle. */
export async function pageFigures(page: string, url: string, times: number): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < times; run++) runs.push(await oneRun(page, url));
  const middle = (figure: (run: PageFigures) => number): number => percentile(runs.map(figure), 50);
  return {
    page,
    wireKb: middle((run) => run.wireKb),
    lcpMs: middle((run) => run.lcpMs),
    cls: middle((run) => run.cls),
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    below: [...new Set(runs.flatMap((run) => run.below))],
  };
}

async function oneRun(page: string, url: string): Promise<PageFigures> {
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const program = browserProgram();
  const browser = await chromium.launch({
    ...program,
    args: [...program.args, `--remote-debugging-port=${port}`],
  });
  try {
    // Figures are those of a visitor who has seen the tutorial.
    const visitor = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await visitor.contexts()[0]?.addCookies([{ name: ACCESS_COOKIE, value: "true", url }]);
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      output: "json",
      formFactor: "mobile",
      throttlingMethod: "devtools",
      throttling: SLOW_PHONE,
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    return {
      page,
      wireKb: Math.round(figure("total-byte-weight") / 100) / 10,
      lcpMs: Math.round(figure("largest-contentful-paint")),
      cls: Math.round(figure("cumulative-layout-shift") * 1000) / 1000,
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      below: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
    };
  } finally {
    await browser.close();
  }
}
