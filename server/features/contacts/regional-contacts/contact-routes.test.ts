import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import { contactPermissions } from "#domain/contacts/regional-contacts/contact-fields.ts";
import { CONTACT_KINDS } from "#domain/contacts/regional-contacts/regional-contact.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";

const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("liaisons, regions and coordinators", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());

  const send = (method: Method, path: string, body?: unknown, headers = admin.headers) =>
    sendJson(app, method, path, body, headers);
  const made = async (path: string, body: object): Promise<PublicContact> => {
    const reply = await send("POST", path, body);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const history = (id: string) =>
    open().query("select thing, action, before, after from history where thing_id = $1 order by id", [id]);

  describe.each(CONTACT_KINDS)("%s", (kind) => {
    test("are read by everybody, and written by those whom the table allows", async () => {
      const coordinator = await made("/coordinators", { name: "Bo Canal" });
      const body = { name: "Demo", ...(kind === "regions" ? { coordinators: [coordinator.id] } : {}) };
      for (const { role, headers } of await sevenViewers(app)) {
        const may = contactPermissions(role, kind);
        const refused = role === "GUEST" ? 401 : 403;
        const { id } = await made(`/${kind}`, body);
        const status = async (method: Method, path: string, sent?: object) =>
          (await send(method, path, sent, headers)).status;
        const edit = (code: number) => (may.edit ? code : refused);
        const remove = (code: number) => (may.delete ? code : refused);
        expect([role, await status("GET", `/${kind}?limit=1`)]).toEqual([role, 200]);
        expect([role, await status("GET", `/${kind}/count`)]).toEqual([role, 200]);
        expect([role, await status("GET", `/${kind}/${id}`)]).toEqual([role, 200]);
        expect([role, await status("POST", `/${kind}`, body)]).toEqual([role, edit(200)]);
        expect([role, await status("PUT", `/${kind}/${id}`, { name: "Other" })]).toEqual([role, edit(200)]);
        expect([role, await status("PUT", `/${kind}/${NOBODY}`, { name: "N" })]).toEqual([role, edit(404)]);
        expect([role, await status("DELETE", `/${kind}/nobody`)]).toEqual([role, remove(404)]);
        expect([role, await status("DELETE", `/${kind}/${id}`)]).toEqual([role, remove(200)]);
      }
    });

    test("refuse what is not in order", async () => {
      for (const [path, body, fields] of [
        [`/${kind}`, { name: "" }, { name: "required" }],
        [`/${kind}`, { name: "x".repeat(201) }, { name: "tooLong" }],
        [`/${kind}`, { name: "a\u0000" }, { name: "notOneLine" }],
      ] as const) {
        const reply = await send("POST", path, body);
        expect([reply.status, (await reply.json()).fields]).toMatchObject([400, fields]);
      }
      const empty = await send("POST", `/${kind}`, { name: null, coordinators: [] });
      expect([empty.status, (await empty.json()).fields]).toEqual([
        400,
        { name: "required", ...(kind === "regions" ? { coordinators: "required" } : {}) },
      ]);
      expect((await app.get(`/api/${kind}?sort=secret`)).status).toBe(400);
      expect((await app.get(`/api/${kind}/1'%20or%20'1'='1`)).status).toBe(404);
    });
  });

  test("a service says whether its county has liaisons, unless its place is not public", async () => {
    const services = [
      serviceForTest(),
      serviceForTest({ place: { coordinates: { longitude: -122.42, latitude: 37.77 } } }),
      serviceForTest({ place: { visibility: "AREA", address1: null } }),
      serviceForTest({ isProtected: true, placeShown: "TOWN" }),
    ];
    await storeServices(open(), services, app.now);
    const said = () =>
      Promise.all(
        services.map(async ({ id }) => (await app.read<PublicService>(`/services/${id}`)).hasLiaisons),
      );
    expect(await said()).toEqual([undefined, undefined, undefined, undefined]);
    const { id } = await made("/liaisons", { name: "Eva Harbor", county: "Miami-Dade County, FL" });
    app.now += 60_000;
    const outcome = await said();
    expect((await send("DELETE", `/liaisons/${id}`)).status).toBe(200);
    expect(outcome).toEqual([true, undefined, undefined, undefined]);
    app.now += 60_000;
    expect(await said()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("a liaison of a town alone is for those to whom it is the nearest", async () => {
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 1, inCounty: "" };
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [
        { ...city, name: "Miami", longitude: -80.19, latitude: 25.77 },
        { ...city, name: "Homestead", longitude: -80.47, latitude: 25.47 },
      ],
      counties: [],
      areas: [],
    }));
    const { id } = await made("/liaisons", { name: "Ola Bay", county: "City of Miami" });
    const count = (near: string) => app.read(`/liaisons/count?nearCoordinate=${near}`);
    const counts = [await count("-80.2|25.77"), await count("-80.47|25.48")];
    const services = [
      serviceForTest({ place: { coordinates: { longitude: -80.2, latitude: 25.77 } } }),
      serviceForTest({ place: { coordinates: { longitude: -80.47, latitude: 25.48 } } }),
    ];
    await storeServices(open(), services, app.now);
    app.now += 60_000;
    const onPages = await Promise.all(
      services.map(async (service) => (await app.read<PublicService>(`/services/${service.id}`)).hasLiaisons),
    );
    expect((await send("DELETE", `/liaisons/${id}`)).status).toBe(200);
    const county = { name: "Miami-Dade County, FL", nameEs: "Condado de Miami-Dade, FL" };
    expect(counts).toEqual([
      { count: 1, county },
      { count: 0, county },
    ]);
    expect(onPages).toEqual([true, undefined]);
  });

  test("a liaison is stored as shown, found by its county, changed by one of two, and stays in the history", async () => {
    const liaison = await made("/liaisons", {
      name: "Eva Harbor",
      title: "Homeless education",
      county: "Miami-Dade County, FL",
      phones: ["305.555.0142", "305-555-0143"],
      extension: "7",
      email: "eva@harbor.example",
      coordinators: [NOBODY],
      id: NOBODY,
    });
    expect(liaison).toMatchObject({
      position: null,
      phones: ["(305) 555-0142", "(305) 555-0143"],
      version: 1,
      may: { edit: true, delete: true },
    });
    expect(liaison).not.toHaveProperty("coordinators");
    const near = await app.read<PublicContact[]>("/liaisons?nearCoordinate=-80.2|25.77");
    expect(near.map(({ id }) => id)).toEqual([liaison.id]);
    expect(await app.read("/liaisons/count?nearCoordinate=-122.42|37.77")).toEqual({
      count: 0,
      county: { name: "San Francisco County, CA", nameEs: "Condado de San Francisco, CA" },
    });
    expect(await app.read("/liaisons/count")).toMatchObject({ county: null });
    expect((await app.get("/api/liaisons?q=homless")).headers.get("x-total-count")).toBe("1");

    const path = `/liaisons/${liaison.id.toUpperCase()}`;
    expect((await send("PUT", path, { title: null, version: 1 })).status).toBe(200);
    const second = await send("PUT", path, { title: "Late", version: 1 });
    expect([second.status, (await second.json()).current.title]).toEqual([409, null]);
    expect((await send("DELETE", path)).status).toBe(200);
    expect((await app.get(`/api${path}`)).status).toBe(404);
    expect(await history(liaison.id)).toMatchObject([
      { thing: "LIAISON", action: "CREATE", after: { name: "Eva Harbor" } },
      { action: "EDIT", before: { title: "Homeless education" }, after: { title: null } },
      { action: "DELETE", before: { county: "Miami-Dade County, FL" } },
    ]);
  });

  test("a region has at least one coordinator, who is known, and cannot be deleted while alone", async () => {
    for (const [body, fields, message] of [
      [{ name: "South" }, { coordinators: "required" }, "Please input at least one Coordinator."],
      [
        { name: "South", coordinators: [] },
        { coordinators: "required" },
        "Please input at least one Coordinator.",
      ],
      [{ name: "South", coordinators: [NOBODY] }, { coordinators: "unknownValue" }, expect.any(String)],
    ] as const) {
      const reply = await send("POST", "/regions", body);
      expect([reply.status, await reply.json()]).toMatchObject([400, { fields, message }]);
    }
    const first = await made("/coordinators", { name: "First", mobilePhone: "3055550100" });
    const second = await made("/coordinators", { name: "Second" });
    const region = await made("/regions", { name: "South", coordinators: [second.id, first.id] });
    expect(region.coordinators).toEqual([second.id, first.id]);
    expect((await send("DELETE", `/coordinators/${second.id}`)).status).toBe(200);
    expect((await app.read<PublicContact>(`/regions/${region.id}`)).coordinators).toEqual([first.id]);
    const refused = await send("DELETE", `/coordinators/${first.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { coordinators: "required" } },
    ]);
    expect((await send("DELETE", `/regions/${region.id}`)).status).toBe(200);
    expect((await send("DELETE", `/coordinators/${first.id}`)).status).toBe(200);
  });
});
