import type { FastifyInstance } from "fastify";
import { prepareWords } from "#words/base/prepare-words.ts";
import { sharedRequests } from "../base/attempts/shared-requests.ts";
import type { Deps, GivenDeps } from "../base/feature/deps.ts";
import { callsInProcess } from "../base/http/calls.ts";
import { knownKeys as openKnownKeys } from "../base/http/known-keys.ts";
import type { LoadLimit } from "../base/http/load-limit.ts";
import { publishContract } from "../base/http/publish-contract.ts";
import { RequestCounts } from "../base/http/request-counts.ts";
import type { RequestWatch } from "../base/http/request-watch.ts";
import type { ReaderLimits } from "../base/http/slow-readers.ts";
import { addPages } from "../base/pages/add-pages.ts";
import { busyPage } from "../base/pages/busy-page.ts";
import { sessionEnder } from "../features/accounts/account/session-ender.ts";
import { findSignedIn } from "../features/accounts/account/sessions.ts";
import { ownsShelter } from "../features/beds/queries.ts";
import { describeWebhook } from "../features/chatbot/text-messages/describe-webhook.ts";
import { NOT_COUNTED } from "../features/directory-health/unmet-searches.ts";
import { findKeyViewer } from "../features/integrations/api-keys/find-key-viewer.ts";
import { feature as servicePage } from "../features/service-page/feature.ts";
import { listReads } from "../features/services/list-reads.ts";
import { hoursRepairs } from "../features/services/opening-hours/repair-batch.ts";
import { buildApp } from "./app.ts";
import { FEATURES } from "./features.generated.ts";
import { makeDeps } from "./make-deps.ts";

/** Dependencies that the app is started with, including those that watch and limit its requests. */
export interface WireDependencies extends GivenDeps {
  /** Counts and times requests; null: requests are not counted. */
  readonly requestWatch: RequestWatch | null;
  /** Limit on load; null: no request is refused. */
  readonly loadLimit: LoadLimit | null;
  /** Limits on the bytes that slow clients may leave unread. */
  readonly readerLimits: ReaderLimits;
}

/** The app, not yet listening, and what its features are made of. */
interface WiredApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
}

/** Wires features to HTTP. */
export async function wireApp({
  requestWatch,
  loadLimit,
  readerLimits,
  ...given
}: WireDependencies): Promise<WiredApp> {
  const { config, database, now, log } = given;
  const repairs = hoursRepairs(given.sendJob, log);
  const sessions = sessionEnder(database);
  const findSession = findSignedIn(database, config.secondFactorRoles);
  const knownKeys = openKnownKeys();
  const deps: Deps = await makeDeps(given, {
    repairs,
    findSession,
    endSession: sessions.end,
    callsOf: (context) => createCallApi(context),
    uncountedCallsOf: (context) => createUncountedCallApi(context),
  });
  const { languages, publicOrigin, logFailure, pages } = deps;
  await Promise.all(languages.map(prepareWords));
  const routes = FEATURES.flatMap((feature) => feature.routes(deps));
  const createCallApi = callsInProcess(routes);
  const createUncountedCallApi = callsInProcess([...routes, ...servicePage.routes(uncounted(deps))]);
  // Other processes may serve on a database server; the embedded database has one.
  const isOneOfSeveral = config.databaseUrl !== null;
  const requestCounts =
    config.isRateLimited && isOneOfSeveral ? new RequestCounts(sharedRequests(database.bulk), now) : null;
  const app = await buildApp({
    database,
    requestCounts,
    hstsSubdomains: config.hstsSubdomains,
    endSession: sessions.end,
    routes,
    findViewer: findKeyViewer(database, knownKeys, findSession),
    knownKeys,
    now,
    log,
    logFailure,
    requestWatch,
    loadLimit,
    readerLimits,
    sendBusyPage: pages === null ? null : busyPage({ callsOf: createCallApi, now }),
    isRateLimited: config.isRateLimited,
    trustProxy: config.trustProxy,
    publicOrigin,
    corsOrigins: config.corsOrigins,
    languages,
    addPages: async (app) => {
      publishContract(app, routes, deps.version, publicOrigin, describeWebhook(config.textGateway));
      for (const feature of FEATURES) await feature.serve?.(app, deps);
      if (pages === null) return;
      const owns = (userId: string) => ownsShelter(database, userId);
      await addPages(app, { ...deps, ...pages, ownsShelter: owns });
    },
  });
  app.addHook("onClose", async () => {
    sessions.close();
    requestCounts?.close();
    await repairs.close();
    await given.unmet.close();
  });
  return { app, deps };
}

/** Dependencies that do not count unmet needs. */
function uncounted(deps: Deps): Deps {
  const directory = { ...deps.directory, unmet: NOT_COUNTED };
  return { ...deps, directory, reads: listReads(directory, deps.heavy) };
}
