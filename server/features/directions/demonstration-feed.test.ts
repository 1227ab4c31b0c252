import { describe, expect, test } from "vitest";
import { demonstrationDirectory } from "#db/demo/directory.ts";
import { milesFromLanding, TIME_ZONE } from "#db/demo/town.ts";
import { demonstrationFeed } from "#db/demo/transit/demonstration-feed.ts";
import { LINES, STOPS } from "#db/demo/transit/lines.ts";
import { dayNumber } from "#domain/base/time/civil-date.ts";
import { findLastDay, runsOn } from "#domain/directions/feed.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import { answerQuestions } from "./answer-question.ts";

const NOW = Date.UTC(2026, 10, 23, 17);
const feed = demonstrationFeed(NOW);
const answers = answerQuestions([feed]);
const LANDING = milesFromLanding(0, 0);
const VALLEY_MARKET = milesFromLanding(12.6, 3.7);

const doors = demonstrationDirectory("2026-11-23").flatMap(({ at, visibility = "EXACT" }) =>
  visibility === "EXACT" && at !== null ? [milesFromLanding(...at)] : [],
);

const way = (at: string, from = LANDING, to = milesFromLanding(2.4, 1.8)) =>
  answers.wayTo({ from, to, leaves: Date.parse(at), timeZone: TIME_ZONE }).way;
const listLines = (found: ReturnType<typeof way>) =>
  found?.legs.flatMap((leg) => (leg.mode === "WALK" ? [] : [leg.line])) ?? [];

describe("the timetables of the demonstration", () => {
  test("have a stop within 2,000 metres on foot of every door", () => {
    expect(doors.length).toBeGreaterThan(30);
    for (const door of doors) {
      const nearest = Math.min(...feed.stops.map(({ point }) => walkBetween(point, door).metres));
      expect(nearest, JSON.stringify(door)).toBeLessThan(2000);
    }
  });

  test("use every stop", () => {
    expect(new Set(LINES.flatMap(({ stops }) => stops)).size).toBe(Object.keys(STOPS).length);
  });

  test.each([
    ["in the morning", "2026-11-23T08:00:00-08:00"],
    ["in the evening", "2026-11-23T21:30:00-08:00"],
    ["after midnight", "2026-11-24T00:50:00-08:00"],
    ["on a Saturday", "2026-11-28T12:00:00-08:00"],
  ])("have a bus to the college %s", (_, at) => {
    expect(listLines(way(at)).length).toBeGreaterThan(0);
  });

  test("have a night bus after midnight, the Valley bus and a ferry", () => {
    expect(listLines(way("2026-11-24T00:50:00-08:00"))).toEqual(["Night"]);
    expect(listLines(way("2026-11-23T09:00:00-08:00", LANDING, VALLEY_MARKET))).toEqual(["Valley"]);
    const beach = milesFromLanding(-1.6, 1.9);
    expect(way("2026-11-23T10:20:00-08:00", beach, LANDING)?.legs.map(({ mode }) => mode)).toContain("FERRY");
  });

  test("have a way back", () => {
    const { way } = answers.wayTo({
      from: LANDING,
      to: VALLEY_MARKET,
      leaves: Date.parse("2026-11-23T09:00:00-08:00"),
      timeZone: TIME_ZONE,
    });
    expect(way?.lastBack ?? 0).toBeGreaterThan(Date.parse("2026-11-23T20:00:00-08:00"));
  });

  test.each([
    ["Thanksgiving", { year: 2026, month: 11, day: 26 }, false],
    ["the day before it", { year: 2026, month: 11, day: 25 }, true],
    ["Christmas", { year: 2026, month: 12, day: 25 }, false],
    ["a Sunday", { year: 2026, month: 11, day: 29 }, false],
    ["New Year's Day", { year: 2027, month: 1, day: 1 }, false],
  ])("run as on %s", (_, date, isWorkday) => {
    const day = dayNumber(date);
    const line1 = feed.trips.filter(({ line }) => line === "1");
    const running = line1.filter(({ calendar }) => runsOn(calendar, day));
    expect(running.length).toBe(2);
    expect(running[0]?.starts?.length).toBe(isWorkday ? 58 : 25);
  });

  test("last for two years, whenever they begin", () => {
    for (const now of [NOW, Date.UTC(2031, 1, 28), Date.UTC(2040, 11, 31)]) {
      expect(findLastDay(demonstrationFeed(now))).toBeGreaterThan(now / 86_400_000 + 730);
    }
  });

  test("lead to many doors when they lead to each", () => {
    const hours = [7, 12, 18, 23, 25, 29];
    for (const [index, hour] of hours.entries()) {
      const from = doors[index * 5] ?? LANDING;
      const leaves = Date.parse("2026-11-25T00:00:00-08:00") + hour * 3_600_000;
      const arrivals = answers.arrivalsAt({ from, to: doors, leaves }).map((each) => each?.arrives ?? null);
      const ways = doors.map((to) => answers.wayTo({ from, to, leaves, timeZone: TIME_ZONE }).way);
      expect(arrivals).toEqual(ways.map((each) => each?.arrives ?? null));
      expect(ways.some((each) => each !== null)).toBe(true);
    }
  });
});
