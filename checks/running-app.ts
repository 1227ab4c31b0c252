import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { toTranslate } from "#domain/translation/to-translate.ts";
import { type WireDependencies, wireApp } from "#server/app/wire.ts";
import { READER_LIMITS } from "#server/base/http/slow-readers.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import { builtPages } from "#server/base/pages/page-source.ts";
import { type Config, readConfig } from "#server/base/settings/config.ts";
import type { Database } from "#server/base/sql/db.ts";
import { NO_TIMETABLES } from "#server/features/directions/timetable-process.ts";
import { NOT_COUNTED } from "#server/features/directory-health/unmet-searches.ts";
import { builtEmbedFiles } from "#server/features/embed/embed-files.ts";
import { importUploads } from "#server/features/imports/import-uploads.ts";
import { importWorkers } from "#server/features/imports/import-workers.ts";
import { workOnImports } from "#server/features/imports/work-on-imports.ts";
import { builtCityFileParts } from "#server/features/offline/city-file/city-file-parts.ts";
import { countyAtPoint } from "#server/features/places/county-at.ts";

/** The whole app on a free port, over a given database. */
export interface RunningApp {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly address: string;
  /** The database that the app was given. */
  readonly database: Database;
  /** Log of the app, as lines. */
  readonly logged: string[];
  /** Jobs that were sent, instead of being run. */
  readonly jobs: { name: string; data: unknown }[];
  /** The app's clock; tests may set it. */
  now: number;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** GET of an address below `/api` that must answer 200; the body as `T`, which the test knows. */
  read<T>(path: string): Promise<T>;
  close(): Promise<void>;
}

/** What a test has otherwise than other tests: parts of the app, and single settings. */
export interface AppChanges extends Partial<Omit<WireDependencies, "config">> {
  readonly config?: Partial<Config>;
}

/** Nothing is configured, and nothing limits how fast a test asks. */
const CONFIG = readConfig({ DEMO: "off", RATE_LIMIT: "off" });

/** @param changes instead of the test's own parts */
export async function runningApp(
  database: Database,
  { config, ...changes }: AppChanges = {},
): Promise<RunningApp> {
  const logged: string[] = [];
  const jobs: { name: string; data: unknown }[] = [];
  const running = { now: Date.UTC(2026, 10, 20, 15, 0) };
  const folder = path.join(tmpdir(), `amparo-uploads-${randomUUID()}`);
  const uploads = importUploads(folder);
  // Imports run in this process, on the test's database and by its clock.
  const workers = importWorkers(async () => {
    await workOnImports({ database, uploads, now: () => running.now });
    return true;
  });
  const { app } = await wireApp({
    config: { ...CONFIG, ...config },
    database,
    version: "0.0.0-test",
    sendJob: async (name, data) => {
      jobs.push({ name, data });
    },
    sender: { send: async () => ({ outcome: "sent" }) },
    originOfLinks: () => "http://localhost:3000",
    queueMail: async (_, job) => {
      jobs.push({ name: "mail", data: job });
    },
    askTranslation: async (_, saved) => {
      for (const { serviceId, before, after } of saved) {
        const fields = toTranslate(before, after, "es");
        if (fields.length > 0) jobs.push({ name: "translate", data: { serviceId, fields } });
      }
    },
    wakeWebhooks: async () => {},
    outbox: null,
    files: filesInMemory(),
    imports: { uploads, wakeWorker: workers.wake },
    exportFolder: tmpdir(),
    harvest: { sources: [], wakeWorker: () => {} },
    unmet: NOT_COUNTED,
    countyAt: countyAtPoint(),
    timetables: NO_TIMETABLES,
    translator: null,
    openPages: builtPages,
    cityFileParts: builtCityFileParts,
    openEmbedFiles: builtEmbedFiles,
    now: () => running.now,
    log: {
      info: (line) => logged.push(JSON.stringify(line)),
      error: (line) => logged.push(JSON.stringify(line)),
    },
    requestWatch: null,
    loadLimit: null,
    readerLimits: READER_LIMITS,
    isReady: () => true,
    pages: null,
    ...changes,
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return Object.assign(running, {
    address,
    database,
    logged,
    jobs,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${address}${path}`, { headers }),
    async read<T>(path: string): Promise<T> {
      const reply = await fetch(`${address}/api${path}`);
      const body: T = await reply.json();
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`);
      return body;
    },
    async close() {
      await app.close();
      await workers.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

function filesInMemory(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    hasRoom: async () => true,
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  };
}
