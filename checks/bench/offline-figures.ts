import type { Browser, Page } from "playwright-core";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { startServer } from "./measured-processes.ts";
import { randomFrom } from "./random.ts";
import { templateServices } from "./template-services.ts";

/** What an area costs to save, and how soon the app stands there without a network. */
export interface OfflineFigures {
  services: number;
  /** As phones get it, over the wire. */
  packKb: number;
  /** The first time: read, written and compressed. */
  madeMs: number;
  /** From the address to the first rows of the list, the page's processor four times slower, the worker cold. */
  startMs: number;
  /** A search with the index of words not yet made. */
  searchMs: number;
}

const SERVICES = 2000;
const SLOWDOWN = 4;
const MIDDLE = { longitude: -80.2, latitude: 25.77 };
const PLACE = `${MIDDLE.longitude}|${MIDDLE.latitude}|Miami, FL`;

/** @param dataDir a folder for what the server keeps besides */
export async function offlineFigures(
  browser: Browser,
  database: BenchDatabase,
  dataDir: string,
  times: number,
): Promise<OfflineFigures> {
  await moveToOneCity(database);
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(database.connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  try {
    const pack = await packFigures(server.origin);
    const runs: { startMs: number; searchMs: number }[] = [];
    for (let run = 0; run < times; run++) runs.push(await oneLook(browser, server.origin));
    const middle = (figure: (run: { startMs: number; searchMs: number }) => number): number =>
      Math.round(runs.map(figure).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN);
    return { ...pack, startMs: middle((run) => run.startMs), searchMs: middle((run) => run.searchMs) };
  } finally {
    await server.stop();
  }
}

/** The same services, all within forty miles: as many as one pack holds. */
async function moveToOneCity({ connection }: BenchDatabase): Promise<void> {
  const now = Date.now();
  const random = randomFrom(5);
  const services = templateServices(SERVICES, now).map((service) => ({
    ...service,
    metadata: { ...service.metadata, approvedAt: service.metadata.approvedAt ?? now },
    facts: {
      ...service.facts,
      place: {
        ...service.facts.place,
        coordinates: {
          longitude: Number((MIDDLE.longitude + random.bell() * 0.25).toFixed(6)),
          latitude: Number((MIDDLE.latitude + random.bell() * 0.25).toFixed(6)),
        },
      },
    },
  }));
  const database = poolDatabase({ primary: connection, replica: null });
  try {
    await database.transaction((tx) => storeServices(tx, services, now));
  } finally {
    await database.close();
  }
}

async function packFigures(origin: string): Promise<Pick<OfflineFigures, "services" | "packKb" | "madeMs">> {
  const address = `${origin}/api/city-pack?nearCoordinate=${MIDDLE.longitude}|${MIDDLE.latitude}`;
  const start = performance.now();
  const reply = await fetch(address, { headers: { "accept-encoding": "br" } });
  const { services }: { services: unknown[] } = await reply.json();
  return {
    services: services.length,
    packKb: Math.round(Number(reply.headers.get("content-length")) / 100) / 10,
    madeMs: Math.round(performance.now() - start),
  };
}

async function oneLook(browser: Browser, origin: string): Promise<{ startMs: number; searchMs: number }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies([
      { name: ACCESS_COOKIE, value: "true", url: origin },
      { name: "place", value: encodeURIComponent(PLACE), url: origin },
    ]);
    const page = await context.newPage();
    await page.goto("/?tab=FOOD");
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole("button", { name: /change place/ }).click();
    await page.getByRole("button", { name: "Save Miami, FL for offline use" }).click();
    await page.getByText("Saved: Miami, FL").first().waitFor();
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    const startMs = await untilRows(page, "/?tab=HEALTH");
    const searchMs = await untilRows(page, "/?tab=ALL&q=dentst");
    return { startMs, searchMs };
  } finally {
    await context.close();
  }
}

/** From the beginning of the navigation until rows of the list have been drawn. */
async function untilRows(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: "commit" });
  return page.evaluate(async () => {
    while (document.querySelector("main li :is(h2, h3) > a") === null)
      await new Promise(requestAnimationFrame);
    return performance.now();
  });
}
