import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShelterBeds } from "./bed-calls.ts";
import { groupShelters } from "./group-shelters.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const MINUTE = 60_000;

function shelter(name: string, minutes: number | null, beds: Partial<ShelterBeds> = {}): ShelterBeds {
  return {
    id: name,
    name,
    address1: null,
    city: "Demo Harbor",
    state: "CA",
    isMine: true,
    isApproved: true,
    availableBeds: 3,
    totalBeds: 10,
    bedsUpdatedAt: minutes === null ? null : new Date(NOW - minutes * MINUTE).toISOString(),
    beds: [],
    version: 1,
    ...beds,
  };
}

function groupNames(shelters: readonly ShelterBeds[]) {
  const { outdated, recent, uncounted } = groupShelters(shelters, NOW);
  return [outdated, recent, uncounted].map((group) => group.map(({ name }) => name));
}

test("the oldest counts come first, one of an unknown moment before all, and what has no number apart", () => {
  const unknown = { availableBeds: null, totalBeds: null };
  expect(
    groupNames([
      shelter("new", 5),
      shelter("no number", null, unknown),
      shelter("day", 24 * 60),
      shelter("just asked", 180),
      shelter("hour", 60),
      shelter("no free beds known", 10, { availableBeds: null }),
      shelter("no date", null),
      shelter("not yet asked", 179),
    ]),
  ).toEqual([
    ["no date", "day", "just asked"],
    ["not yet asked", "hour", "new"],
    ["no number", "no free beds known"],
  ]);
});

test("nobody is lost, and nobody is in two groups", () => {
  const minutes = fc.option(fc.integer({ min: -10, max: 10_000 }));
  const number = fc.option(fc.nat({ max: 10 }));
  const shelters = fc
    .array(fc.tuple(minutes, number, number))
    .map((rows) =>
      rows.map(([since, availableBeds, totalBeds], at) =>
        shelter(String(at), since, { availableBeds, totalBeds }),
      ),
    );
  fc.assert(
    fc.property(shelters, (all) => {
      expect(groupNames(all).flat().sort()).toEqual(all.map(({ name }) => name).sort());
    }),
  );
});
