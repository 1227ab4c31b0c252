import { expect, test } from "vitest";
import { clientAt } from "#checks/client-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isHeavyPage } from "#domain/hsds/hsds-parameters.ts";
import type { Route } from "#server/base/http/route.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import type { Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { openSearch } from "#server/features/search/search.ts";
import { hsdsOrganizationRoutes } from "./hsds-organization-routes.ts";
import { hsdsRoutes } from "./hsds-routes.ts";
import { hsdsShared } from "./hsds-shared.ts";

test.each([
  ["a usual page", { number: 1, size: 50 }, false, false],
  ["its tenth", { number: 10, size: 50 }, false, false],
  ["one far down", { number: 11, size: 50 }, false, true],
  ["a large one", { number: 1, size: 101 }, false, true],
  ["whole records", { number: 1, size: 1 }, true, true],
])("%s is heavy or not", (_, page, isWhole, isHeavy) => {
  expect(isHeavyPage(page, isWhole)).toBe(isHeavy);
});

onOneEngine("Pages of HSDS", (open) => {
  const context = { viewer: GUEST, language: "en", now: 0, client: clientAt("192.0.2.1") } as const;
  const routesWith = (heavy: HeavyWork, db: Db = open()) => {
    const shared = hsdsShared({ db, textSearch: openSearch(), findServedPlace: async () => null }, heavy);
    return [...hsdsRoutes(shared), ...hsdsOrganizationRoutes(shared)];
  };
  const routeTo = (path: string, routes: readonly Route[]) =>
    routes.find(({ call }) => call.path === path && call.method === "GET");
  const answerTo = async (path: string, query: Readonly<Record<string, string>>) => {
    const refused = { run: async () => null, wait: async () => null };
    return routeTo(path, routesWith(refused))?.answer({ params: {}, query, body: undefined }, context);
  };

  test.each([
    ["/hsds/services", { full: "true" }],
    ["/hsds/services", { minimal: "true" }],
    ["/hsds/services", { per_page: "500" }],
    ["/hsds/services", { page: "100" }],
    ["/hsds/service_at_locations", {}],
    ["/hsds/organizations", { full_service: "true" }],
    ["/hsds/organizations", { per_page: "500" }],
  ])("%s with %o waits its turn, and is 429 where too much waits", async (path, query) => {
    expect(await answerTo(path, query)).toMatchObject({ problem: { code: 429 }, retryAfterSeconds: 5 });
  });

  test.each(["/hsds/services", "/hsds/organizations"])(
    "%s as it is usually asked for does not wait",
    async (path) => {
      expect(await answerTo(path, {})).toMatchObject({ ok: true });
    },
  );

  test("thousands of names are few rows, bytes when their turn ends, and the same for all who have them", async () => {
    const many = 1000;
    const services = Array.from({ length: many }, (_, index) => serviceForTest({ name: `Hall ${index}` }));
    await storeServices(open(), services, 0);
    const read: number[] = [];
    const counting: Db = {
      async query<Row>(...asked: Parameters<Db["query"]>) {
        const rows = await open().query<Row>(...asked);
        read.push(rows.length);
        return rows;
      },
    };
    const given: unknown[] = [];
    const noting: HeavyWork["run"] = async (_, work) => {
      const result = await work();
      given.push(result);
      return result;
    };
    const route = routeTo("/hsds/services", routesWith({ run: noting, wait: noting }, counting));
    const asked = { params: {}, query: { minimal: "true", per_page: "10000" }, body: undefined };
    const first = await route?.respond(asked, context);
    const second = await route?.respond(asked, context);
    expect(Math.max(...read)).toBeLessThan(many / 100);
    expect(given).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    expect(given[1]).toBe(given[0]);
    expect([first, second]).toEqual(given.map((bytes) => ({ ok: true, serialized: { bytes } })));
    expect(JSON.parse(String(given[0]))).toMatchObject({ total_items: many, size: many, last_page: true });
  });
});
