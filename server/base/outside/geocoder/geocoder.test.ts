import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StubReply, type StubServer, stubServer } from "#checks/stub-server.ts";
import { NoReply } from "#server/base/outside/exchange-json.ts";
import { GEOCODER_KINDS, type GeocoderKind } from "./geocoder.ts";
import { openGeocoder } from "./open-geocoder.ts";

const ADDRESS = {
  address1: "100 Main St & 2nd #5",
  city: "Miami",
  state: "FL",
  zip: "33130",
  country: "United States",
};

/** Replies of each kind of geocoder for a door, for a street, and for no match. */
const ANSWERS: Readonly<
  Record<GeocoderKind, { door: unknown; street: unknown; nothing: unknown; nowhere: unknown }>
> = {
  photon: {
    door: photonAt([-80.19712345, 25.77481111], {
      housenumber: "100",
      street: "Main Street",
      city: "Miami",
      state: "Florida",
      postcode: "33130",
    }),
    street: photonAt([-80.2, 25.7], { name: "Main Street", city: "Miami", state: "Florida" }),
    nothing: { type: "FeatureCollection", features: [] },
    nowhere: photonAt([0, 0], { housenumber: "1" }),
  },
  nominatim: {
    door: [
      nominatimAt("25.77481111", "-80.19712345", "100, Main Street, Miami, Florida, 33130", {
        house_number: "100",
      }),
    ],
    street: [nominatimAt("25.7", "-80.2", "Main Street, Miami, Florida", { road: "Main Street" })],
    nothing: [],
    nowhere: [nominatimAt("0", "0", "Null Island", { house_number: "1" })],
  },
  census: {
    door: censusAt(-80.19712345, 25.77481111),
    street: null,
    nothing: { result: { addressMatches: [] } },
    nowhere: censusAt(0, 0),
  },
};

function photonAt(coordinates: [number, number], properties: object): unknown {
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", geometry: { type: "Point", coordinates }, properties }],
  };
}

function nominatimAt(lat: string, lon: string, display_name: string, address: object): object {
  return { place_id: 1, lat, lon, display_name, address };
}

function censusAt(x: number, y: number): unknown {
  return {
    result: {
      input: {},
      addressMatches: [{ matchedAddress: "100 MAIN ST, MIAMI, FL, 33130", coordinates: { x, y } }],
    },
  };
}

describe.each(GEOCODER_KINDS)("%s", (kind) => {
  const answers = ANSWERS[kind];
  let service: StubServer;
  let answer: StubReply | null;
  beforeAll(async () => {
    service = await stubServer(() => answer);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.received.length = 0;
    answer = { body: JSON.stringify(answers.door) };
  });
  const open = () => openGeocoder({ kind, url: service.url, seesHidden: false });

  test("finds a door, in degrees of six decimals", async () => {
    const point = await open().find(ADDRESS);
    expect(point).toMatchObject({
      coordinates: { longitude: -80.197123, latitude: 25.774811 },
      isApproximate: false,
    });
    expect(point?.found).toMatch(/100.*main/i);
    expect(point?.found).toContain("33130");
  });

  test("gets a request of its own kind, with the whole address and nothing else of ours", async () => {
    await open().find(ADDRESS);
    const [asked] = service.received;
    const url = new URL(`http://x${asked?.path}`);
    const paths = { photon: "/api", nominatim: "/search", census: "/locations/address" };
    expect([asked?.method, url.pathname]).toEqual(["GET", paths[kind]]);
    const said = [...url.searchParams.values()].join(" | ");
    for (const part of ["100 Main St & 2nd #5", "Miami", "FL", "33130"]) expect(said).toContain(part);
    expect(asked?.headers.cookie).toBeUndefined();
    expect(asked?.headers.referer).toBeUndefined();
  });

  test("finds a street, marked as approximate", async () => {
    if (answers.street === null) return;
    answer = { body: JSON.stringify(answers.street) };
    expect(await open().find(ADDRESS)).toMatchObject({ isApproximate: true });
  });

  test("names a point by its address; nothing near is null", async () => {
    const point = { longitude: -80.2, latitude: 25.77 };
    if (kind === "nominatim") {
      answer = { body: JSON.stringify({ display_name: "100, Main Street, Miami" }) };
    }
    const name = await open().nameAt(point);
    if (kind === "census") {
      expect([name, service.received]).toEqual([null, []]);
      return;
    }
    expect(name).toMatch(/100.*Main/);
    const url = new URL(`http://x${service.received[0]?.path}`);
    expect([url.pathname, url.searchParams.get("lat"), url.searchParams.get("lon")]).toEqual([
      "/reverse",
      "25.77",
      "-80.2",
    ]);
    answer = { body: kind === "photon" ? '{"features":[]}' : '{"error":"Unable to geocode"}' };
    expect(await open().nameAt(point)).toBeNull();
  });

  test("finds nothing: null, also for a result at 0,0", async () => {
    for (const found of [answers.nothing, answers.nowhere]) {
      answer = { body: JSON.stringify(found) };
      expect(await open().find(ADDRESS)).toBeNull();
    }
  });

  test.each([
    ["an error", { status: 500, body: "100 Main St" }],
    ["a page", { body: "<html>100 Main St</html>" }],
    ["something else", { body: '{"features":5,"result":"x"}' }],
    ["another place", { status: 301, headers: { location: "http://127.0.0.1:1/" }, body: "" }],
    ["too much", { body: JSON.stringify("x".repeat(300_000)) }],
    ["that it hangs up", null],
  ])("answers with %s: no point, and nothing of the address in our words", async (_, given) => {
    answer = given;
    const failed = await open()
      .find(ADDRESS)
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(failed).toBeInstanceOf(NoReply);
    expect(String(failed)).not.toMatch(/Main|Miami/);
  });
});

test("the Census knows doors of the United States alone, and is not asked for others", async () => {
  const service = await stubServer(() => ({ body: "{}" }));
  try {
    const geocoder = openGeocoder({ kind: "census", url: service.url, seesHidden: false });
    expect(await geocoder.find({ ...ADDRESS, country: "Canada" })).toBeNull();
    expect(await geocoder.find({ ...ADDRESS, address1: null })).toBeNull();
    expect(service.received).toEqual([]);
  } finally {
    await service.close();
  }
});
