import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT } from "../../listings/check-listing.ts";
import { isCovered, mergeSaved, type SavedArea, savedCounty } from "./merge-saved.ts";
import type { OfflineService } from "./offline-service.ts";

const HERE = { longitude: -80.19, latitude: 25.77 };
const FAR = { longitude: -84.4, latitude: 33.7 };

function kept(
  id: string,
  savedAt: number,
  changes: Partial<OfflineService> & { name?: string } = {},
): OfflineService {
  const { name = id, ...rest } = changes;
  return {
    facts: {
      ...EMPTY_DRAFT,
      topics: [],
      id,
      name,
      city: "Miami",
      state: "FL",
      country: "United States",
      timeZone: "America/New_York",
      isShowFlag: false,
      schedules: [],
      closeSchedules: [],
      intakeSchedules: [],
      bedsUpdatedAt: null,
      likes: 0,
      isApproved: true,
      approvedAt: null,
      verifiedAt: null,
      verifiedBy: null,
      source: null,
      sources: [],
      createdAt: "2026-01-05T15:00:00Z",
      updatedAt: "2026-01-05T15:00:00Z",
      version: 1,
    },
    hours: { timeZone: "America/New_York", schedules: [], closeSchedules: [], isContact: false },
    point: HERE,
    meets: [],
    savedAt,
    ...rest,
  };
}

const area = (services: readonly OfflineService[]): SavedArea => ({
  middle: HERE,
  radiusMiles: 10,
  checkedAt: 100,
  services,
  county: { name: "Miami-Dade", state: "FL", city: "Miami" },
});
const listLabels = (services: readonly OfflineService[]) =>
  services.map(({ facts, savedAt }) => `${facts.name} ${savedAt}`);

describe("of everything kept, each service once", () => {
  test.each([
    ["the newer one", [kept("a", 100)], [kept("a", 200, { name: "renamed" })], ["renamed 200"]],
    ["not the older one", [kept("a", 100)], [kept("a", 50, { name: "old" })], ["a 100"]],
    ["one that was seen after the area came", [], [kept("b", 200)], ["b 200"]],
    ["not one that the area no longer has", [], [kept("b", 50)], []],
    ["one that lies elsewhere", [], [kept("b", 50, { point: FAR })], ["b 50"]],
    ["one whose place nobody knows", [], [kept("b", 50, { point: null })], ["b 50"]],
  ])("%s", (_, packed, seen, names) => {
    expect(listLabels(mergeSaved(area(packed), seen))).toEqual(names);
  });

  test("without an area, what was seen", () => {
    expect(listLabels(mergeSaved(null, [kept("a", 1), kept("a", 3), kept("b", 2)]))).toEqual(["a 3", "b 2"]);
  });

  test("a reply does not say by which centre a hidden place is ordered: the area does", () => {
    const [one] = mergeSaved(area([kept("a", 100)]), [kept("a", 200, { point: null })]);
    expect(one?.point).toEqual(HERE);
  });

  test("a list takes away nothing that only pages have, and a page says that it is gone", () => {
    const known = kept("a", 100);
    const packed = { ...known, facts: { ...known.facts, cost: "Free", entry: ["WALK_IN" as const] } };
    const merged = (seen: OfflineService) => mergeSaved(area([packed]), [seen])[0]?.facts;
    expect(merged(kept("a", 200, { isPartial: true }))).toMatchObject({ cost: "Free", entry: ["WALK_IN"] });
    expect(merged(kept("a", 200))).toMatchObject({ cost: null, entry: [] });
  });
});

test("a list is answered in full only within the area", () => {
  expect(isCovered(area([]), HERE)).toBe(true);
  expect(isCovered(area([]), null)).toBe(true);
  expect(isCovered(area([]), FAR)).toBe(false);
  expect(isCovered(null, HERE)).toBe(false);
});

test("a place near the middle is in the county of the middle; of others nothing is known", () => {
  expect(savedCounty(area([]), HERE)?.name).toBe("Miami-Dade");
  expect(savedCounty(area([]), { ...HERE, latitude: HERE.latitude + 0.1 })?.name).toBe("Miami-Dade");
  expect(
    savedCounty({ ...area([]), radiusMiles: 50 }, { ...HERE, latitude: HERE.latitude + 0.4 }),
  ).toBeNull();
  expect(savedCounty({ ...area([]), county: null }, HERE)).toBeNull();
  expect(savedCounty(null, HERE)).toBeNull();
});
