import { DAYS } from "#domain/schedule/entry.ts";
import { weekdayOf } from "#domain/time/civil-date.ts";
import { isTimeZone, localTime, MS_PER_MINUTE } from "#domain/time/zone.ts";
import type { FavouritesOrderWords } from "#domain/words/en/favourites-order.ts";
import { unbrokenTimes } from "../../ui/unbroken-times.ts";
import type { FavouritesInOrder } from "./load-order.ts";

export type Visit = FavouritesInOrder["order"]["visits"][number];

const DAYS_PER_WEEK = 7;

/**
 * When to leave for a visit, when one is there, and when the door opens and closes, on the clock of the service; of
 * another day than today with its name. Parts of a minute are dropped when leaving, and rounded up on arrival.
 *
 * @param now of the order, epoch milliseconds
 */
export function visitText(
  { mode, leavesAt, arrivesAt, opensAt, closesAt }: Visit,
  timeZone: string,
  now: number,
  text: FavouritesOrderWords,
): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const today = localTime(zone, now).day;
  const clock = (at: number) => {
    const { day, minute } = localTime(zone, at);
    return text.at(minute, day === today ? null : (DAYS[weekdayOf(day)] ?? null));
  };
  const closing = (closes: number) => {
    const { day, minute } = localTime(zone, closes);
    // The midnight that ends today is today's, and a weekday names no day after a week.
    if (day === today + 1 && minute === 0) return text.closes(text.at(minute, null));
    return day - today < DAYS_PER_WEEK ? text.closes(clock(closes)) : text.closesLater;
  };
  const [leaves, opens] = [Date.parse(leavesAt), Date.parse(opensAt)];
  const arrives = Math.ceil(Date.parse(arrivesAt) / MS_PER_MINUTE) * MS_PER_MINUTE;
  return unbrokenTimes(
    [
      text.leave[mode](clock(leaves)),
      text.there(clock(arrives)),
      ...(opens > arrives ? [text.opens(clock(opens))] : []),
      closesAt === null ? text.neverCloses : closing(Date.parse(closesAt)),
    ].join(" "),
  );
}
