import type { FastifyInstance, FastifyReply } from "fastify";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import type { LogLine, RequestLog } from "./log.ts";
import { isSafeMethod } from "./same-origin.ts";

const MINUTE_MS = 60_000;

/** Statuses of refusals: not signed in, not allowed, too many requests. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
/** Call by which older clients check whether someone is signed in; it is not an attempt. */
const WHO_AM_I = `${API_BASE}/auth/profile`;

/** A cookie of a session that begins, and not the empty one of a session that ends. */
const NEW_SESSION = new RegExp(`^(?:__Host-)?${SESSION_COOKIE}=[^;]`);

interface Call {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
}

/**
 * Logs sessions that began, by the call that shows how the person signed in, and refusals of sign-ins, links,
 * permissions and limits. Each is logged right away, and then counted once a minute per call and status, so that a
 * million attempts do not fill the disk (rule calls 35). It names calls, never who made them.
 *
 * @param now epoch milliseconds
 */
export function logSecurityEvents(
  app: FastifyInstance,
  log: Pick<RequestLog, "error">,
  now: () => number,
): void {
  const counted = new Map<string, { readonly line: LogLine; times: number }>();
  let minuteEnds = 0;
  const flush = (at: number) => {
    for (const { line, times } of counted.values()) {
      if (times > 0) log.error({ at, ...line, times });
    }
    counted.clear();
  };
  const count = (at: number, line: LogLine) => {
    if (counted.size === 0) minuteEnds = at + MINUTE_MS;
    const key = JSON.stringify(line);
    const known = counted.get(key);
    if (known !== undefined) known.times += 1;
    else {
      counted.set(key, { line, times: 0 });
      log.error({ at, ...line, times: 1 });
    }
  };
  app.addHook("onResponse", (request, reply, done) => {
    const at = now();
    if (at >= minuteEnds && counted.size > 0) flush(at);
    const { method } = request;
    const call: Call = { method, route: request.routeOptions.url ?? "none", status: reply.statusCode };
    const place = { method, route: call.route };
    if (beginsSession(reply)) count(at, { signedIn: true, ...place });
    if (isRefused(call, isSafeMethod(request))) count(at, { refused: call.status, ...place });
    done();
  });
  app.addHook("onClose", async () => flush(now()));
}

/** Every way to sign in, and signing up, sends the cookie. */
function beginsSession(reply: FastifyReply): boolean {
  return [reply.getHeader("set-cookie") ?? []].flat().some((cookie) => NEW_SESSION.test(String(cookie)));
}

/** Whether a reply is a refusal: a wrong password or an expired link is a 400 of a call about accounts. */
function isRefused({ route, status }: Call, isSafe: boolean): boolean {
  if (REFUSALS.has(status)) return !(isSafe && route === WHO_AM_I);
  return status === 400 && !isSafe && route.startsWith(`${API_BASE}/auth/`);
}
