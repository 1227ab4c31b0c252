import type { ContactCounties } from "#domain/regional-contacts/list-contacts.ts";
import { servesCounty } from "#domain/regional-contacts/list-contacts.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import type { Db } from "#server/sql/db.ts";
import { readLiaisonCounties } from "./queries.ts";

/** Whether the county at this point has liaisons. @param now epoch milliseconds */
export type HasLiaisons = (point: Coordinates, now: number) => Promise<boolean>;

/** The page of every service asks, and liaisons seldom change. */
const FRESH_MS = 60_000;

/** Looks liaisons up at most once a minute. Where they cannot be read, there are none: the page does without. */
export function liaisonFinder(db: Db, countyAt: CountyAt): HasLiaisons {
  let readAt = Number.NEGATIVE_INFINITY;
  let liaisons: Promise<readonly ContactCounties[]> = Promise.resolve([]);
  return async (point, now) => {
    if (Math.abs(now - readAt) >= FRESH_MS) {
      readAt = now;
      liaisons = readLiaisonCounties(db).catch(() => []);
    }
    const all = await liaisons;
    if (all.length === 0) return false;
    const county = await countyAt(point);
    return county !== null && all.some((each) => servesCounty(each, county));
  };
}
