import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { addFileRow, attachFiles } from "#server/features/feedback/files/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { forgetDeleted } from "./deleted-queries.ts";
import { addFeedback } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const ID = "01950000-0000-7000-8000-0000000000a1";
const PICTURE = `${"p".repeat(32)}.png`;

onOneEngine("Undoing the deletion of a message", (open) => {
  let app: RunningApp;
  let lead: UserForTest;
  let another: UserForTest;
  let owner: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    lead = await signedInAs(app, "VOLUNTEER LEAD");
    another = await signedInAs(app, "VOLUNTEER LEAD");
    owner = await signedInAs(app, "USER");
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    for (const table of ["deleted_feedbacks", "feedbacks", "files", "services"])
      await open().query(`delete from ${table}`);
    const service = serviceForTest({ name: "Kitchen" });
    await storeServices(open(), [service], NOW);
    await open().query("update services set owner_id = $1", [owner.user.id]);
    await addFeedback(open(), {
      id: ID,
      sendingId: null,
      type: "SERVICE",
      serviceId: service.id,
      name: "Maria",
      email: "maria@mail.example",
      phone: "(305) 555-0142",
      subject: "Closed",
      message: "It is closed on weekends.",
      location: { longitude: -80.2, latitude: 25.8 },
      language: "es",
      files: [],
      createdAt: NOW - 1,
    });
    await addFileRow(open(), { name: PICTURE, width: 3, height: 2, createdAt: NOW });
    await attachFiles(open(), ID, [PICTURE], 0);
  });

  const ask = async (method: "GET" | "POST" | "DELETE", path: string, { headers }: UserForTest) =>
    (await sendJson(app, method, path, undefined, headers)).status;
  const remove = (who: UserForTest) => ask("DELETE", `/feedbacks/${ID}`, who);
  const undo = (who: UserForTest) => ask("POST", `/feedbacks/${ID}/undo-deletion`, who);
  const opened = async () => (await sendJson(app, "GET", `/feedbacks/${ID}`, undefined, lead.headers)).json();
  const isKept = async () => (await open().query("select from deleted_feedbacks")).length === 1;

  test("no before yes: only who deleted it restores it, within a minute, as it was", async () => {
    expect(await ask("POST", `/feedbacks/${ID}/read`, lead)).toBe(200);
    const before = await opened();
    expect(before).toMatchObject({ isUnread: false, files: [{ name: PICTURE }] });
    expect(await undo(lead)).toBe(404);
    expect(await remove(lead)).toBe(200);
    for (const who of [lead, another, owner]) expect(await ask("GET", `/feedbacks/${ID}`, who)).toBe(404);
    expect(await (await app.get("/api/feedbacks/count", lead.headers)).json()).toEqual({ count: 0 });
    expect(await ask("GET", `/files/${PICTURE}`, lead)).toBe(404);
    expect((await sendJson(app, "POST", `/feedbacks/${ID}/undo-deletion`)).status).toBe(401);
    expect(await undo(another)).toBe(404);
    expect(await undo(owner)).toBe(404);
    expect(await undo(lead)).toBe(200);
    expect(await opened()).toEqual(before);
    expect(await undo(lead)).toBe(404);
    expect(await isKept()).toBe(false);
  });

  test("after a minute it is too late, and a job deletes it for good", async () => {
    await remove(lead);
    app.now = NOW + RESTORE_DELETED_MS;
    expect(await undo(lead)).toBe(404);
    await forgetDeleted(open(), app.now - 1, RESTORE_DELETED_MS);
    expect(await isKept()).toBe(true);
    await forgetDeleted(open(), app.now, RESTORE_DELETED_MS);
    expect(await isKept()).toBe(false);
  });

  test("who may not read it any more restores nothing", async () => {
    expect(await remove(owner)).toBe(200);
    await open().query("update services set owner_id = null");
    expect(await undo(owner)).toBe(404);
    expect(await open().query("select from feedbacks")).toEqual([]);
    expect(await isKept()).toBe(true);
    await open().query("delete from services");
    await open().query("update deleted_feedbacks set deleted_by = $1", [lead.user.id]);
    expect(await undo(lead)).toBe(200);
    expect(await opened()).toMatchObject({ service: null, message: "It is closed on weekends." });
  });
});
