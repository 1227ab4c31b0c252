import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import { MAX_BADGE } from "#domain/base/contract/limits.ts";
import { readBody } from "#domain/base/contract/parameters.ts";
import type { ViewerRole } from "#domain/base/roles/role.ts";
import { type BadgeCounts, badgeCounts } from "#domain/operations/badges/badge-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);

onOneEngine("badges", (open) => {
  const shelter = serviceForTest({ type: ["SHELTER"] });
  const kitchen = serviceForTest({ type: ["FOOD"] });
  const waiting = serviceForTest({ type: ["SHELTER"] }, { approvedAt: null });
  const refused = serviceForTest({}, { approvedAt: null });
  const deleted = serviceForTest({ type: ["SHELTER"] });
  const nobodys = serviceForTest({ type: ["SHELTER"] });
  let app: RunningApp;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    const db = open();
    await storeServices(db, [shelter, kitchen, waiting, refused, deleted, nobodys], NOW);
    await db.query("update services set deleted_at = now() where id = $1", [deleted.id]);
    await db.query("update services set refused_at = now(), refusal_reason = 'No' where id = $1", [
      refused.id,
    ]);
    await db.query(
      `insert into pending_edits (service_id, facts, changed, created_at, updated_at)
       values ($1, '{}', '{name}', now(), now()), ($2, '{}', '{name}', now(), now())`,
      [kitchen.id, deleted.id],
    );
    await db.query(
      `insert into feedbacks (id, type, service_id, email, message, language, is_archived, created_at)
       select gen_random_uuid(), type, service, 'a@b.example', 'x', 'en', archived, now()
         from (values ('SERVICE', $1::uuid, false), ('SERVICE', $2::uuid, false), ('SERVICE', $1::uuid, true),
                      ('APP', $1::uuid, false), ('APP', null, false)) as sent (type, service, archived)`,
      [shelter.id, nobodys.id],
    );
    // One waits, one is approved already, and one has nothing to decide.
    await db.query(
      `insert into harvests (name, address, copy, preview, waits_because, waits_since, approved_copy, next_at)
       values ('waiting', 'https://a.example', 2, '{}', 'MANY', now(), 1, now()),
              ('approved', 'https://b.example', 2, '{}', 'MANY', now(), 2, now()),
              ('quiet', 'https://c.example', 2, null, null, null, null, now())`,
    );
    app = await runningApp(db);
    viewers = await sevenViewers(app);
  });
  afterAll(() => app?.close());

  const poll = async (role: ViewerRole, query = "?recent=true"): Promise<BadgeCounts> => {
    const viewer = viewers.find((each) => each.role === role);
    const reply = await sendJson(
      app,
      "POST",
      `/auth/report-notifications${query}`,
      undefined,
      viewer?.headers,
    );
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    return reply.json();
  };
  const badges = async (role: ViewerRole): Promise<BadgeCounts> => {
    const viewer = viewers.find((each) => each.role === role);
    await open().query("update services set owner_id = $1 where id <> $2", [viewer?.id, nobodys.id]);
    const reply = await sendJson(app, "POST", "/auth/report-notifications", undefined, viewer?.headers);
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    return reply.json();
  };

  test("guests have none", async () => {
    const reply = await sendJson(app, "POST", "/auth/report-notifications");
    expect([reply.status, await reply.json()]).toEqual([
      401,
      { code: 401, key: "unauthorized", message: "Unauthorized" },
    ]);
    const dead = await sendJson(
      app,
      "POST",
      "/auth/report-notifications",
      {},
      { authorization: "Bearer dead" },
    );
    expect(dead.status).toBe(401);
  });

  test("a word that is neither true nor false is named", async () => {
    const viewer = viewers.find(({ role }) => role === "USER");
    const reply = await sendJson(
      app,
      "POST",
      "/auth/report-notifications?recent=now",
      undefined,
      viewer?.headers,
    );
    expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, ["recent"]]);
  });

  test.each<[ViewerRole, number[]]>([
    // services, feedback, shelters, to approve, harvests, users
    ["USER", [4, 1, 2, 0, 0, 0]],
    ["AUTO USER", [4, 1, 2, 0, 0, 0]],
    ["VOLUNTEER", [4, 1, 2, 2, 0, 0]],
    ["VOLUNTEER LEAD", [4, 2, 2, 2, 0, 0]],
    ["SUPER USER", [4, 2, 3, 2, 0, 0]],
    ["ADMINISTRATOR", [5, 4, 3, 2, 1, 6]],
  ])(
    "%s has the badges of the table of permissions",
    async (role, [services, feedbacks, shelters, waits, harvests, users]) => {
      const counts = await badges(role);
      expect(readBody(badgeCounts, counts).ok).toBe(true);
      expect(counts).toEqual({
        countManagedServices: services,
        countUnReadFeedbacks: feedbacks,
        countManagedShelters: shelters,
        countNotApprovedServices: waits,
        countWaitingHarvests: harvests,
        countTotalUsers: users,
      });
      expect(await poll(role)).toEqual(counts);
    },
  );

  test("a poll has one's own counts as they are, and those of everybody at most 5 seconds old", async () => {
    const { countManagedServices, countNotApprovedServices } = await badges("VOLUNTEER");
    await open().query(
      "update services set refused_at = now(), refusal_reason = 'No', owner_id = null where id = $1",
      [waiting.id],
    );
    const counts = async (query = "?recent=true") => {
      const { countManagedServices: own, countNotApprovedServices: shared } = await poll("VOLUNTEER", query);
      return [own, shared];
    };
    expect(await counts()).toEqual([countManagedServices - 1, countNotApprovedServices]);
    app.now += 5000;
    expect(await counts()).toEqual([countManagedServices - 1, countNotApprovedServices - 1]);
    await open().query("update services set refused_at = null, refusal_reason = null where id = $1", [
      waiting.id,
    ]);
    expect(await counts()).toEqual([countManagedServices - 1, countNotApprovedServices - 1]);
    expect(await counts("")).toEqual([countManagedServices - 1, countNotApprovedServices]);
    // The next viewer to ask gets the new counts too.
    expect(await counts()).toEqual([countManagedServices - 1, countNotApprovedServices]);
  });

  describe("polls that are answered together", () => {
    const asked = async (
      headers: Readonly<Record<string, string>>,
      query = "?recent=true&wait=true",
      at = app,
    ) => {
      const path = `/auth/report-notifications${query}`;
      const reply = await sendJson(at, "POST", path, undefined, headers);
      return [reply.status, await reply.json()];
    };

    test("are each about who asks", async () => {
      await open().query("update services set owner_id = null");
      const owned = [shelter, kitchen, nobodys, waiting];
      const people: UserForTest[] = [];
      for (const role of ["USER", "AUTO USER", "VOLUNTEER LEAD", "SUPER USER"] as const) {
        const person = await signedInAs(app, role);
        const id = owned[people.length]?.id;
        await open().query("update services set owner_id = $1 where id = $2", [person.user.id, id]);
        people.push(person);
      }
      const exact: unknown[] = [];
      for (const { headers } of people) exact.push(await asked(headers, ""));
      expect(new Set(exact.map((answer) => JSON.stringify(answer))).size).toBe(people.length);
      const twice = [...people, ...people.toReversed()];
      expect(await Promise.all(twice.map(({ headers }) => asked(headers)))).toEqual([
        ...exact,
        ...exact.toReversed(),
      ]);
    });

    test("look up sessions and roles as the others do", async () => {
      const [stays, signsOut, promoted] = [
        await signedInAs(app, "USER"),
        await signedInAs(app, "USER"),
        await signedInAs(app, "USER"),
      ];
      await open().query("update users set role = 'ADMINISTRATOR' where id = $1", [promoted.user.id]);
      const signedOut = await sendJson(app, "DELETE", "/auth/sign-in", undefined, signsOut.headers);
      expect(signedOut.status).toBe(200);
      const none = { authorization: "Bearer dead" };
      const [kept, ended, risen, dead] = await Promise.all(
        [stays.headers, signsOut.headers, promoted.headers, none].map((headers) => asked(headers)),
      );
      expect([kept?.[0], ended?.[0], dead?.[0]]).toEqual([200, 401, 401]);
      expect(risen).toEqual(await asked(promoted.headers, ""));
      expect(risen?.[1].countTotalUsers).toBeGreaterThan(0);
    });

    test("see within seconds what was done by way of another process", async () => {
      const other = await runningApp(open());
      try {
        const volunteer = await signedInAs(app, "VOLUNTEER");
        const pending = async (at: RunningApp) =>
          (await asked(volunteer.headers, undefined, at))[1].countNotApprovedServices;
        const before = await pending(app);
        const lead = await signedInAs(other, "SUPER USER");
        const body = { services: [waiting.id] };
        const approved = await sendJson(other, "POST", "/services/approve-services", body, lead.headers);
        expect(approved.status).toBe(200);
        app.now += 5000;
        expect(await pending(app)).toBe(before - 1);
      } finally {
        await other.close();
      }
    });
  });

  test("what is very much is not counted to its end", async () => {
    await open().query(
      `insert into feedbacks (id, type, email, message, language, created_at)
       select gen_random_uuid(), 'APP', 'a@b.example', 'x', 'en', now() from generate_series(1, $1)`,
      [MAX_BADGE + 500],
    );
    expect((await badges("ADMINISTRATOR")).countUnReadFeedbacks).toBe(MAX_BADGE);
  });
});
