import { buildCallPath } from "#domain/base/contract/address.ts";
import { MAX_FAVOURITES } from "#domain/base/contract/limits.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { fetchGeneration, saveArea, savedArea } from "../browser/saved-area.ts";
import { refreshCrisisLines } from "./crisis-line-cache.ts";
import { invalidateDirectory } from "./local-directory.ts";
import {
  cachedFavourites,
  cachedReply,
  cacheFavourites,
  cacheReply,
  deleteFavourites,
  isCacheable,
  removeWithheld,
} from "./reply-cache.ts";

/** Older data is fetched again when a page is opened with a network. */
const AREA_FRESH_MS = 24 * 3_600_000;
const FAVOURITES_FRESH_MS = 6 * 3_600_000;
/** A reply that came with a document is not fetched for the worker within this time. */
const REPLY_FRESH_MS = 10 * 60_000;
/** Without a saved area, calls within this time do not check again what is withheld. */
const GENERATION_FRESH_MS = 60_000;

/** @param now epoch milliseconds */
export async function refresh(
  addresses: readonly string[],
  favourites: readonly string[],
  now: number,
): Promise<void> {
  const tasks = [
    ...addresses.map((address) => refreshReply(address, now)),
    refreshFavourites(favourites.slice(0, MAX_FAVOURITES), now),
    refreshCrisisLines(now),
  ];
  // Independently: what fails now is fetched the next time.
  await Promise.allSettled(tasks);
  await refreshWithheld(now);
}

async function refreshReply(address: string, now: number): Promise<void> {
  const whole = new URL(address, location.origin).href;
  const cached = await cachedReply(whole);
  if (cached !== null && Math.abs(now - cached.at) < REPLY_FRESH_MS) return;
  const reply = await fetch(whole, { credentials: "omit" });
  if (!isCacheable(reply)) return;
  await cacheReply(whole, await reply.text(), now);
  invalidateDirectory();
}

async function refreshFavourites(ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return deleteFavourites();
  const cached = await cachedFavourites();
  const isSame =
    cached !== null && ids.length === cached.ids.length && ids.every((id) => cached.ids.includes(id));
  if (isSame && Math.abs(now - cached.at) < FAVOURITES_FRESH_MS) return;
  const text = await fetchListed(ids);
  if (text === null) return;
  await cacheFavourites(text, now);
  invalidateDirectory();
}

/** Fetches which of at most `MAX_FAVOURITES` services are listed; null where no reply comes. */
async function fetchListed(ids: readonly string[]): Promise<string | null> {
  const query = { filter: "_id,isApproved", _id: ids.join(","), isApproved: "true", limit: "0" };
  const reply = await fetch(buildCallPath("GET /services", { query }), { credentials: "omit" });
  return isCacheable(reply) ? reply.text() : null;
}

async function fetchAllListed(ids: readonly string[]): Promise<ListedService[] | null> {
  const found: ListedService[] = [];
  for (let start = 0; start < ids.length; start += MAX_FAVOURITES) {
    const text = await fetchListed(ids.slice(start, start + MAX_FAVOURITES));
    if (text === null) return null;
    const listed: ListedService[] = JSON.parse(text);
    found.push(...listed);
  }
  return found;
}

let running: Promise<void> = Promise.resolve();
let waiting: Promise<void> | null = null;
let generationAt = 0;

/**
 * Removes from this device what the server has withheld since: from the saved area, which is also fetched again where
 * it is a day old, and from replies and favorites. If one is running, another follows, since the first may have asked
 * too early.
 *
 * @param now epoch milliseconds
 */
function refreshWithheld(now: number): Promise<void> {
  waiting ??= running.then(() => {
    waiting = null;
    running = compareGeneration(now).catch(() => {});
    return running;
  });
  return waiting;
}

/**
 * Refreshes the withheld services after a call that the server answered; without a saved area at most once a minute.
 */
export async function refreshWithheldAfterCall(now: number): Promise<void> {
  if ((await savedArea()) === null && Math.abs(now - generationAt) < GENERATION_FRESH_MS) return;
  await refreshWithheld(now);
}

async function compareGeneration(now: number): Promise<void> {
  const generation = await fetchGeneration();
  if (generation !== null) generationAt = now;
  const area = await savedArea();
  const isOld = area !== null && Math.abs(now - area.checkedAt) >= AREA_FRESH_MS;
  const isWithheld = area !== null && generation !== null && generation !== area.generation;
  if ((isOld || isWithheld) && (await saveArea(area, now)) !== null) invalidateDirectory();
  if (generation !== null && (await removeWithheld(generation, fetchAllListed))) invalidateDirectory();
}
