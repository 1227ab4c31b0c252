import { expect, test } from "vitest";
import { keptPlace } from "./kept-place.ts";

const PLACE = {
  address1: "31 Foxglove Ct",
  address2: "Green door",
  city: "Sampleton",
  state: "FL",
  zip: "33101",
  country: "United States",
  coordinates: { longitude: -80.2, latitude: 25.8 },
  isApproximate: true,
};

test("of a hidden place the city is stored, and of others everything", () => {
  for (const visibility of ["EXACT", "AREA"] as const)
    expect(keptPlace({ ...PLACE, visibility })).toEqual({ ...PLACE, visibility });
  expect(keptPlace({ ...PLACE, visibility: "HIDDEN" })).toEqual({
    address1: null,
    address2: null,
    city: "Sampleton",
    state: "FL",
    zip: null,
    country: "United States",
    coordinates: null,
    isApproximate: false,
    visibility: "HIDDEN",
  });
});
