import { FAVOURITES_CACHE, SEEN_CACHES } from "#domain/quick-exit/forgotten.ts";
import type { ListedService, PublicService } from "#domain/services/public-service.ts";

/**
 * Replies of the API that were seen, each under its address, with the time of its coming. A quick exit deletes the
 * whole cache by its name; the details of favourites are in another, which only a tick lets go.
 */

const SEEN = `${SEEN_CACHES}-replies`;
const FAVOURITES = "/kept/favorites";
const KEPT_AT = "x-kept-at";
/** The newest of each kind that are kept. */
const MOST = { lists: 30, others: 80 };

/** What somebody sees who is signed in, and what is not to be kept at all, is not. */
export function mayBeKept({ status, headers }: Response, request?: Request): boolean {
  const control = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !/private|no-store/.test(control) &&
    request?.headers.has("authorization") !== true &&
    (headers.get("content-type") ?? "").startsWith("application/json")
  );
}

/** @param now epoch milliseconds */
export async function keepReply(address: string, text: string, now: number): Promise<void> {
  const cache = await caches.open(SEEN);
  await cache.put(address, keptResponse(text, now));
  await prune(cache);
}

/** Null where it was not seen. */
export async function keptReply(address: string): Promise<{ text: string; at: number } | null> {
  if (!(await caches.has(SEEN))) return null;
  const kept = await (await caches.open(SEEN)).match(address);
  return kept === undefined ? null : { text: await kept.text(), at: keptAtOf(kept) };
}

export interface SeenService {
  service: ListedService | PublicService;
  at: number;
}

/** Every service in a reply that was seen, and every saved one. */
export async function seenServices(): Promise<SeenService[]> {
  const found: SeenService[] = [];
  for (const name of [SEEN, FAVOURITES_CACHE]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!/\/(services|favorites)\b/.test(new URL(url).pathname)) continue;
      const kept = await cache.match(url);
      if (kept === undefined) continue;
      const body: ListedService[] | PublicService = await kept.json();
      for (const service of [body].flat()) found.push({ service, at: keptAtOf(kept) });
    }
  }
  return found;
}

/** Changes whenever something that was kept goes: an exit deletes caches behind the worker's back. */
export async function keptCaches(): Promise<string> {
  return (await caches.keys()).sort().join(" ");
}

/** The saved services with their details, in place of those before; with none, nothing. */
export async function keepFavourites(text: string, now: number): Promise<void> {
  await (await caches.open(FAVOURITES_CACHE)).put(FAVOURITES, keptResponse(text, now));
}

export async function dropFavourites(): Promise<void> {
  await caches.delete(FAVOURITES_CACHE);
}

/** Ids of the saved services whose details are kept, and since when; null where none are. */
export async function keptFavourites(): Promise<{ ids: readonly string[]; at: number } | null> {
  if (!(await caches.has(FAVOURITES_CACHE))) return null;
  const kept = await (await caches.open(FAVOURITES_CACHE)).match(FAVOURITES);
  if (kept === undefined) return null;
  const services: ListedService[] = await kept.json();
  return { ids: services.map(({ id }) => id), at: keptAtOf(kept) };
}

/** Everything that was opened or searched. */
export async function forgetSeen(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(SEEN_CACHES)) await caches.delete(name);
}

function keptResponse(text: string, now: number): Response {
  return new Response(text, { headers: { "content-type": "application/json", [KEPT_AT]: String(now) } });
}

function keptAtOf({ headers }: Response): number {
  return Number(headers.get(KEPT_AT) ?? 0);
}

/** A cache gives its keys in the order in which they were put. */
async function prune(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => url);
  const isList = (url: string) => new URL(url).pathname.endsWith("/services");
  const [lists, others] = [addresses.filter(isList), addresses.filter((url) => !isList(url))];
  for (const old of [...lists.slice(0, -MOST.lists), ...others.slice(0, -MOST.others)])
    await cache.delete(old);
}
