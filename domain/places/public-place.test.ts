import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coordinates, Place } from "../services/service.ts";
import { type Centres, LARGE_TOWN, publicPlace, shownOfProtected } from "./public-place.ts";

const DOOR: Coordinates = { longitude: -80.2011, latitude: 25.7822 };
const ZIP: Coordinates = { longitude: -80.1987, latitude: 25.7797 };
const CITY: Coordinates = { longitude: -80.1936, latitude: 25.7742 };
const CENTRES: Centres = { zip: ZIP, city: CITY };

const place: Place = {
  address1: "1398 Refuge Street",
  address2: "Door 5",
  city: "Miami",
  state: "FL",
  zip: "33101",
  country: "United States",
  coordinates: DOOR,
  isApproximate: false,
  visibility: "EXACT",
};

describe("what is public about a place", () => {
  test.each<{ name: string; place: Partial<Place>; centres: Centres; shown: object }>([
    {
      name: "an exact address is shown whole",
      place: {},
      centres: CENTRES,
      shown: {
        address1: "1398 Refuge Street",
        address2: "Door 5",
        zip: "33101",
        coordinates: DOOR,
        isApproximate: false,
        point: DOOR,
      },
    },
    {
      name: "an exact address whose door nobody knows stays approximate",
      place: { coordinates: ZIP, isApproximate: true },
      centres: CENTRES,
      shown: { coordinates: ZIP, isApproximate: true, point: ZIP },
    },
    {
      name: "without coordinates nothing orders it",
      place: { coordinates: null },
      centres: { zip: null, city: null },
      shown: { coordinates: null, point: null },
    },
    {
      name: "an area shows its ZIP and the ZIP's centre",
      place: { visibility: "AREA" },
      centres: CENTRES,
      shown: {
        address1: null,
        address2: null,
        zip: "33101",
        coordinates: ZIP,
        isApproximate: true,
        point: ZIP,
      },
    },
    {
      name: "an area in an unknown ZIP shows no point, and is ordered by its city's centre",
      place: { visibility: "AREA" },
      centres: { zip: null, city: CITY },
      shown: { address1: null, zip: "33101", coordinates: null, point: CITY },
    },
    {
      name: "a hidden address shows city and state, and is ordered by its city's centre",
      place: { visibility: "HIDDEN" },
      centres: CENTRES,
      shown: {
        address1: null,
        address2: null,
        zip: null,
        coordinates: null,
        isApproximate: false,
        point: CITY,
      },
    },
    {
      name: "a hidden address in an unknown city is not ordered at all, not even by its ZIP",
      place: { visibility: "HIDDEN" },
      centres: { zip: ZIP, city: null },
      shown: { zip: null, coordinates: null, point: null },
    },
  ])("$name", ({ place: changed, centres, shown }) => {
    expect(publicPlace({ ...place, ...changed }, centres)).toMatchObject({
      city: "Miami",
      state: "FL",
      country: "United States",
      ...shown,
    });
  });
});

describe("of a protected place is public", () => {
  const town = {
    address1: null,
    address2: null,
    city: "Miami",
    zip: null,
    coordinates: null,
    isApproximate: false,
    point: CITY,
  };

  test.each(["EXACT", "AREA", "HIDDEN"] as const)("the town at most, with %s too", (visibility) => {
    expect(publicPlace({ ...place, visibility }, CENTRES, "TOWN")).toMatchObject(town);
  });

  test.each(["EXACT", "AREA", "HIDDEN"] as const)("no town with the region, with %s too", (visibility) => {
    const county = { state: "FL", name: "Canal", ...CITY };
    expect(publicPlace({ ...place, visibility }, { ...CENTRES, county }, "REGION")).toMatchObject({
      ...town,
      city: "",
    });
  });

  test.each([
    ["REGION", LARGE_TOWN, "REGION"],
    ["TOWN", LARGE_TOWN, "TOWN"],
    ["TOWN", LARGE_TOWN - 1, "REGION"],
    ["TOWN", 0, "REGION"],
  ] as const)("%s, in a town of %d: %s", (stated, people, shown) => {
    expect(shownOfProtected(stated, { ...CENTRES, people })).toBe(shown);
  });

  test("no unknown town", () => {
    expect(shownOfProtected("TOWN", { zip: null, city: null })).toBe("REGION");
  });
});

const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);
const coordinates = fc.record({ longitude: degrees(180), latitude: degrees(85) });
const secrets = fc.record({
  address1: fc.option(fc.string()),
  address2: fc.option(fc.string()),
  zip: fc.option(fc.string()),
  coordinates: fc.option(coordinates),
  isApproximate: fc.boolean(),
});

test("two hidden places of one city look the same, whatever else they are", () => {
  fc.assert(
    fc.property(secrets, secrets, fc.option(coordinates), fc.option(coordinates), (one, other, zip, city) => {
      const hidden: Place = { ...place, visibility: "HIDDEN" };
      expect(publicPlace({ ...hidden, ...one }, { zip, city })).toStrictEqual(
        publicPlace({ ...hidden, ...other }, { zip: null, city }),
      );
    }),
  );
});

test("two places of one ZIP that show their area only look the same", () => {
  fc.assert(
    fc.property(secrets, secrets, fc.option(coordinates), fc.option(coordinates), (one, other, zip, city) => {
      const area: Place = { ...place, visibility: "AREA" };
      expect(publicPlace({ ...area, ...one, zip: "33101" }, { zip, city })).toStrictEqual(
        publicPlace({ ...area, ...other, zip: "33101" }, { zip, city }),
      );
    }),
  );
});
