import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, type ViewerForTest } from "#checks/users-for-tests.ts";
import { type BadgeCounts, badgeCounts } from "#domain/badges/badge-calls.ts";
import { MAX_BADGE } from "#domain/contract/limits.ts";
import { readBody } from "#domain/contract/parameters.ts";
import type { ViewerRole } from "#domain/roles/role.ts";
import { storeServices } from "#server/features/services/store-services.ts";

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
    // services, feedback, shelters, to approve, users
    ["USER", [4, 1, 2, 0, 0]],
    ["AUTO USER", [4, 1, 2, 0, 0]],
    ["VOLUNTEER", [4, 1, 2, 2, 0]],
    ["VOLUNTEER LEAD", [4, 2, 2, 2, 0]],
    ["SUPER USER", [4, 2, 3, 2, 0]],
    ["ADMINISTRATOR", [5, 4, 3, 2, 6]],
  ])(
    "%s has the badges of the table of permissions",
    async (role, [services, feedbacks, shelters, waits, users]) => {
      const counts = await badges(role);
      expect(readBody(badgeCounts, counts).ok).toBe(true);
      expect(counts).toEqual({
        countManagedServices: services,
        countUnReadFeedbacks: feedbacks,
        countManagedShelters: shelters,
        countNotApprovedServices: waits,
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
    // Whoever asks next has it too.
    expect(await counts()).toEqual([countManagedServices - 1, countNotApprovedServices]);
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
