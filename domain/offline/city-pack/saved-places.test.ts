import { describe, expect, test } from "vitest";
import { buildSynonyms } from "../../search/synonyms.ts";
import { savedPlaceIn } from "./saved-places.ts";

const at = (
  name: string,
  zip: string | null,
  point: { longitude: number; latitude: number } | null,
  city = "Rancho Vista",
  state = "CA",
) => ({ facts: { name, city, state, zip }, point });
const SAVED = [
  at("Table 12345", "91739", { longitude: -117.5, latitude: 34.1 }),
  at("Corner Pantry", "91739-0001", { longitude: -117.7, latitude: 34.3 }),
  at("Other Door", "91701", { longitude: -117.6, latitude: 34.2 }),
  at("Hidden Door", "91999", null),
  at("Far Porch", "97001", { longitude: -121, latitude: 45 }, "Medford", "OR"),
  at("KEY WEST", "33040", { longitude: -81.8, latitude: 24.6 }, "Key West", "FL"),
];

describe("a place in a search, as far as saved services tell of it", () => {
  test.each([
    ["food near 91739", "91739", "91739"],
    ["91739", "91739", "91739"],
    ["food in Rancho Vista, CA", "rancho vista", "Rancho Vista, CA"],
    ["comida en rancho vista california", "rancho vista", "Rancho Vista, CA"],
    ["shelter Medford or", "medford", "Medford, OR"],
    // A service there has the town's name.
    ["soup kitchen Key West, FL", "key west", "Key West, FL"],
  ])("%s", (q, text, name) => {
    expect(savedPlaceIn(q, SAVED, buildSynonyms([]))).toMatchObject({ text, name });
  });

  test("is where its services are", () => {
    const place = savedPlaceIn("91739", SAVED, buildSynonyms([]))?.coordinates;
    expect(place?.longitude).toBeCloseTo(-117.6);
    expect(place?.latitude).toBeCloseTo(34.2);
  });

  test.each([
    "food in Rancho Vista",
    "food 33131",
    "91999",
    "Medford or Ashland",
    "Rancho Vista, OR",
    "Corner Pantry 91739",
    "food",
    "",
  ])("%s: none", (q) => {
    expect(savedPlaceIn(q, SAVED, buildSynonyms([]))).toBeNull();
  });
});
