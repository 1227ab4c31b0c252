import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatClockTime } from "./clock-time.ts";
import { instantOfLocal, isTimeZone, localDate, localTime, offsetMinutes } from "./zone.ts";

const ZONES = [
  "America/New_York",
  "America/Los_Angeles",
  "America/Phoenix",
  "Pacific/Honolulu",
  "America/St_Johns",
  "America/Havana",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Pacific/Apia",
  "Europe/Dublin",
  "Antarctica/Troll",
  "UTC",
];

/** Returns the local time as `Intl` itself computes it, without a cache. */
function shownBy(zone: string, epochMs: number): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(epochMs);
}

function shownByUs(zone: string, epochMs: number): string {
  const { minute } = localTime(zone, epochMs);
  const clock = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return `${localDate(zone, epochMs)} ${clock}`;
}

/** Cases of a property that names no number; ordinary runs have fewer of them than full ones. */
const USUAL_RUNS = fc.readConfigureGlobal().numRuns ?? 100;

describe("local time", () => {
  test("is what the platform shows, at any minute of many years", () => {
    const minutes = fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), minutes, (zone, minute) => {
        expect(shownByUs(zone, minute * 60_000)).toBe(shownBy(zone, minute * 60_000));
      }),
      { numRuns: 15 * USUAL_RUNS },
    );
  });

  test.each(ZONES)("in %s is right around every change of the clock from 2010 to 2030", (zone) => {
    const HOUR = 3_600_000;
    let before = offsetMinutes(zone, Date.UTC(2010, 0));
    for (let hour = Date.UTC(2010, 0); hour < Date.UTC(2030, 0); hour += HOUR) {
      const offset = offsetMinutes(zone, hour);
      if (offset === before) continue;
      before = offset;
      for (let at = hour - 2 * HOUR; at <= hour + 2 * HOUR; at += HOUR / 4) {
        expect(shownByUs(zone, at)).toBe(shownBy(zone, at));
        expect(shownByUs(zone, at - 60_000)).toBe(shownBy(zone, at - 60_000));
      }
    }
  });

  test("counts seconds to the minute that they are in", () => {
    expect(localTime("UTC", -1)).toEqual({ day: -1, minute: 1_439 });
    expect(localTime("UTC", 59_999)).toEqual({ day: 0, minute: 0 });
  });
});

describe("the instant of a local time", () => {
  test.each([
    // zone, date, minute, the instant
    ["America/New_York", "2026-11-21", 600, "2026-11-21T15:00Z"],
    ["America/New_York", "2026-11-21", 1_440, "2026-11-22T05:00Z"],
    ["America/New_York", "2026-11-21", 2_880, "2026-11-23T05:00Z"],
    ["Pacific/Honolulu", "2026-03-08", 150, "2026-03-08T12:30Z"],
    ["America/Phoenix", "2026-03-08", 150, "2026-03-08T09:30Z"],
    // The clock jumps from 2:00 to 3:00: times in between map to the moment of the jump.
    ["America/New_York", "2026-03-08", 119, "2026-03-08T06:59Z"],
    ["America/New_York", "2026-03-08", 120, "2026-03-08T07:00Z"],
    ["America/New_York", "2026-03-08", 150, "2026-03-08T07:00Z"],
    ["America/New_York", "2026-03-08", 180, "2026-03-08T07:00Z"],
    ["America/New_York", "2026-03-08", 181, "2026-03-08T07:01Z"],
    ["America/Los_Angeles", "2026-03-08", 150, "2026-03-08T10:00Z"],
    // 1:00 to 2:00 occurs twice: the first counts, and 2:00 occurs once.
    ["America/New_York", "2026-11-01", 60, "2026-11-01T05:00Z"],
    ["America/New_York", "2026-11-01", 90, "2026-11-01T05:30Z"],
    ["America/New_York", "2026-11-01", 120, "2026-11-01T07:00Z"],
    // Half an hour only.
    ["Australia/Lord_Howe", "2026-10-04", 135, "2026-10-03T15:30Z"],
    ["Australia/Lord_Howe", "2026-10-04", 150, "2026-10-03T15:30Z"],
    ["Australia/Lord_Howe", "2026-04-05", 105, "2026-04-04T14:45Z"],
    ["Australia/Lord_Howe", "2026-04-05", 120, "2026-04-04T15:30Z"],
    // Half an hour off the full hour, and a change at a minute past midnight until 2011.
    ["America/St_Johns", "2026-11-21", 0, "2026-11-21T03:30Z"],
    ["America/St_Johns", "2026-03-08", 150, "2026-03-08T05:30Z"],
    ["America/St_Johns", "2010-11-07", 0, "2010-11-07T02:30Z"],
    ["America/St_Johns", "2010-11-07", 1, "2010-11-07T03:31Z"],
    // Midnight itself is skipped, and occurs twice.
    ["America/Havana", "2026-03-08", 0, "2026-03-08T05:00Z"],
    ["America/Havana", "2026-11-01", 30, "2026-11-01T04:30Z"],
    // A skipped day.
    ["Pacific/Apia", "2011-12-30", 720, "2011-12-30T10:00Z"],
    ["Pacific/Apia", "2011-12-31", 0, "2011-12-30T10:00Z"],
    ["Pacific/Apia", "2011-12-29", 720, "2011-12-29T22:00Z"],
  ])("in %s, %s at minute %i is %s", (zone, date, minute, instant) => {
    expect(new Date(instantOfLocal(zone, date, minute)).toISOString()).toBe(new Date(instant).toISOString());
  });

  test("is the first one at which the clock shows it or later", () => {
    const days = fc.integer({ min: 0, max: 20 * 365 });
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        days,
        fc.integer({ min: 0, max: 2_880 }),
        (zone, day, minute) => {
          const date = new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10);
          const shown = Date.parse(`${date}T00:00Z`) / 60_000 + minute;
          const instant = instantOfLocal(zone, date, minute);
          const wallMinute = (at: number) => at / 60_000 + offsetMinutes(zone, at);
          expect(wallMinute(instant)).toBeGreaterThanOrEqual(shown);
          for (let at = instant - 60_000; at > instant - 26 * 3_600_000; at -= 7 * 60_000) {
            expect(wallMinute(at)).toBeLessThan(shown);
          }
        },
      ),
      { numRuns: 5 * USUAL_RUNS },
    );
  });

  test("needs a date and a zone that exist", () => {
    expect(() => instantOfLocal("UTC", "2026-02-30", 0)).toThrow(RangeError);
    expect(() => instantOfLocal("Mars/Olympus", "2026-02-01", 0)).toThrow(RangeError);
  });

  test("stays right when many zones and years were asked for", () => {
    for (let year = 1975; year < 2400; year++) {
      const instant = instantOfLocal("America/New_York", `${year}-01-15`, 720);
      expect(new Date(instant).toISOString()).toBe(`${year}-01-15T17:00:00.000Z`);
    }
    expect(formatClockTime(localTime("America/New_York", Date.UTC(2026, 6, 4, 12)).minute)).toBe("8:00 AM");
  });
});

test.each([
  ["America/New_York", true],
  ["UTC", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Etc/GMT+5", true],
  ["+05:00", false],
  ["Mars/Olympus", false],
  ["", false],
  ["'; drop table services; --", false],
  ["A".repeat(1_000), false],
])("%s is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
