import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import { PACK_RADII_MILES, packMiddle } from "#domain/offline/city-pack/pack-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readWithheldGeneration } from "#server/base/sql/withholdings.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import { readSynonyms } from "#server/features/search/queries.ts";
import { makePack } from "./make-pack.ts";
import { readState } from "./queries.ts";

/**
 * Caches packs per place until a service of the area changes. Packs hold no status: the phone computes what is
 * open and whether an alert has expired. What the database withholds is in no pack that is returned.
 */
export interface PackCache {
  /**
   * Returns the same object until its content changes; null where too many packs are being built, or services are
   * withheld faster than packs can be built.
   *
   * @param now epoch milliseconds
   * @param inTurn runs the work of building a pack, or returns null where too much is queued already
   */
  packAt(place: Coordinates, now: number, inTurn?: InTurn): Promise<CityPack | null>;
}

/** Runs heavy work when it is its turn; null: it will not be. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Milliseconds after which a cached pack is checked for changes. What is withheld is checked at every request. */
const FRESH_MS = 60_000;
/** Packs in the cache; each takes some megabytes with its compressed forms. */
const MAX_CACHED = 16;
/** Maximum number of attempts, since a pack is built again when something was withheld meanwhile. */
const MAX_ATTEMPTS = 3;

interface CachedPack {
  pack: CityPack;
  /** State of the services; null: one changed while the pack was being built. */
  state: string | null;
  /** Generation of withholdings before the pack was read. */
  generation: string;
  checkedAt: number;
}

export function packCache(database: Pick<Database, "query" | "currentReader">, areaAt: AreaAt): PackCache {
  const db = database.currentReader;
  const packs = new Map<string, CachedPack>();
  const pending = new Map<string, Promise<CachedPack | null>>();

  const readStateKey = async (words: string, middle: Coordinates, radiusMiles: number) =>
    `${words} ${await readState(db, middle, radiusMiles)}`;

  const make = async (middle: Coordinates, now: number): Promise<CachedPack> => {
    const generation = await readWithheldGeneration(database);
    const synonyms = await readSynonyms(db);
    const words = JSON.stringify(synonyms);
    const before = await readStateKey(words, middle, PACK_RADII_MILES[0]);
    const pack = await makePack(db, middle, { synonyms, county: await areaAt(middle) }, now);
    const state = await readStateKey(words, middle, pack.radiusMiles);
    const isSettled = before === (await readStateKey(words, middle, PACK_RADII_MILES[0]));
    return { pack, state: isSettled ? state : null, generation, checkedAt: now };
  };

  const refresh = async (
    middle: Coordinates,
    before: CachedPack | undefined,
    now: number,
    inTurn: InTurn,
  ): Promise<CachedPack | null> => {
    if (before !== undefined) {
      const generation = await readWithheldGeneration(database);
      const words = JSON.stringify(await readSynonyms(db));
      const state = await readStateKey(words, middle, before.pack.radiusMiles);
      if (state === before.state) return { ...before, generation, checkedAt: now };
    }
    return inTurn(() => make(middle, now));
  };

  const isFresh = async ({ checkedAt, generation }: CachedPack, now: number): Promise<boolean> => {
    const isRecent = now >= checkedAt && now - checkedAt < FRESH_MS;
    return isRecent && generation === (await readWithheldGeneration(database));
  };

  const cached = (key: string, found: CachedPack): CityPack => {
    packs.delete(key);
    packs.set(key, found);
    for (const oldest of packs.keys()) {
      if (packs.size <= MAX_CACHED) break;
      packs.delete(oldest);
    }
    return found.pack;
  };

  return {
    async packAt(place, now, inTurn = (work) => work()) {
      const middle = packMiddle(place);
      const key = `${middle.longitude}|${middle.latitude}`;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const before = packs.get(key);
        if (before !== undefined && (await isFresh(before, now))) return before.pack;
        const running = pending.get(key);
        if (running === undefined) {
          const refreshing = refresh(middle, before, now, inTurn).finally(() => pending.delete(key));
          pending.set(key, refreshing);
          const found = await refreshing;
          return found === null ? null : cached(key, found);
        }
        // Begun by another request, perhaps before something was withheld.
        const [generation, found] = await Promise.all([readWithheldGeneration(database), running]);
        if (found === null) return null;
        if (found.generation === generation) return found.pack;
      }
      return null;
    },
  };
}
