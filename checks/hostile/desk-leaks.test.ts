import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Stands in every text that is not for those who look. */
const CANARY = "canary6204";
const DOOR = { address1: `${CANARY} Lane`, address2: CANARY, city: "Miami", state: "FL", zip: "33130" };
const FORM = { message: `${CANARY} writes`, email: `${CANARY}@mail.example` };
const TOKEN = "A".repeat(43);

/** Those who neither own anything here nor see hidden places, people and messages. */
const OTHERS = ["GUEST", "USER", "AUTO USER", "VOLUNTEER"] as const;

/** What maintenance has left behind of hidden places and of people: no reading call gives it to others. */
onOneEngine("What the desk knows", (open) => {
  const house = serviceForTest({ name: "House", type: ["SHELTER"], isProtected: true, place: DOOR });
  const decoy = serviceForTest({ name: "Old house", type: ["SHELTER"], place: DOOR });
  const area = serviceForTest({ name: "Quiet", place: { ...DOOR, visibility: "AREA" } });
  const gone = serviceForTest({ name: `${CANARY} gone`, place: DOOR });
  const shown = serviceForTest({ name: "Shown", contactEmail: "desk@shown.example" });
  const services: readonly string[] = [house, decoy, area, gone, shown].map(({ id }) => id);
  /** Of people, messages and the like. */
  const others: string[] = [];
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    await storeServices(open(), [house, decoy, area, gone, shown], Date.UTC(2026, 10, 20));
    app = await runningApp(open());
    const named = (name: string) => ({
      displayName: `${CANARY} ${name}`,
      email: `${CANARY}-${name}@x.example`,
    });
    admin = await signedInAs(app, "ADMINISTRATOR", named("admin"));
    const owner = await signedInAs(app, "USER", named("owner"));
    others.push(admin.user.id, owner.user.id);
    await open().query("update services set owner_id = $1 where id = any($2::uuid[])", [
      owner.user.id,
      [house.id, area.id],
    ]);
    const sent = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object, by = admin) => {
      const reply = await sendJson(app, method, path, body, by.headers);
      expect([path, reply.status]).toEqual([path, 200]);
      const { id }: { id?: unknown } = await reply.json();
      if (typeof id === "string" && !services.includes(id)) others.push(id);
    };
    for (const { id } of [house, area])
      await sent("PUT", `/services/${id}`, { comment: CANARY, address2: `${CANARY} back door` });
    await sent("PUT", `/services/${decoy.id}`, { address2: `${CANARY} side door` });
    await sent("POST", "/services/merge", { keep: house.id, merge: decoy.id });
    await sent("PUT", `/users/${owner.user.id}`, { displayName: `${CANARY} renamed`, totalServices: 9 });
    await sent("DELETE", `/services/${gone.id}`);
    await sent("POST", "/invitations", { email: `${CANARY}@new.example`, role: "VOLUNTEER" });
    await sent("POST", "/feedbacks/app", { ...FORM, subject: CANARY });
    await sent("POST", "/feedbacks/service", {
      ...FORM,
      service: shown.id,
      name: CANARY,
      phone: "3055550100",
    });
    await sent("POST", `/services/${shown.id}/claim`, { message: CANARY, phone: "3055550100" }, owner);
    await sent("POST", "/campaigns", { source: null, county: null, days: 0 });
  });
  afterAll(() => app?.close());

  const viewers = async () => {
    const found = (await sevenViewers(app)).filter(({ role }) => OTHERS.some((each) => each === role));
    expect(found).toHaveLength(OTHERS.length);
    return found;
  };

  test("is there, so that the searches below are meaningful", async () => {
    for (const path of [
      "/history",
      "/feedbacks",
      "/invitations",
      "/users",
      `/services/${house.id}/history`,
    ]) {
      const reply = await app.get(`${API_BASE}${path}`, admin.headers);
      expect([path, (await reply.text()).includes(CANARY)]).toEqual([path, true]);
    }
    // The house hides more than the decoy did: only those who see the house's place get there by the old id.
    const old = `${API_BASE}/services/${decoy.id}`;
    expect(await (await app.get(old, admin.headers)).json()).toMatchObject({
      id: house.id,
      isProtected: true,
      address1: `${CANARY} Lane`,
    });
    for (const { role, headers } of await viewers()) {
      const reply = await app.get(old, headers);
      expect([role, reply.status, reply.headers.get("location")]).toEqual([role, 404, null]);
      const told = await reply.text();
      expect([role, told]).toEqual([role, expect.stringContaining('"notFound"')]);
      expect([role, told]).toEqual([role, expect.not.stringContaining(house.id)]);
    }
  });

  test("is in no reply to others and no log line", async () => {
    const reading = EVERY_CALL.filter(({ method }) => method === "GET");
    const those = await viewers();
    const query = `token=${TOKEN}&kind=NEW&lang=es&limit=100&isShowAll=true&isApproved=false&user=${others[1]}`;
    for (const { path } of reading) {
      const named = path.includes("{")
        ? (path.startsWith("/services/") ? services : others).map((id) => path.replace(/\{\w+\}/, id))
        : [path];
      for (const address of named.flatMap((each) => [each, `${each}?${query}`])) {
        const told = await Promise.all(
          those.map(async ({ role, headers }) => {
            const reply = await app.get(`${API_BASE}${address}`, headers);
            const text = `${JSON.stringify([...reply.headers])}${await reply.text()}`;
            return reply.status >= 500 || text.includes(CANARY) ? [role, reply.status, text] : null;
          }),
        );
        expect([address, told.filter((one) => one !== null)]).toEqual([address, []]);
      }
    }
    expect(app.logged.join("\n")).not.toContain(CANARY);
    expect(app.logged.join("\n")).not.toContain(TOKEN);
  });
});
