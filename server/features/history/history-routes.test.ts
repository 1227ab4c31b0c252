import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { addHistory } from "../../base/history/queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;

onOneEngine("the history of everything", (open) => {
  const kitchen = serviceForTest({ name: "Cocina Él 100%" });
  const office = serviceForTest({ name: "Office" });
  let app: RunningApp;
  let admin: UserForTest;
  let eva: UserForTest;
  beforeAll(async () => {
    await storeServices(open(), [kitchen, office], NOW);
    app = await runningApp(open());
    app.now = NOW;
    admin = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada" });
    eva = await signedInAs(app, "VOLUNTEER LEAD", { displayName: "Eva Peña", email: "eva@help.example" });
    await open().query(
      "alter table history disable trigger user; delete from history; alter table history enable trigger user",
    );
    const change = async (by: UserForTest, thing: "SERVICE" | "USER", thingId: string, at: number) => {
      const actor = { actorId: by.user.id, actorRole: "ADMINISTRATOR", at, why: null };
      const rows = [{ thingId, before: null, after: JSON.stringify({ phone: "988" }) }];
      await addHistory(open(), { thing, action: "EDIT", ...actor }, rows);
    };
    await change(admin, "SERVICE", kitchen.id, NOW - 2 * DAY);
    await change(eva, "SERVICE", kitchen.id, NOW - DAY);
    await change(eva, "SERVICE", office.id, NOW);
    await change(admin, "USER", eva.user.id, NOW + DAY);
  });
  afterAll(() => app?.close());

  const read = async (query: string): Promise<(string | null)[]> => {
    const reply = await app.get(`/api/history?${query}`, admin.headers);
    const changes: ListedChange[] = await reply.json();
    return changes.map(({ name }) => name);
  };

  test("is for administrators alone", async () => {
    expect((await app.get("/api/history?person=Eva")).status).toBe(401);
    for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
      const { headers } = await signedInAs(app, role);
      expect((await app.get("/api/history?person=Eva", headers)).status, role).toBe(403);
    }
    expect((await app.get("/api/history?since=yesterday", admin.headers)).status).toBe(400);
  });

  test.each([
    ["", ["Eva Peña", "Office", "Cocina Él 100%", "Cocina Él 100%"]],
    ["person=eva pena", ["Office", "Cocina Él 100%"]],
    ["person=eva@help", ["Office", "Cocina Él 100%"]],
    ["person=nobody", []],
    ["person=%25", []],
    ["serviceName=cocina el", ["Cocina Él 100%", "Cocina Él 100%"]],
    ["serviceName=100%25", ["Cocina Él 100%", "Cocina Él 100%"]],
    ["serviceName=cocina&person=ada", ["Cocina Él 100%"]],
    ["thing=USER", ["Eva Peña"]],
    ["since=2026-11-19T15:00:00Z&until=2026-11-20T15:00:00Z", ["Cocina Él 100%"]],
    ["since=2026-11-20T15:00:00Z&until=2026-11-21T15:00:00Z", ["Office"]],
    ["limit=1&skip=1", ["Office"]],
  ])("is searched by %s", async (query, names) => {
    expect(await read(query)).toEqual(names);
  });

  test("names what is gone by its id alone", async () => {
    await open().query("delete from services where id = $1", [office.id]);
    expect(await read("since=2026-11-20T15:00:00Z&until=2026-11-21T15:00:00Z")).toEqual([null]);
  });

  test("names lines, contacts and invitations, and whom a change mentions", async () => {
    const made = async (address: string, body: object) => {
      const reply = await sendJson(app, "POST", address, body, admin.headers);
      expect(reply.status, await reply.clone().text()).toBe(200);
      return (await reply.json()).id;
    };
    const line = await made("/crisis-lines", {
      name: "Harbor Line",
      description: "Help.",
      phone: "988",
      area: "California",
      time: "24/7",
    });
    const coordinator = await made("/coordinators", { name: "Cora Bell" });
    const region = await made("/regions", { name: "North Coast", coordinators: [coordinator] });
    await made("/invitations", { email: "iris@help.example", role: "VOLUNTEER" });
    await addHistory(
      open(),
      { thing: "SERVICE", action: "SET_OWNER", actorId: null, actorRole: "SYSTEM", at: NOW, why: null },
      [{ thingId: kitchen.id, before: null, after: JSON.stringify({ user: eva.user.id }) }],
    );
    const reply = await app.get("/api/history?limit=5", admin.headers);
    const changes: ListedChange[] = await reply.json();
    const named = (thing: string) => changes.find((change) => change.thing === thing);
    expect(named("CRISIS_LINE")).toMatchObject({ thingId: line, name: "Harbor Line", names: [] });
    expect(named("REGION")).toMatchObject({
      thingId: region,
      name: "North Coast",
      names: [{ id: coordinator, name: "Cora Bell" }],
    });
    expect(named("COORDINATOR")?.name).toBe("Cora Bell");
    expect(named("INVITATION")?.name).toBe("iris@help.example");
    expect(named("SERVICE")).toMatchObject({
      name: "Cocina Él 100%",
      names: [{ id: eva.user.id, name: "Eva Peña" }],
    });
  });
});
