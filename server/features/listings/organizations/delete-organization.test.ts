import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { lockImports } from "#server/features/imports/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

type Reply = PublicOrganization & Problem;

onOneEngine("deleting an organization", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());

  const send = (method: Method, path: string, body?: unknown, headers = admin.headers) =>
    statusAndBody<Reply>(sendJson(app, method, path, body, headers));
  const made = async (name: string) => {
    const { id } = (await send("POST", "/organizations", { name })).body;
    return { id, path: `/organizations/${id}`, organization: { id, name } };
  };
  /** A service that everyone sees, of no one. */
  const service = async (...given: Parameters<typeof serviceForTest>) => {
    const stored = serviceForTest(...given);
    await storeServices(open(), [stored], Date.now());
    return stored.id;
  };

  test("is for administrators, of whom no owner is one", async () => {
    const { id, path } = await made("By Mistake");
    const owner = await signedInAs(app, "SUPER USER");
    await send("PUT", path, { userEmail: owner.user.email });
    for (const { role, headers } of (await sevenViewers(app)).filter((one) => one.role !== "ADMINISTRATOR")) {
      const status = role === "GUEST" ? 401 : 403;
      expect([role, (await send("DELETE", path, undefined, headers)).status]).toEqual([role, status]);
      expect([role, (await send("DELETE", "/organizations/none", undefined, headers)).status]).toEqual([
        role,
        status,
      ]);
    }
    expect((await send("DELETE", path, undefined, owner.headers)).status).toBe(403);
    expect((await send("GET", path, undefined, owner.headers)).body.may).toEqual({
      edit: true,
      delete: false,
    });
    expect((await send("DELETE", "/organizations/none")).status).toBe(404);
    expect((await send("DELETE", `/organizations/${newId(7)}`)).status).toBe(404);
    expect((await send("GET", path)).body.may).toEqual({ edit: true, delete: true });
    expect(
      await send("DELETE", path.toUpperCase().replace("/ORGANIZATIONS", "/organizations")),
    ).toMatchObject({
      status: 200,
      body: { id },
    });
    expect([(await send("GET", path)).status, (await send("DELETE", path)).status]).toEqual([404, 404]);
  });

  test("waits until no service names it, not even a deleted one or a change that waits, and says which do", async () => {
    const { id, path, organization } = await made("Harbor Aid");
    const open1 = await service({ name: "a. Meals", organization });
    const deleted = await service({ name: "b. Beds", organization });
    const waiting = await service({ name: "C. Talks", organization }, { approvedAt: null });
    const other = await service({ name: "d. Legal help" });
    await open().query("update services set deleted_at = now() where id = $1", [deleted]);
    const volunteer = await signedInAs(app, "VOLUNTEER");
    expect((await send("PUT", `/services/${other}`, { organization }, volunteer.headers)).status).toBe(200);
    const kept = (serviceId: string, name: string, more: object = {}) => ({
      id: serviceId,
      name,
      isDeleted: false,
      isProposed: false,
      ...more,
    });
    expect(await send("DELETE", path)).toMatchObject({
      status: 409,
      body: {
        key: "organizationHasServices",
        belonging: {
          total: 4,
          services: [
            kept(open1, "a. Meals"),
            kept(deleted, "b. Beds", { isDeleted: true }),
            kept(waiting, "C. Talks"),
            kept(other, "d. Legal help", { isProposed: true }),
          ],
        },
      },
    });
    await open().query("delete from services where id = $1", [deleted]);
    await send("PUT", `/services/${waiting}`, { organization: null });
    await send("POST", "/services/reject-services", { services: [other], reason: "Another one's." });
    expect((await send("DELETE", path)).body.belonging).toEqual({
      total: 1,
      services: [kept(open1, "a. Meals")],
    });
    await send("PUT", `/services/${open1}`, { organization: null });
    expect((await send("DELETE", path)).status).toBe(200);
    expect((await send("GET", `/services/${open1}`)).status).toBe(200);
    expect((await open().query("select from organizations where id = $1", [id])).length).toBe(0);
  });

  test("names ten of more", async () => {
    const { path, organization } = await made("Many Hands");
    const services = Array.from({ length: 12 }, () => serviceForTest({ organization }));
    await storeServices(open(), services, Date.now());
    const { belonging } = (await send("DELETE", path)).body;
    expect([belonging?.total, belonging?.services.length]).toEqual([12, 10]);
  });

  test("is in the history, undone there, and told to copies of the directory", async () => {
    const { id, path } = await made("Tide");
    await send("PUT", path, { email: "a@tide.example" });
    expect((await send("DELETE", path)).status).toBe(200);
    const reply = await sendJson(
      app,
      "GET",
      `/history?thing=ORGANIZATION&thingId=${id}`,
      undefined,
      admin.headers,
    );
    const changes: ListedChange[] = await reply.json();
    expect(changes[0]).toMatchObject({
      action: "DELETE",
      before: { name: "Tide", email: "a@tide.example" },
      after: null,
    });
    const told = async () => {
      const feed = await app.read<{ changes: { id: string; change: string }[] }>("/hsds/changes?limit=1000");
      return feed.changes.find((change) => change.id === id)?.change;
    };
    // The server itself may have a short transaction open, such as one of its statistics.
    await expect.poll(told, { timeout: 20_000 }).toBe("deleted");
    expect((await send("POST", `/history/${changes[0]?.id}/undo`, {})).status).toBe(200);
    expect((await send("GET", path)).body).toMatchObject({ name: "Tide", email: "a@tide.example" });
  });

  test("of a package waits until no import runs, which may be about to name it", async () => {
    const [source] = await open().query<{ id: number }>(
      "insert into sources (key, name) values ('by-mistake', 'By Mistake') returning id",
    );
    const organization = { id: newId(9), name: "Imported" };
    await addOrganizations(open(), [organization]);
    await open().query(
      "update organizations set source_id = $2, external_id = '1', edited_at = now() where id = $1",
      [organization.id, source?.id],
    );
    const path = `/organizations/${organization.id}`;
    await open().transaction(async (db) => {
      await lockImports(db);
      expect((await send("DELETE", path)).body.key).toBe("organizationIsImported");
    });
    expect((await send("DELETE", path)).status).toBe(200);
  });
});
