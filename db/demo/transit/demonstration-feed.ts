import { dayNumber, toWeekday, yearMonthDay } from "#domain/base/time/civil-date.ts";
import type { Feed, FeedCalendar, FeedCall, FeedTrip } from "#domain/directions/feed.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { milesFromLanding, TIME_ZONE } from "../town.ts";
import { LINES, type Line, STOPS, type StopKey, type Timetable } from "./lines.ts";

const DAY_MS = 86_400_000;
const DAYS_BEFORE = 400;
const DAYS_AHEAD = 800;
/** How much longer roads and the ferry's way are than the crow flies. */
const DETOUR = 1.2;
/** Between the last stop and the way back. */
const LAYOVER_MINUTES = 5;

const KEYS = Object.keys(STOPS).filter((key): key is StopKey => key in STOPS);
const POINTS = KEYS.map((key) => milesFromLanding(STOPS[key][1], STOPS[key][2]));

/**
 * The made-up timetables of Demo Harbor: they begin before `now` (epoch milliseconds) and end years after it, so that
 * the demonstration never runs out of them.
 */
export function demonstrationFeed(now: number): Feed {
  const today = Math.floor(now / DAY_MS);
  const calendars = calendarsAround(today);
  return {
    name: "Demo Harbor",
    timeZone: TIME_ZONE,
    stops: KEYS.map((key, index) => ({ name: STOPS[key][0], point: pointAt(index) })),
    trips: LINES.flatMap((line) =>
      line.timetables.flatMap((timetable) => {
        const calendar = calendars[timetable.days];
        const there = buildCalls(line, line.stops);
        const back = buildCalls(line, line.stops.toReversed());
        const shift = ((there.at(-1)?.arrives ?? 0) + LAYOVER_MINUTES * 60) % (timetable.every * 60);
        return [
          ...buildTrips(line, there, listDepartures(timetable, 0), calendar),
          ...buildTrips(line, back, listDepartures(timetable, shift), calendar),
        ];
      }),
    ),
    transfers: [],
  };
}

function pointAt(stop: number) {
  return POINTS[stop] ?? milesFromLanding(0, 0);
}

/** Calls of a trip that leaves its first stop at second 0. */
function buildCalls({ milesPerHour }: Line, keys: readonly StopKey[]): FeedCall[] {
  let time = 0;
  return keys.map((key, index) => {
    const stop = KEYS.indexOf(key);
    const before = keys[index - 1];
    if (before !== undefined) {
      const miles = milesBetween(pointAt(KEYS.indexOf(before)), pointAt(stop)) * DETOUR;
      time += Math.max(2, Math.round((miles * 60) / milesPerHour)) * 60;
    }
    const [mayBoard, mayAlight] = [index < keys.length - 1, index > 0];
    return { stop, arrives: time, departs: time, mayBoard, mayAlight };
  });
}

/** @param shift seconds later than the timetable says */
function listDepartures({ every, from, until }: Timetable, shift: number): number[] {
  const departures: number[] = [];
  for (let time = parseSeconds(from); time <= parseSeconds(until); time += every * 60)
    departures.push(time + shift);
  return departures;
}

function parseSeconds(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * 60;
}

function buildTrips(
  { line, mode, isRepeated }: Line,
  calls: readonly FeedCall[],
  departures: readonly number[],
  calendar: FeedCalendar,
): FeedTrip[] {
  const last = KEYS[calls.at(-1)?.stop ?? 0];
  const trip = { calendar, mode, line, headsign: last === undefined ? null : STOPS[last][0] };
  if (isRepeated === true) return [{ ...trip, calls, starts: departures }];
  return departures.map((start) => ({
    ...trip,
    calls: calls.map((call) => ({ ...call, arrives: call.arrives + start, departs: call.departs + start })),
    starts: null,
  }));
}

/** Workdays, the other days with the holidays, and all of them. */
function calendarsAround(today: number): Record<Timetable["days"], FeedCalendar> {
  const [first, last] = [today - DAYS_BEFORE, today + DAYS_AHEAD];
  const holidays = new Set(
    [-1, 0, 1, 2, 3].flatMap((years) => listHolidays(yearMonthDay(today).year + years)),
  );
  const none = new Set<number>();
  const [work, rest] = [true, false].map((isWork) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekday < 5 === isWork),
  );
  return {
    WORKDAYS: { weekdays: work ?? [], first, last, added: none, removed: holidays },
    REST_DAYS: {
      weekdays: rest ?? [],
      first,
      last,
      added: new Set([...holidays].filter((day) => day >= first && day <= last)),
      removed: none,
    },
    DAILY: { weekdays: Array.from({ length: 7 }, () => true), first, last, added: none, removed: none },
  };
}

/** New Year's Day, the Fourth of July, Thanksgiving and Christmas. */
function listHolidays(year: number): number[] {
  const november = dayNumber({ year, month: 11, day: 1 });
  const thanksgiving = november + ((3 - toWeekday(november) + 7) % 7) + 21;
  return [
    dayNumber({ year, month: 1, day: 1 }),
    dayNumber({ year, month: 7, day: 4 }),
    thanksgiving,
    dayNumber({ year, month: 12, day: 25 }),
  ];
}
