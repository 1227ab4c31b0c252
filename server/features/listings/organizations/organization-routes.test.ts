import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const [AID, STEPS, EMPTY, PROGRAM, SHUT] = [newId(1), newId(2), newId(3), newId(4), newId(6)] as const;

onOneEngine("organizations and programs", (open) => {
  let app: RunningApp;
  const organization = { id: AID, name: "Harbor Aid" };
  const door = { longitude: -80.19, latitude: 25.76 };
  const hidden = { visibility: "HIDDEN" } as const;
  const sites = [
    serviceForTest({
      name: "Meals",
      organization,
      languages: ["es"],
      entry: ["WALK_IN"],
      place: { coordinates: door },
    }),
    serviceForTest({ name: "Meals", organization }),
    serviceForTest({ name: "Meals", organization, place: hidden }),
    serviceForTest({ name: "Meals", organization, isProtected: true }),
    serviceForTest({ name: "Meals", organization }, { approvedAt: null }),
  ];
  const other = serviceForTest({ name: "Talks", organization: { id: STEPS, name: "Ñandú Steps 100%" } });
  const closed = serviceForTest({
    name: "Old Shop",
    organization: { id: SHUT, name: "Shut Shop" },
    closeSchedules: [{ type: "PERMANENTLY_CLOSED" }],
  });
  const pickId = (at: number) => sites[at]?.id ?? "";

  beforeAll(async () => {
    await addOrganizations(open(), [
      organization,
      { id: STEPS, name: "Ñandú Steps 100%" },
      { id: EMPTY, name: "Nobody's" },
      { id: SHUT, name: "Shut Shop" },
    ]);
    await storeServices(open(), [...sites, other, closed], Date.now());
    await open().query("insert into sources (key, name) values ('orgs', 'Orgs')");
    await open().query(
      "insert into programs (id, source_id, external_id) select $1, id, '1' from sources where key = 'orgs'",
      [PROGRAM],
    );
    await open().query("update services set program_id = $1 where organization_id = $2", [PROGRAM, AID]);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const names = async (query: string) =>
    (await app.read<PublicOrganization[]>(`/organizations${query}`)).map(({ name }) => name);
  const found = async (query: string) =>
    (await app.read<PublicService[]>(`/services?${query}`)).map(({ id }) => id).toSorted();

  test.each([
    ["", ["Harbor Aid", "Shut Shop", "Ñandú Steps 100%"]],
    ["?direction=desc&limit=1", ["Ñandú Steps 100%"]],
    ["?sort=services", ["Harbor Aid", "Ñandú Steps 100%", "Shut Shop"]],
    ["?q=NANDU", ["Ñandú Steps 100%"]],
    ["?q=0%25", ["Ñandú Steps 100%"]],
    ["?q=_", []],
    ["?q=aid,steps&skip=1", ["Ñandú Steps 100%"]],
    ["?q=aid&search=description", []],
    [`?_id=${STEPS},${EMPTY}`, ["Ñandú Steps 100%"]],
    ["?filter=_id", []],
  ])("%s finds %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    ["?sort=size", "sort"],
    ["?search=phone", "search"],
    ["?_id=aid", "_id"],
    ["?limit=-1", "limit"],
  ])("%s is refused with the name of the parameter", async (query, field) => {
    const reply = await app.get(`/api/organizations${query}`);
    expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, [field]]);
  });

  test("the total is counted, and one is read by its id", async () => {
    const list = await app.get("/api/organizations?limit=1");
    expect(list.headers.get("x-total-count")).toBe("3");
    expect(await app.read("/organizations/count?q=aid")).toEqual({ count: 1 });
    // Services that wait for approval are not counted.
    expect(await app.read(`/organizations/${AID}`)).toMatchObject({
      ...organization,
      services: 4,
      phones: [],
      source: null,
      may: { edit: false },
    });
  });

  test("one whose services have closed for good is found, since their pages lead there, and has none", async () => {
    expect(await app.read(`/organizations/${SHUT}`)).toMatchObject({ name: "Shut Shop", services: 0 });
  });

  test.each([
    ["without a public service", EMPTY],
    ["that nobody knows", newId(5)],
    ["of no id", "aid"],
  ])("one %s is not found", async (_, id) => {
    expect((await app.get(`/api/organizations/${id}`)).status).toBe(404);
  });

  test("services are found by organization, program, way in and language", async () => {
    const shown = sites.slice(0, 4).map(({ id }) => id);
    expect(await found(`organization=${AID}`)).toEqual(shown.toSorted());
    expect(await found(`organization=${AID}&filter=type`)).toContain(other.id);
    expect(await found(`organization=${AID}&entry=WALK_IN,CALL`)).toEqual([pickId(0)]);
    expect(await found(`organization=${AID}&language=ES`)).toEqual([pickId(0)]);
    expect(await found(`organization=${EMPTY}`)).toEqual([]);
    // Far from here, and found as well.
    expect(await found(`organization=${AID}&nearCoordinate=-122.4|37.8`)).toEqual(shown.toSorted());
  });

  test("hidden and protected listings are in nobody's program, and have none", async () => {
    expect(await found(`program=${PROGRAM}`)).toEqual([pickId(0), pickId(1)].toSorted());
    const programs = await Promise.all(
      [...sites.slice(0, 4), other].map(
        async ({ id }) => (await app.read<PublicService>(`/services/${id}`)).program,
      ),
    );
    const program = { id: PROGRAM, sites: 2 };
    expect(programs).toEqual([program, program, undefined, undefined, undefined]);
  });
});
