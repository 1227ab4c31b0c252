import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { importsForTest, NOW, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const { asFolder } = packagesForTest();
type Reply = PublicOrganization & Problem;

onOneEngine("organizations that people keep right", (open) => {
  const run = importsForTest(open);
  let app: RunningApp;
  let admin: UserForTest;
  let owner: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
    owner = await signedInAs(app, "USER");
  });
  afterAll(() => app?.close());

  const send = (method: Method, path: string, body?: unknown, headers = admin.headers) =>
    statusAndBody<Reply>(sendJson(app, method, path, body, headers));
  /** An organization with one public service. */
  const organized = async (name: string) => {
    const organization = { id: newId(Date.now()), name };
    await addOrganizations(open(), [organization]);
    const service = serviceForTest({ name: "Meals", organization });
    await storeServices(open(), [service], Date.now());
    return { id: organization.id, path: `/organizations/${organization.id}`, service };
  };
  const give = async (path: string, to: UserForTest) =>
    expect((await send("PUT", path, { userEmail: to.user.email })).status).toBe(200);

  test("are added by administrators, and changed by them and their owner", async () => {
    const { path } = await organized("Harbor Aid");
    for (const { role, headers } of await sevenViewers(app)) {
      const refused = role === "GUEST" ? 401 : 403;
      const isAdministrator = role === "ADMINISTRATOR";
      const statuses = [
        (await send("POST", "/organizations", { name: "Tide" }, headers)).status,
        (await send("PUT", path, { alternateName: role }, headers)).status,
        (await send("PUT", `/organizations/${newId(7)}`, { name: "N" }, headers)).status,
        (await send("PUT", "/organizations/none", { name: "N" }, headers)).status,
      ];
      const missing = role === "GUEST" ? 401 : 404;
      const status = isAdministrator ? 200 : refused;
      expect([role, ...statuses]).toEqual([role, status, status, missing, missing]);
      expect([role, (await send("GET", path, undefined, headers)).body.may.edit]).toEqual([
        role,
        isAdministrator,
      ]);
    }
    await give(path, owner);
    const edited = await send("PUT", path, { description: "We cook." }, owner.headers);
    expect(edited).toMatchObject({ status: 200, body: { description: "We cook.", may: { edit: true } } });
    // No one else learns who the owner is.
    expect(edited.body.userEmail).toBe(owner.user.email);
    expect("userEmail" in (await send("GET", path, undefined, {})).body).toBe(false);
    // Nor can they give it away.
    expect((await send("PUT", path, { userEmail: admin.user.email }, owner.headers)).status).toBe(200);
    expect((await send("GET", path)).body.userEmail).toBe(owner.user.email);
  });

  describe("refused", () => {
    test.each<[body: object, field: string]>([
      [{ name: "" }, "name"],
      [{ name: null }, "name"],
      [{ name: "n".repeat(301) }, "name"],
      [{ description: "d".repeat(1001) }, "description"],
      [{ url: "javascript:alert(1)" }, "url"],
      [{ email: "nobody" }, "email"],
      [{ phones: [{ number: "12" }] }, "phones.0.number"],
      [{ phones: [{ number: "988", extension: "x" }] }, "phones.0.extension"],
      [{ phones: Array.from({ length: 11 }, () => ({ number: "988" })) }, "phones"],
      [{ userEmail: "unknown@people.example" }, "userEmail"],
      [{ version: "1" }, "version"],
    ])("a body that is not in order, with the name of the field", async (body, field) => {
      const { path } = await organized("Harbor Aid");
      const reply = await send("PUT", path, body);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    });

    test("a new one has a name, and its owner a confirmed address", async () => {
      const stranger = await signedInAs(app, "USER", { confirmedAt: null });
      const { body } = await send("POST", "/organizations", { userEmail: stranger.user.email });
      expect(body.fields).toEqual({ name: "required", userEmail: "notConfirmed" });
    });

    test("a save of an outdated version comes with the current one, and changes nothing", async () => {
      const { path } = await organized("Harbor Aid");
      expect((await send("PUT", path, { name: "First", version: 1 })).body.version).toBe(2);
      const late = await send("PUT", path, { name: "Second", version: 1 });
      expect([late.status, late.body]).toMatchObject([409, { current: { name: "First", version: 2 } }]);
      const matched = { ...admin.headers, "if-match": '"1"' };
      expect((await send("PUT", path, { name: "Second" }, matched)).status).toBe(409);
      const tag = (await app.get(`/api${path}`)).headers.get("etag") ?? "";
      const seen = { ...admin.headers, "if-match": tag };
      expect((await send("PUT", path, { name: "Second" }, seen)).status).toBe(200);
      expect((await send("PUT", path, { name: "Third" }, seen)).status).toBe(409);
    });
  });

  test("one without a public service is seen by administrators and its owner alone", async () => {
    const phones = [{ number: "305-555-0100", extension: "7" }, { number: "988" }];
    const made = await send("POST", "/organizations", {
      name: " New Tide ",
      url: "tide.example",
      phones,
      userEmail: owner.user.email,
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        name: "New Tide",
        url: "http://tide.example",
        services: 0,
        phones: [
          { number: "(305) 555-0100", extension: "7" },
          { number: "988", extension: null },
        ],
      },
    });
    const path = `/organizations/${made.body.id}`;
    const stranger = await signedInAs(app, "VOLUNTEER LEAD");
    const seen = async (headers: UserForTest["headers"]) => {
      const list = await sendJson(app, "GET", `/organizations?_id=${made.body.id}`, undefined, headers);
      return [(await send("GET", path, undefined, headers)).status, list.headers.get("x-total-count")];
    };
    expect(await Promise.all([{}, stranger.headers, owner.headers, admin.headers].map(seen))).toEqual([
      [404, "0"],
      [404, "0"],
      [200, "1"],
      [200, "1"],
    ]);
    expect((await send("PUT", path, { name: "N" }, stranger.headers)).status).toBe(404);
  });

  test("a new name is their services' too, which are found by it; nobody has edited those", async () => {
    const { path, service } = await organized("Old Quellwater");
    const found = async (q: string) =>
      (await app.read<PublicService[]>(`/services?q=${q}`)).map(
        ({ id, organization, version, updatedAt }) => ({
          id,
          organization: organization?.name,
          version,
          updatedAt,
        }),
      );
    const edited = async () => (await send("GET", `/services/${service.id}`)).body.version;
    const [before] = await found("quellwater");
    if (before === undefined) throw new Error("It is found.");
    expect(before).toMatchObject({ id: service.id, organization: "Old Quellwater" });
    expect(await edited()).toBe(1);
    expect((await send("PUT", path, { name: "Zephyrine House" })).status).toBe(200);
    // Guests see another name, and have another version of it.
    expect(await found("zephyrine")).toEqual([
      { ...before, organization: "Zephyrine House", version: before.version + 1 },
    ]);
    expect(await edited()).toBe(1);
    expect(await found("quellwater")).toEqual([]);
  });

  test("the history names each change, and each can be undone", async () => {
    const { id } = (await send("POST", "/organizations", { name: "Tide" })).body;
    await send("PUT", `/organizations/${id}`, { name: "Tides", email: "a@tide.example" });
    await give(`/organizations/${id}`, owner);
    const changes = async (): Promise<ListedChange[]> =>
      (
        await sendJson(app, "GET", `/history?thing=ORGANIZATION&thingId=${id}`, undefined, admin.headers)
      ).json();
    const [given, edited, made] = await changes();
    expect(
      [given, edited, made].map((change) => [change?.action, change?.name, change?.after]),
    ).toMatchObject([
      ["SET_OWNER", "Tides", { user: owner.user.id }],
      ["EDIT", "Tides", { name: "Tides", email: "a@tide.example" }],
      ["CREATE", "Tides", { name: "Tide" }],
    ]);
    const undo = async (change: ListedChange | undefined) =>
      (await send("POST", `/history/${change?.id}/undo`, {})).status;
    expect(await undo(given)).toBe(200);
    expect(await undo(edited)).toBe(200);
    expect((await send("GET", `/organizations/${id}`)).body).toMatchObject({
      name: "Tide",
      email: null,
      userEmail: null,
    });
    expect(await undo(made)).toBe(200);
    expect((await send("GET", `/organizations/${id}`)).status).toBe(404);
    const [removed] = await changes();
    expect(await undo(removed)).toBe(200);
    expect((await send("GET", `/organizations/${id}`)).body.name).toBe("Tide");
    const [again] = await changes();
    await storeServices(open(), [serviceForTest({ organization: { id, name: "Tide" } })], Date.now());
    expect((await send("POST", `/history/${again?.id}/undo`, {})).body).toMatchObject({
      code: 409,
      reason: "hasServices",
    });
  });

  test("what a person has changed stays when the package is imported again; its owner is in no package", async () => {
    const createPackage = (name: string) =>
      asFolder({
        "organizations.csv": `id,name,description\nA,${name},As imported.\n`,
        "services.csv": "id,organization_id,name,description\n1,A,Meals,Hot meals.\n",
      });
    await run(await createPackage("Bay Aid"), { source: "by-hand" });
    const [imported] = await app.read<PublicOrganization[]>("/organizations?q=bay");
    const path = `/organizations/${imported?.id}`;
    await give(path, owner);
    await run(await createPackage("Bay Help"), { source: "by-hand", now: NOW + 1000 });
    expect((await send("GET", path)).body).toMatchObject({ name: "Bay Help", userEmail: owner.user.email });
    await send("PUT", path, { name: "Bay Friends" }, owner.headers);
    await run(await createPackage("Bay Aid"), { source: "by-hand", now: NOW + 2000 });
    expect((await send("GET", path)).body).toMatchObject({
      name: "Bay Friends",
      description: "As imported.",
      userEmail: owner.user.email,
    });
    const [service] = await app.read<PublicService[]>(`/services?organization=${imported?.id}`);
    expect(service?.organization?.name).toBe("Bay Friends");
  });

  test("its owner edits its services as their own, but for those of another owner", async () => {
    const { path, service, id } = await organized("Harbor Aid");
    const [others, waiting] = [
      serviceForTest({ name: "Talks", organization: { id, name: "Harbor Aid" } }),
      serviceForTest(
        {
          name: "Beds",
          type: ["SHELTER"],
          availableBeds: 2,
          totalBeds: 5,
          organization: { id, name: "Harbor Aid" },
        },
        { approvedAt: null },
      ),
    ];
    await storeServices(open(), [others, waiting], Date.now());
    const other = await signedInAs(app, "USER");
    await open().query("update services set owner_id = $2 where id = $1", [others.id, other.user.id]);
    const mine = await signedInAs(app, "USER");
    const edit = async (serviceId: string) =>
      (await send("PUT", `/services/${serviceId}`, { phone: "(305) 555-0100" }, mine.headers)).status;
    const count = async (serviceId: string) => {
      const services = [{ id: serviceId, availableBeds: 1 }];
      return (await send("POST", "/services/update-available-beds", { services }, mine.headers)).status;
    };
    const listed = async () => {
      const reply = await sendJson(app, "GET", `/services?user=${mine.user.id}`, undefined, mine.headers);
      const services: PublicService[] = await reply.json();
      return services.map((each) => [each.id, each.may.edit]).toSorted();
    };
    expect([await edit(service.id), await edit(others.id), await edit(waiting.id)]).toEqual([403, 403, 404]);
    expect([await count(waiting.id), await listed()]).toEqual([404, []]);
    await give(path, mine);
    expect([await edit(service.id), await edit(others.id), await edit(waiting.id)]).toEqual([200, 403, 200]);
    expect([await count(waiting.id), await listed()]).toEqual([
      200,
      [
        [service.id, true],
        [waiting.id, true],
      ].toSorted(),
    ]);
  });
});
