import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import type { Problem } from "#domain/contract/problems.ts";
import type { ListedForViewer, ServiceForViewer } from "#domain/listings/listing.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { ServiceToStore } from "#server/features/services/store-services.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import { removeUser } from "#server/features/users/queries.ts";
import { instant } from "#server/sql/db.ts";
import { LIMIT_MESSAGE } from "./add-service.ts";
import { removeForGood } from "./remove-service.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

const FORM = {
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

onEachEngine("Listings over HTTP", (open) => {
  let app: RunningApp;
  let owner: UserForTest;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    app = await runningApp(open());
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
  const headersOf = (role: string) => viewers.find((viewer) => viewer.role === role)?.headers ?? {};

  /** A service of the owner, stored as it is. */
  async function kept(
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
  }
  const asGuest = async (id: string) => (await call("GET", `/services/${id}`, {})).body;
  const mails = () => app.jobs.filter(({ name }) => name === "mail").map(({ data }) => data);

  describe("adding", () => {
    test("a guest may not; a form with everything wrong is told field by field, and nothing is kept", async () => {
      expect((await call("POST", "/services", {}, FORM)).status).toBe(401);
      const { status, body } = await call("POST", "/services", owner.headers, {
        type: ["SHELTER"],
        availableBeds: 3,
        totalBeds: 2,
        contactEmail: "nobody",
        website: "javascript:alert(1)",
        phone: "12",
        schedules: [{ type: "WEEKLY", day: "MONDAY", startTime: "5:00 PM", endTime: "8:00 AM" }, {}],
      });
      expect(status).toBe(400);
      expect(body.fields).toEqual({
        name: "required",
        description: "required",
        city: "required",
        state: "required",
        zip: "required",
        country: "required",
        address1: "required",
        category: "required",
        serviceSummary: "required",
        contactEmail: "notEmail",
        website: "notWebAddress",
        phone: "notPhone",
        availableBeds: "aboveTotal",
        "schedules.0.endTime": "endTimeNotAfterStartTime",
        "schedules.1.type": "scheduleWithoutType",
      });
      const unknown = await call("POST", "/services", owner.headers, {
        ...FORM,
        isAdmin: true,
        ownerId: "x",
      });
      expect([unknown.status, unknown.body.fields]).toEqual([
        400,
        { isAdmin: "unknownName", ownerId: "unknownName" },
      ]);
      const list = await call<unknown[]>("GET", `/services?user=${owner.user.id}`, owner.headers);
      expect(list.body).toEqual([]);
    });

    test("a USER's waits, is theirs, and has its zone, its mended fields and the flag; reviewers are told", async () => {
      app.jobs.length = 0;
      const { status, body } = await call("POST", "/services", owner.headers, {
        ...FORM,
        isShowFlag: false,
        isShowDonate: true,
        userEmail: "boss@people.example",
        isCriticalHeader: true,
        criticalDescription: "Now",
        isCriticalNeverExpire: true,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        isApproved: false,
        reviewState: "WAITING",
        user: owner.user.id,
        userEmail: owner.user.email,
        state: "FL",
        phone: "(305) 555-0101",
        website: "http://kitchen.example",
        timeZone: "America/New_York",
        isShowFlag: true,
        isShowDonate: false,
        isCriticalHeader: false,
        version: 1,
        may: { edit: true, delete: true, updateBeds: true, confirm: true },
      });
      expect(mails()).toEqual([{ mail: "waitingForReview" }]);
      expect((await call("GET", `/services/${body.id}`, {})).status).toBe(404);
      expect((await call("GET", `/services/${body.id}`, headersOf("USER"))).status).toBe(404);
      expect((await call("GET", `/services/${body.id}`, headersOf("VOLUNTEER"))).status).toBe(200);
      const history = await call<ServiceChange[]>("GET", `/services/${body.id}/history`, owner.headers);
      expect(history.body).toMatchObject([
        {
          action: "CREATE",
          by: { id: owner.user.id, role: "USER" },
          before: null,
          after: { isApproved: false },
        },
      ]);
    });

    test.each([
      ["USER", false],
      ["AUTO USER", true],
      ["VOLUNTEER", false],
      ["VOLUNTEER LEAD", true],
      ["SUPER USER", true],
      ["ADMINISTRATOR", true],
    ])("of %s: public at once is %s", async (role, isApproved) => {
      const { body } = await call("POST", "/services", headersOf(role), FORM);
      expect(body.isApproved).toBe(isApproved);
      expect((await call("GET", `/services/${body.id}`, {})).status).toBe(isApproved ? 200 : 404);
    });

    test("an administrator names the owner, whose address has to be known to be theirs", async () => {
      const administrator = headersOf("ADMINISTRATOR");
      const unconfirmed = await signedInAs(app, "USER", { confirmedAt: null });
      const add = (userEmail: string) => call("POST", "/services", administrator, { ...FORM, userEmail });
      expect((await add("nobody@people.example")).body.fields).toEqual({ userEmail: "unknownValue" });
      expect((await add("nobody")).body.fields).toEqual({ userEmail: "notEmail" });
      expect((await add(unconfirmed.user.email)).body.fields).toEqual({ userEmail: "notConfirmed" });
      expect((await add(owner.user.email.toUpperCase())).body).toMatchObject({
        user: owner.user.id,
        userEmail: owner.user.email,
      });
    });

    test("an owner whose account is deleted meanwhile is nobody, and the form says so", async () => {
      const { user } = await signedInAs(app, "USER");
      const service = await kept();
      const form = { ...FORM, userEmail: user.email };
      const { replies } = await open().transaction(async (db) => {
        await removeUser(db, user.id);
        const replies = Promise.all([
          call("POST", "/services", headersOf("ADMINISTRATOR"), form),
          call("PUT", `/services/${service.id}`, headersOf("ADMINISTRATOR"), form),
        ]);
        const waiting = () =>
          open().query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
        await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(2);
        return { replies };
      });
      for (const { status, body } of await replies) {
        expect([status, body.fields]).toEqual([400, { userEmail: "unknownValue" }]);
      }
    });

    test("administrators who name each other as owners at the same moment do not wait in a circle", async () => {
      const people = await Promise.all([1, 2].map(() => signedInAs(app, "ADMINISTRATOR")));
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, at) => {
          const [one, other] = at % 2 === 0 ? people : people.toReversed();
          return call("POST", "/services", one?.headers ?? {}, { ...FORM, userEmail: other?.user.email });
        }),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    });

    test("a form that is sent again makes no second service, and takes nobody's place", async () => {
      const keen = await signedInAs(app, "USER");
      const sendingId = "0195A000-0000-4000-8000-00000000ABCD";
      const form = { ...FORM, sendingId };
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => call("POST", "/services", keen.headers, form)),
      );
      expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
        Array.from({ length: 4 }, () => [200, sendingId.toLowerCase()]),
      );
      const stolen = await call("POST", "/services", owner.headers, { ...form, name: "Taken over" });
      expect([stolen.status, stolen.body.fields]).toEqual([400, { sendingId: "taken" }]);
      const mine = await call("GET", `/services/${sendingId}`, keen.headers);
      expect(mine.body).toMatchObject({ name: "Corner Kitchen", user: keen.user.id, version: 1 });
    });

    test("many at once never go above the limit, and the message is the specification's", async () => {
      const busy = await signedInAs(app, "USER");
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => call("POST", "/services", busy.headers, FORM)),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
      const refused = replies.filter(({ status }) => status !== 200);
      for (const { status, body } of refused) expect([status, body.message]).toEqual([403, LIMIT_MESSAGE]);
      const made = replies.find(({ status }) => status === 200)?.body.id ?? "";
      expect((await call("DELETE", `/services/${made}`, busy.headers)).status).toBe(200);
      expect((await call("POST", "/services", busy.headers, FORM)).status).toBe(200);
      const restored = await call("POST", `/services/${made}/restore`, busy.headers);
      expect([restored.status, restored.body.message]).toEqual([403, LIMIT_MESSAGE]);
    });
  });

  describe("no before yes", () => {
    test("editing: 401, 403 for another's, 404 for what is not theirs to see, 400, then 200", async () => {
      const service = await kept();
      const waiting = await kept({}, { approvedAt: null });
      const path = `/services/${service.id}`;
      expect((await call("PUT", path, {}, { phone: "" })).status).toBe(401);
      expect((await call("PUT", path, headersOf("USER"), { phone: "" })).status).toBe(403);
      expect((await call("PUT", path, headersOf("AUTO USER"), { phone: "" })).status).toBe(403);
      expect((await call("PUT", `/services/${waiting.id}`, headersOf("USER"), {})).status).toBe(404);
      expect((await call("PUT", `/services/${NOBODY}`, owner.headers, {})).status).toBe(404);
      expect((await call("PUT", "/services/x", owner.headers, {})).status).toBe(404);
      expect((await call("PUT", path, owner.headers, { phone: "1" })).status).toBe(400);
      expect((await call("PUT", path, owner.headers, [])).status).toBe(400);
      expect((await call("PUT", path, owner.headers, { phone: "988" })).body.phone).toBe("988");
      expect((await asGuest(service.id)).phone).toBe("988");
    });

    test("taking away and restoring: the owner and administrators alone", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      expect((await call("DELETE", path, {})).status).toBe(401);
      for (const role of ["USER", "AUTO USER", "VOLUNTEER", "VOLUNTEER LEAD", "SUPER USER"]) {
        expect((await call("DELETE", path, headersOf(role))).status, role).toBe(403);
      }
      expect((await call("DELETE", path, owner.headers)).status).toBe(200);
      for (const headers of [{}, owner.headers, headersOf("ADMINISTRATOR")]) {
        expect((await call("GET", path, headers)).status).toBe(404);
      }
      expect((await call("POST", `${path}/restore`, {})).status).toBe(401);
      expect((await call("POST", `${path}/restore`, headersOf("SUPER USER"))).status).toBe(404);
      const age = (days: number) =>
        open().query("update services set deleted_at = $2 where id = $1", [
          service.id,
          instant(NOW - days * 86_400_000),
        ]);
      await age(30);
      expect((await call("POST", `${path}/restore`, owner.headers)).status).toBe(404);
      await age(29);
      expect((await call("POST", `${path}/restore`, owner.headers)).body.isApproved).toBe(true);
      expect((await call("POST", `${path}/restore`, owner.headers)).status).toBe(200);
      expect((await asGuest(service.id)).name).toBe("Owned Hall");
    });

    test("what was deleted is listed for those who may bring it back", async () => {
      const service = await kept();
      const deleted = async (headers: Readonly<Record<string, string>>) => {
        const rows = await call<ListedForViewer[]>("GET", "/services?isDeleted=true&limit=100", headers);
        return rows.body.some(({ id }) => id === service.id);
      };
      const everybody = [
        owner.headers,
        headersOf("ADMINISTRATOR"),
        headersOf("USER"),
        headersOf("SUPER USER"),
        {},
      ];
      const who = () => Promise.all(everybody.map(deleted));
      expect(await who()).toEqual([false, false, false, false, false]);
      expect((await call("DELETE", `/services/${service.id}`, owner.headers)).status).toBe(200);
      expect(await who()).toEqual([true, true, false, false, false]);
      expect((await call("POST", `/services/${service.id}/restore`, owner.headers)).status).toBe(200);
      expect(await who()).toEqual([false, false, false, false, false]);
      expect((await call("DELETE", `/services/${service.id}`, headersOf("ADMINISTRATOR"))).status).toBe(200);
      expect(await who()).toEqual([false, true, false, false, false]);
    });

    test("what an administrator took away is no owner's to bring back", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      expect((await call("DELETE", path, owner.headers)).status).toBe(200);
      expect((await call("POST", `${path}/restore`, headersOf("ADMINISTRATOR"))).status).toBe(200);
      expect((await call("DELETE", path, headersOf("ADMINISTRATOR"))).status).toBe(200);
      expect((await call("POST", `${path}/restore`, owner.headers)).status).toBe(404);
      expect((await call("POST", `${path}/restore`, headersOf("ADMINISTRATOR"))).status).toBe(200);
    });

    test("confirming and the history", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      expect((await call("POST", `${path}/confirm`, {})).status).toBe(401);
      expect((await call("POST", `${path}/confirm`, headersOf("USER"))).status).toBe(403);
      const mine = await call("POST", `${path}/confirm`, owner.headers);
      expect(mine.body).toMatchObject({
        verifiedBy: "Owned Hall",
        verifiedAt: "2026-11-20T15:00:00Z",
      });
      expect((await call("POST", `${path}/confirm`, headersOf("VOLUNTEER"))).body.verifiedBy).toBeNull();
      expect((await call("GET", `${path}/history`, {})).status).toBe(401);
      expect((await call("GET", `${path}/history`, headersOf("USER"))).status).toBe(403);
      expect((await call("GET", `${path}/history`, headersOf("VOLUNTEER"))).status).toBe(200);
      const history = await call<ServiceChange[]>("GET", `${path}/history`, owner.headers);
      expect(history.body.map(({ action, by }) => [action, by.role, by.displayName])).toEqual([
        ["CONFIRM", "VOLUNTEER", null],
        ["CONFIRM", "USER", owner.user.displayName],
      ]);
    });
  });

  describe("an edit", () => {
    test("of a provider: hours, phone and closed days at once, the rest waits, and a second one joins it", async () => {
      app.jobs.length = 0;
      const service = await kept();
      const path = `/services/${service.id}`;
      const first = await call("PUT", path, owner.headers, {
        name: "New Name",
        phone: "3055550199",
        schedules: [{ type: "FULL_DAY" }],
        version: 1,
      });
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({
        name: "Owned Hall",
        phone: "(305) 555-0199",
        schedules: [{ type: "FULL_DAY" }],
        version: 2,
        reviewState: "EDIT_WAITING",
        pending: { changed: ["name"], before: { name: "Owned Hall" }, after: { name: "New Name" } },
      });
      expect(mails()).toEqual([{ mail: "waitingForReview" }]);
      const shown = await asGuest(service.id);
      expect([shown.name, shown.phone, "pending" in shown]).toEqual(["Owned Hall", "(305) 555-0199", false]);

      const second = await call("PUT", path, owner.headers, { address2: "Door 2", version: 2 });
      expect(second.body.pending).toMatchObject({
        changed: ["name", "address2"],
        after: { name: "New Name", address2: "Door 2" },
      });
      expect((await asGuest(service.id)).address2).toBeNull();
      const history = await call<ServiceChange[]>("GET", `${path}/history`, owner.headers);
      expect(history.body.map(({ action, before, after }) => [action, before, after])).toMatchObject([
        ["PROPOSE", { address2: null }, { address2: "Door 2" }],
        ["PROPOSE", { name: "Owned Hall" }, { name: "New Name" }],
        ["EDIT", { phone: null }, { phone: "(305) 555-0199" }],
      ]);
      const withdrawn = await call("PUT", path, owner.headers, {
        name: "Owned Hall",
        address2: null,
        version: second.body.version,
      });
      expect(withdrawn.body).toMatchObject({ pending: null, reviewState: "PUBLIC" });
      expect(withdrawn.body.version).toBeGreaterThan(second.body.version);
    });

    test("an older client, which sends all of it back without a version, withdraws nothing of what waits", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      await call("PUT", path, owner.headers, { name: "New Name" });
      const { body: whole } = await call("GET", path, owner.headers);
      const { version: _, pending: _pending, ...sent } = whole;
      const saved = await call("PUT", path, owner.headers, { ...sent, _id: whole.id, phone: "211" });
      expect(saved.status).toBe(200);
      expect(saved.body).toMatchObject({
        phone: "211",
        pending: { changed: ["name"], after: { name: "New Name" } },
      });
    });

    test.each([
      ["AUTO USER", true],
      ["VOLUNTEER", false],
      ["VOLUNTEER LEAD", true],
      ["SUPER USER", true],
      ["ADMINISTRATOR", true],
    ])("of %s: everything is public at once is %s", async (role, isPublic) => {
      const service = await kept();
      const path = `/services/${service.id}`;
      const viewer = viewers.find((each) => each.role === role);
      if (role === "AUTO USER") {
        await open().query("update services set owner_id = $2 where id = $1", [service.id, viewer?.id]);
      }
      const { body } = await call("PUT", path, viewer?.headers ?? {}, { name: "New Name", phone: "211" });
      expect(body.name).toBe(isPublic ? "New Name" : "Owned Hall");
      const shown = await asGuest(service.id);
      expect([shown.name, shown.phone]).toEqual(isPublic ? ["New Name", "211"] : ["Owned Hall", null]);
      if (!isPublic) expect(body.pending?.changed).toEqual(["name", "phone"]);
    });

    test("sets only what the viewer may set, and the reply shows it", async () => {
      const service = await kept({ isShowFlag: false });
      const path = `/services/${service.id}`;
      const form = {
        isShowContact: true,
        isShowDonate: true,
        userEmail: null,
        timeZone: "America/Chicago",
        isCriticalHeader: true,
        criticalDescription: "Closed tonight",
        criticalExpiredAt: "11/21/2026",
      };
      const refused = await call("PUT", path, owner.headers, form);
      expect(refused.body).toMatchObject({
        isShowFlag: false,
        isShowDonate: false,
        user: owner.user.id,
        timeZone: "America/New_York",
        isCriticalHeader: false,
        pending: null,
        version: 1,
      });
      const alerted = await call("PUT", path, headersOf("SUPER USER"), form);
      expect(alerted.body).toMatchObject({
        isShowFlag: false,
        isCriticalHeader: true,
        criticalDescription: "Closed tonight",
        criticalExpiredAt: "2026-11-22T04:59:00Z",
      });
      const set = await call("PUT", path, headersOf("ADMINISTRATOR"), form);
      expect(set.body).toMatchObject({
        isShowFlag: true,
        isShowDonate: true,
        user: null,
        timeZone: "America/Chicago",
      });
    });

    test("what a service lacked already is no reason to refuse a phone", async () => {
      const service = await kept({ category: [], schedules: [], serviceSummary: null });
      const path = `/services/${service.id}`;
      expect((await call("PUT", path, owner.headers, { phone: "211" })).status).toBe(200);
      const emptied = await call("PUT", path, owner.headers, { name: null, schedules: [] });
      expect([emptied.status, emptied.body.fields]).toEqual([400, { name: "required" }]);
    });

    test("the pin follows the address, the zone follows the pin", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      const moved = await call("PUT", path, headersOf("ADMINISTRATOR"), {
        location: { coordinates: [-118.2437, 34.0522] },
      });
      expect(moved.body).toMatchObject({ timeZone: "America/Los_Angeles", isLocationApproximate: false });
      const lost = await call("PUT", path, headersOf("ADMINISTRATOR"), {
        city: "Nowhere at all",
        zip: "00000",
      });
      expect([lost.status, lost.body.fields]).toEqual([400, { location: "needsPlace" }]);
    });
  });

  describe("two editors of one service", () => {
    test("the second gets a conflict with the service as it is now, and nothing of theirs is kept", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      expect((await call("PUT", path, owner.headers, { phone: "211", version: 1 })).status).toBe(200);
      const second = await call("PUT", path, headersOf("ADMINISTRATOR"), { phone: "988", version: 1 });
      expect(second).toMatchObject({
        status: 409,
        body: { code: 409, current: { phone: "211", version: 2 } },
      });
      // Nor is what is no version taken for a save without one.
      for (const tag of ['"1"', '"5f3a-digest"', "1", ""]) {
        const headers = { ...headersOf("ADMINISTRATOR"), "if-match": tag };
        expect((await call("PUT", path, headers, { phone: "988" })).status, tag).toBe(409);
      }
      expect((await asGuest(service.id)).phone).toBe("211");
      const again = await call("PUT", path, headersOf("ADMINISTRATOR"), { phone: "988", version: 2 });
      expect(again.body).toMatchObject({ phone: "988", version: 3 });
      const any = { ...headersOf("ADMINISTRATOR"), "if-match": "*" };
      expect((await call("PUT", path, any, { phone: "311" })).body).toMatchObject({ version: 4 });
    });

    test("an account that is deleted while its forms come in: each is kept or refused, and nobody hangs", async () => {
      const leaving = await signedInAs(app, "VOLUNTEER");
      const services = await Promise.all(Array.from({ length: 12 }, () => kept()));
      const own = services.filter((_, index) => index % 2 === 0).map(({ id }) => id);
      await open().query("update services set owner_id = $2 where id = any($1)", [own, leaving.user.id]);
      const replies = await Promise.all([
        ...services.map(({ id }) => call("PUT", `/services/${id}`, leaving.headers, { name: "Proposed" })),
        call("DELETE", `/users/${leaving.user.id}`, headersOf("ADMINISTRATOR")),
        ...services.map(({ id }) => call("PUT", `/services/${id}`, leaving.headers, { name: "Again" })),
      ]);
      for (const { status } of replies) expect([200, 401]).toContain(status);
    });

    test("at the same moment, one of two goes through", async () => {
      const service = await kept();
      const replies = await Promise.all(
        ["211", "988", "311", "511"].map((phone) =>
          call("PUT", `/services/${service.id}`, owner.headers, { phone, version: 1 }),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });

    test("without a version both are taken, and the history keeps both", async () => {
      const service = await kept();
      const path = `/services/${service.id}`;
      for (const phone of ["211", "988"]) await call("PUT", path, owner.headers, { phone });
      const history = await call<ServiceChange[]>("GET", `${path}/history`, owner.headers);
      expect(history.body.map(({ after }) => after?.phone)).toEqual(["988", "211"]);
    });
  });

  test("nothing of a hidden address leaves to whoever may not edit the service", async () => {
    const secret = { address1: "77 Canary Lane", address2: "Canary door", zip: "33139" };
    const coordinates = { longitude: -80.131313, latitude: 25.797979 };
    const service = await kept({ place: { ...secret, coordinates, visibility: "HIDDEN" } });
    const path = `/services/${service.id}`;
    const mine = await call("GET", path, owner.headers);
    expect(mine.body).toMatchObject({ ...secret, location: { coordinates: [-80.131313, 25.797979] } });
    const { location } = mine.body;
    const proposed = await call("PUT", path, owner.headers, { address1: "78 Canary Lane", location });
    expect(proposed.body.pending?.after).toEqual({ address1: "78 Canary Lane" });
    const canaries = /canary|33139|131313|797979/i;
    for (const { role, headers } of viewers) {
      for (const address of [
        path,
        `${path}?currentCoordinate=-80.131313|25.797979`,
        `${path}/history`,
        "/services?isShowAll=true&limit=100",
        "/services?isApproved=false",
        "/services/waiting",
      ]) {
        const text = JSON.stringify((await call<unknown>("GET", address, headers)).body);
        const mayEdit = ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"].includes(role);
        if (mayEdit && address !== "/services?isShowAll=true&limit=100") continue;
        expect(text.replaceAll("currentCoordinate", ""), `${role} ${address}`).not.toMatch(canaries);
      }
    }
    // Who sees nothing of it changes nothing of it.
    await call("PUT", path, headersOf("VOLUNTEER"), {
      address1: null,
      zip: null,
      addressVisibility: "EXACT",
    });
    expect((await call("GET", path, owner.headers)).body).toMatchObject(secret);
  });

  test("to somebody without a right to more a service is what everybody sees", async () => {
    const service = await kept({ place: { visibility: "AREA" } });
    await call("PUT", `/services/${service.id}`, owner.headers, {
      name: "Waiting name",
      comment: "Call Ana",
    });
    const everybody = await asGuest(service.id);
    const other = await call("GET", `/services/${service.id}`, headersOf("USER"));
    expect(other.body).toEqual(everybody);
    const mine = await call("GET", `/services/${service.id}`, owner.headers);
    expect(mine.body).toMatchObject({ comment: "Call Ana", pending: { changed: ["name"] } });
    const volunteers = await call("GET", `/services/${service.id}`, headersOf("VOLUNTEER"));
    expect([volunteers.body.comment, volunteers.body.user, volunteers.body.userEmail]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(volunteers.body.pending?.changed).toEqual(["name"]);
  });

  test("an address is hidden at once, and from then on nothing finds the service by it", async () => {
    const service = await kept({
      name: "Quiet House",
      place: {
        address1: "5 Findable Road",
        zip: "33140",
        coordinates: { longitude: -80.15, latitude: 25.81 },
      },
    });
    const path = `/services/${service.id}`;
    const found = async (query: string) =>
      (await call<{ id: string }[]>("GET", `/services?${query}`, {})).body.some(
        ({ id }) => id === service.id,
      );
    const pins = async () =>
      (await call<{ id: string }[]>("GET", "/services/pins", {})).body.map(({ id }) => id);
    const byPlace = [
      "q=findable",
      "zip=33140",
      "nearCoordinate=-80.15|25.81&radius=1",
      "bounds=-80.2,25.8,-80.1,25.9",
    ];
    for (const query of byPlace) expect(await found(query), query).toBe(true);
    expect(await pins()).toContain(service.id);
    const hidden = await call("PUT", path, owner.headers, { addressVisibility: "HIDDEN", name: "Q House" });
    expect(hidden.body).toMatchObject({
      addressVisibility: "HIDDEN",
      address1: "5 Findable Road",
      pending: { changed: ["name"] },
    });
    for (const query of byPlace) expect(await found(query), query).toBe(false);
    expect(await pins()).not.toContain(service.id);
    const { body } = await call("GET", `${path}?currentCoordinate=-80.15|25.81`, {});
    expect(body).toMatchObject({
      name: "Quiet House",
      distance: null,
      address1: null,
      zip: null,
      location: null,
    });
    const shownAgain = await call("PUT", path, owner.headers, { addressVisibility: "EXACT" });
    expect(shownAgain.body).toMatchObject({
      addressVisibility: "HIDDEN",
      pending: { changed: ["name", "addressVisibility"] },
    });
  });

  test("reviewed Spanish outlives an older client's save, and an engine is asked once the English is public", async () => {
    const reviewed = { text: "Comidas calientes.", state: "REVIEWED" } as const;
    const service = await kept({ description: "Hot meals.", descriptionEs: reviewed });
    const path = `/services/${service.id}`;
    await call("PUT", path, owner.headers, {
      description: "Hot meals daily.",
      descriptionEs: "{error: 500}",
    });
    const waiting = await call("GET", path, owner.headers);
    expect(waiting.body.pending?.after).toEqual({
      description: "Hot meals daily.",
      descriptionEsState: "STALE",
    });
    app.jobs.length = 0;
    await call("PUT", path, owner.headers, { serviceSummary: "Soup" });
    expect(app.jobs.filter(({ name }) => name === "translate")).toEqual([]);
    await call("POST", "/services/approve-services", headersOf("VOLUNTEER LEAD"), { services: [service.id] });
    expect(app.jobs.filter(({ name }) => name === "translate").map(({ data }) => data)).toEqual([
      { serviceId: service.id, fields: ["serviceSummary"] },
    ]);
    expect(await asGuest(service.id)).toMatchObject({
      description: "Hot meals daily.",
      descriptionEs: "Comidas calientes.",
      descriptionEsState: "STALE",
    });
  });

  test("bad input is refused by name, and nothing of it is kept", async () => {
    const service = await kept();
    const path = `/services/${service.id}`;
    const wrong: readonly (readonly [object, Readonly<Record<string, string>>])[] = [
      [{ name: 5 }, { name: "wrongType" }],
      [{ name: "x".repeat(151) }, { name: "tooLong" }],
      [{ name: "x".repeat(100_000) }, { name: "tooLong" }],
      [{ name: "two\nlines" }, { name: "notOneLine" }],
      [{ description: "x".repeat(1001) }, { description: "tooLong" }],
      [{ description: "\u0000" }, { description: "notText" }],
      [{ type: ["FOOD", "PARTY"] }, { "type.1": "unknownValue" }],
      [{ type: "FOOD" }, { type: "wrongType" }],
      [{ addressVisibility: "SECRET" }, { addressVisibility: "unknownValue" }],
      [{ location: { coordinates: [500, 0] } }, { "location.coordinates.0": "outOfRange" }],
      [{ isContact: "yes" }, { isContact: "wrongType" }],
      [{ type: ["SHELTER"], totalBeds: 1.5 }, { totalBeds: "notWholeNumber" }],
      [
        { type: ["SHELTER"], totalBeds: 0, availableBeds: -1 },
        { totalBeds: "outOfRange", availableBeds: "outOfRange" },
      ],
      [{ schedules: Array.from({ length: 101 }, () => ({})) }, { schedules: "tooMany" }],
      [{ version: "1" }, { version: "wrongType" }],
      [{ comment: "x".repeat(2001) }, { comment: "tooLong" }],
      [{ website: "ftp://files.example" }, { website: "notWebAddress" }],
      [{ facebook: "javascript://x.example/%0aalert(1)" }, { facebook: "notWebAddress" }],
      [JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}'), {}],
    ];
    for (const [form, fields] of wrong) {
      const { status, body } = await call("PUT", path, owner.headers, form);
      expect([status, body.code], JSON.stringify(form).slice(0, 60)).toEqual([400, 400]);
      if (Object.keys(fields).length > 0) expect(body.fields).toEqual(fields);
    }
    expect(await asGuest(service.id)).toMatchObject({ version: 1, name: "Owned Hall" });
    const markup = '<img src=x onerror="alert(1)">';
    const { body } = await call("PUT", path, headersOf("ADMINISTRATOR"), { name: markup });
    expect(body.name).toBe(markup);
  });

  test("what nobody restored in time is gone for good, but for what a source still lists", async () => {
    const [gone, listed] = [await kept(), await kept()];
    await open().query(
      "insert into service_sources (source, external_id, service_id, fingerprint, last_seen_at) values ('s', '1', $1, sha256('x'), now())",
      [listed.id],
    );
    await call("DELETE", `/services/${gone.id}`, owner.headers);
    await call("DELETE", `/services/${listed.id}`, owner.headers);
    await removeForGood(open(), NOW + 31 * 86_400_000);
    const left = await open().query<{ id: string }>("select id from services where id = any($1::uuid[])", [
      [gone.id, listed.id],
    ]);
    expect(left).toEqual([{ id: listed.id }]);
  });
});
