import type { FastifyInstance } from "fastify";
import { API_BASE } from "#domain/contract/address.ts";
import type { RequestLog } from "./log.ts";
import { isSafeMethod } from "./same-origin.ts";

const MINUTE_MS = 60_000;

/** Not signed in, not allowed, too often. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
/** How older clients ask whether anybody is signed in: no attempt at anything. */
const WHO_AM_I = `${API_BASE}/auth/profile`;

interface Refusal {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
}

/**
 * Logs what was refused: sign-ins, links, permissions and limits, at once and then with their number once a minute for
 * each call and status, so that whoever tries a million times fills no disk (rule calls 35). It names calls, never who
 * made them.
 *
 * @param now epoch milliseconds
 */
export function logRefusals(app: FastifyInstance, log: Pick<RequestLog, "error">, now: () => number): void {
  const counted = new Map<string, { readonly refusal: Refusal; times: number }>();
  let minuteEnds = 0;
  const flush = (at: number) => {
    for (const { refusal, times } of counted.values()) {
      if (times > 0) log.error({ at, refused: refusal.status, ...placeOf(refusal), times });
    }
    counted.clear();
  };
  app.addHook("onResponse", (request, reply, done) => {
    const at = now();
    if (at >= minuteEnds && counted.size > 0) flush(at);
    const route = request.routeOptions.url ?? "none";
    const refusal = { method: request.method, route, status: reply.statusCode };
    if (isRefused(refusal, isSafeMethod(request))) {
      if (counted.size === 0) minuteEnds = at + MINUTE_MS;
      const key = `${refusal.method} ${route} ${refusal.status}`;
      const known = counted.get(key);
      if (known !== undefined) known.times += 1;
      else {
        counted.set(key, { refusal, times: 0 });
        log.error({ at, refused: refusal.status, ...placeOf(refusal), times: 1 });
      }
    }
    done();
  });
  app.addHook("onClose", async () => flush(now()));
}

/** Whether it is one: a wrong password or a dead link is 400 of a call about accounts. */
function isRefused({ route, status }: Refusal, isSafe: boolean): boolean {
  if (REFUSALS.has(status)) return !(isSafe && route === WHO_AM_I);
  return status === 400 && !isSafe && route.startsWith(`${API_BASE}/auth/`);
}

function placeOf({ method, route }: Refusal) {
  return { method, route };
}
