import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../../../base/calls/call-api.ts";
import { readHomeQuery } from "../../../base/pages/home-query.ts";
import { loadHome } from "./load-home.ts";

/** The queries that were sent. */
let sent: URLSearchParams[] = [];
/** Whether anything is around the operator's place. */
let isNear = false;
/** The services after it, which are reached by phone. */
let remote: readonly object[] = [];

const ROW = {
  id: "1",
  name: "Faraway House",
  category: [],
  openStatus: { state: "OPEN", text: "Open 24/7", changesAt: null },
  may: {},
  verifiedAt: null,
  availableBeds: null,
  distance: null,
  phone: null,
};

beforeEach(() => {
  sent = [];
  remote = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (address: string) => {
    const query = new URL(address, "http://amparo.invalid").searchParams;
    sent.push(query);
    const rows = query.has("radius") && !isNear ? remote : [ROW];
    return new Response(JSON.stringify(rows), { status: 200, headers: { "x-total-count": "1" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const LIST = {
  query: readHomeQuery("?tab=SHELTER", {
    tab: "SHELTER",
    need: null,
    openNow: false,
    audience: null,
    topKudos: false,
  }),
  place: { kind: "default", label: "Demo Harbor, CA", longitude: -123.9, latitude: 39.87 },
  language: "en",
} as const;

test("around the operator's place what is open is first", async () => {
  isNear = true;
  expect(await loadHome(callApi, LIST)).toMatchObject({ ok: true, rows: [{ id: "1" }] });
  expect(sent.map((query) => [query.get("radius"), query.get("sort")])).toEqual([["50", "open"]]);
});

test("where nothing is around it, the list is what is nearest", async () => {
  isNear = false;
  expect(await loadHome(callApi, LIST)).toMatchObject({ ok: true, isWide: true, rows: [{ id: "1" }] });
  expect(sent.map((query) => [query.get("radius"), query.get("sort")])).toEqual([
    ["50", "open"],
    [null, null],
  ]);
  expect(sent.every((query) => query.get("nearCoordinate") === "-123.9|39.87")).toBe(true);
});

test.each([
  ["/?tab=SHELTER&for=PETS_ALLOWED", "open"],
  ["/?tab=FOOD&for=FAMILIES", "open"],
  ["/?tab=SHELTER&with=STEP_FREE_DOOR", "open"],
  ["/?tab=SHELTER&need=EMERGENCY", null],
  ["/?tab=SHELTER", null],
])("around a place of the visitor's, what lets them in and is open is first: %s", async (address, sort) => {
  isNear = true;
  const query = readHomeQuery(address.slice(1), LIST.query);
  const place = { ...LIST.place, kind: "chosen" } as const;
  await loadHome(callApi, { ...LIST, query, place });
  expect(sent.map((each) => [each.get("radius"), each.get("sort")])).toEqual([[null, sort]]);
});

const LINE = {
  ...ROW,
  id: "2",
  addressVisibility: "EXACT",
  isProtected: false,
  address1: null,
  city: "",
  location: { coordinates: [] },
};

test("where only what is reached by telephone is left, what is nearest comes too", async () => {
  isNear = false;
  remote = [LINE];
  expect(await loadHome(callApi, LIST)).toMatchObject({ ok: true, isWide: true, rows: [{ id: "1" }] });
  expect(sent.map((query) => query.get("withRemote"))).toEqual(["true", "true"]);
});

test("a later page of such alone is a page of that list", async () => {
  isNear = false;
  remote = [LINE];
  expect(await loadHome(callApi, LIST, 20)).toMatchObject({ ok: true, rows: [{ id: "2", remote: true }] });
  expect(sent).toHaveLength(1);
});
