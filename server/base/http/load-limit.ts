import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";
import type { RawParameters } from "#domain/base/contract/parameters.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { extractQuery, readQueryString } from "./query-string.ts";
import { RETRY_SECONDS, replyInPlainText, replyProblem } from "./reply-problem.ts";
import { isSafeMethod } from "./same-origin.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * How a route counts toward the limit on load; absent: as all others. `always` is answered whatever the load.
     * `signIn` has a limit of its own. `arriving` is refused, but not counted: its body arrives while it is
     * handled, and how long that takes is up to the client. A function says by the query whether a request waits in the
     * background to be answered together with others: such requests have a limit of their own, too.
     */
    load?: "always" | "signIn" | "arriving" | ((query: RawParameters) => "background" | undefined);
    /** Whether people see the replies of this route as pages. */
    isPage?: boolean;
  }
  interface FastifyRequest {
    /** Must be called when the reply is known; null where the request is not counted. */
    endLoad: (() => void) | null;
  }
}

/**
 * Why a request was refused: too many are worked on, the database keeps them waiting, or the machine is so busy that
 * they take long.
 */
export const LOAD_REASONS = ["requests", "database", "slow"] as const;
export type LoadReason = (typeof LOAD_REASONS)[number];

export interface LoadLimit {
  /** Maximum number of requests in progress. */
  readonly maxRequests: number;
  /** Milliseconds for which the longest-waiting visitor's statement has waited for a connection. */
  readonly oldestWaitMs: () => number;
  /** Milliseconds of any clock; absent: the process's. */
  readonly now?: () => number;
  readonly onRefused?: (reason: LoadReason) => void;
}

/** Sends a refused visitor a page with status 503. */
export type SendBusyPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Maximum number of sign-ins in progress, whether in the queue of passwords, before or after it. */
const MAX_SIGN_INS = 150;
/** Maximum number of waiting background requests; each costs little more than its memory. */
const MAX_IN_BACKGROUND = 2000;
/** Half of the longest wait of a statement: a later one would wait in vain. */
const MAX_WAIT_MS = 750;
/** Below this number, requests are never too many, however slow the database is. */
const FEW = 10;
/** Average duration above which the machine is slower than the limit supposes. */
const SLOW_MS = 1500;
/** Number of requests in the average; none is refused for it while fewer are in progress. */
const AVERAGED = 40;

/**
 * Refuses requests beyond the limit right away with 503, so that accepted ones are answered in time (rules overload
 * 1–6). A request counts from the end of its body until its reply is known: slow networks do not use up the limit.
 *
 * @param sendBusyPage absent: pages get the problem too
 */
export function limitLoad(app: FastifyInstance, limit: LoadLimit, sendBusyPage?: SendBusyPage): void {
  const { now = () => performance.now() } = limit;
  const underWay = { visitors: 0, signIn: 0, background: 0 };
  let averageMs = 0;
  const reasonToRefuse = (request: FastifyRequest): LoadReason | null => {
    const load = readLoad(request);
    if (load === "always" || isFile(request)) return null;
    if (load === "signIn") return underWay.signIn >= MAX_SIGN_INS ? "requests" : null;
    if (load === "background" && underWay.background >= MAX_IN_BACKGROUND) return "requests";
    if (underWay.visitors >= limit.maxRequests) return "requests";
    if (underWay.visitors >= AVERAGED && averageMs >= SLOW_MS) return "slow";
    return underWay.visitors >= FEW && limit.oldestWaitMs() >= MAX_WAIT_MS ? "database" : null;
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, reason: LoadReason) => {
    limit.onRefused?.(reason);
    const { url = "", config } = request.routeOptions;
    reply.header("retry-after", RETRY_SECONDS);
    if (config.isPage === true && sendBusyPage !== undefined) return sendBusyPage(request, reply);
    const found = problem(isSafeMethod(request) ? "timeout" : "notSaved");
    return url.startsWith(`${API_BASE}/`) ? replyProblem(reply, found) : replyInPlainText(reply, found);
  };
  app.decorateRequest("endLoad", null);
  // Callbacks rather than promises: every request passes here.
  app.addHook("onRequest", (request, reply, done) => {
    const reason = reasonToRefuse(request);
    if (reason === null) done();
    else refuse(request, reply, reason);
  });
  app.addHook("preHandler", (request, reply, done) => {
    const reason = reasonToRefuse(request);
    if (reason !== null) {
      refuse(request, reply, reason);
      return;
    }
    const load = readLoad(request);
    if (load !== "always" && load !== "arriving" && !isFile(request)) {
      const kind = load ?? "visitors";
      const startedAt = now();
      underWay[kind]++;
      request.endLoad = () => {
        underWay[kind]--;
        if (kind === "visitors") averageMs += (now() - startedAt - averageMs) / AVERAGED;
        request.endLoad = null;
      };
    }
    done();
  });
  // Also runs for a client that has left, when its handler is done.
  app.addHook("onSend", (request, _, payload, done) => {
    request.endLoad?.();
    done(null, payload);
  });
}

type Load = Exclude<FastifyContextConfig["load"], (query: RawParameters) => unknown> | "background";

function readLoad({ url, routeOptions }: FastifyRequest): Load {
  const { load } = routeOptions.config;
  if (typeof load !== "function") return load;
  const query = readQueryString(extractQuery(url));
  return query.ok ? load(query.value) : undefined;
}

/** Static files are cheap, and a page is nothing without them. */
function isFile({ url }: FastifyRequest): boolean {
  return url.startsWith("/assets/");
}
