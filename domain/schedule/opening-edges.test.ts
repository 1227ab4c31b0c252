import { expect, test } from "vitest";
import { hours, weekly } from "./hours-for-tests.ts";
import { edgeStamp, openingEdges } from "./opening-edges.ts";

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
