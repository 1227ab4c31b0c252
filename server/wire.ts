import type { FastifyInstance } from "fastify";
import { DEMONSTRATION_PLACE } from "#db/demo/town.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { accountRoutes } from "./features/account/account-routes.ts";
import { cityPackRoutes } from "./features/city-pack/city-pack-routes.ts";
import { crisisLineRoutes } from "./features/crisis-lines/crisis-line-routes.ts";
import { feedbackRoutes } from "./features/feedback/feedback-routes.ts";
import { workOnFiles } from "./features/files/file-jobs.ts";
import { fileRoutes } from "./features/files/file-routes.ts";
import { addFound } from "./features/found/add-found.ts";
import { healthRoutes } from "./features/health/health-routes.ts";
import { sendHoursJobs, workOnHours } from "./features/hours/hours-jobs.ts";
import { hoursRepairs, type SendJob } from "./features/hours/hours-repairs.ts";
import { workOnKudos } from "./features/kudos/kudo-jobs.ts";
import { kudoRoutes } from "./features/kudos/kudo-routes.ts";
import { type QueueMail, queueMails } from "./features/mail/queue-mail.ts";
import { addPages } from "./features/pages/add-pages.ts";
import { permissionRoutes } from "./features/permissions/permission-routes.ts";
import { placeRoutes } from "./features/places/place-routes.ts";
import { addQuickExit } from "./features/quick-exit/add-quick-exit.ts";
import { openSearch } from "./features/search/search.ts";
import { serviceRoutes } from "./features/services/service-routes.ts";
import { staticPageRoutes } from "./features/static-pages/static-page-routes.ts";
import { addTiles } from "./features/tiles/add-tiles.ts";
import { callerInProcess } from "./http/calls.ts";
import { noAccounts } from "./http/identify.ts";
import { logFailures, type RequestLog } from "./http/log.ts";
import { publishContract } from "./http/publish-contract.ts";
import type { Route } from "./http/route.ts";
import { GUEST } from "./http/viewer.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { FileStore } from "./outside/files/file-store.ts";
import { openFileStore } from "./outside/files/open-file-store.ts";
import type { Database } from "./sql/db.ts";

/** Everything that the app is made of; tests give their own clock, log and jobs. */
export interface WireParts {
  readonly config: Pick<Config, "trustProxy" | "isRateLimited"> &
    Partial<Pick<Config, "links" | "corsOrigins">>;
  readonly database: Database;
  readonly version: string;
  /** Puts work into the durable queue. */
  readonly sendJob: SendJob;
  /** Adds a mail as a part of a transaction. */
  readonly queueMail: QueueMail;
  readonly files: FileStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: RequestLog;
  readonly isReady: () => boolean;
  /** What pages say besides; null: the API alone, which needs no build of the web. */
  readonly pages:
    | (Pick<Config, "publicUrl" | "links" | "defaultPlace" | "exitUrl"> & Partial<Pick<Config, "basemap">>)
    | null;
}

/** Connects features to HTTP. The app is not yet listening. */
export async function wireApp(parts: WireParts): Promise<FastifyInstance> {
  const { config, database, now, log, version } = parts;
  const repairs = hoursRepairs(parts.sendJob, log);
  const textSearch = openSearch();
  const routes: Route[] = [
    ...serviceRoutes({ db: database.reader, textSearch, repairs }),
    ...kudoRoutes(database, config.isRateLimited),
    ...cityPackRoutes(database.reader),
    ...crisisLineRoutes(database.reader, textSearch),
    ...staticPageRoutes(database.reader, config.links?.support ?? null),
    ...feedbackRoutes(database, parts.queueMail),
    ...fileRoutes(database, parts.files),
    ...placeRoutes(database.reader),
    ...accountRoutes(),
    ...permissionRoutes(),
    ...healthRoutes(database, version, parts.isReady),
  ];
  const app = await buildApp({
    routes,
    findViewer: noAccounts,
    now,
    log,
    isRateLimited: config.isRateLimited,
    trustProxy: config.trustProxy,
    publicOrigin: parts.pages?.publicUrl ?? null,
    corsOrigins: config.corsOrigins ?? [],
    addPages: async (app) => {
      publishContract(app, routes, version);
      if (parts.pages === null) return;
      await addTiles(app, parts.pages.basemap ?? null);
      addFound(app, database.reader, parts.pages.publicUrl);
      addQuickExit(app, parts.pages.exitUrl);
      await addPages(app, {
        ...parts.pages,
        now,
        viewerOf: async () => GUEST,
        callerFor: (viewer, language, at) =>
          callerInProcess(routes, { viewer, language, now: at, client: null }),
      });
    },
  });
  app.addHook("onClose", async () => repairs.close());
  return app;
}

export interface StartedApp {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Resolves when the requests under way are answered; neither database nor jobs are closed. */
  close(): Promise<void>;
}

/** Starts the whole app on a migrated database, with the work that it leaves to jobs. */
export async function startApp(
  config: Config,
  database: Database,
  jobs: Jobs,
  version: string,
): Promise<StartedApp> {
  const now = () => Date.now();
  const files = openFileStore(config);
  let isReady = false;
  const app = await wireApp({
    config,
    database,
    version,
    sendJob: sendHoursJobs(jobs, database),
    queueMail: queueMails(jobs, now),
    files,
    now,
    log: logFailures((text) => process.stderr.write(text)),
    isReady: () => isReady,
    pages: { ...config, defaultPlace: config.defaultPlace ?? (config.demo ? DEMONSTRATION_PLACE : null) },
  });
  await workOnHours(jobs, database, now);
  await workOnKudos(jobs, database, now);
  await workOnFiles(jobs, database, files, now);
  const address = await app.listen({ host: config.host, port: config.port });
  isReady = true;
  return {
    address,
    async close() {
      isReady = false;
      await app.close();
    },
  };
}
