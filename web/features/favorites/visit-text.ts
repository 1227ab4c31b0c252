import { toWeekday, yearMonthDay } from "#domain/base/time/civil-date.ts";
import { isTimeZone, localTime, MS_PER_MINUTE } from "#domain/base/time/zone.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import type { FavouritesOrderWords } from "#words/compiled/favorites/favourites-order.ts";
import { unbrokenTimes } from "../../base/ui/unbroken-times.ts";
import { minutesBetween } from "../directions/clock-text.ts";
import { isRide, type Ride } from "../directions/first-ride.ts";
import type { FavouritesInOrder } from "./load-order.ts";

export type Visit = FavouritesInOrder["order"]["visits"][number];

const DAYS_PER_WEEK = 7;

/**
 * The date of an order, and where and when one starts.
 *
 * @param place its name; null: where the visitor is
 * @param now of the order, epoch milliseconds
 */
export function startText(
  place: string | null,
  timeZone: string,
  now: number,
  text: FavouritesOrderWords,
): { readonly date: string; readonly from: string } {
  const { day, minute } = localTime(isTimeZone(timeZone) ? timeZone : "UTC", now);
  return {
    date: text.date(DAYS[toWeekday(day)] ?? "MONDAY", yearMonthDay(day)),
    from: unbrokenTimes(text.from(place, text.at(minute, null))),
  };
}

/**
 * When to leave for a visit and by which rides, when one is there, and when the door opens and closes, on the clock of
 * the service; of another day than today with its name. Parts of a minute are dropped when leaving, and rounded up on
 * arrival.
 *
 * @param now of the order, epoch milliseconds
 */
export function visitText(
  { leavesAt, arrivesAt, opensAt, closesAt, legs }: Visit,
  timeZone: string,
  now: number,
  text: FavouritesOrderWords,
): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const clock = (at: number) => {
    const { day, minute } = localTime(zone, at);
    const isToday = day === localTime(zone, now).day;
    return text.at(minute, isToday ? null : (DAYS[toWeekday(day)] ?? null));
  };
  const duration = (from: string, to: string) => text.minutes(minutesBetween(from, to));
  const rides = legs.filter(isRide);
  const leaves = clock(Date.parse(leavesAt));
  const opens = Date.parse(opensAt);
  const arrives = Math.ceil(Date.parse(arrivesAt) / MS_PER_MINUTE) * MS_PER_MINUTE;
  return unbrokenTimes(
    [
      rides.length === 0 ? text.walk(leaves, duration(leavesAt, arrivesAt)) : text.leave(leaves),
      ...rides.map((ride) =>
        text.ride[ride.mode](
          lineName(ride),
          ride.from ?? "",
          clock(Date.parse(ride.leavesAt)),
          duration(ride.leavesAt, ride.arrivesAt),
        ),
      ),
      text.there(clock(arrives)),
      ...(opens > arrives ? [text.opens(clock(opens))] : []),
      closingText(closesAt, zone, now, clock, text),
    ].join(" "),
  );
}

/** Names a line; null where it has no name, or only that of its kind: "the ferry" instead of "ferry Ferry". */
function lineName({ mode, line }: Ride): string | null {
  return line?.toUpperCase() === mode ? null : line;
}

function closingText(
  closesAt: string | null,
  zone: string,
  now: number,
  clock: (at: number) => string,
  text: FavouritesOrderWords,
): string {
  if (closesAt === null) return text.neverCloses;
  const closes = Date.parse(closesAt);
  const { day, minute } = localTime(zone, closes);
  const days = day - localTime(zone, now).day;
  // The midnight that ends today is today's, and a weekday names no day after a week.
  if (days === 1 && minute === 0) return text.closes(text.at(minute, null));
  return days < DAYS_PER_WEEK ? text.closes(clock(closes)) : text.closesLater;
}
