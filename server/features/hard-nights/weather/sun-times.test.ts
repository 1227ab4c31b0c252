import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDate, localTime } from "#domain/base/time/zone.ts";
import { sunTimes } from "./sun-times.ts";

const MIAMI = { longitude: -80.1937, latitude: 25.7743 };
const ANCHORAGE = { longitude: -149.9003, latitude: 61.2181 };
const UTQIAGVIK = { longitude: -156.7886, latitude: 71.2906 };

/** Minutes of the local clock. */
function clock(at: number | null, zone: string): number {
  if (at === null) throw new Error("The sun does not move.");
  return localTime(zone, at).minute;
}

describe("sunrise and sunset", () => {
  // By the tables of the U.S. Naval Observatory, to the minute.
  test.each([
    ["Miami, midwinter", MIAMI, Date.UTC(2026, 11, 21, 17), 7 * 60 + 3, 17 * 60 + 35],
    ["Miami, midsummer", MIAMI, Date.UTC(2026, 5, 21, 17), 6 * 60 + 30, 20 * 60 + 15],
    ["Anchorage, midwinter", ANCHORAGE, Date.UTC(2026, 11, 21, 21), 10 * 60 + 14, 15 * 60 + 42],
  ])("%s", (_, place, now, rise, set) => {
    const { sunrise, sunset, timeZone } = sunTimes(place, now);
    expect(Math.abs(clock(sunrise, timeZone) - rise)).toBeLessThanOrEqual(2);
    expect(Math.abs(clock(sunset, timeZone) - set)).toBeLessThanOrEqual(2);
  });

  test("those of the local day, early and late in it", () => {
    const midnight = Date.UTC(2026, 10, 23, 5);
    const first = sunTimes(MIAMI, midnight);
    expect(sunTimes(MIAMI, midnight + 86_399_999)).toEqual(first);
    expect(sunTimes(MIAMI, midnight - 1)).not.toEqual(first);
    expect(localDate("America/New_York", first.sunrise ?? 0)).toBe("2026-11-23");
  });

  test("none in the polar night and the polar day", () => {
    for (const now of [Date.UTC(2026, 11, 21, 21), Date.UTC(2026, 5, 21, 21)]) {
      expect(sunTimes(UTQIAGVIK, now)).toMatchObject({ sunrise: null, sunset: null });
    }
  });

  test("the sun rises on the local day and sets after that, wherever people live", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -125, max: -66, noNaN: true }),
        fc.double({ min: 18, max: 49, noNaN: true }),
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
        (longitude, latitude, now) => {
          const { sunrise, sunset, timeZone } = sunTimes({ longitude, latitude }, now);
          expect(localDate(timeZone, sunrise ?? 0)).toBe(localDate(timeZone, now));
          expect(sunset ?? 0).toBeGreaterThan(sunrise ?? 0);
        },
      ),
    );
  });
});
