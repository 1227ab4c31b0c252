import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import type { Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import {
  deletePendingEdit,
  lockServices,
  savePendingEdit,
} from "#server/features/listings/stored-queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 30);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("people with accounts", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    await open().query("delete from users");
    admin = await signedInAs(app, "ADMINISTRATOR", {
      email: "ada@amparo.example",
      displayName: "Ada",
      phone: "(305) 555-0101",
    });
  });

  const setRole = (id: string, role: unknown, by = admin) =>
    sendJson(app, "POST", `/users/${id}/set-permission`, { role }, by.headers);
  const sendRole = (id: string, body: object) =>
    sendJson(app, "POST", `/users/${id}/set-permission`, body, admin.headers);
  const remove = (id: string, by = admin) => sendJson(app, "DELETE", `/users/${id}`, undefined, by.headers);
  const edit = (id: string, body: object) => sendJson(app, "PUT", `/users/${id}`, body, admin.headers);
  const readThingHistory = (id: string) =>
    open().query<object>(
      `select action, actor_id as actor, actor_role as role, before, after from history
        where thing_id = $1 order by id`,
      [id],
    );

  describe("are for administrators alone", () => {
    const calls = [
      ["GET", "/users"],
      ["GET", "/users/count"],
      ["GET", "/users/summary"],
      ["GET", `/users/${NOBODY}`],
      ["PUT", `/users/${NOBODY}`],
      ["DELETE", `/users/${NOBODY}`],
      ["GET", `/users/${NOBODY}/services`],
      ["POST", `/users/${NOBODY}/delete`],
      ["POST", `/users/${NOBODY}/set-permission`],
    ] as const;
    test.each(calls)("%s %s", async (method, path) => {
      const body = method === "GET" || method === "DELETE" ? undefined : { role: "USER" };
      expect((await sendJson(app, method, path, body)).status).toBe(401);
      for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
        const { headers } = await signedInAs(app, role);
        expect((await sendJson(app, method, path, body, headers)).status, role).toBe(403);
      }
      const allowed = await sendJson(app, method, path, body, admin.headers);
      expect(allowed.status).toBe(path.includes(NOBODY) ? 404 : 200);
    });
  });

  describe("are listed", () => {
    const find = async (query: string): Promise<{ email: string }[]> => {
      const reply = await app.get(`/api/users?${query}`, admin.headers);
      expect(reply.status).toBe(200);
      return reply.json();
    };
    const names = async (query: string) =>
      (await find(query)).map(({ email }) => email.slice(0, email.indexOf("@")));
    beforeEach(async () => {
      app.now = NOW + 1000;
      const maria = { email: "maria@help.example", displayName: "María 100%", phone: "(786) 555-0142" };
      await signedInAs(app, "USER", maria);
      app.now = NOW + 2000;
      const sam = { email: "sam_1@help.example", displayName: "Sam", lastMethod: "GOOGLE" as const };
      await signedInAs(app, "SUPER USER", sam);
    });

    test.each([
      ["", ["sam_1", "maria", "ada"]],
      ["direction=asc", ["ada", "maria", "sam_1"]],
      ["sort=displayName", ["ada", "maria", "sam_1"]],
      ["sort=email&direction=desc", ["sam_1", "maria", "ada"]],
      ["limit=1&skip=1", ["maria"]],
      ["q=maria", ["maria"]],
      ["q=MARÍA", ["maria"]],
      ["q=help.example", ["sam_1", "maria"]],
      ["q=7865550142", ["maria"]],
      ["q=555-0142", ["maria"]],
      ["q=555", ["maria", "ada"]],
      ["q=%25", ["maria"]],
      ["q=_", ["sam_1"]],
      ["q=100%25,sam", ["sam_1", "maria"]],
      ["q='%20or%20'1'='1", []],
      ["q=maria&search=email", ["maria"]],
      ["q=100&search=email,phone", []],
      ["q=super%20user&search=roles", ["sam_1"]],
      ["q=google&search=lastMethod", ["sam_1"]],
      ["role=user,administrator", ["maria", "ada"]],
      ["lastMethod=LOCAL", ["maria", "ada"]],
      ["filter=role&role=USER&lastMethod=GOOGLE", ["maria"]],
      ["isConfirmed=false", []],
      ["isConfirmed=true", ["sam_1", "maria", "ada"]],
      ["isDeletionRequested=true", []],
      ["isDeletionRequested=false&role=USER", ["maria"]],
    ])("by %s", async (query, expected) => {
      expect(await names(query)).toEqual(expected);
      const counted = await app.get(`/api/users/count?${query}`, admin.headers);
      const isPage = query.includes("limit");
      expect(await counted.json()).toEqual({ count: isPage ? 3 : expected.length });
    });

    test.each([
      ["search=password", { search: "unknownName" }],
      ["sort=password_hash", { sort: "unknownName" }],
      ["filter=email", { filter: "unknownName" }],
      ["role=OWNER", { role: "unknownValue" }],
      ["limit=-1", { limit: "outOfRange" }],
      ["q=a&q=b", { q: "givenTwice" }],
    ])("never by %s", async (query, fields) => {
      const reply = await app.get(`/api/users?${query}`, admin.headers);
      expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
    });

    test("and counted by part, as the list of each part counts them", async () => {
      await signedInAs(app, "VOLUNTEER LEAD", { confirmedAt: null });
      const leaving = await signedInAs(app, "AUTO USER");
      await sendJson(app, "POST", "/auth/request-deletion", {}, leaving.headers);
      const summary = await (await app.get("/api/users/summary", admin.headers)).json();
      expect(summary).toEqual({
        all: 5,
        providers: 2,
        volunteers: 1,
        unconfirmed: 1,
        deletion: 1,
        administrators: 1,
        invitations: 0,
      });
    });

    test("without what nobody needs to know", async () => {
      const reply = await app.get("/api/users", admin.headers);
      expect(await reply.text()).not.toMatch(/argon2|password|token/i);
      expect(reply.headers.get("cache-control")).toBe("private, no-store");
      expect(reply.headers.get("x-total-count")).toBe("3");
      expect(reply.headers.get("access-control-allow-origin")).toBeNull();
    });
  });

  describe("are changed", () => {
    test.each([
      [{ totalServices: 0 }, "Minimum total service was 1", { totalServices: "outOfRange" }],
      [{ totalServices: 1.5 }, "The request is not valid.", { totalServices: "wrongType" }],
      [{ totalServices: "9" }, "The request is not valid.", { totalServices: "wrongType" }],
      [{ displayName: "A\nB" }, "The request is not valid.", { displayName: "notOneLine" }],
      [{ phone: "1" }, "The request is not valid.", { phone: "notPhone" }],
    ])("not to %j", async (body, message, fields) => {
      const { user } = await signedInAs(app, "USER");
      const reply = await edit(user.id, body);
      expect([reply.status, await reply.json()]).toMatchObject([400, { message, fields }]);
    });

    test.each(["", " ", null])("whose name is left empty (%j) keep it", async (displayName) => {
      const { user } = await signedInAs(app, "USER", { displayName: "Ana" });
      const reply = await edit(user.id, { displayName, phone: "(305) 555-0101" });
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { displayName: "Ana", phone: "(305) 555-0101" },
      ]);
    });

    test("in what is given; of an administrator the number of services stays", async () => {
      const { user } = await signedInAs(app, "USER", { phone: "(305) 555-0100" });
      const reply = await edit(user.id.toUpperCase(), { totalServices: 7, role: "ADMINISTRATOR" });
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { id: user.id, totalServices: 7, phone: "(305) 555-0100", roles: ["USER"], version: 2 },
      ]);
      expect(await (await edit(user.id, { totalServices: null, phone: null })).json()).toMatchObject({
        totalServices: 3,
        phone: null,
      });
      expect(await (await edit(admin.user.id, { totalServices: 7, displayName: "A" })).json()).toMatchObject({
        totalServices: 3,
        displayName: "A",
      });
      expect(await readThingHistory(user.id)).toMatchObject([
        {
          action: "EDIT",
          actor: admin.user.id,
          role: "ADMINISTRATOR",
          before: { totalServices: 3 },
          after: { totalServices: 7 },
        },
        { after: { totalServices: 3, changed: ["phone", "totalServices"] } },
      ]);
    });

    test("by two at once: the second gets a conflict", async () => {
      const { user } = await signedInAs(app, "USER");
      expect((await edit(user.id, { displayName: "One", version: 1 })).status).toBe(200);
      const reply = await edit(user.id, { displayName: "Two", version: 1 });
      expect([reply.status, await reply.json()]).toMatchObject([409, { code: 409 }]);
      const late = await sendRole(user.id, { role: "VOLUNTEER", version: 1 });
      expect([late.status, (await late.json()).key]).toEqual([409, "conflict"]);
      expect((await sendRole(user.id, { role: "VOLUNTEER", version: 2 })).status).toBe(200);
    });
  });

  describe("get a role", () => {
    test("and have it from their next request on", async () => {
      const other = await signedInAs(app, "USER");
      expect((await app.get("/api/users", other.headers)).status).toBe(403);
      const reply = await setRole(other.user.id, "administrator");
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { id: other.user.id, roles: ["ADMINISTRATOR"] },
      ]);
      expect((await app.get("/api/users", other.headers)).status).toBe(200);
      expect(await readThingHistory(other.user.id)).toMatchObject([
        { action: "SET_ROLE", before: { roles: ["USER"] }, after: { roles: ["ADMINISTRATOR"] } },
      ]);
      const read = async (query: string) => (await app.get(`/api/history?${query}`, other.headers)).json();
      const change = {
        id: expect.any(Number),
        at: "2026-11-20T15:30:00Z",
        thing: "USER",
        thingId: other.user.id,
        name: other.user.displayName,
        action: "SET_ROLE",
        by: { id: admin.user.id, displayName: "Ada", role: "ADMINISTRATOR" },
        before: { roles: ["USER"] },
        after: { roles: ["ADMINISTRATOR"] },
        why: null,
        undoes: null,
        undoneBy: null,
        undo: { may: true, refusal: null },
        names: [],
        isForProgram: false,
      };
      expect((await read("limit=1"))[0]).toEqual(change);
      expect(await read(`thing=user&thingId=${other.user.id}`)).toEqual([change]);
      expect(await read(`actor=${admin.user.id}`)).toEqual([change]);
      expect(await read(`actor=${other.user.id}`)).toEqual([]);
      expect(await read(`thing=SERVICE&thingId=${other.user.id}`)).toEqual([]);
      await remove(admin.user.id, other);
      expect((await read(`thingId=${other.user.id}`))[0].by).toEqual({ ...change.by, displayName: null });
    });

    test("never a higher one while the address is not confirmed, but always a lower one", async () => {
      const { user } = await signedInAs(app, "VOLUNTEER", { confirmedAt: null });
      for (const role of ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"]) {
        const reply = await setRole(user.id, role);
        expect([reply.status, await reply.json()]).toMatchObject([
          400,
          { fields: { role: "notConfirmed" }, message: "This person has not confirmed their email yet." },
        ]);
      }
      for (const role of ["VOLUNTEER", "USER"]) expect((await setRole(user.id, role)).status).toBe(200);
      expect((await setRole(user.id, "VOLUNTEER")).status).toBe(400);
      await open().query("update users set confirmed_at = $2 where id = $1", [
        user.id,
        new Date(NOW).toISOString(),
      ]);
      expect((await setRole(user.id, "ADMINISTRATOR")).status).toBe(200);
    });

    test.each(["GUEST", "OPERATOR", "", null, ["USER"], "__proto__"])("never %j", async (role) => {
      const { user } = await signedInAs(app, "USER");
      expect((await setRole(user.id, role)).status).toBe(400);
    });

    test("nobody takes away their own role of an administrator, or deletes themselves", async () => {
      await signedInAs(app, "ADMINISTRATOR");
      for (const reply of [await setRole(admin.user.id, "USER"), await remove(admin.user.id)]) {
        expect([reply.status, await reply.json()]).toMatchObject([
          403,
          { key: "ownRole", message: "You can't remove your own administrator role." },
        ]);
      }
      expect((await setRole(admin.user.id, "ADMINISTRATOR")).status).toBe(200);
    });

    test.each(["role", "account"])(
      "an administrator is left when all lose their %s at once",
      async (what) => {
        const admins = [admin, ...(await Promise.all([1, 2, 3].map(() => signedInAs(app, "ADMINISTRATOR"))))];
        const replies = await Promise.all(
          admins.flatMap((by) =>
            admins
              .filter((other) => other !== by)
              .map(({ user }) => (what === "role" ? setRole(user.id, "USER", by) : remove(user.id, by))),
          ),
        );
        for (const { status } of replies) expect([200, 401, 403, 404]).toContain(status);
        const left = await open().query("select id from users where role = 'ADMINISTRATOR'");
        expect(left).toHaveLength(1);
      },
    );
  });

  describe("are deleted", () => {
    test("with their sessions; their services stay public without an owner, their history without a name", async () => {
      const owner = await signedInAs(app, "USER", { email: "leaves@help.example", displayName: "Leaving" });
      const service = serviceForTest({ name: "Stays" }, { verifiedAt: NOW, verifiedBy: "Leaving" });
      await storeServices(open(), [service], NOW);
      await open().query("update services set owner_id = $1 where id = $2", [owner.user.id, service.id]);
      const profile = await (await app.get(`/api/users/${owner.user.id}`, admin.headers)).json();
      expect(profile.countManagedServices).toBe(1);
      expect(await (await app.get("/api/auth/profile", owner.headers)).json()).toMatchObject({
        countManagedServices: 1,
        isLogin: true,
        isAdmin: false,
      });
      await sendJson(app, "PUT", "/auth/profile", { displayName: "Left" }, owner.headers);

      const reply = await remove(owner.user.id);
      expect([reply.status, await reply.json()]).toEqual([200, { code: 200 }]);
      expect((await app.get("/api/auth/profile", owner.headers)).status).toBe(401);
      expect((await app.get(`/api/users/${owner.user.id}`, admin.headers)).status).toBe(404);
      expect((await remove(owner.user.id)).status).toBe(404);
      const shown = await (await app.get(`/api/services/${service.id}`)).json();
      expect(shown).toMatchObject({ name: "Stays", verifiedAt: "2026-11-20T15:30:00Z", verifiedBy: null });
      const [stored] = await open().query<{ owner: string | null; at: number }>(
        "select owner_id as owner, owner_lost_at as at from services where id = $1",
        [service.id],
      );
      expect(stored).toEqual({ owner: null, at: NOW });
      expect(await readThingHistory(service.id)).toMatchObject([
        { action: "LOSE_OWNER", actor: admin.user.id, before: { user: owner.user.id } },
      ]);
      expect(await readThingHistory(owner.user.id)).toMatchObject([{ action: "EDIT" }, { action: "DELETE" }]);
      const history = JSON.stringify(await open().query("select * from history"));
      expect(history).not.toMatch(/leaves@|Leaving|Left/);
    });

    test("and their services go to somebody else with a confirmed address", async () => {
      const owner = await signedInAs(app, "USER", { email: "leaves@help.example" });
      const heir = await signedInAs(app, "USER", { email: "stays@help.example" });
      const hasty = { email: "hasty@help.example", confirmedAt: null };
      await signedInAs(app, "USER", hasty);
      const service = serviceForTest({ name: "Handed over" });
      await storeServices(open(), [service], NOW);
      await open().query("update services set owner_id = $1 where id = $2", [owner.user.id, service.id]);
      const removeAndGive = (servicesTo: string) =>
        sendJson(
          app,
          "DELETE",
          `/users/${owner.user.id}?servicesTo=${encodeURIComponent(servicesTo)}`,
          undefined,
          admin.headers,
        );
      for (const [servicesTo, message] of [
        ["nobody", "notEmail"],
        ["nobody@help.example", "unknownValue"],
        ["leaves@help.example", "unknownValue"],
        ["hasty@help.example", "notConfirmed"],
      ] as const) {
        const reply = await removeAndGive(servicesTo);
        expect([reply.status, (await reply.json()).fields], servicesTo).toEqual([
          400,
          { servicesTo: message },
        ]);
      }
      expect((await removeAndGive("Stays@help.example")).status).toBe(200);
      const [stored] = await open().query<{ owner: string | null; at: number | null }>(
        "select owner_id as owner, owner_lost_at as at from services where id = $1",
        [service.id],
      );
      expect(stored).toEqual({ owner: heir.user.id, at: null });
      expect(await readThingHistory(service.id)).toMatchObject([
        { action: "SET_OWNER", before: { user: owner.user.id }, after: { user: heir.user.id } },
      ]);
      const listed = await (await app.get("/api/users?q=stays@help.example", admin.headers)).json();
      expect(listed).toMatchObject([{ email: "stays@help.example", countManagedServices: 1 }]);
    });

    describe("and their services go to several people", () => {
      let owner: UserForTest;
      let ids: Readonly<Record<"pantry" | "shelter" | "clinic" | "foreign", string>>;
      beforeEach(async () => {
        owner = await signedInAs(app, "USER", { email: "leaves@help.example" });
        await signedInAs(app, "USER", { email: "one@help.example" });
        await signedInAs(app, "USER", { email: "two@help.example" });
        await signedInAs(app, "USER", { email: "hasty@help.example", confirmedAt: null });
        const contacts = {
          pantry: "Two@help.example",
          shelter: "hasty@help.example",
          clinic: null,
          foreign: null,
        };
        const services = Object.entries(contacts).map(([name, contactEmail]) => ({
          name,
          service: serviceForTest({ name, contactEmail }),
        }));
        await storeServices(
          open(),
          services.map(({ service }) => service),
          NOW,
        );
        const findId = (name: string) => services.find((one) => one.name === name)?.service.id ?? "";
        ids = {
          pantry: findId("pantry"),
          shelter: findId("shelter"),
          clinic: findId("clinic"),
          foreign: findId("foreign"),
        };
        await open().query("update services set owner_id = $1 where id = any($2)", [
          owner.user.id,
          [ids.pantry, ids.shelter, ids.clinic],
        ]);
      });
      const handOver = (body: object) =>
        sendJson(app, "POST", `/users/${owner.user.id}/delete`, body, admin.headers);
      const owners = async () => {
        const rows = await open().query<{ name: string; email: string | null }>(
          `select s.name, u.email from services s left join users u on u.id = s.owner_id
            where s.id = any($1) order by s.name`,
          [Object.values(ids)],
        );
        return Object.fromEntries(rows.map(({ name, email }) => [name, email]));
      };
      const UNCHANGED = {
        pantry: "leaves@help.example",
        shelter: "leaves@help.example",
        clinic: "leaves@help.example",
        foreign: null,
      };

      test("they are listed by name, with a confirmed account that the listing itself names", async () => {
        const list = async (query: string) => {
          const reply = await app.get(`/api/users/${owner.user.id}/services${query}`, admin.headers);
          return [reply.status, await reply.json(), reply.headers.get("x-total-count")];
        };
        expect(await list("")).toEqual([
          200,
          [
            { id: ids.clinic, name: "clinic", suggestedOwner: null },
            { id: ids.pantry, name: "pantry", suggestedOwner: "two@help.example" },
            { id: ids.shelter, name: "shelter", suggestedOwner: null },
          ],
          "3",
        ]);
        expect((await list("?limit=1&skip=1"))[1]).toMatchObject([{ name: "pantry" }]);
        expect((await list("?limit=x"))[0]).toBe(400);
      });

      test("each to its own, the others as `servicesTo` says, all with a history", async () => {
        const reply = await handOver({
          servicesTo: "One@help.example",
          handovers: [
            { service: ids.pantry.toUpperCase(), email: "TWO@help.example" },
            { service: ids.clinic, email: null },
          ],
        });
        expect([reply.status, await reply.json()]).toEqual([200, { code: 200 }]);
        expect(await owners()).toEqual({
          pantry: "two@help.example",
          shelter: "one@help.example",
          clinic: null,
          foreign: null,
        });
        expect(await readThingHistory(ids.clinic)).toMatchObject([
          { action: "LOSE_OWNER", after: { user: null } },
        ]);
        expect(await readThingHistory(ids.shelter)).toMatchObject([
          { action: "SET_OWNER", before: { user: owner.user.id } },
        ]);
        expect(await readThingHistory(ids.foreign)).toEqual([]);
        expect((await handOver({})).status).toBe(404);
      });

      test("never beyond somebody's limit, which administrators do not have", async () => {
        const limit = (totalServices: number, role: string) =>
          open().query("update users set total_services = $1, role = $2 where email = 'one@help.example'", [
            totalServices,
            role,
          ]);
        const one = "one@help.example";
        const each = [ids.pantry, ids.clinic].map((service) => ({ service, email: one }));
        await limit(1, "SUPER USER");
        for (const [body, field] of [
          [{ servicesTo: one }, "servicesTo"],
          [{ handovers: each }, "handovers.1.email"],
          [{ servicesTo: one, handovers: each }, "handovers.0.email"],
        ] as const) {
          const reply = await handOver(body);
          expect([reply.status, (await reply.json()).fields]).toEqual([400, { [field]: "aboveLimit" }]);
        }
        expect(await owners()).toEqual(UNCHANGED);
        await limit(1, "ADMINISTRATOR");
        expect((await handOver({ servicesTo: one })).status).toBe(200);
      });

      test("without a word about them they have no owner", async () => {
        expect((await handOver({})).status).toBe(200);
        expect(Object.values(await owners())).toEqual([null, null, null, null]);
      });

      test.each([
        ["unknown", { servicesTo: "nobody@help.example" }, { servicesTo: "unknownValue" }],
        ["the leaving one", { to: "leaves@help.example" }, { "handovers.1.email": "unknownValue" }],
        ["not confirmed", { to: "hasty@help.example" }, { "handovers.1.email": "notConfirmed" }],
        ["no address", { to: "nobody" }, { "handovers.1.email": "notEmail" }],
        ["not said", { to: undefined }, { "handovers.1.email": "required" }],
      ])(
        "and nothing changes where somebody is %s",
        async (_, { servicesTo, to }: { servicesTo?: string; to?: string | undefined }, fields) => {
          const handovers = [
            { service: ids.shelter, email: "one@help.example" },
            { service: ids.pantry, email: servicesTo === undefined ? to : "two@help.example" },
          ];
          const reply = await handOver({ servicesTo, handovers });
          expect([reply.status, (await reply.json()).fields]).toEqual([400, fields]);
          expect(await owners()).toEqual(UNCHANGED);
        },
      );

      test("and nothing changes where a service is not theirs any more, or is named twice", async () => {
        const to = (...services: string[]) =>
          handOver({ handovers: services.map((service) => ({ service, email: "one@help.example" })) });
        for (const reply of [
          await to(ids.pantry, ids.foreign),
          await to(ids.pantry, ids.pantry),
          await to(NOBODY),
        ]) {
          expect([reply.status, (await reply.json()).key]).toEqual([409, "conflict"]);
        }
        expect((await to(...Array.from({ length: 101 }, () => NOBODY))).status).toBe(400);
        expect(await owners()).toEqual(UNCHANGED);
        expect((await app.get(`/api/users/${owner.user.id}`, admin.headers)).status).toBe(200);
      });
    });

    test("while they add services: each is marked as without an owner, or was not added", async () => {
      const owner = await signedInAs(app, "USER");
      const add = () =>
        open().transaction(async (db) => {
          const service = serviceForTest({ name: "Added meanwhile" });
          await storeServices(db, [service], NOW);
          await db.query("update services set owner_id = $1 where id = $2", [owner.user.id, service.id]);
        });
      const adding = Array.from({ length: 12 }, () => add().catch((error: unknown) => error));
      expect((await remove(owner.user.id)).status).toBe(200);
      await Promise.all(adding);
      const lost = await open().query(
        "select id from services where name = 'Added meanwhile' and (owner_id is not null or owner_lost_at is null)",
      );
      expect(lost).toEqual([]);
    });

    describe("while others hold several of the same services", () => {
      let owner: UserForTest;
      /** Ids in their order; the rows stand in the other. */
      let ids: readonly [string, string];
      beforeEach(async () => {
        owner = await signedInAs(app, "USER");
        const [low, high] = [serviceForTest(), serviceForTest()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
        if (low === undefined || high === undefined) throw new Error("There are two.");
        ids = [low.id, high.id];
        await storeServices(open(), [high, low], NOW);
      });

      /** The status of the deletion, which comes between what others do first and what they do then. */
      const removeBetween = async (first: (db: Db) => Promise<void>, then: (db: Db) => Promise<void>) => {
        const { reply } = await open().transaction(async (db) => {
          await first(db);
          const reply = remove(owner.user.id);
          await untilBlocked(open(), 1);
          await then(db);
          return { reply };
        });
        return (await reply).status;
      };

      test("that they own, there is no deadlock", async () => {
        await open().query("update services set owner_id = $1 where id = any($2)", [owner.user.id, ids]);
        const [low, high] = ids;
        const status = await removeBetween(
          (db) => lockServices(db, [low]),
          (db) => lockServices(db, [high]),
        );
        expect(status).toBe(200);
      });

      test("in which their edits wait, nobody waits in a circle", async () => {
        const [low, high] = ids;
        for (const id of [high, low]) {
          const edit = { facts: serviceForTest().facts, changed: ["name"], editorId: owner.user.id } as const;
          await savePendingEdit(open(), id, { ...edit, now: NOW });
        }
        const status = await removeBetween(
          async (db) => {
            await lockServices(db, ids);
            await deletePendingEdit(db, low);
          },
          (db) => deletePendingEdit(db, high),
        );
        expect(status).toBe(200);
      });
    });

    test("and the history refuses to be changed", async () => {
      const { user } = await signedInAs(app, "USER");
      await setRole(user.id, "VOLUNTEER");
      for (const statement of ["update history set why = 'x'", "delete from history", "truncate history"]) {
        await expect(open().query(statement)).rejects.toThrow("never changed");
      }
    });
  });
});
