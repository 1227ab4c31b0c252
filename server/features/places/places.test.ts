import { beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { type FoundPlaces, foundPlaces } from "#domain/places/place-calls.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { centresOfMany } from "./centres.ts";
import { loadPlaces } from "./load-places.ts";
import { findCities, findPostalAreas } from "./queries.ts";
import { searchPlaces } from "./search-places.ts";
import { type PlacesToStore, storePlaces } from "./store-places.ts";

const NOW = Date.UTC(2026, 10, 20);
const MIAMI = { longitude: -80.19366, latitude: 25.77427 };

onEachEngine("the gazetteer", (open) => {
  const said: string[] = [];
  const find = (keyword: string): Promise<FoundPlaces> => searchPlaces(open(), keyword);
  const cityNames = async (keyword: string) => (await find(keyword)).cities.map(({ search }) => search);
  const zipCodes = async (keyword: string) => (await find(keyword)).zips.map(({ code }) => code);

  beforeAll(async () => {
    await Promise.all([1, 2].map(() => loadPlaces(open(), (line) => said.push(line))));
  });

  test("of two that start at once, one loads it", () => {
    expect(said).toStrictEqual(["Loaded the gazetteer: cities, ZIP codes and Canadian postal areas"]);
  });

  test("a place has its coordinates as services have, too", async () => {
    const { cities, zips } = await find("miami");
    const { zips: byCode } = await find("33130");
    for (const { location } of [...cities, ...zips, ...byCode]) {
      expect(location.coordinates).toEqual([location.longitude, location.latitude]);
    }
    expect(byCode).not.toEqual([]);
  });

  test.each([
    ["miami", "Miami, FL"],
    ["120 W Flagler St Miami", "Miami, FL"],
    ["1400 NW 12th Ave, Miami, FL", "Miami, FL"],
    ["E. Palo Alto", "East Palo Alto, CA"],
    ["W Palm Beach", "West Palm Beach, FL"],
    ["Mt. View", "Mountain View, CA"],
    ["North Miami Bch", "North Miami Beach, FL"],
    ["Miami-Dade County", "Miami-Dade, FL"],
    ["condado de Los Ángeles", "Los Angeles, CA"],
    ["MIAMI", "Miami, FL"],
    ["Maimi", "Miami, FL"],
    ["Miami, FL", "Miami, FL"],
    ["miami ok", "Miami, OK"],
    ["miami oklahoma", "Miami, OK"],
    ["miami o", "Miami, OK"],
    ["miami flordia", "Miami, FL"],
    ["mia", "Miami, FL"],
    ["Montreal", "Montréal, QC"],
    ["Montréal", "Montréal, QC"],
    ["montral", "Montréal, QC"],
    ["san jose ca", "San Jose, CA"],
    ["San José, California", "San Jose, CA"],
    ["St. Paul", "Saint Paul, MN"],
    ["Saint Paul", "Saint Paul, MN"],
    ["st petersburg", "St. Petersburg, FL"],
    ["New York", "New York, NY"],
    ["new york city", "New York, NY"],
    ["Nueva York", "New York, NY"],
    ["the bronx", "Bronx, NY"],
    ["washington dc", "Washington, DC"],
    ["losangeles", "Los Angeles, CA"],
    ["angeles", "Los Angeles, CA"],
    ["los angles", "Los Angeles, CA"],
    ["albuqerque", "Albuquerque, NM"],
    ["quebec city", "Québec, QC"],
    ["Toronto ON Canada", "Toronto, ON"],
    ["San Juan, Puerto Rico", "San Juan, PR"],
    ["Cold Bay", "Cold Bay, AK"],
    ["kansas city mo", "Kansas City, MO"],
  ])("%j finds %s first", async (keyword, first) => {
    expect((await cityNames(keyword))[0]).toBe(first);
  });

  test.each([
    ["33101", ["33101"]],
    ["33101-1234", ["33101"]],
    ["Miami, FL 33101", ["33101"]],
    ["M5V 2T6", ["M5V"]],
    ["m5v", ["M5V"]],
    ["99999", []],
  ])("%j finds the code %j", async (keyword, codes) => {
    expect(await zipCodes(keyword)).toStrictEqual(codes);
  });

  test("a begun code finds ten that go on so, in order", async () => {
    const codes = await zipCodes("331");
    expect(codes).toHaveLength(10);
    expect(codes).toStrictEqual(codes.filter((code) => code.startsWith("331")).toSorted());
  });

  test("at most ten cities, each once", async () => {
    const { cities } = await find("s");
    expect(cities).toHaveLength(10);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(10);
  });

  test.each(["", " ", "(", "%", "_", "'; drop table cities; --", "xqzzyplugh", "\\"])(
    "%j finds nothing and breaks nothing",
    async (keyword) => {
      expect(await find(keyword)).toStrictEqual({ cities: [], zips: [] });
    },
  );

  test("a smaller place of the name comes first when we have services there", async () => {
    expect(await cityNames("springfield or")).toStrictEqual(["Springfield, OR"]);
    const before = await cityNames("springfield");
    expect(before.indexOf("Springfield, OR")).toBeGreaterThan(0);
    await serviceIn(open(), { city: "SPRINGFIELD", state: "OR", zip: "97477" });
    expect((await cityNames("springfield"))[0]).toBe("Springfield, OR");
    expect((await zipCodes("974"))[0]).toBe("97477");
  });

  test("so does a Canadian area, by the first half of the service's code", async () => {
    expect((await zipCodes("V6"))[0]).not.toBe("V6Z");
    await serviceIn(open(), { city: "Vancouver", state: "BC", zip: "V6Z 1L9" });
    expect((await zipCodes("v6"))[0]).toBe("V6Z");
  });

  test("a service that is not public brings no place forward", async () => {
    const before = await cityNames("franklin");
    await serviceIn(open(), { city: "Franklin", state: "NH", zip: "03235" }, null);
    expect(await cityNames("franklin")).toStrictEqual(before);
  });

  test("looks up services near a place in an index, not in every row", async () => {
    const plans = await open().transaction(async (db) => {
      const services = Array.from({ length: 500 }, (_, index) =>
        serviceForTest({ place: { city: `Plan ${index}`, zip: String(10_000 + index) } }),
      );
      await storeServices(db, services, NOW);
      await db.query("analyze services");
      const seen: string[] = [];
      const explained: Db = {
        async query(text, values) {
          const rows = await db.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
          seen.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
          return [];
        },
      };
      await findCities(explained, [{ key: "a", before: "b", states: null }], 10);
      await findPostalAreas(explained, "331", 10);
      return seen;
    });
    expect(plans).toHaveLength(2);
    expect(plans[0]).toContain("city_names_pkey");
    expect(plans[0]).toContain("services_by_city");
    expect(plans[1]).toContain("postal_areas_code_key");
    expect(plans[1]).toContain("services_by_zip");
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });

  test("the call answers over HTTP in the shape of the contract", async () => {
    const app = await runningApp(open());
    try {
      const ask = (body: unknown) => sendJson(app, "POST", "/services/search-city-or-zip", body);
      const reply = await ask({ keyword: "Miami, FL 33101" });
      expect(reply.status).toBe(200);
      const { cities, zips } = foundPlaces.parse(await reply.json());
      expect(cities[0]).toMatchObject({ name: "Miami", state: "FL", search: "Miami, FL", location: MIAMI });
      expect(zips).toMatchObject([
        { code: "33101", town: "Miami, FL", location: { longitude: -80.19876, latitude: 25.77976 } },
      ]);
      for (const wrong of [{}, { keyword: 5 }, { keyword: "a\u0000b" }, { keyword: "a".repeat(101) }, []]) {
        expect((await ask(wrong)).status).toBe(400);
      }
    } finally {
      await app.close();
    }
  });

  test("names the town nearest to a point over HTTP", async () => {
    const app = await runningApp(open());
    try {
      const address = (coordinate: string) =>
        `/places/nearest-town?coordinate=${encodeURIComponent(coordinate)}`;
      expect(await app.read(address("-80.19|25.77"))).toEqual({ town: "Miami, FL" });
      expect(await app.read(address("-40|30"))).toEqual({ town: null });
      for (const wrong of ["", "-80.19", "25.77|-80.19|1", "-80.19|95", "a|b"]) {
        expect((await app.get(`/api${address(wrong)}`)).status, wrong).toBe(400);
      }
      expect((await app.get("/api/places/nearest-town")).status).toBe(400);
    } finally {
      await app.close();
    }
  });

  describe("centres", () => {
    const united = { country: "United States" };
    test.each([
      ["a ZIP with its city", { city: "Miami", state: "FL", zip: "33101-1234" }, true, true],
      ["an abbreviation in small letters", { city: "st petersburg", state: "fl", zip: null }, false, true],
      ["a Canadian code", { city: "Toronto", state: "ON", zip: "M5V 2T6", country: "Canada" }, true, true],
      ["an unknown city", { city: "Nowhere at all", state: "FL", zip: "33101" }, true, false],
      ["the end of a name only", { city: "Angeles", state: "CA", zip: null }, false, false],
      [
        "another country's code",
        { city: "Miami", state: "Jalisco", zip: "33101", country: "Mexico" },
        false,
        false,
      ],
      ["nothing", { city: "", state: "", zip: "" }, false, false],
    ])("%s", async (_, place, hasZip, hasCity) => {
      const [centres] = await centresOfMany(open(), [{ ...united, ...place }]);
      expect(centres?.zip === null).toBe(!hasZip);
      expect(centres?.city === null).toBe(!hasCity);
    });

    test("come in the requested order, including repetitions", async () => {
      const miami = { city: "Miami", state: "FL", zip: null, ...united };
      const unknown = { city: "Nowhere at all", state: "FL", zip: null, ...united };
      const found = await centresOfMany(open(), [miami, unknown, { ...miami, city: "MIAMI" }]);
      expect(found.map(({ city }) => city)).toStrictEqual([MIAMI, null, MIAMI]);
    });

    test("of several cities of one name in a state it is the biggest", async () => {
      const [midway] = await centresOfMany(open(), [
        { city: "Midway", state: "FL", zip: "32343", ...united },
      ]);
      expect(midway?.city).toStrictEqual({ longitude: -87.00553, latitude: 30.40648 });
    });
  });

  describe("another set of places in addition", () => {
    const places = (name: string): PlacesToStore => ({
      cities: [
        {
          geoNamesId: null,
          name,
          state: "CA",
          county: "",
          population: 24,
          ...MIAMI,
          otherNames: ["Town of tests"],
        },
      ],
      areas: [{ code: "00042", ...MIAMI }],
    });
    const store = (name: string) =>
      open().transaction((db) => storePlaces(db, "test", Buffer.from(name), () => places(name)));

    test("is stored once, found, and gives way to its next version", async () => {
      expect(await store("Zyxtown")).toBe(true);
      expect(await store("Zyxtown")).toBe(false);
      expect(await cityNames("zyxt")).toStrictEqual(["Zyxtown, CA"]);
      expect(await cityNames("town of te")).toStrictEqual(["Zyxtown, CA"]);
      expect(await zipCodes("00042")).toStrictEqual(["00042"]);
      expect(await store("Zyxville")).toBe(true);
      expect(await cityNames("zyx")).toStrictEqual(["Zyxville, CA"]);
      expect(await cityNames("miami fl")).toContain("Miami, FL");
    });

    test("ids stay when the same city is loaded anew", async () => {
      const before = (await find("town of te")).cities;
      await open().transaction((db) =>
        storePlaces(db, "test", Buffer.from("other"), () => places("Zyxville")),
      );
      expect((await find("town of te")).cities).toStrictEqual(before);
    });
  });
});

async function serviceIn(
  database: Database,
  place: { city: string; state: string; zip: string },
  approvedAt: number | null = NOW,
): Promise<void> {
  await database.transaction((db) => storeServices(db, [serviceForTest({ place }, { approvedAt })], NOW));
}
