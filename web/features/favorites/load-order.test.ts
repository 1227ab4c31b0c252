import { expect, test } from "vitest";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { instantOfLocal } from "#domain/base/time/zone.ts";
import { loadOrder, type OrderedService } from "./load-order.ts";

const ZONE = "America/New_York";
const NOON = instantOfLocal(ZONE, "2026-11-24", 720);
const HERE = { longitude: -80.2, latitude: 25.77 };

/** @param north miles from here, about 26 minutes on foot each */
function service(name: string, north: number, facts: Partial<OrderedService> = {}): OrderedService {
  return {
    id: name,
    name,
    location: { coordinates: [HERE.longitude, HERE.latitude + north / 69] },
    addressVisibility: "EXACT",
    isProtected: null,
    isLocationApproximate: false,
    timeZone: ZONE,
    isContact: false,
    schedules: [{ type: "FULL_DAY" }],
    closeSchedules: [],
    ...facts,
  };
}

function until(endTime: string): Pick<OrderedService, "schedules"> {
  const dates = { startDate: "11/24/2026", endDate: "11/24/2026" };
  return { schedules: [{ type: "DATE_RANGE", ...dates, startTime: "8:00 AM", endTime }] };
}

/** @param answer of the server */
async function ordered(services: readonly OrderedService[], answer: unknown) {
  const callApi: CallApi = () => Promise.resolve(JSON.parse(JSON.stringify(answer)));
  return loadOrder(callApi, services, HERE, NOON);
}

const UNREACHABLE = { ok: false, problem: { code: 503, key: "unavailable", message: "" } };

test.each([
  [UNREACHABLE, "OFFLINE"],
  [{ ok: false, problem: { code: 500, key: "internalError", message: "" } }, "FAILED"],
  [{ ok: false, problem: { code: 503, key: "unavailable", message: "Try again later." } }, "FAILED"],
  [{ ok: true, reply: { visits: [], unreached: [], transitUnavailable: true } }, "NO_TIMETABLES"],
  [{ ok: true, reply: { visits: [], unreached: [] } }, null],
])("of %j the trouble is %s", async (answer, trouble) => {
  expect((await ordered([], answer)).trouble).toBe(trouble);
});

test("without an answer the order is the one on foot", async () => {
  const { order, askedAt } = await ordered(
    [service("Always", 1), service("Until two", 2, until("2:00 PM"))],
    UNREACHABLE,
  );
  expect(askedAt).toBe(NOON);
  expect(order.unreached).toEqual([]);
  expect(order.visits).toMatchObject([
    { service: "Always", closesAt: null, legs: [{ mode: "WALK", to: "Always", metres: 2095 }] },
    { service: "Until two", closesAt: "2026-11-24T19:00:00Z", legs: [{ mode: "WALK", metres: 2095 }] },
  ]);
});

test("without an answer what is left out has its reason", async () => {
  const { order } = await ordered(
    [
      service("Far", 30),
      service("Until one", 3, until("1:00 PM")),
      service("Over", 1, until("11:00 AM")),
      service("Unknown", 1, { schedules: [] }),
      service("Hidden", 1, { isProtected: true }),
      // Too far from here, but not from where one is then.
      service("Beyond", 10),
      service("Between", 5),
    ],
    UNREACHABLE,
  );
  expect(order.visits.map((visit) => visit.service)).toEqual(["Between", "Beyond"]);
  expect(order.unreached).toEqual([
    { service: "Far", why: "TOO_FAR" },
    { service: "Until one", why: "NOT_IN_TIME" },
    { service: "Over", why: "CLOSED" },
    { service: "Unknown", why: "HOURS_UNKNOWN" },
    { service: "Hidden", why: "NO_WAY" },
  ]);
});
