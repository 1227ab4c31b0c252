import type { CityPack } from "#domain/city-pack/city-pack-calls.ts";
import { packMiddle } from "#domain/city-pack/pack-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { concurrencyLimit } from "#server/concurrency-limit.ts";
import { readSynonyms } from "#server/features/search/queries.ts";
import type { Db } from "#server/sql/db.ts";
import { makePack } from "./make-pack.ts";
import { readState } from "./queries.ts";

/**
 * Caches packs per place until a service of the area changes. Packs hold no status: the phone computes what is
 * open and whether an alert has expired.
 */
export interface PackCache {
  /**
   * The same object until its content changes; null where too many packs are being built.
   *
   * @param now epoch milliseconds
   */
  packAt(place: Coordinates, now: number): Promise<CityPack | null>;
}

/** Milliseconds after which a cached pack is checked for changes. */
const FRESH_MS = 60_000;
/** Packs in the cache; each takes some megabytes with its compressed forms. */
const MAX_CACHED = 16;
/** Packs queued or being built, one at a time since each takes a second of processor time. */
const MAX_QUEUED = 20;

interface CachedPack {
  pack: CityPack;
  state: string;
  checkedAt: number;
}

export function packCache(db: Db): PackCache {
  const packs = new Map<string, CachedPack>();
  const pending = new Map<string, Promise<CachedPack | null>>();
  const queue = concurrencyLimit(1, MAX_QUEUED);

  const stateOf = async (words: string, middle: Coordinates, { radiusMiles }: CityPack) =>
    `${words} ${await readState(db, middle, radiusMiles)}`;

  const make = async (middle: Coordinates, now: number): Promise<CachedPack> => {
    const synonyms = await readSynonyms(db);
    const pack = await makePack(db, middle, synonyms, now);
    return { pack, state: await stateOf(JSON.stringify(synonyms), middle, pack), checkedAt: now };
  };

  const refresh = async (
    middle: Coordinates,
    before: CachedPack | undefined,
    now: number,
  ): Promise<CachedPack | null> => {
    if (before !== undefined) {
      const words = JSON.stringify(await readSynonyms(db));
      const state = await stateOf(words, middle, before.pack);
      if (state === before.state) return { ...before, checkedAt: now };
    }
    return queue.run(() => make(middle, now));
  };

  return {
    async packAt(place, now) {
      const middle = packMiddle(place);
      const key = `${middle.longitude}|${middle.latitude}`;
      const before = packs.get(key);
      if (before !== undefined && now >= before.checkedAt && now - before.checkedAt < FRESH_MS) {
        return before.pack;
      }
      const refreshing = pending.get(key) ?? refresh(middle, before, now).finally(() => pending.delete(key));
      pending.set(key, refreshing);
      const found = await refreshing;
      if (found === null) return null;
      packs.delete(key);
      packs.set(key, found);
      for (const oldest of packs.keys()) {
        if (packs.size <= MAX_CACHED) break;
        packs.delete(oldest);
      }
      return found.pack;
    },
  };
}
