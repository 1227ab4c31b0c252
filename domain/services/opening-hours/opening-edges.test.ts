import { expect, test } from "vitest";
import { dates, hours, weekly } from "./hours-for-tests.ts";
import { edgeStamp, openingEdges, turnedAwayEdges } from "./opening-edges.ts";

test("edges are stored under the version of the zone data", () => {
  expect(edgeStamp("2026b")).toMatch(/^\d+\/2026b$/);
});

test("an edge on the last moment asked about is outside", () => {
  const friday = hours(weekly("FRIDAY", 9, 17));
  const at = (time: string) => Date.parse(`2026-11-20T${time}-05:00`);
  const minute = (time: string) => at(time) / 60_000;
  expect(openingEdges(friday, at("08:00"), at("09:00"))).toEqual([]);
  expect(openingEdges(friday, at("08:00"), at("17:00"))).toEqual([minute("09:00")]);
  expect(openingEdges(friday, at("08:00"), at("17:01"))).toEqual([minute("09:00"), minute("17:00")]);
  expect(openingEdges(friday, at("10:00"), at("17:00"))).toEqual([minute("10:00")]);
});

test("people are turned away before and after intake, and never by hours of intake that are over or not stated", () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00-05:00`);
  const minute = (time: string) => at(time) / 60_000;
  const day = { from: at("20T08:00"), until: at("21T08:00") };
  const away = (intakeSchedules: Parameters<typeof hours>[0]) =>
    turnedAwayEdges({ ...hours([]), intakeSchedules }, day.from, day.until);
  expect(away(weekly("FRIDAY", 18, 21))).toEqual([
    minute("20T08:00"),
    minute("20T18:00"),
    minute("20T21:00"),
  ]);
  expect(away(weekly("FRIDAY", 6, 9))).toEqual([minute("20T09:00")]);
  expect(away([dates("2026-11-20", "2026-11-20", 18, 21)])).toEqual([minute("20T08:00"), minute("20T18:00")]);
  expect(away([dates("2026-11-01", "2026-11-10", 18, 21)])).toEqual([]);
  expect(away([])).toEqual([]);
});
