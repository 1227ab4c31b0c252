import { describe, expect, test } from "vitest";
import { MAX_CLOCK_AHEAD_MS } from "../contract/limits.ts";
import { type BedCount, bedOutcomes, type KnownBeds } from "./bed-counts.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const MINUTE = 60_000;

function shelter(facts: Partial<KnownBeds> = {}): KnownBeds {
  return {
    id: "a",
    isShelter: true,
    totalBeds: 10,
    availableBeds: 3,
    bedsUpdatedAt: NOW - 60 * MINUTE,
    ...facts,
  };
}

function outcomes(counts: readonly (Partial<BedCount> & { id?: string })[], ...shelters: KnownBeds[]) {
  return bedOutcomes(
    counts.map((count) => ({ id: "a", availableBeds: 4, countedAt: null, ...count })),
    new Map(shelters.map((each) => [each.id, each])),
    NOW,
  );
}

test.each([
  ["now", { availableBeds: 4 }, { outcome: "COUNTED", at: NOW }],
  ["none is free", { availableBeds: 0 }, { outcome: "COUNTED", availableBeds: 0 }],
  ["all are", { availableBeds: 10 }, { outcome: "COUNTED", availableBeds: 10 }],
  ["a while ago", { countedAt: NOW - MINUTE }, { outcome: "COUNTED", at: NOW - MINUTE }],
  [
    "at the very moment of the last",
    { countedAt: NOW - 60 * MINUTE },
    { outcome: "COUNTED", at: NOW - 60 * MINUTE },
  ],
  ["before the last", { countedAt: NOW - 60 * MINUTE - 1 }, { outcome: "OLDER", id: "a" }],
  ["by a clock a little ahead", { countedAt: NOW + MAX_CLOCK_AHEAD_MS }, { outcome: "COUNTED", at: NOW }],
])("a count: %s", (_, count, outcome) => {
  expect(outcomes([count], shelter())).toMatchObject({ ok: true, value: [outcome] });
});

test("the first count of a shelter is accepted, however old", () => {
  expect(outcomes([{ countedAt: 5 }], shelter({ availableBeds: null, bedsUpdatedAt: null }))).toMatchObject({
    value: [{ outcome: "COUNTED", at: 5 }],
  });
});

test("the moment of a number never goes back, whatever this process's clock says", () => {
  expect(outcomes([{}], shelter({ bedsUpdatedAt: NOW + 1000 }))).toMatchObject({
    value: [{ outcome: "COUNTED", at: NOW + 1000 }],
  });
});

describe("refuses all where one", () => {
  test.each([
    [
      "is above the total",
      { availableBeds: 11 },
      "availableBeds",
      "aboveTotal",
      "Available beds should be less than or equal to Total Beds",
    ],
    [
      "is below nothing",
      { availableBeds: -1 },
      "availableBeds",
      "outOfRange",
      "Minimum available beds was 0",
    ],
    ["says nothing", { availableBeds: null }, "availableBeds", "required", "The request is not valid."],
    [
      "is of tomorrow",
      { countedAt: NOW + MAX_CLOCK_AHEAD_MS + 1 },
      "countedAt",
      "outOfRange",
      "The request is not valid.",
    ],
    ["is of the same shelter", { id: "a" }, "id", "givenTwice", "The request is not valid."],
    ["is of no shelter", { id: "kitchen" }, "id", "unknownValue", "The request is not valid."],
    ["has no total", { id: "new" }, "totalBeds", "required", "Please type Total Beds"],
  ] as const)("%s", (_, count, field, says, message) => {
    const others = [
      shelter({ id: "b" }),
      shelter({ id: "kitchen", isShelter: false }),
      shelter({ id: "new", totalBeds: null, availableBeds: null }),
    ];
    const counts = "id" in count && count.id === "a" ? [{ id: "a" }, count] : [{ id: "b" }, count];
    expect(outcomes(counts, shelter(), ...others)).toEqual({
      ok: false,
      problem: { code: 400, key: "invalidRequest", message, fields: { [`services.1.${field}`]: says } },
    });
  });
});
