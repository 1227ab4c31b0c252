import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOfIsoDate } from "../base/time/civil-date.ts";
import { DAYS, type Day, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { buildPattern, openOnDay } from "../services/opening-hours/occurrences.ts";
import type { HoursText } from "./hours-reading.ts";
import { readHoursText } from "./hours-text.ts";

/** Cases of a property that names no number; ordinary runs have fewer of them than full ones. */
const USUAL_RUNS = fc.readConfigureGlobal().numRuns ?? 100;

/** Six weeks from a Monday, with all weekdays of two months. */
const FIRST_DAY = dayOfIsoDate("2026-06-01") ?? 0;
const DAYS_LOOKED_AT = 42;

/** The open quarters of an hour of six weeks. */
function openQuarters({ schedules, closeSchedules, isContact }: HoursText): ReadonlySet<string> {
  const pattern = buildPattern({ timeZone: "America/New_York", schedules, closeSchedules, isContact });
  const open = new Set<string>();
  if (isContact) return open;
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS_LOOKED_AT; day += 1) {
    for (const { start, end } of openOnDay(pattern, day)) {
      for (let minute = start; minute < end; minute += 15) open.add(`${day} ${minute}`);
    }
  }
  return open;
}

const isSubset = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((quarter) => other.has(quarter));

const READABLE = [
  "9:00am-5:00pm, Mon-Fri",
  "Mon-Thu 9am-5pm; Fri 9am-12pm",
  "Monday: Closed Tuesday: 9:00am - 5:00pm Wednesday: 10:00am - 2:00pm",
  "Lunes a viernes de 9 a 5",
  "2nd & 4th Tuesday 12:00pm - 4:00pm",
  "Tuesdays 9am-12pm; 1st Saturday of the month 10am-12pm",
  "Open 24 hours a day, 7 days a week",
  "Mon-Fri 9am-5pm, closed 12-1 for lunch",
  "Daily except Sunday 6pm-9pm",
  "Food Pantry:\n9am-11am, Sat",
  "Daily 7pm-7am",
] as const;

/** Letters that make no word of any vocabulary of hours. */
const unknownWord = fc
  .array(fc.constantFrom("k", "q", "x", "z", "w", "ñ"), { minLength: 4, maxLength: 9 })
  .map((letters) => letters.join(""));

const readable = fc.constantFrom(...READABLE);

/** The text with something put between two of its words. */
const inserted = (text: string, at: number, words: string): string => {
  const gaps = [...text.matchAll(/\s|$/gu)].map((match) => match.index);
  const gap = gaps[at % gaps.length] ?? text.length;
  return `${text.slice(0, gap)} ${words} ${text.slice(gap)}`;
};

describe("no word gives more open time than it states", () => {
  test("an unknown word anywhere: nothing is open", () => {
    fc.assert(
      fc.property(readable, fc.nat(), unknownWord, (text, at, word) => {
        const hours = readHoursText(inserted(text, at, word));
        expect(hours).toMatchObject({ schedules: [], closeSchedules: [], isContact: true });
      }),
    );
  });
  test("words that narrow, anywhere: never more than without them", () => {
    const narrowing = fc.constantFrom(
      "; closed Wednesdays.",
      "(closed 10am-11am)",
      "except holidays",
      "by appointment only",
      "in summer",
      "every other week",
      "2nd and 4th week",
      "May - September",
      "twice a month",
      "until further notice",
      "excepto lunes",
      "con cita previa",
      "cada dos semanas",
    );
    fc.assert(
      fc.property(readable, fc.nat(), narrowing, (text, at, words) => {
        const hours = readHoursText(inserted(text, at, words));
        expect(isSubset(openQuarters(hours), openQuarters(readHoursText(text)))).toBe(true);
      }),
    );
  });
  test("a closing at its end: never more than without it", () => {
    const closing = fc.constantFrom(
      "closed Tuesday",
      ", closed Sat & Sun",
      "; Tuesday by appointment",
      "\nMonday: closed",
      "; cerrado los martes",
    );
    fc.assert(
      fc.property(readable, closing, (text, words) => {
        const hours = readHoursText(`${text} ${words}`);
        expect(isSubset(openQuarters(hours), openQuarters(readHoursText(text)))).toBe(true);
      }),
    );
  });
  test("two texts, one below the other: never more than both", () => {
    fc.assert(
      fc.property(readable, readable, fc.constantFrom("\n", "\n\n", "; "), (one, other, between) => {
        const both = new Set([...openQuarters(readHoursText(one)), ...openQuarters(readHoursText(other))]);
        expect(isSubset(openQuarters(readHoursText(one + between + other)), both)).toBe(true);
      }),
    );
  });
  test("any text at all is read or not, without an error, and hours that are asked for are in no entry", () => {
    const piece = fc.constantFrom(
      ..."Mon Tue-Thu Fri, 9am 5pm - to 9-5 : ; , . ( ) \n 1st 2nd of the month closed except daily 24/7 noon by appointment lunes a de y martes cerrado for lunch holidays office pantry evenings <td> </td> &nbsp; / & 12".split(
        " ",
      ),
      "\n",
      "\n\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const hours = readHoursText(pieces.join(" "));
        expect(hours.isContact).toBe(hours.fault !== null);
        if (hours.isContact) expect([...hours.schedules, ...hours.closeSchedules]).toEqual([]);
      }),
      { numRuns: 20 * USUAL_RUNS },
    );
  });
});

const formatClock = (minute: number): string => {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
};

const title = (day: Day): string => day.slice(0, 1) + day.slice(1).toLowerCase();

describe("what is written plainly is read", () => {
  const weeks = fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1 }).chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.record({
          day: fc.constant(day),
          start: fc.integer({ min: 20, max: 46 }).map((quarter) => quarter * 15),
          length: fc.integer({ min: 2, max: 32 }).map((quarter) => quarter * 15),
        }),
      ),
    ),
  );
  const forms = [
    (day: Day, from: string, to: string) => `${title(day)}: ${from} - ${to}`,
    (day: Day, from: string, to: string) => `${title(day).slice(0, 3)} from ${from} to ${to}`,
    (day: Day, from: string, to: string) => `${from}–${to}, ${title(day)}s`,
    (day: Day, from: string, to: string) => `<td>${title(day)}</td><td>${from}</td><td>${to}</td>`,
  ] as const;
  test("a week, in any of its forms and on one line or several", () => {
    fc.assert(
      fc.property(
        weeks,
        fc.constantFrom(...forms),
        fc.constantFrom("\n", "; ", "<br>"),
        (week, form, between) => {
          const text = week.map(({ day, start, length }) =>
            form(day, formatClock(start), formatClock(start + length)),
          );
          const expected: ScheduleEntry[] = week.map(({ day, start, length }) => ({
            type: "WEEKLY",
            day,
            span: { start, end: start + length, endsNextDay: false },
          }));
          const hours = readHoursText(text.join(between));
          // A time that is another's with am and pm changed is doubted.
          if (hours.fault?.fault !== "halfOfDayUnlikely") expect(hours.schedules).toEqual(expected);
        },
      ),
    );
  });
});
