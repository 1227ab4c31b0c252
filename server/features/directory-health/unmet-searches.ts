import { randomInt } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { toIsoDate, toWeekday } from "#domain/base/time/civil-date.ts";
import { localTime } from "#domain/base/time/zone.ts";
import type { AskedFor } from "#domain/directory-health/sensitive-search.ts";
import { chooseTopic, computeNoise, partOfDay } from "#domain/directory-health/unmet-need.ts";
import type { CountyKey } from "#domain/places/county-shapes.ts";
import { placeKey } from "#domain/places/place-key.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Synonyms } from "#domain/search/synonyms.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import type { UnmetSearches } from "#server/features/services/read-services.ts";
import { addUnmetNeeds, findPlaceNames, type UnmetCell } from "./unmet-need-queries.ts";

/** Maximum number of searches and table cells in memory; further ones are not counted. */
const MAX_WAITING = 5000;
const MAX_CELLS = 20_000;
/** A search waits for so long to be classified; its text is in memory until then, and nowhere else. */
const CLASSIFY_MS = 60_000;
/** Zone for the part of the day where no place is known: that of the country's middle. */
const NO_PLACE_ZONE = "America/Chicago";
const DAY_MS = 86_400_000;
/** Rarely: each time adds noise. */
const WRITE_MS = DAY_MS / 4;

interface Waiting {
  readonly asked: AskedFor;
  readonly near: Coordinates | null;
  readonly at: number;
}

interface UnmetDependencies {
  readonly db: Db;
  readonly synonymsAt: (db: Db, now: number) => Promise<Synonyms>;
  readonly countyAt: CountyAt;
  readonly now: () => number;
  /** Random number between 0 and 1, exclusive; absent: the system's own randomness. */
  readonly random?: () => number;
  /** Called when searches could not be counted. */
  readonly onLost: () => void;
}

/** The searches of one process, counted in memory and written four times a day. */
export interface UnmetRecorder extends UnmetSearches {
  /** Adds noise to what was counted, and writes it. */
  write(): Promise<void>;
  /** Writes what there is, and stops. */
  close(): Promise<void>;
}

/** Recorder that does not count needs. */
export const NOT_COUNTED: UnmetRecorder = {
  note() {},
  async write() {},
  async close() {},
};

/**
 * Counts searches that found nothing, or nothing open (rules directory-health 18–22). Noting one is a push; everything
 * else happens later, a few at a time.
 */
export function recordUnmet(dependencies: UnmetDependencies): UnmetRecorder {
  const { db, countyAt, now, onLost, random = uniform } = dependencies;
  let waiting: Waiting[] = [];
  let cells = new Map<string, UnmetCell>();
  let timer: NodeJS.Timeout | null = null;
  let classifying: Promise<void> = Promise.resolve();

  const add = (cell: UnmetCell) => {
    const { searches, ...key } = cell;
    const text = JSON.stringify(key);
    const known = cells.get(text);
    if (known !== undefined) known.searches += searches;
    else if (cells.size < MAX_CELLS) cells.set(text, cell);
  };
  const classify = async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const synonyms = await dependencies.synonymsAt(db, now());
    const names = await findPlaceNames(db, [...new Set(batch.map(({ asked }) => placeKey(asked.q)))]);
    for (const { asked, near, at } of batch) {
      const topic = chooseTopic(asked, synonyms, names.has(placeKey(asked.q)));
      const county = near === null || topic.isSensitive ? null : await countyAt(near);
      add({
        kind: topic.kind,
        name: topic.name,
        ...toCellPlace(county),
        ...weekAndPart(near, at),
        searches: 1,
      });
      // Yields, since each takes a few milliseconds, and no request should wait for more than one.
      await setImmediate();
    }
  };
  const inTurn = () => {
    classifying = classifying.then(classify).catch(onLost);
    return classifying;
  };
  const write = async () => {
    await inTurn();
    const counted = [...cells.values()];
    cells = new Map();
    if (counted.length === 0) return;
    await addUnmetNeeds(
      db,
      counted.map((cell) => ({ ...cell, searches: cell.searches + computeNoise(random(), random()) })),
    );
  };
  const writing = setInterval(() => void write().catch(onLost), WRITE_MS);
  writing.unref();
  return {
    note({ text, types, needs, audiences, near }) {
      if (text === null && needs.length === 0 && audiences.length === 0) return;
      if (waiting.length >= MAX_WAITING) return;
      const asked = { q: text?.q ?? "", types, needs: needs.flat(), audiences };
      waiting.push({ asked, near, at: now() });
      timer ??= setTimeout(() => void inTurn(), CLASSIFY_MS).unref();
    },
    write,
    async close() {
      clearInterval(writing);
      await write().catch(onLost);
    },
  };
}

/** The cell's place for a search; empty for the whole city. */
function toCellPlace(county: CountyKey | null): Pick<UnmetCell, "county" | "state"> {
  return county === null ? { county: "", state: "" } : { county: county.name, state: county.state };
}

/** The Monday of the local week, and the part of the local day. */
function weekAndPart(near: Coordinates | null, at: number): Pick<UnmetCell, "week" | "part"> {
  const { day, minute } = localTime(near === null ? NO_PLACE_ZONE : findTimeZone(near), at);
  return { week: toIsoDate(day - toWeekday(day)), part: partOfDay(minute) };
}

/** Random number between 0 and 1, exclusive, from the system's own randomness. */
function uniform(): number {
  const STEPS = 2 ** 40;
  return (randomInt(STEPS) + 0.5) / STEPS;
}

/** Rows of the table older than this are deleted. */
export const UNMET_MS = 365 * DAY_MS;
