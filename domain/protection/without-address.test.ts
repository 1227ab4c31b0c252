import { expect, test } from "vitest";
import { isHostOfStreet, isMapLink, withoutAddress } from "./without-address.ts";

test.each([
  ["Come to 701 NW 1st Court, ring twice.", "701 NW 1st Court", "Come to […], ring twice."],
  ["at 12  MAIN street.", "12 Main Street", "at […]."],
  ["at 12 Main St.", "12 Main Street", "at […]"],
  ["PO Box 12345 is public", "PO Box 12345", "PO Box 12345 is public"],
  ["Suite 2 of many", "Suite 2", "Suite 2 of many"],
  ["nothing here", null, "nothing here"],
  ["Come to 4321 NW 17 St, ring twice.", "4321 NW 17th Street", "Come to […], ring twice."],
  ["at 4321 N.W. 17th St. now", "4321 NW 17th Street", "at […] now"],
  ["at 4321 Northwest 17th Street", "4321 NW 17th Street", "at […]"],
  ["At 4321, NW 17th Street", "4321 NW 17th Street", "At […]"],
  ["Find us on NW 17th Street near the park", "4321 NW 17th Street", "Find us on […] near the park"],
  ["Corner of 17th St and Elm", "4321 NW 17th Street", "Corner of […] and Elm"],
  ["see http://h.example/4321+NW+17th+Street", "4321 NW 17th Street", "see http://h.example/[…]"],
  ["3315 Tamiami Trl. E, Naples", "3315 Tamiami Trail East", "[…], Naples"],
  ["Open 4321 days, 17 beds", "4321 NW 17th Street", "Open 4321 days, 17 beds"],
  ["for 4 to 17 year olds", "4321 NW 17th Street", "for 4 to 17 year olds"],
])("%s (%s)", (text, line, expected) => {
  expect(withoutAddress(text, { lines: [line], zip: null })).toBe(expected);
});

test.each([
  ["Miami, FL 33136.", "Miami, FL […]."],
  ["Miami, FL 33136-1234", "Miami, FL […]"],
  ["Call 1331360", "Call 1331360"],
  ["GPS 25.791234,-80.208765", "GPS […]"],
  ["25.7912 / -80.2087", "[…]"],
  ["Map: https://maps.google.com/?q=1 there", "Map: […] there"],
  ["https://www.google.com/maps/place/x", "[…]"],
  ["https://goo.gl/maps/x and https://maps.app.goo.gl/y", "[…] and […]"],
  ["Costs 12.50, 30.75 for two", "Costs 12.50, 30.75 for two"],
])("%s", (text, expected) => {
  expect(withoutAddress(text, { lines: [], zip: "33136" })).toBe(expected);
});

test("a link to a map is one, a home page is none", () => {
  expect(isMapLink("https://www.google.com/maps?q=1,2")).toBe(true);
  expect(isMapLink("http://maps.example/")).toBe(true);
  expect(isMapLink("https://www.roadmaps.example/")).toBe(false);
});

test("a line that is too long for a pattern: its street is removed", () => {
  const line = `4321 NW 17 St ${"behind the gate ".repeat(5_000)}`;
  expect(withoutAddress("Come to 4321 NW 17 St today", { lines: [line], zip: null })).toBe(
    "Come to […] today",
  );
  expect(withoutAddress("Safe", { lines: ["+1 ".repeat(5_000)], zip: null })).toBe("Safe");
});

test.each([
  ["https://www.elmstreetshelter.example/", "9 Elm St", true],
  ["help@31foxglove.example", "31 Foxglove Ct", true],
  ["https://foxglovect.example", "31 Foxglove Ct", true],
  ["https://foxglove-court.example/contact", "31 Foxglove Ct", true],
  ["https://facebook.com/FoxgloveCourtHouse", "31 Foxglove Court", true],
  ["https://foxglove.example", "31 Foxglove Ct", false],
  ["https://helmstrong.example", "9 Elm St", false],
  ["https://harbor.example", "9 Elm St", false],
  ["https://harbor.example", null, false],
])("%s names %s: %s", (host, line, isNamed) => {
  expect(isHostOfStreet(host, line)).toBe(isNamed);
});
