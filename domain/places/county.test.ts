import { expect, test } from "vitest";
import { countyName } from "./county.ts";

test.each([
  ["Miami-Dade", "FL", "Miami-Dade County, FL", "Condado de Miami-Dade, FL"],
  ["Orleans", "LA", "Orleans Parish, LA", "Parroquia de Orleans, LA"],
  ["Copper River Census Area", "AK", "Copper River Census Area, AK", "Copper River Census Area, AK"],
  ["Anchorage", "AK", "Anchorage, AK", "Anchorage, AK"],
  ["Petersburg (city)", "VA", "Petersburg, VA", "Petersburg, VA"],
  ["Carson City", "NV", "Carson City, NV", "Carson City, NV"],
  ["District of Columbia", "DC", "District of Columbia, DC", "District of Columbia, DC"],
])("%s in %s", (name, state, en, es) => {
  expect(countyName({ name, state })).toEqual({ en, es });
});
