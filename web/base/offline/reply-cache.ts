import type { ListedService, PublicService } from "#domain/services/public-service.ts";
import {
  FAVOURITES_ADDRESS,
  FAVOURITES_CACHE,
  VISITED_CACHE_PREFIX,
} from "#domain/static-pages/quick-exit/browser-data.ts";

/**
 * Replies of the API that were seen, each under its address, with the time when it was received. A quick exit deletes
 * this cache; the details of favorites are in another one, which it deletes only if the visitor chose so.
 */

const REPLIES_CACHE = `${VISITED_CACHE_PREFIX}-replies`;
const SERVICE_CACHES = [REPLIES_CACHE, FAVOURITES_CACHE];
/** In each cache: what the server withheld when its services were last compared with the server's. */
const GENERATION_ADDRESS = "/kept/generation";
const SAVED_AT_HEADER = "x-kept-at";
/** Maximum numbers of cached replies; the newest stay. */
const MAX_REPLIES = { lists: 30, others: 80 };

/** Only public replies: none of a signed-in user, and none that must not be stored. */
export function isCacheable({ status, headers }: Response, request?: Request): boolean {
  const control = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !/private|no-store/.test(control) &&
    request?.headers.has("authorization") !== true &&
    (headers.get("content-type") ?? "").startsWith("application/json")
  );
}

/** @param now epoch milliseconds */
export async function cacheReply(address: string, text: string, now: number): Promise<void> {
  const cache = await caches.open(REPLIES_CACHE);
  await cache.put(address, timestampedResponse(text, now));
  await prune(cache);
}

/** Reads a cached reply; null where there is none. */
export async function cachedReply(address: string): Promise<{ text: string; at: number } | null> {
  if (!(await caches.has(REPLIES_CACHE))) return null;
  const cached = await (await caches.open(REPLIES_CACHE)).match(address);
  return cached === undefined ? null : { text: await cached.text(), at: readSavedAt(cached) };
}

export interface CachedService {
  service: ListedService | PublicService;
  at: number;
}

/** Returns every service in a cached reply, and every saved one. */
export async function cachedServices(): Promise<CachedService[]> {
  const found: CachedService[] = [];
  for (const name of SERVICE_CACHES) {
    if (!(await caches.has(name))) continue;
    for (const { body, at } of await repliesWithServices(await caches.open(name)))
      for (const service of [body].flat()) found.push({ service, at });
  }
  return found;
}

/**
 * Removes services that the server has withheld since it was asked last, and addresses that it has hidden, from
 * replies that were seen and from favorites.
 *
 * @param generation what the server withholds now
 * @param fetchListed those of the services that are still listed, as they are now; null where the server did not answer
 * @returns whether anything may have changed
 */
export async function removeWithheld(
  generation: string,
  fetchListed: (ids: readonly string[]) => Promise<ListedService[] | null>,
): Promise<boolean> {
  let hasChanged = false;
  for (const name of SERVICE_CACHES) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    if ((await (await cache.match(GENERATION_ADDRESS))?.text()) === generation) continue;
    const replies = await repliesWithServices(cache);
    const ids = new Set(replies.flatMap(({ body }) => [body].flat().map(({ id }) => id)));
    const listed = ids.size === 0 ? [] : await fetchListed([...ids]);
    if (listed === null) continue;
    const current = new Map(listed.map((service) => [service.id, service]));
    for (const { url, body, at } of replies) {
      const left = Array.isArray(body)
        ? body.flatMap(({ id }) => current.get(id) ?? [])
        : asListed(body, current.get(body.id));
      if (left === undefined) await cache.delete(url);
      else await cache.put(url, timestampedResponse(JSON.stringify(left), at));
    }
    await cache.put(GENERATION_ADDRESS, new Response(generation));
    hasChanged ||= replies.length > 0;
  }
  return hasChanged;
}

/**
 * Turns a visited page's service into the row that the server lists now. If the version differs, fields that only pages
 * have may since be withheld, such as a text that names the street, so only the row stays.
 */
function asListed(
  seen: PublicService,
  listed: ListedService | undefined,
): ListedService | PublicService | undefined {
  return listed?.version === seen.version ? { ...seen, ...listed } : listed;
}

interface ReplyWithServices {
  url: string;
  body: ListedService[] | PublicService;
  at: number;
}

async function repliesWithServices(cache: Cache): Promise<ReplyWithServices[]> {
  const found: ReplyWithServices[] = [];
  for (const { url } of await cache.keys()) {
    if (!/\/(services|favorites)\b/.test(new URL(url).pathname)) continue;
    const cached = await cache.match(url);
    if (cached !== undefined) found.push({ url, body: await cached.json(), at: readSavedAt(cached) });
  }
  return found;
}

/** Changes whenever a cache is deleted: a quick exit deletes caches without notifying the worker. */
export async function cacheNames(): Promise<string> {
  return (await caches.keys()).sort().join(" ");
}

/** Stores the saved services with their details, in place of the previous ones. */
export async function cacheFavourites(text: string, now: number): Promise<void> {
  await (await caches.open(FAVOURITES_CACHE)).put(FAVOURITES_ADDRESS, timestampedResponse(text, now));
}

export async function deleteFavourites(): Promise<void> {
  await caches.delete(FAVOURITES_CACHE);
}

/** Returns the ids of the favorites whose details are cached, and since when; null where none are. */
export async function cachedFavourites(): Promise<{ ids: readonly string[]; at: number } | null> {
  if (!(await caches.has(FAVOURITES_CACHE))) return null;
  const cached = await (await caches.open(FAVOURITES_CACHE)).match(FAVOURITES_ADDRESS);
  if (cached === undefined) return null;
  const services: ListedService[] = await cached.json();
  return { ids: services.map(({ id }) => id), at: readSavedAt(cached) };
}

/** Removes what was found for the beginnings of a text that names a danger: each rest of the hand was a search. */
export async function forgetBeginnings(text: string): Promise<void> {
  if (!(await caches.has(REPLIES_CACHE))) return;
  const cache = await caches.open(REPLIES_CACHE);
  for (const { url } of await cache.keys()) {
    const q = new URL(url).searchParams.get("q") ?? "";
    if (q !== "" && text.startsWith(q)) await cache.delete(url);
  }
}

/** Deletes all pages and searches that were visited. */
export async function clearVisited(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(VISITED_CACHE_PREFIX)) await caches.delete(name);
}

function timestampedResponse(text: string, now: number): Response {
  return new Response(text, {
    headers: { "content-type": "application/json", [SAVED_AT_HEADER]: String(now) },
  });
}

function readSavedAt({ headers }: Response): number {
  return Number(headers.get(SAVED_AT_HEADER) ?? 0);
}

/** A cache gives its keys in the order in which they were put. */
async function prune(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => url);
  const isList = (url: string) => new URL(url).pathname.endsWith("/services");
  const [lists, others] = [addresses.filter(isList), addresses.filter((url) => !isList(url))];
  for (const old of [...lists.slice(0, -MAX_REPLIES.lists), ...others.slice(0, -MAX_REPLIES.others)])
    await cache.delete(old);
}
