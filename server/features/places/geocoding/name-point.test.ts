import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { pointNamer } from "./name-point.ts";

const HERE = { longitude: -80.2, latitude: 25.77 };
const AT_SEA = { longitude: -60, latitude: 30 };

onOneEngine("a point in words", (open) => {
  let photon: StubServer;
  const failures: unknown[] = [];
  beforeAll(async () => {
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 1, inCounty: "" };
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [
        { ...city, name: "Nearer", longitude: -80.21, latitude: 25.77 },
        { ...city, name: "Farther", longitude: -80.2, latitude: 25.9 },
      ],
      counties: [],
      areas: [
        { code: "33130", ...HERE },
        { code: "33199", longitude: -80.3, latitude: 25.75 },
      ],
    }));
    photon = await stubServer(() => ({ body: '{"features":[]}' }));
  });
  afterAll(() => photon?.close());
  beforeEach(() => {
    failures.length = 0;
    photon.received.length = 0;
  });
  const namer = (seesHidden: boolean) =>
    pointNamer(open(), { kind: "photon", url: photon.url, seesHidden }, (error) => failures.push(error));

  test("is the nearest town with the nearest ZIP, and null far from both", async () => {
    const name = pointNamer(open(), null, () => {});
    expect(await name(HERE, false)).toBe("Nearer, FL 33130");
    expect(await name(AT_SEA, false)).toBeNull();
  });

  test("is the nearest address of a geocoder", async () => {
    const properties = { housenumber: "100", street: "Main Street", city: "Miami", state: "Florida" };
    const geometry = { coordinates: [-80.2, 25.77] };
    photon.answer = () => ({ body: JSON.stringify({ features: [{ geometry, properties }] }) });
    expect(await namer(false)(HERE, false)).toBe("100 Main Street, Miami, Florida");
    expect(photon.received.map(({ path }) => path)).toEqual(["/reverse?lon=-80.2&lat=25.77&limit=1&lang=en"]);
  });

  test("is not shown to a geocoder of others where it is private", async () => {
    expect(await namer(false)(HERE, true)).toBe("Nearer, FL 33130");
    expect(photon.received).toEqual([]);
    await namer(true)(HERE, true);
    expect(photon.received).toHaveLength(1);
  });

  test("comes from the gazetteer where the geocoder fails or knows nothing", async () => {
    photon.answer = () => ({ body: '{"features":[]}' });
    expect(await namer(false)(HERE, false)).toBe("Nearer, FL 33130");
    expect(failures).toEqual([]);
    photon.answer = () => ({ status: 500, body: "" });
    expect(await namer(false)(HERE, false)).toBe("Nearer, FL 33130");
    expect(failures).toHaveLength(1);
  });
});
