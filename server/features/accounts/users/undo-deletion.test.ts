import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { OUTGOING_DELAY_MS, RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { makeAdministrator } from "#server/features/accounts/account/make-administrator.ts";
import { addFeedback } from "#server/features/feedback/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { readQueuedMail } from "#server/features/mail/mail-jobs.ts";
import { queueMails } from "#server/features/mail/queue-mail.ts";
import { forgetKeptAccounts, REFERENCES_TO_ACCOUNTS } from "./deleted-account-queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const EMAIL = "leaves@help.example";
const CLAIM = "01950000-0000-7000-8000-0000000000c1";
const PASSWORD = "seven blue lanterns";

onOneEngine("Undoing the deletion of an account", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  let another: UserForTest;
  let leaving: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    for (const table of ["deleted_accounts", "feedbacks", "services", "organizations", "users"])
      await open().query(`delete from ${table}`);
    admin = await signedInAs(app, "ADMINISTRATOR");
    another = await signedInAs(app, "ADMINISTRATOR");
    leaving = await signedInAs(app, "USER", { email: EMAIL, displayName: "Leo", phone: "(305) 555-0142" });
  });

  const send = async (method: "GET" | "POST" | "DELETE", path: string, who?: UserForTest, body?: object) =>
    (await sendJson(app, method, path, body, who?.headers)).status;
  const remove = (body: object = {}, who = admin) =>
    send("POST", `/users/${leaving.user.id}/delete`, who, body);
  const undo = (who = admin) => send("POST", `/users/${leaving.user.id}/undo-deletion`, who);
  const isKept = async () => (await open().query("select from deleted_accounts")).length === 1;
  const addService = async (name: string, changes: Parameters<typeof serviceForTest>[1] = {}) => {
    const service = serviceForTest({ name }, { verifiedAt: NOW - 1, ...changes });
    await storeServices(open(), [service], NOW);
    return service.id;
  };
  const own = (service: string, owner: UserForTest | null) =>
    open().query("update services set owner_id = $2 where id = $1", [service, owner?.user.id ?? null]);
  const readOwner = async (service: string) => {
    const [row] = await open().query<{ owner: string | null }>(
      "select owner_id as owner from services where id = $1",
      [service],
    );
    return row?.owner;
  };
  const signUp = () =>
    send("POST", "/auth/sign-up", undefined, { email: EMAIL, password: PASSWORD, displayName: "Leo" });

  test("no before yes: only the administrator who deleted it restores it, as it was", async () => {
    const service = await addService("Pantry");
    await own(service, leaving);
    const checked = await addService("Shelter", { verifiedBy: "Leo" });
    await open().query("update users set is_name_public = true where id = $1", [leaving.user.id]);
    await recordChange(open(), {
      thing: "SERVICE",
      thingId: checked,
      action: "CONFIRM",
      actor: leaving.user,
      at: NOW,
    });
    await addOrganizations(open(), [{ id: CLAIM, name: "Aid" }]);
    await open().query("update organizations set owner_id = $1", [leaving.user.id]);
    await open().query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, '\\x01', '\\x02', 7, '{usb}', 'Key', now())`,
      [CLAIM, leaving.user.id],
    );
    const state = async () => ({
      account: await open().query("select * from users where id = $1", [leaving.user.id]),
      sessions: await open().query("select * from sessions where user_id = $1", [leaving.user.id]),
      passkeys: await open().query("select * from passkeys"),
      organizations: await open().query("select owner_id from organizations"),
      services: await open().query(
        "select id, owner_id, owner_lost_at, verified_by from services order by id",
      ),
    });
    const before = await state();
    const verifiedBy = async () => (await (await app.get(`/api/services/${checked}`)).json()).verifiedBy;
    expect(await verifiedBy()).toBe("Leo");
    expect(await undo()).toBe(404);

    expect(await remove()).toBe(200);
    expect(await verifiedBy()).toBe(null);
    expect(await send("GET", "/auth/profile", leaving)).toBe(401);
    for (const who of [admin, another]) expect(await send("GET", `/users/${leaving.user.id}`, who)).toBe(404);
    expect(await (await app.get(`/api/users?q=${EMAIL}`, admin.headers)).json()).toEqual([]);
    expect(await (await app.get("/api/history?thing=SERVICE", admin.headers)).text()).not.toContain("Leo");
    expect((await sendJson(app, "POST", `/users/${leaving.user.id}/undo-deletion`)).status).toBe(401);
    expect(await undo(leaving)).toBe(401);
    expect(await undo(await signedInAs(app, "SUPER USER"))).toBe(403);
    expect(await undo(another)).toBe(404);

    app.now += RESTORE_DELETED_MS - 1;
    expect(await undo()).toBe(200);
    expect(await state()).toEqual(before);
    expect(await verifiedBy()).toBe("Leo");
    expect(await send("GET", "/auth/profile", leaving)).toBe(200);
    expect(await undo()).toBe(404);
    expect(await isKept()).toBe(false);
    const history = await open().query<{ action: string }>(
      "select action from history where thing_id in ($1, $2) order by id",
      [leaving.user.id, service],
    );
    expect(history.map(({ action }) => action)).toEqual(["LOSE_OWNER", "DELETE", "SET_OWNER", "RESTORE"]);
  });

  test("after a minute it is too late, and a job forgets it for good", async () => {
    await remove();
    app.now = NOW + RESTORE_DELETED_MS;
    expect(await undo()).toBe(404);
    await forgetKeptAccounts(open(), app.now - 1, RESTORE_DELETED_MS);
    expect(await isKept()).toBe(true);
    await forgetKeptAccounts(open(), app.now, RESTORE_DELETED_MS);
    expect(await isKept()).toBe(false);
  });

  test("while the job forgets it nothing is restored, and the other way round", async () => {
    await remove();
    const { undoing } = await open().transaction(async (db) => {
      await forgetKeptAccounts(db, NOW, 0);
      const undoing = undo();
      await untilBlocked(open(), 1);
      return { undoing };
    });
    expect(await undoing).toBe(404);
    expect(await send("GET", `/users/${leaving.user.id}`, admin)).toBe(404);
  });

  test("of two who undo at once one does", async () => {
    await remove();
    const statuses = await Promise.all([undo(), undo()]);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await send("GET", `/users/${leaving.user.id}`, admin)).toBe(200);
  });

  test("meanwhile nobody signs in, and nobody opens another account with its address", async () => {
    const signIn = () => send("POST", "/auth/sign-in", undefined, { email: EMAIL, password: PASSWORD });
    await open().query("delete from users where id = $1", [leaving.user.id]);
    expect(await signUp()).toBe(200);
    const [made] = await open().query<{ id: string }>("select id from users where email = $1", [EMAIL]);
    leaving = { ...leaving, user: { ...leaving.user, id: made?.id ?? "" } };
    expect(await signIn()).toBe(200);
    await remove();
    expect(await signIn()).toBe(400);
    expect(await signUp()).toBe(400);
    await expect(makeAdministrator(open(), EMAIL, new Set(), app.now)).rejects.toThrow("just deleted");
    expect(await undo()).toBe(200);
    expect(await signIn()).toBe(200);
    await remove();
    app.now += RESTORE_DELETED_MS;
    expect(await signUp()).toBe(200);
  });

  test("where somebody has the address all the same, they keep it", async () => {
    await remove();
    await open().query(
      `insert into users (id, email, display_name, role, last_method, language, created_at, updated_at)
       values ($1, $2, 'Other', 'USER', 'LOCAL', 'en', now(), now())`,
      [CLAIM, EMAIL],
    );
    expect(await undo()).toBe(409);
    expect(await isKept()).toBe(true);
    expect(await open().query("select display_name from users where email = $1", [EMAIL])).toEqual([
      { display_name: "Other" },
    ]);
  });

  test("services come back from who got them, except those that went on; ended claims are open again", async () => {
    const heir = await signedInAs(app, "USER", { email: "heir@help.example" });
    const claimant = await signedInAs(app, "USER", { email: "claims@help.example" });
    const [kept, passedOn, nobodys] = [
      await addService("Kept"),
      await addService("Passed"),
      await addService("None"),
    ];
    for (const service of [kept, passedOn, nobodys]) await own(service, leaving);
    await addFeedback(open(), {
      id: CLAIM,
      sendingId: null,
      type: "CLAIM",
      serviceId: kept,
      name: "Maria",
      email: claimant.user.email,
      phone: null,
      subject: null,
      message: "It is ours.",
      location: null,
      language: "en",
      files: [],
      createdAt: NOW - 1,
    });
    await open().query("update feedbacks set claimant_id = $1", [claimant.user.id]);
    const handovers = [{ service: nobodys, email: null }];
    expect(await remove({ servicesTo: heir.user.email, handovers })).toBe(200);
    const mail = app.jobs.find(({ name }) => name === "mail")?.data;
    expect(mail).toEqual({ mail: "claimEnded", feedbackId: CLAIM, isUndoable: true });
    const sent: unknown[] = [];
    const queue = queueMails({ send: async (...[, , , options]) => void sent.push(options) }, () => NOW);
    await queue(open(), { mail: "claimEnded", feedbackId: CLAIM, isUndoable: true });
    expect(sent).toEqual([{ notBefore: NOW + OUTGOING_DELAY_MS }]);
    const toWhom = () =>
      // As the worker reads it from the queue.
      findRecipients(
        open(),
        readQueuedMail({ mail: "claimEnded", feedbackId: CLAIM, isUndoable: true, id: CLAIM }),
        app.now,
      );
    expect(await toWhom()).toHaveLength(1);
    expect(await readOwner(kept)).toBe(heir.user.id);
    await own(passedOn, claimant);
    expect(await undo()).toBe(200);
    expect([await readOwner(kept), await readOwner(passedOn), await readOwner(nobodys)]).toEqual([
      leaving.user.id,
      claimant.user.id,
      leaving.user.id,
    ]);
    expect(await toWhom()).toEqual([]);
    expect(await send("GET", "/auth/profile", heir)).toBe(200);
  });

  test("who is no administrator any more restores nothing", async () => {
    await remove();
    await open().query("update users set role = 'USER' where id = $1", [admin.user.id]);
    expect(await undo()).toBe(403);
    expect(await isKept()).toBe(true);
  });

  test("each column that refers to an account comes back, or is meant not to", async () => {
    const columns = await open().query<{ name: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name
         from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...REFERENCES_TO_ACCOUNTS].toSorted());
  });
});
