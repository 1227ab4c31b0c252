import { afterAll, beforeAll } from "vitest";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import type { Database } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { type RunningApp, runningApp } from "./running-app.ts";
import { type Method, sendJson, statusAndBody } from "./send-json.ts";
import { serviceForTest } from "./services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "./users-for-tests.ts";

/** Time of the listing tests. */
export const NOW = Date.UTC(2026, 10, 20, 15, 0);

/** A valid form of a new service. */
export const FORM = {
  name: "Corner Kitchen",
  description: "Hot meals.",
  serviceSummary: "Meals",
  type: ["FOOD"],
  category: ["ALL"],
  address1: "1 Sample Street",
  city: "Sampleton",
  state: "Florida",
  zip: "33101",
  country: "United States",
  location: { coordinates: [-80.19362, 25.774173] },
  phone: "3055550101",
  website: "kitchen.example",
  schedules: [{ type: "WEEKLY", day: "MONDAY", startTime: "8:00 AM", endTime: "5:00 PM" }],
};

/** The app, those who look, and a USER who keeps services, for the tests of one suite. */
export function listingsForTest(open: () => Database, languages: readonly Language[] = LANGUAGES) {
  let app: RunningApp;
  let owner: UserForTest;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    app = await runningApp(open(), { config: { trustProxy: false, isRateLimited: false, languages } });
    app.now = NOW;
    viewers = await sevenViewers(app);
    owner = await signedInAs(app, "USER", { totalServices: 50 });
  });
  afterAll(() => app?.close());

  const call = <Body = ServiceForViewer & Problem>(
    method: Method,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ) => statusAndBody<Body>(sendJson(app, method, path, body, headers));

  return {
    get app() {
      return app;
    },
    get owner() {
      return owner;
    },
    get viewers() {
      return viewers;
    },
    call,
    headersOf: (role: string) => viewers.find((viewer) => viewer.role === role)?.headers ?? {},
    asGuest: async (id: string) => (await call("GET", `/services/${id}`, {})).body,
    /** Mails requested since the jobs were last emptied. */
    mails: () => app.jobs.filter(({ name }) => name === "mail").map(({ data }) => data),

    /** A service of the owner, stored as it is. */
    async storeService(
      facts: Parameters<typeof serviceForTest>[0] = {},
      rest: Parameters<typeof serviceForTest>[1] = {},
    ): Promise<ServiceToStore> {
      const service = serviceForTest(
        {
          name: "Owned Hall",
          serviceSummary: "A hall",
          type: ["FOOD"],
          category: ["ALL"],
          schedules: [{ type: "WEEKLY", day: "MONDAY", span: { start: 480, end: 1020, endsNextDay: false } }],
          ...facts,
        },
        rest,
      );
      await storeServices(open(), [service], NOW);
      await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
      return service;
    },
  };
}
