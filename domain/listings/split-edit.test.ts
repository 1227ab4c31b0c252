import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedFields, pickFields, withFields } from "../services/changes.ts";
import { ENTERED_FIELDS, type EnteredField } from "../services/field-names.ts";
import type { Listing } from "../services/listing.ts";
import { EMPTY_DRAFT } from "./check-listing.ts";
import { fieldsUnnamingPlace } from "./named-place.ts";
import { overPublic, splitEdit, whole, withoutUnseenChanges } from "./split-edit.ts";

const LISTING: Listing = {
  ...EMPTY_DRAFT,
  name: "Hall",
  timeZone: "America/New_York",
  type: ["SHELTER"],
  availableBeds: 1,
  totalBeds: 5,
  schedules: [],
  closeSchedules: [],
  intakeSchedules: [],
};

/** Fields that a USER publishes without review (rule approvals 2), besides hiding an address and words that name it. */
const IMMEDIATE: readonly EnteredField[] = [
  "schedules",
  "closeSchedules",
  "intakeSchedules",
  "isContact",
  "phone",
  "phoneExtension",
  "availableBeds",
  "totalBeds",
];

const word = fc.constantFrom(null, "a", "b", "c");
/** Versions of one service that differ anywhere. */
const versions: fc.Arbitrary<Listing> = fc
  .record({
    name: fc.constantFrom("Hall", "House"),
    description: fc.constantFrom("", "Warm", "Warm and dry"),
    descriptionEs: word,
    type: fc.constantFrom<Listing["type"]>(["SHELTER"], ["FOOD"], ["FOOD", "SHELTER"]),
    needs: fc.constantFrom<Listing["needs"]>([], ["MEALS"], ["EMERGENCY"]),
    category: fc.constantFrom<Listing["category"]>(["ALL"], ["MEN"]),
    addressVisibility: fc.constantFrom<Listing["addressVisibility"]>("EXACT", "AREA", "HIDDEN"),
    address1: word,
    zip: word,
    phone: word,
    phoneExtension: word,
    website: word,
    isContact: fc.boolean(),
    schedules: fc.constantFrom<Listing["schedules"]>([], [{ type: "FULL_DAY" }]),
    closeSchedules: fc.constantFrom<Listing["closeSchedules"]>([], [{ type: "PERMANENTLY_CLOSED" }]),
    availableBeds: fc.integer({ min: 0, max: 3 }),
    isCriticalHeader: fc.boolean(),
  })
  .map((fields) => {
    const isShelter = fields.type.includes("SHELTER");
    const beds = isShelter ? {} : { availableBeds: null, totalBeds: null };
    const needs = fields.needs.filter((need) => (need === "MEALS") === fields.type.includes("FOOD"));
    return { ...LISTING, ...fields, needs, ...beds };
  });

const HIDDEN_ORDER: readonly Listing["addressVisibility"][] = ["EXACT", "AREA", "HIDDEN"];

describe("an edit that may not be published whole", () => {
  test("never changes what is public but in what does little harm", () => {
    fc.assert(
      fc.property(versions, versions, versions, (current, opened, after) => {
        const { published } = splitEdit({ current, opened, after }, "lowRisk");
        const withoutPlace = whole(fieldsUnnamingPlace(current, after));
        for (const field of changedFields(current, published)) {
          if (field === "addressVisibility") {
            const [before, now] = [current, published].map((each) =>
              HIDDEN_ORDER.indexOf(each.addressVisibility),
            );
            expect(now).toBeGreaterThan(before ?? 0);
          } else expect([...IMMEDIATE, ...withoutPlace]).toContain(field);
        }
      }),
    );
  });

  test("loses nothing: what is public and what waits are together what the form said", () => {
    fc.assert(
      fc.property(versions, versions, versions, fc.boolean(), (current, opened, after, mayLowRisk) => {
        const split = splitEdit({ current, opened, after }, mayLowRisk ? "lowRisk" : "nothing");
        expect(split.proposed).toEqual(after);
        expect({ ...split.published, ...pickFields(after, split.pending) }).toEqual(after);
        for (const field of split.pending) expect(split.published[field]).not.toEqual(after[field]);
      }),
    );
  });

  test("of hours, phone and beds alone waits in nothing, where the provider has nothing waiting", () => {
    fc.assert(
      fc.property(versions, versions, (current, other) => {
        const fields = IMMEDIATE.filter(
          (field) => !field.endsWith("Beds") || current.type.includes("SHELTER"),
        );
        const isShelter = other.type.includes("SHELTER");
        const changed = isShelter ? fields : fields.filter((field) => !field.endsWith("Beds"));
        const after = withFields(current, other, changed);
        expect(splitEdit({ current, opened: current, after }, "lowRisk").pending).toEqual([]);
      }),
    );
  });

  test("publishes nothing of a proposal, and by the way nothing that others proposed", () => {
    fc.assert(
      fc.property(versions, versions, versions, (current, opened, after) => {
        expect(splitEdit({ current, opened, after }, "nothing").published).toEqual(current);
        expect(splitEdit({ current, opened, after: opened }, "lowRisk").published).toEqual(current);
      }),
    );
  });
});

describe("an edit of a provider", () => {
  const split = (current: Listing, change: Partial<Listing>) =>
    splitEdit({ current, opened: current, after: { ...current, ...change } }, "lowRisk");

  test.each<[string, Listing["addressVisibility"], Listing["addressVisibility"], boolean]>([
    ["hides", "EXACT", "HIDDEN", true],
    ["hides more", "AREA", "HIDDEN", true],
    ["shows", "HIDDEN", "EXACT", false],
    ["shows more", "HIDDEN", "AREA", false],
  ])("that %s the address is public at once only where it hides", (_, from, to, isImmediate) => {
    const { published, pending } = split({ ...LISTING, addressVisibility: from }, { addressVisibility: to });
    expect(published.addressVisibility).toBe(isImmediate ? to : from);
    expect(pending).toEqual(isImmediate ? [] : ["addressVisibility"]);
  });

  test("that takes the type of a shelter away, or brings it, waits with the beds", () => {
    const food: Listing = { ...LISTING, type: ["FOOD"], availableBeds: null, totalBeds: null };
    const away = split(LISTING, { type: ["FOOD"], availableBeds: null, totalBeds: null });
    expect(away.published).toEqual(LISTING);
    expect(away.pending).toEqual(["type", "totalBeds", "availableBeds"]);
    const brought = split(food, { type: ["SHELTER"], availableBeds: 1, totalBeds: 5 });
    expect(brought.published).toEqual(food);
    expect(brought.pending).toEqual(["type", "totalBeds", "availableBeds"]);
  });
});

describe("a waiting edit over what is public now", () => {
  test("is itself while nothing has changed, and nothing where nothing waits", () => {
    fc.assert(
      fc.property(versions, versions, (current, proposed) => {
        const changed = changedFields(current, proposed);
        expect(overPublic(current, proposed, changed)).toEqual(proposed);
        expect(overPublic(current, proposed, [])).toEqual(current);
      }),
    );
  });

  test("keeps whatever was published since in a field that it is not about", () => {
    fc.assert(
      fc.property(versions, fc.constantFrom("211", "988"), fc.boolean(), (current, phone, isContact) => {
        const proposed: Listing = { ...current, name: "Another name", website: "http://a.example" };
        const now: Listing = { ...current, phone, isContact };
        const approved = overPublic(now, proposed, ["name", "website"]);
        expect(approved).toEqual({ ...now, name: "Another name", website: "http://a.example" });
      }),
    );
  });

  test("leaves beds and needs that its type does not touch, as imports have them", () => {
    const now: Listing = { ...LISTING, type: ["FOOD"], needs: ["EMERGENCY"] };
    expect(overPublic(now, { ...now, name: "House" }, ["name"])).toEqual({ ...now, name: "House" });
  });

  test("takes beds and needs away with the type that they belong to", () => {
    const proposed: Listing = {
      ...LISTING,
      type: ["FOOD"],
      needs: ["MEALS"],
      availableBeds: null,
      totalBeds: null,
    };
    const now: Listing = { ...LISTING, availableBeds: 4, needs: ["EMERGENCY"] };
    expect(overPublic(now, proposed, ["type"])).toMatchObject({
      type: ["FOOD"],
      needs: [],
      availableBeds: null,
      totalBeds: null,
    });
  });
});

test("a save that knows nothing of what waits withdraws nothing of it", () => {
  fc.assert(
    fc.property(versions, versions, (current, opened) => {
      expect(withoutUnseenChanges({ current, opened, after: current })).toEqual(opened);
      expect(withoutUnseenChanges({ current, opened, after: opened })).toEqual(opened);
    }),
  );
  const opened: Listing = { ...LISTING, name: "Waiting name" };
  const after: Listing = { ...LISTING, name: "Typed name" };
  expect(withoutUnseenChanges({ current: LISTING, opened, after }).name).toBe("Typed name");
});

test("every field of a listing has one place in the order of comparison", () => {
  expect(new Set(ENTERED_FIELDS).size).toBe(ENTERED_FIELDS.length);
  expect([...ENTERED_FIELDS].toSorted()).toEqual(Object.keys(LISTING).toSorted());
});

test("choices in another order are no change", () => {
  const current: Listing = { ...LISTING, type: ["SHELTER", "FOOD"], category: ["MEN", "WOMEN"] };
  const after: Listing = { ...LISTING, type: ["FOOD", "SHELTER"], category: ["WOMEN", "MEN"] };
  expect(splitEdit({ current, opened: current, after }, "lowRisk").pending).toEqual([]);
  const fewer: Listing = { ...after, category: ["MEN"] };
  expect(splitEdit({ current, opened: current, after: fewer }, "lowRisk").pending).toEqual(["category"]);
});
