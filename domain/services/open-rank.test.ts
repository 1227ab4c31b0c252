import fc from "fast-check";
import { expect, test } from "vitest";
import { isOpenRank, OPEN_RANKS, type OpenRank, openRank, type RankedFacts } from "./open-rank.ts";
import type { OpenState } from "./opening-hours/opening-status.ts";

const SHELTER: RankedFacts = { type: ["SHELTER"], availableBeds: null, isProtected: null };
const KITCHEN: RankedFacts = { type: ["FOOD"], availableBeds: null, isProtected: null };

test.each<[string, OpenState, RankedFacts, OpenRank]>([
  ["an open kitchen", "OPEN", KITCHEN, "AVAILABLE"],
  ["an open kitchen that counts beds", "OPEN", { ...KITCHEN, availableBeds: 0 }, "AVAILABLE"],
  ["an open service without a type", "OPEN", { ...KITCHEN, type: [] }, "AVAILABLE"],
  ["an open shelter with one bed", "OPEN", { ...SHELTER, availableBeds: 1 }, "AVAILABLE"],
  [
    "an open shelter that is a kitchen too",
    "OPEN",
    { ...SHELTER, type: ["FOOD", "SHELTER"] },
    "BEDS_UNKNOWN",
  ],
  ["an open shelter with unknown beds", "OPEN", SHELTER, "BEDS_UNKNOWN"],
  [
    "a protected shelter with free beds",
    "OPEN",
    { ...SHELTER, availableBeds: 9, isProtected: true },
    "BEDS_UNKNOWN",
  ],
  [
    "a protected shelter that is full",
    "OPEN",
    { ...SHELTER, availableBeds: 0, isProtected: true },
    "BEDS_UNKNOWN",
  ],
  ["an open shelter that is full", "OPEN", { ...SHELTER, availableBeds: 0 }, "FULL"],
  ["a closed shelter with free beds", "CLOSED", { ...SHELTER, availableBeds: 9 }, "CLOSED"],
  ["a kitchen to be called", "CONTACT", KITCHEN, "HOURS_UNKNOWN"],
  ["a shelter without hours", "NONE", { ...SHELTER, availableBeds: 9 }, "HOURS_UNKNOWN"],
])("%s", (_, state, facts, rank) => {
  expect(openRank({ door: state, isIntakeClosed: false }, facts)).toBe(rank);
  // A door that is open lets no one in who is not taken in; one that is not says enough.
  const turnedAway = state === "OPEN" ? "INTAKE_CLOSED" : rank;
  expect(openRank({ door: state, isIntakeClosed: true }, facts)).toBe(turnedAway);
});

const facts = fc.record<RankedFacts>({
  type: fc.subarray(["FOOD", "SHELTER", "HEALTH"]),
  availableBeds: fc.option(fc.nat({ max: 3 })),
  isProtected: fc.constantFrom(true, false, null),
});

test("the beds of a protected listing never matter, and whatever is open comes before what is not", () => {
  const states = fc.constantFrom<OpenState>("OPEN", "CLOSED", "CONTACT", "NONE");
  fc.assert(
    fc.property(facts, states, fc.boolean(), (each, door, isIntakeClosed) => {
      const state = { door, isIntakeClosed };
      const rank = openRank(state, each);
      const hidden = { ...each, isProtected: true };
      expect(openRank(state, hidden)).toBe(openRank(state, { ...hidden, availableBeds: null }));
      expect(isOpenRank(rank)).toBe(door === "OPEN");
      expect(OPEN_RANKS.indexOf(rank) < OPEN_RANKS.indexOf("CLOSED")).toBe(door === "OPEN");
    }),
  );
});
