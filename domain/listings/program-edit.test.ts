import { describe, expect, test } from "vitest";
import { FORM_FIELDS, getFieldSpec } from "../services/field-names.ts";
import { emptyFacts } from "../services/flat-facts.ts";
import type { Listing } from "../services/listing.ts";
import { toListing } from "./listing-facts.ts";
import { formOfSites, isSite } from "./program-edit.ts";
import type { ServiceForm } from "./service-form.ts";

const PLACE = {
  address1: null,
  address2: null,
  city: "Miami",
  state: "FL",
  zip: null,
  country: "United States",
  coordinates: null,
  isApproximate: false,
  visibility: "EXACT",
} as const;
const site = (part: Partial<Listing> = {}): Listing => ({
  ...toListing(emptyFacts(PLACE, "America/New_York")),
  name: "Meals",
  ...part,
});

describe("a form for the whole program", () => {
  test.each<[string, ServiceForm, ServiceForm]>([
    [
      "texts and their Spanish",
      { description: "Soup.", descriptionEs: "Sopa." },
      { description: "Soup.", descriptionEs: "Sopa." },
    ],
    [
      "audience, ages, area",
      { category: ["MEN"], ageMin: 18, serviceArea: null },
      { category: ["MEN"], ageMin: 18, serviceArea: null },
    ],
    [
      "ways in",
      { entry: ["WALK_IN"], cost: "Free", stayLimit: null },
      { entry: ["WALK_IN"], cost: "Free", stayLimit: null },
    ],
    [
      "no place",
      { address1: "1 Main", city: "Miami", addressVisibility: "HIDDEN", isProtected: true, region: "x" },
      {},
    ],
    ["no phone or mail", { phone: "988", phoneExtension: "1", contactEmail: "a@b.example" }, {}],
    [
      "no hours, or beds",
      { schedules: [], isContact: true, intakeSchedules: [], availableBeds: 1, totalBeds: 2 },
      {},
    ],
    ["no alert", { isCriticalHeader: true, criticalDescription: "Closed" }, {}],
    ["what the door is like", { accessibility: "A ramp.", languages: ["es"] }, {}],
    [
      "nothing of one listing alone",
      { comment: "x", attachments: [], userEmail: "a@b.example", scope: "PROGRAM" },
      {},
    ],
    ["the version, which tells older clients apart", { version: 3 }, { version: 3 }],
  ])("has %s", (_, form, expected) => {
    expect(formOfSites(form, site())(site())).toEqual(expected);
  });

  test("a name goes where the same one stands", () => {
    expect(formOfSites({ name: "Hot Meals" }, site())(site())).toEqual({ name: "Hot Meals" });
    expect(formOfSites({ name: "Hot Meals" }, site())(site({ name: "Meals North" }))).toEqual({});
  });

  test("a text goes with its Spanish and the state of that", () => {
    const split = FORM_FIELDS.filter((field) => {
      const { qualifies, together } = getFieldSpec(field);
      const whole = FORM_FIELDS.find((each) => each === (together ?? qualifies));
      return whole !== undefined && getFieldSpec(whole).isOfProgram !== getFieldSpec(field).isOfProgram;
    });
    expect(split).toEqual([]);
  });
});

describe("a site of a program", () => {
  test.each<[Partial<Listing>, boolean]>([
    [{}, true],
    [{ addressVisibility: "AREA" }, true],
    [{ addressVisibility: "HIDDEN", isProtected: false }, false],
    [{ isProtected: true }, false],
  ])("%j: %s", (part, expected) => {
    expect(isSite(site(part))).toBe(expected);
  });
});
