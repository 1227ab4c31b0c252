import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type ViewerForTest } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import type { Call } from "#domain/base/contract/call.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { VIEWER_ROLES } from "#domain/base/roles/role.ts";
import { addHistory } from "#server/base/history/queries.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { type CallLine, type Outcome, type Thing, WHO_MAY_CALL } from "./who-may-call.ts";

test("every call has its line, and no line is of a call that nobody knows", () => {
  const declared = new Set(EVERY_CALL.map(({ id }) => id));
  const written = new Set(WHO_MAY_CALL.map(({ call }) => call));
  expect([...declared].filter((id) => !written.has(id))).toEqual([]);
  expect([...written].filter((id) => !declared.has(id))).toEqual([]);
});

test("a call about one service has lines for the own one and for foreign ones, public and waiting", () => {
  for (const { id, path, who } of EVERY_CALL) {
    if (!path.startsWith("/services/{id}") || who === "anyone") continue;
    const lines = WHO_MAY_CALL.filter(({ call }) => call === id);
    expect(
      lines.map(({ whose }) => whose),
      id,
    ).toEqual(expect.arrayContaining(["own", "foreign"]));
  }
});

onOneEngine("Who may do what", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  /** A service in that state, with an owner. */
  const makeService = async (thing: Thing, ownerId: string | null): Promise<string> => {
    const stored = thing === "waiting" ? { approvedAt: null } : {};
    const beds = { availableBeds: 0, totalBeds: 9, type: ["SHELTER"] as const };
    const service = serviceForTest(beds, stored);
    await storeServices(open(), [service], app.now);
    await open().query("update services set owner_id = $2, deleted_at = $3 where id = $1", [
      service.id,
      ownerId,
      thing === "deleted" ? new Date(app.now).toISOString() : null,
    ]);
    // Deleted by its owner: they may not restore what someone else deleted.
    if (thing === "deleted") {
      const deleted = { thing: "SERVICE", action: "DELETE", actorId: ownerId, actorRole: "USER" } as const;
      await addHistory(open(), { ...deleted, at: app.now, why: null }, [
        { thingId: service.id, before: null, after: null },
      ]);
    }
    return service.id;
  };

  const lines = WHO_MAY_CALL.flatMap((line) => {
    const call = EVERY_CALL.find(({ id }) => id === line.call);
    return call === undefined ? [] : [{ line, call }];
  });

  test.each(
    lines.map((each): [string, typeof each] => [
      `${each.line.call}${each.line.thing === "nothing" ? "" : `, ${each.line.whose} ${each.line.thing}`}`,
      each,
    ]),
  )("%s", async (_, { line, call }) => {
    const stranger = await signedInAs(app, "USER");
    const found: [string, Outcome | number][] = [];
    const expected: [string, Outcome | number][] = [];
    for (const [column, viewer] of (await sevenViewers(app)).entries()) {
      if (line.whose === "own" && viewer.role === "GUEST") continue;
      const ownerId = line.whose === "own" ? viewer.id : stranger.user.id;
      const id = line.thing === "nothing" ? newId(app.now) : await makeService(line.thing, ownerId);
      const status = await ask(call, line, id, viewer);
      const wanted = line.outcomes[column] ?? "yes";
      expected.push([viewer.role, wanted]);
      found.push([viewer.role, toOutcome(status, wanted)]);
    }
    expect(found).toEqual(expected);
  });

  async function ask(call: Call, line: CallLine, id: string, viewer: ViewerForTest): Promise<number> {
    const path = line.path?.(id) ?? call.path.replace("{id}", id);
    const reply = await sendJson(app, call.method, path, line.body?.(id), viewer.headers);
    expect(reply.status, `${call.id} as ${viewer.role}`).toBeLessThan(reply.status === 503 ? 504 : 500);
    return reply.status;
  }

  describe("lists show only what a viewer may see", () => {
    test.each(["isApproved=false", "isShowAll=true"])("%s", async (query) => {
      const stranger = await signedInAs(app, "USER");
      const foreign = await makeService("waiting", stranger.user.id);
      for (const viewer of await sevenViewers(app)) {
        const own = await makeService("waiting", viewer.id ?? stranger.user.id);
        const reply = await app.get(`/api/services?${query}&_id=${own},${foreign}`, viewer.headers);
        const rows: { id: string }[] = await reply.json();
        const extent = getExtent(viewer.role, "readWaiting");
        const seen = { no: [], own: [own], any: [own, foreign] }[extent];
        expect(rows.map(({ id }) => id).toSorted(), viewer.role).toEqual(seen.toSorted());
      }
    });
  });
});

/** The permission that a status stands for, as the table writes it. */
function toOutcome(status: number, wanted: Outcome): Outcome | number {
  if (status === 403 || status === 404) return wanted === "no" ? "no" : status;
  return status === 401 ? 401 : "yes";
}

test("the columns of the table are the viewers, in their order", () => {
  expect(VIEWER_ROLES).toEqual([
    "GUEST",
    "USER",
    "AUTO USER",
    "VOLUNTEER",
    "VOLUNTEER LEAD",
    "SUPER USER",
    "ADMINISTRATOR",
  ]);
});
