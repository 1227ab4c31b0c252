import { describe, expect, test } from "vitest";
import type { VisitorArea } from "../names-county.ts";
import { servesPlace } from "./serves-place.ts";
import { areaOfNames, namesOfArea, readAreaName, type ServiceArea } from "./service-area.ts";

const NOWHERE: ServiceArea = { zips: [], cities: [], states: [], counties: [], nationwide: false };

describe("places as people write them", () => {
  test.each<[string, string | null, string]>([
    ["nationwide", null, "nationwide"],
    ["United States", null, "nationwide"],
    ["U.S.", null, "nationwide"],
    ["Todo el país", null, "nationwide"],
    ["FL", null, "states FL"],
    ["fl", null, "states FL"],
    [" New   York ", null, "states NY"],
    ["Nuevo México", null, "states NM"],
    ["All of Florida", null, "states FL"],
    ["Monroe County, FL", null, "counties Monroe County, FL"],
    ["monroe county, florida", null, "counties Monroe County, FL"],
    ["FOND DU LAC COUNTY, WI", null, "counties Fond du Lac County, WI"],
    ["lake of the woods county, mn", null, "counties Lake of the Woods County, MN"],
    ["condado de miami-dade, fl", null, "counties Miami-Dade County, FL"],
    ["st. mary's, ga", null, "cities St. Mary's, GA"],
    ["DeSoto County, FL", null, "counties DeSoto County, FL"],
    ["Condado de Miami-Dade, FL", null, "counties Miami-Dade County, FL"],
    ["Parroquia de Orleans, LA", null, "counties Orleans Parish, LA"],
    ["Monroe County", "FL", "counties Monroe County, FL"],
    ["Monroe County", null, "null"],
    ["Key West, FL", null, "cities Key West, FL"],
    ["St. Mary's, GA", null, "cities St. Mary's, GA"],
    // A town of another state may have that name.
    ["Key West", "FL", "null"],
    ["33040", null, "zips 33040"],
    ["33040-1234", null, "zips 33040"],
    ["3304", null, "null"],
    ["Key West, Nowhere", null, "null"],
    ["Monroe and Collier County, FL, and others", null, "null"],
    ["<b>Monroe</b> County, FL", null, "null"],
    ["", "FL", "null"],
    [`${"Monroe ".repeat(50)}County`, "FL", "null"],
  ])("%s in %s is %s", (written, state, expected) => {
    const found = readAreaName(written, state);
    const name = found?.list === "nationwide" ? "" : ` ${found?.name}`;
    expect(found === null ? "null" : `${found.list}${name}`).toBe(expected);
  });

  test("they come back one by one, each once, the widest first", () => {
    const written = ["33040", "Key West, FL", "Monroe County, FL", "GA", "33040", "USA"];
    const area = areaOfNames(written.flatMap((each) => readAreaName(each) ?? []));
    expect(area).toEqual({
      zips: ["33040"],
      cities: ["Key West, FL"],
      states: ["GA"],
      counties: ["Monroe County, FL"],
      nationwide: true,
    });
    expect(namesOfArea(area ?? NOWHERE)).toEqual([
      "United States",
      "GA",
      "Monroe County, FL",
      "Key West, FL",
      "33040",
    ]);
    expect(areaOfNames([])).toBeNull();
  });
});

describe("whether somebody is served", () => {
  const KEY_WEST: VisitorArea = { name: "Monroe", state: "FL", city: "Key West, FL" };
  const PETERSBURG: VisitorArea = { name: "Petersburg (city)", state: "VA", city: "Ettrick, VA" };
  test.each<[string, Partial<ServiceArea>, VisitorArea, boolean | null]>([
    ["everybody in the country", { nationwide: true }, KEY_WEST, true],
    ["their state", { states: ["GA", "FL"] }, KEY_WEST, true],
    ["another state", { states: ["GA"] }, KEY_WEST, false],
    ["their county", { counties: ["Collier County, FL", "Monroe County, FL"] }, KEY_WEST, true],
    ["their county, written small", { counties: ["monroe County, FL"] }, KEY_WEST, true],
    ["another county", { counties: ["Collier County, FL"] }, KEY_WEST, false],
    ["a county of that name elsewhere", { counties: ["Monroe County, MI"] }, KEY_WEST, false],
    ["their town", { cities: ["Key West, FL"] }, KEY_WEST, true],
    ["another town, whose border may be near", { cities: ["Marathon, FL"] }, KEY_WEST, null],
    ["a town of another state", { cities: ["Savannah, GA"] }, KEY_WEST, false],
    ["a city that is a county", { cities: ["Petersburg, VA"] }, PETERSBURG, true],
    ["a ZIP code, whose border is not known", { zips: ["33040"] }, KEY_WEST, null],
    ["another county and a ZIP code", { counties: ["Collier County, FL"], zips: ["33040"] }, KEY_WEST, null],
    ["no town known", { cities: ["Key West, FL"] }, { name: "Monroe", state: "FL", city: null }, null],
  ])("%s", (_, area, where, expected) => {
    expect(servesPlace({ ...NOWHERE, ...area }, where)).toBe(expected);
  });
});
