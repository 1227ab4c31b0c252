import { addressOf } from "#domain/contract/address.ts";
import { MAX_FAVOURITES } from "#domain/contract/limits.ts";
import { saveArea, savedArea } from "../browser/saved-area.ts";
import { freshenHelpLines } from "./help-lines.ts";
import { directoryChanged } from "./kept-directory-here.ts";
import {
  dropFavourites,
  keepFavourites,
  keepReply,
  keptFavourites,
  keptReply,
  mayBeKept,
} from "./kept-replies.ts";

/** What is older is fetched anew when a page is opened with a network. */
const AREA_FRESH_MS = 24 * 3_600_000;
const FAVOURITES_FRESH_MS = 6 * 3_600_000;
/** A reply that came with a document is not fetched for the worker within this time. */
const REPLY_FRESH_MS = 10 * 60_000;

/** @param now epoch milliseconds */
export async function freshen(
  addresses: readonly string[],
  favourites: readonly string[],
  now: number,
): Promise<void> {
  const works = [
    ...addresses.map((address) => freshenReply(address, now)),
    freshenFavourites(favourites.slice(0, MAX_FAVOURITES), now),
    freshenHelpLines(now),
    freshenArea(now),
  ];
  // Each for itself: what does not come now comes the next time.
  await Promise.allSettled(works);
}

async function freshenReply(address: string, now: number): Promise<void> {
  const whole = new URL(address, location.origin).href;
  const kept = await keptReply(whole);
  if (kept !== null && now - kept.at < REPLY_FRESH_MS) return;
  const reply = await fetch(whole, { credentials: "omit" });
  if (!mayBeKept(reply)) return;
  await keepReply(whole, await reply.text(), now);
  directoryChanged();
}

async function freshenFavourites(ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return dropFavourites();
  const kept = await keptFavourites();
  const isSame = kept !== null && ids.length === kept.ids.length && ids.every((id) => kept.ids.includes(id));
  if (isSame && now - kept.at < FAVOURITES_FRESH_MS) return;
  const query = { filter: "_id,isApproved", _id: ids.join(","), isApproved: "true", limit: "0" };
  const reply = await fetch(addressOf("GET /services", { query }), { credentials: "omit" });
  if (!mayBeKept(reply)) return;
  await keepFavourites(await reply.text(), now);
  directoryChanged();
}

async function freshenArea(now: number): Promise<void> {
  const area = await savedArea();
  if (area !== null && now - area.checkedAt >= AREA_FRESH_MS) await saveArea(area, now);
}
