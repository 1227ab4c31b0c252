import type { ContactCounties } from "#domain/contacts/regional-contacts/list-contacts.ts";
import { servesCounty } from "#domain/contacts/regional-contacts/list-contacts.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import { readLiaisonCounties } from "./queries.ts";

/** Whether the county at this point, or the town nearest to it, has liaisons. @param now epoch milliseconds */
export type HasLiaisons = (point: Coordinates, now: number) => Promise<boolean>;

/** The page of every service asks, and liaisons seldom change. */
const FRESH_MS = 60_000;

/** Looks up liaisons, and those of a point, at most once a minute. Where they cannot be read, the page does without. */
export function liaisonFinder(db: Db, areaAt: AreaAt): HasLiaisons {
  let readAt = Number.NEGATIVE_INFINITY;
  let liaisons: Promise<readonly ContactCounties[]> = Promise.resolve([]);
  let answers = new Map<string, Promise<boolean>>();
  const find = async (point: Coordinates): Promise<boolean> => {
    const all = await liaisons;
    if (all.length === 0) return false;
    const area = await areaAt(point);
    return area !== null && all.some((each) => servesCounty(each, area));
  };
  return (point, now) => {
    if (Math.abs(now - readAt) >= FRESH_MS) {
      readAt = now;
      liaisons = readLiaisonCounties(db).catch(() => []);
      answers = new Map();
    }
    const key = `${point.longitude}|${point.latitude}`;
    const answer = answers.get(key) ?? find(point);
    answers.set(key, answer);
    return answer;
  };
}
