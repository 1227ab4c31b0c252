import { addressOf } from "#domain/contract/address.ts";
import { MAX_FAVOURITES } from "#domain/contract/limits.ts";
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
} from "./reply-cache.ts";

/** Older data is fetched again when a page is opened with a network. */
const AREA_FRESH_MS = 24 * 3_600_000;
const FAVOURITES_FRESH_MS = 6 * 3_600_000;
/** A reply that came with a document is not fetched for the worker within this time. */
const REPLY_FRESH_MS = 10 * 60_000;

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
    refreshArea(now),
  ];
  // Each for itself: what does not come now comes the next time.
  await Promise.allSettled(tasks);
}

async function refreshReply(address: string, now: number): Promise<void> {
  const whole = new URL(address, location.origin).href;
  const cached = await cachedReply(whole);
  if (cached !== null && now - cached.at < REPLY_FRESH_MS) return;
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
  if (isSame && now - cached.at < FAVOURITES_FRESH_MS) return;
  const query = { filter: "_id,isApproved", _id: ids.join(","), isApproved: "true", limit: "0" };
  const reply = await fetch(addressOf("GET /services", { query }), { credentials: "omit" });
  if (!isCacheable(reply)) return;
  await cacheFavourites(await reply.text(), now);
  invalidateDirectory();
}

let refreshingArea: Promise<void> | null = null;

/**
 * Fetches the saved area again where the server has withheld something since, or where it is a day old.
 *
 * @param now epoch milliseconds
 */
export function refreshArea(now: number): Promise<void> {
  refreshingArea ??= fetchArea(now).finally(() => {
    refreshingArea = null;
  });
  return refreshingArea;
}

async function fetchArea(now: number): Promise<void> {
  const area = await savedArea();
  if (area === null) return;
  if (now - area.checkedAt < AREA_FRESH_MS) {
    const generation = await fetchGeneration();
    if (generation === null || generation === area.generation) return;
  }
  if ((await saveArea(area, now)) !== null) invalidateDirectory();
}
