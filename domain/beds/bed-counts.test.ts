import { describe, expect, test } from "vitest";
import { MAX_CLOCK_AHEAD_MS } from "../base/contract/limits.ts";
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
    beds: [],
    ...facts,
  };
}

function outcomes(counts: readonly (Partial<BedCount> & { id?: string })[], ...shelters: KnownBeds[]) {
  return bedOutcomes(
    counts.map((count) => ({ id: "a", availableBeds: 4, countedAt: null, beds: null, ...count })),
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

describe("a count of some groups", () => {
  const EARLIER = "2026-11-20T14:00:00Z";
  const groups = [
    { for: "MEN", free: 1, total: 4, updatedAt: EARLIER },
    { for: "WOMEN", free: 2, total: 6, updatedAt: "2026-11-20T14:30:00Z" },
  ] as const;
  const split = shelter({ beds: [...groups] });

  test("leaves the others, and the sum follows, as old as its oldest group", () => {
    expect(outcomes([{ availableBeds: null, beds: [{ for: "MEN", free: 3 }] }], split)).toMatchObject({
      value: [
        {
          outcome: "COUNTED",
          availableBeds: 5,
          totalBeds: 10,
          beds: [{ ...groups[0], free: 3, updatedAt: "2026-11-20T15:00:00Z" }, groups[1]],
          at: Date.UTC(2026, 10, 20, 14, 30),
        },
      ],
    });
  });

  test("that was made before the last one of that group changes nothing; of another group it does", () => {
    const late = { availableBeds: null, countedAt: Date.UTC(2026, 10, 20, 14, 15) };
    expect(outcomes([{ ...late, beds: [{ for: "WOMEN", free: 3 }] }], split)).toMatchObject({
      value: [{ outcome: "OLDER" }],
    });
    expect(outcomes([{ ...late, beds: [{ for: "MEN", free: 3 }] }], split)).toMatchObject({
      value: [{ outcome: "COUNTED" }],
    });
  });

  test("sent again is stored once, whatever the milliseconds", () => {
    const countedAt = Date.UTC(2026, 10, 20, 14, 30, 0, 700);
    const again = { availableBeds: null, countedAt, beds: [{ for: "WOMEN" as const, free: 2 }] };
    expect(outcomes([again], split)).toMatchObject({ value: [{ outcome: "COUNTED", isRepeated: true }] });
  });

  test("of all together leaves open which group has how many", () => {
    expect(outcomes([{ availableBeds: 4 }], split)).toMatchObject({
      value: [
        {
          outcome: "COUNTED",
          availableBeds: 4,
          totalBeds: 10,
          beds: [{ free: null, total: 4 }, { free: null }],
        },
      ],
    });
    const late = { availableBeds: 4, countedAt: Date.UTC(2026, 10, 20, 14, 15) };
    expect(outcomes([late], split)).toMatchObject({ value: [{ outcome: "OLDER" }] });
  });

  test.each([
    ["of a group that is not there", [{ for: "YOUTH", free: 1 }], "beds.0.for", "unknownValue"],
    [
      "given twice",
      [
        { for: "MEN", free: 1 },
        { for: "MEN", free: 2 },
      ],
      "beds.1.for",
      "givenTwice",
    ],
    ["below nothing", [{ for: "MEN", free: -1 }], "beds.0.free", "outOfRange"],
    ["above the group's total", [{ for: "MEN", free: 5 }], "beds.0.free", "aboveTotal"],
  ] as const)("is refused: %s", (_, beds, field, says) => {
    expect(outcomes([{ availableBeds: null, beds }], split)).toMatchObject({
      ok: false,
      problem: { code: 400, fields: { [`services.0.${field}`]: says } },
    });
  });

  test("is refused beside a number for all", () => {
    expect(outcomes([{ availableBeds: 1, beds: [{ for: "MEN", free: 1 }] }], split)).toMatchObject({
      ok: false,
      problem: { fields: { "services.0.availableBeds": "givenTwice" } },
    });
  });
});
