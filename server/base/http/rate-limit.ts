import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from "fastify";
import { listNetworks, toSubnet } from "#domain/base/attempts/attempt-limit.ts";
import { REQUESTS_PER_MINUTE, REQUESTS_PER_MINUTE_OF_ORGANIZATION } from "#domain/base/contract/limits.ts";
import type { KeyLimit } from "./known-keys.ts";
import { RequestCounts } from "./request-counts.ts";

/**
 * Limits requests per minute of a connection and of an organization's network; those with an API key of the key
 * instead (rule api-keys 6). Networks are held in memory for that minute only. A route opts out with
 * `config: { rateLimit: false }`.
 *
 * @param counts shared with other processes; absent: this is the only one, and no change of the clock matters to it
 * @param findKeyLimit the limit of a request's key; null where it has none that is known
 */
export async function limitRequests(
  app: FastifyInstance,
  counts: RequestCounts = new RequestCounts(null, () => performance.now()),
  findKeyLimit: (request: FastifyRequest) => KeyLimit | null = () => null,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: (request) => findKeyLimit(request)?.requestsPerMinute ?? REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    // An IPv6 subscriber has a whole network of addresses.
    keyGenerator: (request) =>
      findKeyLimit(request)?.keyId ?? listNetworks(request.ip)[0]?.name ?? request.ip,
    store: storeIn(counts),
    allowList: (request) => isFile(request.url),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: tooManyRequests,
  });
  // Checked before the other limits, since the owner of a /48 could fill the memory of counts with its 65,536 subnets.
  const countOrganization = app.createRateLimit({
    max: REQUESTS_PER_MINUTE_OF_ORGANIZATION,
    keyGenerator: (request) => `organization ${listNetworks(request.ip).at(-1)?.name ?? request.ip}`,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false || findKeyLimit(request) !== null) return;
    const counted = await countOrganization(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw tooManyRequests();
  });
}

/** The framework's form of the counts. Keys name the limit, so that all limits share them. */
function storeIn(counts: RequestCounts): new () => FastifyRateLimitStore {
  return class Store implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs, max]: Parameters<FastifyRateLimitStore["incr"]>): void {
      const { requests, ttl } = counts.count(key, max, windowMs);
      callback(null, { current: requests, ttl });
    }
    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
}

function tooManyRequests(): Error {
  return Object.assign(new Error("Too many requests."), { statusCode: 429 });
}

/**
 * Static files, which are cheap and of which a page needs many. Tiles opt out by their routes: other addresses
 * below theirs are rendered pages.
 */
function isFile(address: string): boolean {
  return address.startsWith("/assets/");
}

/** Route `config` of an hourly limit per household or office, held in memory for that hour only. */
export function hourlyLimit(max: number | undefined): FastifyContextConfig {
  if (max === undefined) return {};
  return {
    rateLimit: { max, timeWindow: "1 hour", keyGenerator: hourlyKey },
  };
}

function hourlyKey({ method, routeOptions, ip }: FastifyRequest): string {
  return `${method} ${routeOptions.url} ${toSubnet(ip)}`;
}
