import { expect, test } from "vitest";
import { clientAt } from "#checks/client-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { isHeavyPage } from "#domain/hsds/hsds-parameters.ts";
import { openSearch } from "#server/features/search/search.ts";
import { GUEST } from "#server/http/viewer.ts";
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
  const answerTo = async (path: string, query: Readonly<Record<string, string>>) => {
    const refused = { run: async () => null, wait: async () => null };
    const shared = hsdsShared(
      { db: open(), textSearch: openSearch(), findServedPlace: async () => null },
      refused,
    );
    const route = [...hsdsRoutes(shared), ...hsdsOrganizationRoutes(shared)].find(
      ({ call }) => call.path === path && call.method === "GET",
    );
    const context = { viewer: GUEST, language: "en", now: 0, client: clientAt("192.0.2.1") } as const;
    return route?.answer({ params: {}, query, body: undefined }, context);
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
});
