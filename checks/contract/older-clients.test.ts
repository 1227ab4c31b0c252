import { beforeEach, expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { noBody } from "#domain/base/contract/call.ts";
import { readBody } from "#domain/base/contract/parameters.ts";
import type { ListedService } from "#domain/services/public-service.ts";

/**
 * What clients of earlier versions send, and what they read without asking first whether it is there
 * (docs/rules/calls.md).
 */

const STRICT = ["POST /services", "PUT /services/{id}"];
const PLACE_AND_BEDS = [
  "address1",
  "address2",
  "city",
  "zip",
  "location",
  "isLocationApproximate",
  "availableBeds",
  "totalBeds",
] as const;
const withBodies = EVERY_CALL.filter(({ body, consumes }) => body !== noBody && consumes === undefined).map(
  (call) => ({ name: `${call.method} ${call.path}`, call }),
);

test.each(withBodies)("$name ignores an unknown field", ({ name, call }) => {
  const read = readBody(call.body, { __v: 0, whatever: { nested: [1] } });
  const unknown = read.ok
    ? []
    : Object.entries(read.problem.fields ?? {}).filter(([, message]) => message === "unknownName");
  expect(unknown.map(([field]) => field)).toEqual(STRICT.includes(name) ? ["whatever"] : []);
});

onOneEngine("older clients", (open) => {
  const at = listingsForTest(open);
  const asOwner = () => at.owner.headers;
  beforeEach(async () => {
    await open().query("delete from services");
  });

  test("a service comes back as it was sent to them, in a list or alone, and changes nothing", async () => {
    const stored = await at.storeService({
      closeSchedules: [{ type: "MONTHLY", period: "LAST", day: "FRIDAY", span: null }],
      place: { coordinates: null },
    });
    for (const path of [`/services/${stored.id}`, `/services?_id=${stored.id}`]) {
      const { body } = await at.call<ListedService | ListedService[]>("GET", path, asOwner());
      const [sent] = [body].flat();
      const saved = await at.call("PUT", `/services/${stored.id}`, asOwner(), sent);
      expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
      const { body: after } = await at.call("GET", `/services/${stored.id}`, asOwner());
      expect(after).toMatchObject({ name: sent?.name, schedules: sent?.schedules, location: sent?.location });
      expect(after.closeSchedules).toEqual(sent?.closeSchedules);
    }
  });

  test.each([
    ["AREA", {}, { visibility: "AREA" }],
    ["REGION", { isProtected: true }, {}],
  ] as const)(
    "a row of a list, which shows its editors what the public sees of %s, keeps the place",
    async (_, facts, place) => {
      const { id } = await at.storeService({
        ...facts,
        type: ["SHELTER"],
        availableBeds: 3,
        totalBeds: 9,
        place: {
          ...place,
          address1: "7 Sample Street",
          address2: "Rear",
          coordinates: { longitude: -80.21, latitude: 25.79 },
        },
      });
      const editor = at.headersOf("SUPER USER");
      const before = await at.call("GET", `/services/${id}`, editor);
      const [row] = (await at.call<ListedService[]>("GET", `/services?_id=${id}`, editor)).body;
      expect(row).toMatchObject({ address1: null, address2: null });
      const { version: _version, ...rowOfOlderClient } = row ?? {};
      const saved = await at.call("PUT", `/services/${id}`, editor, { ...rowOfOlderClient, phone: "211" });
      expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
      for (const field of PLACE_AND_BEDS) expect(saved.body[field], field).toEqual(before.body[field]);
      expect(saved.body.phone).toBe("211");
      const cleared = await at.call("PUT", `/services/${id}`, editor, { address1: null, city: "" });
      expect([cleared.status, cleared.body.fields]).toEqual([
        400,
        { address1: "required", city: "required" },
      ]);
    },
  );

  test("location is an object where no place is known", async () => {
    const { id } = await at.storeService({ place: { coordinates: null } });
    const { body: one } = await at.call("GET", `/services/${id}`, {});
    const { body: listed } = await at.call<ListedService[]>("GET", "/services", {});
    expect([one.location, listed[0]?.location]).toEqual([{ coordinates: [] }, { coordinates: [] }]);
  });

  test("a closed date without times has those of the whole day, however it was entered", async () => {
    const date = { type: "DATE_RANGE", startDate: "12/24/2026", endDate: "12/26/2026" };
    const times = { startTime: "12:00 AM", endTime: "11:59 PM" };
    for (const entered of [date, { ...date, ...times }, { ...date, ...times, isAllDay: true }]) {
      const added = await at.call("POST", "/services", asOwner(), {
        ...FORM,
        closeSchedules: [entered, { type: "WEEKLY", day: "SUNDAY" }],
      });
      expect([added.status, added.body.fields]).toEqual([200, undefined]);
      expect(added.body.closeSchedules).toMatchObject([
        { ...date, ...times, isAllDay: true },
        { type: "WEEKLY", day: "SUNDAY" },
      ]);
      expect(added.body.closeSchedules[1]).not.toHaveProperty("startTime");
    }
  });

  test("an opinion may say its type, and a message its coordinates", async () => {
    const { id } = await at.storeService();
    const message = { email: "ana@mail.example", message: "Thank you.", subject: "Hello" };
    const opinion = await at.call("POST", "/feedbacks/app", {}, { ...message, type: "SERVICE" });
    const letter = {
      ...message,
      name: "Ana",
      phone: "3055550101",
      service: id,
      coordinates: "-80.194|25.774",
    };
    const sent = await at.call("POST", "/feedbacks/service", {}, letter);
    expect([opinion.status, sent.status]).toEqual([200, 200]);
    const kept = await open().query("select type, longitude from feedbacks order by type");
    expect(kept).toEqual([
      { type: "APP", longitude: null },
      { type: "SERVICE", longitude: -80.194 },
    ]);
  });

  test("near services come first, for the audience and for everyone, then those that are far away", async () => {
    const place = (miles: number) => ({
      coordinates: { longitude: -80.19362, latitude: 25.774173 + miles / 69 },
    });
    const add = (name: string, category: ListedService["category"], miles: number | null) =>
      at.storeService({
        name,
        category,
        place: miles === null ? { coordinates: null, city: "" } : place(miles),
      });
    await add("far veterans", ["VETERANS"], 200);
    await add("nowhere veterans", ["VETERANS"], null);
    await add("near all", ["ALL"], 3);
    await add("near veterans", ["VETERANS"], 40);
    await add("far unknown", [], 120);
    await add("nearer veterans", ["VETERANS"], 1);
    const query = "category=VETERANS&nearCoordinate=-80.19362|25.774173";
    const readShownNames = async (rest = "") =>
      (await at.call<ListedService[]>("GET", `/services?${query}${rest}`, {})).body.map(({ name }) => name);
    const all = [
      "nearer veterans",
      "near veterans",
      "near all",
      "far veterans",
      "nowhere veterans",
      "far unknown",
    ];
    expect(await readShownNames()).toEqual(all);
    const paged = [0, 1, 2, 3, 4, 5].map((skip) => readShownNames(`&limit=1&skip=${skip}`));
    expect((await Promise.all(paged)).flat()).toEqual(all);
    expect(await readShownNames("&radius=150")).toEqual([
      "nearer veterans",
      "near veterans",
      "near all",
      "far unknown",
    ]);
    expect((await readShownNames("&sort=name")).slice(0, 3)).toEqual([
      "near veterans",
      "nearer veterans",
      "near all",
    ]);
  });
});
