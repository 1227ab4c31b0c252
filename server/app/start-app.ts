import path from "node:path";
import type { FastifyInstance } from "fastify";
import { DEMONSTRATION_PLACE } from "#db/demo/town.ts";
import { logFailures } from "../base/http/log.ts";
import { READER_LIMITS } from "../base/http/slow-readers.ts";
import type { Jobs } from "../base/jobs/jobs.ts";
import type { AppMetrics } from "../base/metrics/app-metrics.ts";
import { openFileStore } from "../base/outside/files/open-file-store.ts";
import { openMailSender } from "../base/outside/mail/open-mail-sender.ts";
import { outboxFolder } from "../base/outside/mail/outbox-mail.ts";
import { openTranslator } from "../base/outside/translator/open-translator.ts";
import { builtPages } from "../base/pages/page-source.ts";
import { readVersion } from "../base/process/version.ts";
import type { Config } from "../base/settings/config.ts";
import type { Database } from "../base/sql/db.ts";
import { openTimetables } from "../features/directions/open-timetables.ts";
import { NOT_COUNTED, recordUnmet } from "../features/directory-health/unmet-searches.ts";
import { builtEmbedFiles } from "../features/embed/embed-files.ts";
import { harvestWorkers } from "../features/imports/harvest/harvest-workers.ts";
import { importUploads } from "../features/imports/import-uploads.ts";
import { type ImportWorkers, importWorkers } from "../features/imports/import-workers.ts";
import { webhookSender } from "../features/integrations/webhooks/webhook-jobs.ts";
import { queueMails } from "../features/mail/queue-mail.ts";
import { builtCityFileParts } from "../features/offline/city-file/city-file-parts.ts";
import { countyAtPoint } from "../features/places/county-at.ts";
import { openSearch } from "../features/search/search.ts";
import { sendHoursJobs } from "../features/services/opening-hours/hours-jobs.ts";
import { queueTranslations } from "../features/translation/translation-jobs.ts";
import { registerJobs } from "./register-jobs.ts";
import { type WireDependencies, wireApp } from "./wire.ts";

export interface StartedApp {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Resolves when active requests are answered; closes neither database nor jobs. */
  close(): Promise<void>;
}

/** Parts that the app is started with, and overrides for development. */
interface StartOptions
  extends Partial<Pick<WireDependencies, "openPages" | "cityFileParts" | "openEmbedFiles">> {
  /** Starts listening and resolves with the address; absent: as configured. */
  readonly listen?: (app: FastifyInstance) => Promise<string>;
  /** Works on imports; absent: processes with the settings of the environment. */
  readonly workers?: ImportWorkers;
  /** Harvests; absent: as the other one. */
  readonly harvesters?: ImportWorkers;
  /** Counts requests, and says how loaded the app is; null: requests are not counted, and load has no limit. */
  readonly metrics: AppMetrics | null;
}

/** Limit for requests that are open when the app stops. */
const OPEN_REQUESTS_MS = 3000;

/** Starts the whole app on a prepared database, with its jobs. */
export async function startApp(
  config: Config,
  database: Database,
  jobs: Jobs,
  {
    listen = (app) => app.listen({ host: config.host, port: config.port }),
    workers = importWorkers(),
    harvesters = harvestWorkers(),
    metrics,
    openPages = builtPages,
    cityFileParts = builtCityFileParts,
    openEmbedFiles = builtEmbedFiles,
  }: StartOptions,
): Promise<StartedApp> {
  const now = () => Date.now();
  const log = logFailures((text) => process.stderr.write(text));
  const translator = openTranslator(config);
  const timetables = openTimetables(config, log);
  let isReady = false;
  let address = "";
  const countyAt = countyAtPoint();
  const unmet = config.countsUnmetNeeds
    ? recordUnmet({
        db: database.bulk,
        synonymsAt: openSearch().synonymsAt,
        countyAt,
        now,
        onLost: () => log.error({ job: "unmet needs", lost: true }),
      })
    : NOT_COUNTED;
  const { app, deps } = await wireApp({
    config,
    database,
    version: await readVersion(),
    sendJob: sendHoursJobs(jobs, database.bulk),
    sender: openMailSender(config),
    originOfLinks: () => config.publicUrl ?? `http://localhost:${new URL(address).port}`,
    queueMail: queueMails(jobs, now),
    askTranslation: queueTranslations(jobs, translator === null ? [] : config.languages),
    wakeWebhooks: webhookSender(jobs),
    outbox: config.smtpUrl === null ? outboxFolder(config.dataDir) : null,
    files: openFileStore(config),
    timetables,
    imports: { uploads: importUploads(config.dataDir), wakeWorker: workers.wake },
    exportFolder: path.join(config.dataDir, "exports"),
    harvest: { sources: config.harvest.sources, wakeWorker: harvesters.wake },
    translator,
    countyAt,
    unmet,
    openPages,
    cityFileParts,
    openEmbedFiles,
    now,
    log,
    requestWatch: metrics?.requests ?? null,
    loadLimit:
      metrics === null
        ? null
        : {
            maxRequests: config.requestsAtOnce,
            oldestWaitMs: () => metrics.pools.oldestWaitMs(),
            onRefused: (reason) => metrics.requests.refused(reason),
          },
    readerLimits: READER_LIMITS,
    isReady: () => isReady,
    pages: { ...config, defaultPlace: config.defaultPlace ?? (config.demo ? DEMONSTRATION_PLACE : null) },
  });
  address = await listen(app);
  await registerJobs(jobs, deps);
  isReady = true;
  // An import that was interrupted goes on.
  workers.wake();
  return {
    address,
    async close() {
      isReady = false;
      const late = setTimeout(() => app.server.closeAllConnections(), OPEN_REQUESTS_MS);
      timetables.close();
      await Promise.all([app.close(), workers.close(), harvesters.close()]);
      clearTimeout(late);
    },
  };
}
