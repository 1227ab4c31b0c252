import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";
import { MAX_BODY_BYTES } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { allowOrigins, allowPublicReads } from "../base/http/cross-origin.ts";
import type { LogFailure } from "../base/http/failure-log.ts";
import { problemOfError } from "../base/http/failures.ts";
import type { FindViewer } from "../base/http/identify.ts";
import type { KnownKeys } from "../base/http/known-keys.ts";
import { type LoadLimit, type LoadReason, limitLoad, type SendBusyPage } from "../base/http/load-limit.ts";
import { logRequests, type RequestLog } from "../base/http/log.ts";
import { answerMalformedRequests } from "../base/http/malformed-requests.ts";
import { mountRoutes } from "../base/http/mount.ts";
import { overloadLog } from "../base/http/overload-log.ts";
import { readOwnWrites } from "../base/http/own-writes.ts";
import { limitRequests } from "../base/http/rate-limit.ts";
import { replyProblem } from "../base/http/reply-problem.ts";
import { checkRequests } from "../base/http/request-checks.ts";
import type { RequestCounts } from "../base/http/request-counts.ts";
import { type RequestWatch, watchRequests } from "../base/http/request-watch.ts";
import type { Route } from "../base/http/route.ts";
import { isSafeMethod, rejectCrossOriginWrites } from "../base/http/same-origin.ts";
import { secureCookies } from "../base/http/secure-cookies.ts";
import { addSecurityHeaders } from "../base/http/security-headers.ts";
import { logSecurityEvents } from "../base/http/security-log.ts";
import { endSlowReaders, type ReaderLimits } from "../base/http/slow-readers.ts";
import type { Database } from "../base/sql/db.ts";

export interface AppDependencies {
  readonly database: Pick<Database, "position">;
  readonly routes: readonly Route[];
  readonly findViewer: FindViewer;
  /** API keys that were found to work. */
  readonly knownKeys: KnownKeys;
  readonly now: () => number;
  readonly log: RequestLog;
  readonly logFailure: LogFailure;
  /** Counts and times requests; null: requests are not counted. */
  readonly requestWatch: RequestWatch | null;
  /** Limit on load; null: no request is refused. */
  readonly loadLimit: LoadLimit | null;
  /** Sends pages that were refused; null: there are no pages. */
  readonly sendBusyPage: SendBusyPage | null;
  /** Limits on the bytes that slow clients may leave unread. */
  readonly readerLimits: ReaderLimits;
  /** Request counts shared with other processes; null: there are no other processes. */
  readonly requestCounts: RequestCounts | null;
  /** False for load tests only. */
  readonly isRateLimited: boolean;
  /** Proxies whose forwarded client address is trusted; false: none. */
  readonly trustProxy: boolean | number | string;
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
  /** Whether HTTPS is required of the names below it, too. */
  readonly hstsSubdomains: boolean;
  /** Ends a session as soon as the database can, without being waited for. */
  readonly endSession: (token: string) => void;
  /** Languages in which words are served. */
  readonly languages: readonly Language[];
  /** Origins whose pages may use every call. */
  readonly corsOrigins: readonly string[];
  /** Registers everything that is not a declared call: pages, static files, the published contract. */
  readonly addPages: (app: FastifyInstance) => Promise<void>;
}

/** Milliseconds in which a request must arrive: enough for a large picture over a bad network. */
const MAX_REQUEST_MS = 180_000;

/**
 * Builds the HTTP app, not yet listening. Every request passes these stages in order: headers → well-formedness →
 * rate limit → same-origin check of writes → identify → permit → validate → handle → serialize.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: trustedProxy(dependencies.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    // The framework has no default limit for receiving a body.
    requestTimeout: MAX_REQUEST_MS,
    // A missing Host header is answered by our own check, in the shape of all problems.
    http: { requireHostHeader: false },
    routerOptions: {
      maxParamLength: 200,
      // The contract parses the query itself and reports its own problems.
      querystringParser: () => ({}),
    },
    frameworkErrors: (error, request, reply) => {
      void replyProblem(reply, problemOfError(error, isSafeMethod(request)));
    },
    clientErrorHandler: answerMalformedRequests,
    forceCloseConnections: "idle",
  });
  app.decorate("languages", dependencies.languages);
  if (dependencies.requestWatch !== null) watchRequests(app, dependencies.requestWatch);
  endSlowReaders(app, dependencies.readerLimits);
  logRequests(app, dependencies.log, dependencies.now);
  logSecurityEvents(app, dependencies.log, dependencies.now);
  await addSecurityHeaders(app, dependencies.publicOrigin, dependencies.hstsSubdomains);
  await app.register(fastifyCookie);
  secureCookies(app, dependencies.publicOrigin, dependencies.endSession);
  readOwnWrites(app, dependencies.database);
  allowPublicReads(app);
  checkRequests(app);
  const { knownKeys, loadLimit, now } = dependencies;
  if (loadLimit !== null) {
    const logRefused = overloadLog(dependencies.log, now);
    const onRefused = (reason: LoadReason) => {
      loadLimit.onRefused?.(reason);
      logRefused(reason);
    };
    limitLoad(app, { ...loadLimit, onRefused }, dependencies.sendBusyPage ?? undefined);
  }
  if (dependencies.isRateLimited) {
    await limitRequests(app, dependencies.requestCounts ?? undefined, ({ headers }) =>
      knownKeys.limitOf(headers.authorization, now()),
    );
  }
  allowOrigins(app, dependencies.corsOrigins);
  rejectCrossOriginWrites(app, dependencies.publicOrigin, dependencies.corsOrigins);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = problemOfError(error, isSafeMethod(request));
    if (found.code >= 500) dependencies.logFailure(error, request);
    return replyProblem(reply, found);
  });
  app.setNotFoundHandler((_, reply) => replyProblem(reply, problem("notFound")));
  app.all(`${API_BASE}/*`, (_, reply) => replyProblem(reply, problem("notFound")));
  mountRoutes(app, dependencies.routes, dependencies);
  await dependencies.addPages(app);
  return app;
}

/** Fastify's form of the setting: a number of proxies becomes a predicate on each hop. */
function trustedProxy(
  trust: AppDependencies["trustProxy"],
): boolean | string | ((address: string, hop: number) => boolean) {
  if (typeof trust === "number") return (_, hop) => hop < trust;
  return trust;
}
