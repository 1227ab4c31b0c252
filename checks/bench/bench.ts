import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_HARBOR } from "#db/demo/town.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { openBrowser } from "../journeys/browser.ts";
import { type BadgeFigures, badgeFigures, POLL_SECONDS } from "./badge-figures.ts";
import { type BedFigures, bedFigures } from "./bed-figures.ts";
import {
  type BenchDatabase,
  type BenchWork,
  benchClusters,
  eachBenchDatabase,
  startBenchDatabase,
  TEMPLATES,
  toDatabaseUrl,
} from "./bench-database.ts";
import { someService, withDemonstration } from "./bench-demonstration.ts";
import { type ChatbotFigures, chatbotFigures } from "./chatbot-figures.ts";
import { directionFigures, timetableFigures } from "./direction-figures.ts";
import { type DuplicateFigures, duplicateFigures } from "./duplicate-figures.ts";
import { checkOutVersion } from "./earlier-version.ts";
import { type ExportRow, exportFigures } from "./export-figures.ts";
import { type FirstClickFigures, firstClickFigures } from "./first-click-figures.ts";
import { benchHardNights } from "./hard-night-figures.ts";
import { type HealthFigures, healthFigures } from "./health-figures.ts";
import { benchIdleReaders } from "./idle-reader-figures.ts";
import { type ImportRow, importFigures } from "./import-figures.ts";
import { type ListRow, listFigures } from "./list-figures.ts";
import { type ListingFigures, listingFigures } from "./listing-figures.ts";
import { mapFigures } from "./map-figures.ts";
import { startServer } from "./measured-processes.ts";
import { memoryFigures } from "./memory-figures.ts";
import { benchMixed } from "./mixed-figures.ts";
import { offlineFigures } from "./offline-figures.ts";
import { benchOneAddress } from "./one-address-figures.ts";
import { type OverloadRow, overloadFigures, reportOverload } from "./overload-figures.ts";
import { type PageFigures, pageFigures } from "./page-figures.ts";
import { type PermissionRow, permissionFigures } from "./permission-figures.ts";
import { type ScaleFigures, scaleFigures } from "./scale-figures.ts";
import { type ServerRow, serverFigures } from "./server-figures.ts";

/**
 * `npm run bench`: figures, which depend on the machine and are therefore no tests.
 *
 * `npm run bench -- server --services 100000`, `npm run bench -- lists --against 5e5012e`,
 * `npm run bench -- directions --gtfs feeds/city.zip`, `npm run bench -- overload --seconds 600`, and likewise each of
 * `PARTS` below.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    services: { type: "string" },
    /** Part of the engine's name. */
    engine: { type: "string", default: "" },
    /** Looks at each page. */
    times: { type: "string", default: "3" },
    /** How long beds are counted, lists are read in each round, or the app is overloaded. */
    seconds: { type: "string" },
    /** The commit with which lists are compared, and how often they are read in turns. */
    against: { type: "string", default: "5e5012e" },
    rounds: { type: "string", default: "5" },
    /** A feed of timetables, zip or folder; those beside it are read too. */
    gtfs: { type: "string" },
    /** Polls of the menu's counts are compared with other requests. */
    compared: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "../..");
const print = (line: string): void => console.log(`[${new Date().toISOString().slice(11, 19)}] ${line}`);

const sizes = (values.services ?? "100000,1000000").split(",").map(Number);
const [firstSize = 0] = sizes;

function write(name: string, figures: unknown): void {
  mkdirSync(join(root, "bench-results"), { recursive: true });
  writeFileSync(join(root, "bench-results", name), `${JSON.stringify(figures, null, 2)}\n`);
  print(`written to bench-results/${name}`);
}

async function benchServer(): Promise<void> {
  const rows: ServerRow[] = [];
  for (const services of sizes) {
    await onEachBenchDatabase(services, async (database, dataDir) => {
      rows.push(...(await serverFigures(database, services, dataDir, print)));
    });
    console.table(rows);
    write("server.json", rows);
  }
}

/** Sizes, processor time and bytes, that `docs/scale.md` gives. */
async function benchScale(): Promise<void> {
  const rows: ScaleFigures[] = [];
  for (const services of sizes) {
    await onEachBenchDatabase(services, async (database, dataDir) => {
      rows.push(await scaleFigures(database, services, dataDir));
    });
    for (const { requests } of rows.slice(-1)) console.table(requests);
    write("scale.json", rows);
  }
}

/** Lists of this version and of an earlier commit, in turns, as a ratio. */
async function benchLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  const rows: ListRow[] = [];
  try {
    const earlier = join(folder, "earlier");
    checkOutVersion(values.against, earlier);
    for (const services of (values.services ?? "5000,100000,1000000").split(",").map(Number)) {
      await onEachBenchDatabase(Math.min(services, TEMPLATES), async (database, dataDir) => {
        const rounds = Number(values.rounds);
        const seconds = Number(values.seconds ?? 4);
        rows.push(...(await listFigures(database, { earlier, services, rounds, seconds, dataDir }, print)));
      });
      console.table(rows);
      write("lists.json", rows);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fifty people count beds for a minute: nothing is lost, and no one sees a wrong number. */
async function benchBeds(): Promise<void> {
  const rows: BedFigures[] = [];
  await onEachBenchDatabase(firstSize, async (database, dataDir) => {
    rows.push(await bedFigures(database, firstSize, Number(values.seconds ?? 60), dataDir));
  });
  console.table(rows);
  write("beds.json", rows);
  if (rows.some(({ lost, wrong }) => lost + wrong > 0)) throw new Error("Counts were lost, or seen wrong.");
}

/** What the counts of the menu cost for five hundred browsers: they are asked for every minute. */
async function benchBadges(): Promise<void> {
  const rows: BadgeFigures[] = [];
  const services = Number(values.services ?? 10_000);
  const asked = { services, seconds: Number(values.seconds ?? POLL_SECONDS), isCompared: values.compared };
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  chmodSync(folder, 0o755);
  // Both engines at once: what counts is processor time, of which they take little, and most of it is waiting.
  const clusters = benchClusters(folder).filter(({ engine }) => engine.includes(values.engine));
  const databases: BenchDatabase[] = [];
  try {
    for (const { engine, cluster } of clusters) {
      databases.push(await startBenchDatabase(engine, cluster, services, print));
    }
    const measured = databases.map((database, index) =>
      badgeFigures(database, asked, join(folder, `data-${index}`)),
    );
    rows.push(...(await Promise.all(measured)));
  } finally {
    for (const database of databases) await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(rows);
  write("badges.json", rows);
}

/** The page of the directory's health from the figures of its job, and the job. */
async function benchHealth(): Promise<void> {
  const rows: HealthFigures[] = [];
  for (const services of (values.services ?? "1000000").split(",").map(Number)) {
    await onEachBenchDatabase(services, async (database, dataDir) => {
      rows.push(...(await healthFigures(database, services, dataDir)));
    });
  }
  console.table(rows);
  write("health.json", rows);
}

/** Messages to the chatbot, on the demonstration and among many services. */
async function benchChatbot(): Promise<void> {
  const rows: ChatbotFigures[] = [];
  await withDemonstration(async ({ origin }) => {
    rows.push(...(await chatbotFigures(origin, "demonstration", [DEMO_HARBOR.coordinates])));
  });
  await onEachBenchDatabase(firstSize, async ({ engine, connection }, dataDir) => {
    const server = await startServer({
      DATABASE_URL: toDatabaseUrl(connection),
      DATA_DIR: dataDir,
      DEMO: "off",
    });
    try {
      rows.push(...(await chatbotFigures(server.origin, `${engine}, ${firstSize} services`)));
    } finally {
      await server.stop();
    }
  });
  console.table(rows);
  write("chatbot.json", rows);
}

/** Three times as many requests as the app works on at once, for so many seconds on each engine. */
async function benchOverload(): Promise<void> {
  const rows: OverloadRow[] = [];
  await onEachBenchDatabase(Number(values.services ?? 10_000), async (database, dataDir) => {
    rows.push(await overloadFigures(database, Number(values.seconds ?? 60), dataDir, print));
  });
  write("overload.json", rows);
  reportOverload(rows);
}

/** The daily search for services that are listed twice, and the page of what it found. */
async function benchDuplicates(): Promise<void> {
  const rows: DuplicateFigures[] = [];
  await onEachBenchDatabase(firstSize, async (database) => {
    rows.push(await duplicateFigures(database, firstSize));
  });
  console.table(rows);
  write("duplicates.json", rows);
}

/** Saving a service, with all that is computed when it is written. */
async function benchListings(): Promise<void> {
  const rows: ListingFigures[] = [];
  await onEachBenchDatabase(firstSize, async (database, dataDir) => {
    rows.push(...(await listingFigures(database, firstSize, dataDir)));
  });
  console.table(rows);
  write("listings.json", rows);
}

const onEachBenchDatabase = (services: number, work: BenchWork): Promise<void> =>
  eachBenchDatabase({ engine: values.engine, services, print }, work);

async function benchPages(): Promise<void> {
  await withDemonstration(async ({ origin }) => {
    const pages = { home: "/", detail: `/services/${await someService(origin)}` };
    const rows: PageFigures[] = [];
    for (const [name, path] of Object.entries(pages)) {
      for (const language of ["en", "es"]) {
        rows.push(
          await pageFigures(
            `${name}, ${language}`,
            `${origin}${path}?lang=${language}`,
            Number(values.times),
          ),
        );
      }
    }
    console.table(rows.map(({ below, ...row }) => ({ ...row, below: below.join(" ") })));
    write("pages.json", rows);
    const browser = await openBrowser();
    try {
      const clicks: FirstClickFigures[] = [];
      for (const [name, path] of Object.entries(pages)) {
        clicks.push(...(await firstClickFigures(browser, name, `${origin}${path}`, Number(values.times))));
      }
      console.table(clicks);
      write("first-click.json", clicks);
    } finally {
      await browser.close();
    }
  });
}

async function benchMemory(): Promise<void> {
  await withDemonstration(async (server) => {
    const id = await someService(server.origin);
    const near = "nearCoordinate=-123.9%7C39.87&currentCoordinate=-123.9%7C39.87";
    const paths = [
      "/",
      `/services/${id}`,
      `/api/services?type=FOOD&isOpen=true&${near}`,
      `/api/services/${id}`,
    ];
    const rows = await memoryFigures(server, paths);
    console.table(rows);
    write("memory.json", rows);
  });
}

/** Two thousand services around one city, saved on a phone, and the app without a network. */
async function benchOffline(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  chmodSync(folder, 0o755);
  const [own] = benchClusters(folder).filter(({ engine }) => engine.includes("embedded"));
  if (own === undefined) throw new Error("The embedded engine is not there.");
  const database = await startBenchDatabase(own.engine, own.cluster, 2000, print);
  const browser = await openBrowser();
  try {
    const figures = await offlineFigures(browser, database, join(folder, "data"), Number(values.times));
    console.table([figures]);
    write("offline.json", figures);
  } finally {
    await browser.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Five thousand services around one city, seen on the map of a phone. */
async function benchMap(): Promise<void> {
  await withDemonstration(async ({ origin }) => {
    const browser = await openBrowser();
    try {
      const figures = await mapFigures(browser, origin, Number(values.times));
      console.table([figures]);
      write("map.json", figures);
    } finally {
      await browser.close();
    }
  });
}

/** The import of so many services, and the memory that it takes. */
async function benchImport(): Promise<void> {
  const rows: ImportRow[] = [];
  for (const services of (values.services ?? "1000000").split(",").map(Number)) {
    const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
    chmodSync(folder, 0o755);
    try {
      rows.push(await importFigures(services, folder, print));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.table(rows);
  write("import.json", rows);
}

/** The export of so many services in both formats, and the memory that it takes. */
async function benchExport(): Promise<void> {
  const rows: ExportRow[] = [];
  for (const services of sizes) {
    await onEachBenchDatabase(services, async (database, dataDir) => {
      rows.push(...(await exportFigures(database, services, dataDir)));
    });
    console.table(rows);
    write("export.json", rows);
  }
}

/** The way to services of the demonstration; with `--gtfs`, also the timetables of that feed alone. */
async function benchDirections(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  try {
    const rows = await directionFigures(join(folder, "data"));
    if (values.gtfs !== undefined) rows.push(...(await timetableFigures(dirname(values.gtfs), values.gtfs)));
    console.table(rows);
    write("directions.json", rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Knowing who asks and what they may, on each engine. */
async function benchPermissions(): Promise<void> {
  const rows: (PermissionRow & { engine: string })[] = [];
  await onEachBenchDatabase(1000, async ({ engine, connection }) => {
    const database = poolDatabase({ primary: { ...connection }, replica: null });
    try {
      const found = await permissionFigures(database, (line) => print(`${engine}: ${line}`));
      rows.push(...found.map((row) => ({ engine, ...row })));
    } finally {
      await database.close();
    }
  });
  console.table(rows);
  write("permissions.json", rows);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  badges: benchBadges,
  beds: benchBeds,
  chatbot: benchChatbot,
  "hard-nights": () => benchHardNights(onEachBenchDatabase, firstSize, write),
  health: benchHealth,
  directions: benchDirections,
  duplicates: benchDuplicates,
  export: benchExport,
  "idle-readers": () => benchIdleReaders(onEachBenchDatabase, values, print, write),
  import: benchImport,
  listings: benchListings,
  lists: benchLists,
  map: benchMap,
  memory: benchMemory,
  mixed: () => benchMixed(onEachBenchDatabase, values, print, write),
  offline: benchOffline,
  "one-address": () => benchOneAddress(onEachBenchDatabase, values, print, write),
  overload: benchOverload,
  pages: benchPages,
  permissions: benchPermissions,
  scale: benchScale,
  server: benchServer,
};
for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const run = PARTS[part];
  if (run === undefined)
    throw new Error(`No figures of "${part}": there are ${Object.keys(PARTS).join(", ")}`);
  await run();
}
