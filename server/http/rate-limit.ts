import rateLimit from "@fastify/rate-limit";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { networkOf } from "#domain/attempts/attempt-limit.ts";
import { REQUESTS_PER_MINUTE } from "#domain/contract/limits.ts";

/**
 * At most so many requests a minute from one network, which is remembered for that minute only and never
 * written down. A route opts out with `config: { rateLimit: false }`.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    // A subscriber of IPv6 has more addresses than could ever be counted.
    keyGenerator: (request) => networkOf(request.ip),
    cache: 50_000,
    allowList: (request) => isFile(request.url),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: () => Object.assign(new Error("Too many requests."), { statusCode: 429 }),
  });
}

/**
 * Files that cost nothing to send, and of which one page needs many. Tiles opt out by their routes: other
 * addresses below theirs are pages, which cost the server work.
 */
function isFile(address: string): boolean {
  return address.startsWith("/assets/");
}

/**
 * The `config` of a route that takes fewer: so many an hour from one network, remembered for that hour only. Where
 * several processes run, each counts its own.
 */
export function hourlyLimit(max: number | undefined): FastifyContextConfig {
  if (max === undefined) return {};
  return {
    rateLimit: { max: max, timeWindow: "1 hour", keyGenerator: (request) => networkOf(request.ip) },
  };
}
