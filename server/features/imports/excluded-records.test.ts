import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { WithheldPlace } from "#domain/listings/protection/protection-calls.ts";

const { asFolder } = packagesForTest();

/** Three services of one source; `excluded` are those that it keeps out of directories. */
const files = (...excluded: readonly string[]) => ({
  "organizations.csv": "id,name\nO1,Harbor Aid\n",
  "services.csv": `id,organization_id,name,description,ExcludeFromWebsite\n${["plain", "edited", "other"]
    .map((id) => `${id},O1,${id} sewing,Sewing machines.,${excluded.includes(id) ? "Yes" : ""}`)
    .join("\n")}\n`,
  "locations.csv": "id,name\nL1,Hall\n",
  "services_at_location.csv": "id,service_id,location_id\nA1,plain,L1\nA2,edited,L1\nA3,other,L1\n",
  "physical_addresses.csv":
    "id,location_id,address_1,city,state_province,postal_code,country\nP1,L1,12 Elm Street,Miami,FL,33130,US\n",
});

onEachEngine("A record that its source keeps out of directories from now on", (open) => {
  const run = importsForTest(open);
  let app: RunningApp;
  let admin: UserForTest;
  const imported = async (...excluded: readonly string[]) =>
    run(await asFolder(files(...excluded)), { source: "harbor" });
  const findId = async (record: string) => {
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where external_id = $1",
      [record],
    );
    return row?.id ?? "";
  };
  const listed = async () =>
    (await app.read<{ name: string }[]>("/services?limit=100")).map(({ name }) => name).sort();
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
    await imported();
    const id = await findId("edited");
    const { status } = await sendJson(app, "PUT", `/services/${id}`, { phone: "3055550102" }, admin.headers);
    expect(status).toBe(200);
    await imported("plain", "edited");
  });
  afterAll(() => app?.close());

  test("leaves the public at once where no person has edited it, and waits for review with the reason", async () => {
    expect(await listed()).toEqual(["edited sewing", "other sewing"]);
    const id = await findId("plain");
    expect((await app.get(`/api/services/${id}`)).status).toBe(404);
    const history = await open().query<{ action: string; why: string; role: string }>(
      `select action, why, actor_role as role from history where thing_id = $1 and action = 'REOPEN'`,
      [id],
    );
    expect(history).toEqual([
      { action: "REOPEN", why: "Its source keeps it out of directories now.", role: "SYSTEM" },
    ]);
  });

  test("stays where a person has edited it, and stewards are asked", async () => {
    const { body: places } = await statusAndBody<WithheldPlace[]>(
      sendJson(app, "GET", "/services/withheld?limit=100", undefined, admin.headers),
    );
    expect(places.map(({ id, state, reason }) => [id, state, reason])).toEqual([
      [await findId("edited"), "PROPOSED", "EXCLUDED"],
    ]);
  });

  const decided = (id: string, decision: string) =>
    sendJson(app, "POST", `/services/${id}/withheld`, { decision }, admin.headers).then(
      ({ status }) => status,
    );

  test("is asked about as a record: it may stay, and is then not asked about again", async () => {
    const id = await findId("edited");
    // There is no address to hide, and none that waits to be shown.
    expect([await decided(id, "HIDE"), await decided(id, "OPEN")]).toEqual([409, 409]);
    expect(await decided(id, "SHOW")).toBe(200);
    await imported("edited");
    expect(await listed()).toContain("edited sewing");
    const { body } = await statusAndBody<WithheldPlace[]>(
      sendJson(app, "GET", "/services/withheld?limit=100", undefined, admin.headers),
    );
    expect(body).toEqual([]);
  });

  test("leaves the public where a steward says so, though a person has edited it", async () => {
    const id = await findId("other");
    await sendJson(app, "PUT", `/services/${id}`, { phone: "3055550103" }, admin.headers);
    await imported("edited", "other");
    expect(await listed()).toContain("other sewing");
    expect(await decided(id, "WITHHOLD")).toBe(200);
    expect(await listed()).not.toContain("other sewing");
    const [{ why } = { why: "" }] = await open().query<{ why: string }>(
      "select why from history where thing_id = $1 and action = 'REOPEN'",
      [id],
    );
    expect(why).toBe("Its source keeps it out of directories now.");
    // Nothing is said of its place: approved again, it is as it was.
    await sendJson(app, "POST", "/services/approve-services", { services: [id] }, admin.headers);
    const { address1, isProtected } = await app.read<Record<string, unknown>>(`/services/${id}`);
    expect([address1, isProtected]).toEqual(["12 Elm Street", false]);
  });

  test("is not taken away again where a person has approved it since", async () => {
    const id = await findId("plain");
    const approved = await sendJson(
      app,
      "POST",
      "/services/approve-services",
      { services: [id] },
      admin.headers,
    );
    expect(approved.status).toBe(200);
    expect(await listed()).toContain("plain sewing");
    await imported("plain", "edited");
    expect(await listed()).toContain("plain sewing");
  });

  test("has no answer about its place by that: words that protect people are withheld later", async () => {
    const id = await findId("edited");
    const words = {
      serviceSummary: "Shelter for abused women",
      description: "A safe house for abused women.",
    };
    expect((await sendJson(app, "PUT", `/services/${id}`, words, admin.headers)).status).toBe(200);
    const { address1, isProtected } = await app.read<Record<string, unknown>>(`/services/${id}`);
    expect([address1, isProtected]).toEqual([null, true]);
  });
});
