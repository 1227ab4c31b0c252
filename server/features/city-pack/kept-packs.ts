import type { CityPack } from "#domain/city-pack/city-pack-calls.ts";
import { packMiddle } from "#domain/city-pack/pack-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { readSynonyms } from "#server/features/search/queries.ts";
import { fewAtOnce } from "#server/few-at-once.ts";
import type { Db } from "#server/sql/db.ts";
import { makePack } from "./make-pack.ts";
import { readState } from "./queries.ts";

/**
 * Packs are made once and given to all neighbours, until a service of the area changes. They hold no status: what
 * is open, and whether an alert still holds, the phone computes for the moment at which it is asked.
 */
export interface KeptPacks {
  /**
   * The same object until something in it changes; null where too many places are asked for at once.
   *
   * @param now epoch milliseconds
   */
  packAt(place: Coordinates, now: number): Promise<CityPack | null>;
}

/** The area is looked at again after so long. */
const FRESH_MS = 60_000;
/** Each is some megabytes with its compressed forms. */
const MOST_KEPT = 16;
/** Packs that wait to be made, or are being made: one after the other, for each takes a second of the processor. */
const MOST_WAITING = 20;

interface Kept {
  pack: CityPack;
  state: string;
  lookedAt: number;
}

export function keptPacks(db: Db): KeptPacks {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept | null>>();
  const turns = fewAtOnce(1, MOST_WAITING);

  const stateOf = async (words: string, middle: Coordinates, { radiusMiles }: CityPack) =>
    `${words} ${await readState(db, middle, radiusMiles)}`;

  const make = async (middle: Coordinates, now: number): Promise<Kept> => {
    const synonyms = await readSynonyms(db);
    const pack = await makePack(db, middle, synonyms, now);
    return { pack, state: await stateOf(JSON.stringify(synonyms), middle, pack), lookedAt: now };
  };

  const look = async (middle: Coordinates, before: Kept | undefined, now: number): Promise<Kept | null> => {
    if (before !== undefined) {
      const words = JSON.stringify(await readSynonyms(db));
      const state = await stateOf(words, middle, before.pack);
      if (state === before.state) return { ...before, lookedAt: now };
    }
    return turns.run(() => make(middle, now));
  };

  return {
    async packAt(place, now) {
      const middle = packMiddle(place);
      const key = `${middle.longitude}|${middle.latitude}`;
      const before = kept.get(key);
      if (before !== undefined && now >= before.lookedAt && now - before.lookedAt < FRESH_MS) {
        return before.pack;
      }
      const looking = underWay.get(key) ?? look(middle, before, now).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      const found = await looking;
      if (found === null) return null;
      kept.delete(key);
      kept.set(key, found);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return found.pack;
    },
  };
}
