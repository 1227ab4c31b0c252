import { describe, expect, test } from "vitest";
import { unstatedWireValue } from "../services/field-kinds.ts";
import { byField, FIELD_NAMES, type FieldName } from "../services/field-names.ts";
import { fieldsOfRecord } from "./facts-from-hsds.ts";
import type { HsdsService } from "./hsds-records.ts";
import { termWithId } from "./hsds-taxonomies.ts";
import { toOwnRecord } from "./own-record.ts";
import { toHsdsService } from "./service-to-hsds.ts";
import type { ShownService } from "./shown-service.ts";

const ID = "0190b5a0-0000-7000-8000-00000000002a";
const AT = "2026-11-20T15:00:00Z";

/** A service with only these fields stated. */
function shown(fields: Partial<ShownService>): ShownService {
  return {
    ...byField<Pick<ShownService, FieldName>>(FIELD_NAMES, (_, spec) => unstatedWireValue(spec)),
    id: ID,
    name: "Harbor Kitchen",
    isProtected: false,
    addressVisibility: "EXACT",
    placeShown: "REGION",
    country: "United States",
    timeZone: "America/New_York",
    createdAt: AT,
    updatedAt: AT,
    isApproved: true,
    sources: [],
    ...fields,
  };
}

const mapped = (fields: Partial<ShownService>): HsdsService =>
  toHsdsService(shown(fields), { organization: null });

/** Returns codes and values of the profile's attributes. */
const profile = ({ attributes = [] }: HsdsService): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ taxonomy_term_id: id, value = "" }) => {
      const term = termWithId(id);
      return term?.key === "profile" ? [[term.code, value]] : [];
    }),
  );

describe("A service in HSDS", () => {
  test("has in attributes only what HSDS cannot say", () => {
    const service = mapped({
      description: "Warm meals.",
      address1: "1 Pier Road",
      city: "Harbor",
      state: "FL",
      zip: "33101",
      location: { coordinates: [-80.19, 25.77] },
      phone: "(305) 555-0101",
      phoneExtension: "12",
      website: "https://harbor.example/",
      ageMin: 18,
      cost: "Free",
      type: ["FOOD"],
      needs: ["MEALS"],
      languages: ["es"],
      availableBeds: 2,
      totalBeds: 5,
      bedsUpdatedAt: AT,
    });
    expect(profile(service)).toEqual({ timeZone: "America/New_York" });
    expect(service).toMatchObject({
      status: "active",
      minimum_age: 18,
      fees_description: "Free",
      phones: [{ number: "(305) 555-0101", extension: 12 }],
      capacities: [{ available: 2, maximum: 5, updated: AT, unit: { name: "bed" } }],
      service_at_locations: [{ location: { latitude: 25.77, addresses: [{ address_1: "1 Pier Road" }] } }],
    });
  });

  test("has neither a place nor beds where its page has none", () => {
    const service = mapped({
      isProtected: true,
      addressVisibility: "HIDDEN",
      city: "",
      state: "FL",
      region: "South Florida",
    });
    const [site] = service.service_at_locations ?? [];
    expect(site?.location).toEqual({ id: site?.location_id, location_type: "physical", name: "FL" });
    expect(service.service_areas).toMatchObject([{ name: "South Florida", description: "Region" }]);
    expect(service.capacities).toBeUndefined();
  });

  test.each([
    ["007", undefined],
    ["1-2", undefined],
    ["41", 41],
  ])("an extension %s is a number only where it is one", (phoneExtension, extension) => {
    const service = mapped({ phone: "988", phoneExtension });
    expect(service.phones?.[0]?.extension).toBe(extension);
    expect(fieldsOfRecord(toOwnRecord(service))["phoneExtension"]).toBe(phoneExtension);
  });

  test.each([
    ["http://café.example/ménu", undefined],
    ["https://a.example/ménu", "https://a.example/m%C3%A9nu"],
    ["https://a.example/?q=[1]", "https://a.example/?q=%5B1%5D"],
    ["https://a.example/%zz", undefined],
  ])("%s is an address of RFC 3986, or in an attribute alone", (website, url) => {
    const service = mapped({ website });
    expect(service.url).toBe(url);
    expect(fieldsOfRecord(toOwnRecord(service))["website"]).toBe(website);
  });

  test.each(["null", '"quoted"', "undefined"])("a text %s is not lost", (cost) => {
    expect(fieldsOfRecord(toOwnRecord(mapped({ cost })))["cost"]).toBe(cost);
  });

  test("says which sources its facts come from, and never who entered them", () => {
    const source = {
      name: "211 Harbor",
      url: null,
      licence: "CC0-1.0",
      asOf: "2026-02-03",
      fields: ["name"],
    };
    const { metadata = [] } = mapped({ sources: [source], description: "Ours." });
    expect(
      metadata.map(({ updated_by, last_action_date, field_name }) => [
        updated_by,
        last_action_date,
        field_name,
      ]),
    ).toEqual([
      ["211 Harbor", "2026-02-03", "name"],
      ["Providers and staff of this directory", "2026-11-20", expect.stringContaining("description")],
    ]);
    // These follow from defaults, and were entered by no one.
    expect(metadata[1]?.field_name).not.toMatch(
      /addressVisibility|isProtected|placeShown|timeZone|isShowFlag/,
    );
    for (const each of metadata) expect([each.previous_value, each.replacement_value]).toEqual(["", ""]);
  });

  test("has the same ids each time, each once", () => {
    const service = shown({
      type: ["FOOD"],
      needs: ["MEALS"],
      city: "Harbor",
      zip: "33101",
      languages: ["es", "ht"],
    });
    const [one, other] = [0, 1].map(() => JSON.stringify(toHsdsService(service, { organization: null })));
    expect(one).toBe(other);
    const { attributes = [], schedules = [], metadata = [] } = toHsdsService(service, { organization: null });
    const ids = [...attributes, ...schedules, ...metadata].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
