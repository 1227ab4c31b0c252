import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "#server/base/pages/build-web.ts";
import { preferProduction } from "#server/base/settings/config.ts";
import type { Database } from "#server/base/sql/db.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";
import { type RunningApp, runningApp } from "./running-app.ts";

/** The built app with the demonstration data, outside `npm test`, in a folder of its own that is removed with it. */
export interface DemonstrationApp {
  readonly app: RunningApp;
  readonly database: Database;
  close(): Promise<void>;
}

export interface DemonstrationOptions {
  /** Time of the run, in epoch milliseconds; null: the machine's clock. */
  readonly now: number | null;
  /** Destination of the quick exit. */
  readonly exitUrl?: string;
  /** False: a directory without services and people. */
  readonly hasServices?: boolean;
  /** Lines about what takes long. */
  readonly print?: (line: string) => void;
}

export async function openDemonstrationApp({
  now,
  exitUrl = "https://weather.example/",
  hasServices = true,
  print = () => {},
}: DemonstrationOptions): Promise<DemonstrationApp> {
  preferProduction();
  const folder = mkdtempSync(join(tmpdir(), "amparo-demonstration-"));
  // The embedded database runs as another account where this one is root.
  chmodSync(folder, 0o755);
  const opened: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const each of opened.splice(0).reverse()) await each();
  };
  try {
    const database = await openDatabase(
      { databaseUrl: null, databaseReplicaUrl: null, dataDir: join(folder, "data") },
      print,
    );
    opened.push(() => database.close());
    await migrate(database, () => {});
    await Promise.all([loadPlaces(database, print), buildWeb(print)]);
    const since = now ?? Date.now();
    await loadPages(database, since, () => {});
    if (hasServices) await loadDemonstration(database, since, () => {});
    const app = await runningApp(database, {
      config: { trustProxy: false, isRateLimited: false, demo: true },
      pages: { publicUrl: null, basemap: null, defaultPlace: null, exitUrl, links: NO_LINKS },
      ...(now === null ? { now: Date.now } : {}),
    });
    opened.push(() => app.close());
    app.now = since;
    return { app, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Settings without any of an operator's links. */
export const NO_LINKS = {
  volunteer: null,
  donation: null,
  support: null,
  website: null,
  facebook: null,
  twitter: null,
  instagram: null,
  youtube: null,
};
