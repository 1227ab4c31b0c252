import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoHsdsErrors, HSDS_REPLIES } from "#checks/hsds-replies.ts";
import { hasHsdsSchemas, WITHOUT_SCHEMAS } from "#checks/hsds-schemas.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { HsdsOrganizationWithServices, HsdsService, HsdsSite } from "#domain/hsds/hsds-records.ts";
import { TAXONOMIES, TERMS, termWithCode } from "#domain/hsds/hsds-taxonomies.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

interface Page<Item> {
  readonly total_items: number;
  readonly total_pages: number;
  readonly size: number;
  readonly empty: boolean;
  readonly last_page: boolean;
  readonly contents: Item[];
}

const NOW = Date.UTC(2026, 10, 20);
const AID = newId(1);

onOneEngine("the HSDS API", (open) => {
  let app: RunningApp;
  const organization = { id: AID, name: "Harbor Aid" };
  const kitchen = serviceForTest(
    {
      name: "Harbor Kitchen",
      organization,
      type: ["FOOD"],
      needs: ["MEALS"],
      schedules: everyDay(480, 1020),
      phone: "(305) 555-0101",
    },
    { updatedAt: NOW },
  );
  const hidden = serviceForTest({
    name: "Safe House",
    isProtected: true,
    totalBeds: 9,
    availableBeds: 4,
    place: { address1: "canary4417 Lane", city: "Secretville", visibility: "HIDDEN" },
  });
  const remote = serviceForTest({
    name: "Night Line",
    serviceArea: { zips: ["33101"], cities: [], states: [], counties: [], nationwide: false },
    place: { address1: null, city: "", zip: null, coordinates: null },
  });
  const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
  const gone = serviceForTest({ name: "Gone", closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] });

  beforeAll(async () => {
    await loadPlaces(open(), () => {});
    await addOrganizations(open(), [organization, { id: newId(2), name: "Nobody's" }]);
    await storeServices(open(), [kitchen, hidden, remote, waiting, gone], NOW);
    await open().query(
      "update public_changes set at = case id when $1::uuid then $2::timestamptz else $2::timestamptz - interval '1 day' end",
      [kitchen.id, new Date(NOW).toISOString()],
    );
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const read = <T>(path: string) => app.read<T>(`/hsds${path}`);
  const names = async (query: string) =>
    (await read<Page<HsdsService>>(`/services${query}`)).contents.map(({ name }) => name).toSorted();
  const meals = termWithCode("help", "MEALS").id;
  const [help] = TAXONOMIES;

  test.each([
    ["", ["Harbor Kitchen", "Night Line", "Safe House"]],
    ["?search=kitchen", ["Harbor Kitchen"]],
    ["?search=canary4417", []],
    [`?taxonomy_term_id=${meals}`, ["Harbor Kitchen"]],
    [`?taxonomy_term_id=${termWithCode("help", "TECH").id}`, []],
    [`?taxonomy_term_id=${newId(3)}`, []],
    [`?taxonomy_id=${help?.id}`, ["Harbor Kitchen"]],
    [`?organization_id=${AID}`, ["Harbor Kitchen"]],
    ["?organization_id=aid", []],
    ["?modified_after=2026-11-20", ["Harbor Kitchen"]],
    ["?modified_after=2026-11-20T00:00:00", ["Harbor Kitchen"]],
    ["?modified_after=2026-11-20T00:00:00.001Z", []],
    ["?per_page=2&page=2", ["Safe House"]],
    ["?page=7", []],
    ["?minimal=true", ["Harbor Kitchen", "Night Line", "Safe House"]],
  ])("services%s are %j", async (query, expected) => {
    expect(await names(query)).toHaveLength(expected.length);
    if (!query.includes("per_page")) expect(await names(query)).toEqual(expected);
  });

  test.each([
    ["/services?page=0", "page"],
    ["/services?page=201&per_page=50", "page"],
    ["/services?per_page=many", "per_page"],
    ["/services?format=xml", "format"],
    ["/services?full=perhaps", "full"],
    ["/services?minimal=2", "minimal"],
    ["/services?modified_after=yesterday", "modified_after"],
    [`/services?taxonomy_term_id=${termWithCode("profile", "cost").id}`, "taxonomy_term_id"],
    ["/services?page=1&page=2", "page"],
    ["/service_at_locations?proximity=5", "postcode"],
    ["/service_at_locations?postcode=Miami", "postcode"],
    ["/service_at_locations?postcode=33101&proximity=-1", "proximity"],
    ["/organizations?full_service=x", "full_service"],
    ["/taxonomy_terms?top_only=x", "top_only"],
  ])("%s is refused for %s", async (path, field) => {
    const reply = await app.get(`/api/hsds${path}`);
    expect(reply.status).toBe(400);
    expect(Object.keys((await reply.json()).fields)).toEqual([field]);
  });

  test("a page says which it is, and how many there are", async () => {
    expect(await read<Page<HsdsService>>("/services?per_page=2&page=2")).toMatchObject({
      total_items: 3,
      total_pages: 2,
      page_number: 2,
      size: 1,
      first_page: false,
      last_page: true,
      empty: false,
    });
  });

  test("a page is not sent again while it is the same", async () => {
    const first = await app.get("/api/hsds/services");
    const etag = first.headers.get("etag") ?? "";
    expect((await app.get("/api/hsds/services", { "if-none-match": etag })).status).toBe(304);
  });

  test("whoever asks what was modified since gets what was counted, confirmed or approved since, too", async () => {
    const admin = await signedInAs(app, "ADMINISTRATOR");
    const [shelter, approved] = [
      serviceForTest({ name: "Pier Shelter", type: ["SHELTER"], availableBeds: 3, totalBeds: 9 }),
      serviceForTest({ name: "Pier Clinic" }, { approvedAt: null }),
    ];
    await storeServices(open(), [shelter, approved], NOW);
    /** Moves all changes to the past, since the database uses the machine's clock. */
    const age = () => open().query("update public_changes set at = '2026-01-01T00:00:00Z'");
    const since = async (depth: string) => names(`?modified_after=2026-01-02${depth}`);
    const modified = async (depth: string) =>
      (await read<Page<HsdsService>>(`/services?per_page=100${depth}`)).contents.find(
        ({ id }) => id === shelter.id,
      )?.last_modified;
    const depths = ["", "&full=true", "&minimal=true"];
    const expectChange = async (path: string, body: object, name: string) => {
      await age();
      for (const depth of depths) expect(await since(depth)).toEqual([]);
      const { etag } = Object.fromEntries((await app.get("/api/hsds/services")).headers);
      const answer = await sendJson(app, "POST", path, body, admin.headers);
      expect(answer.status).toBe(200);
      for (const depth of depths) expect(await since(depth)).toEqual([name]);
      const again = await app.get("/api/hsds/services", { "if-none-match": etag ?? "" });
      expect(again.status).toBe(200);
    };
    await age();
    for (const depth of depths) expect(await modified(depth)).toBe("2026-01-01T00:00:00Z");
    const count = { services: [{ id: shelter.id, availableBeds: 1 }] };
    await expectChange("/services/update-available-beds", count, "Pier Shelter");
    const [one, ...others] = await Promise.all(depths.map(modified));
    expect(others).toEqual([one, one]);
    expect(Date.parse(one ?? "")).toBeGreaterThan(Date.UTC(2026, 0, 2));
    await expectChange(`/services/${shelter.id}/confirm`, {}, "Pier Shelter");
    await expectChange("/services/approve-services", { services: [approved.id] }, "Pier Clinic");
    await open().query("delete from services where id = any($1::uuid[])", [[shelter.id, approved.id]]);
  });

  test("everything is streamed, one record in each line", async () => {
    const reply = await app.get("/api/hsds/services?format=ndjson&full=true");
    expect(reply.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    const lines = (await reply.text()).trimEnd().split("\n");
    const records = lines.map((line): HsdsService => JSON.parse(line));
    const pages = await read<Page<HsdsService>>("/services?full=true");
    expect(records).toEqual(pages.contents);
  });

  test("a page of names is what the stream of names is, whatever they are called and whenever they changed", async () => {
    const named = [' "Quotes" \\ back\tslash\u0001', "Comedor Ñandú 🍲", "</script>\u2028"].map((name) =>
      serviceForTest({ name }),
    );
    await storeServices(open(), named, NOW);
    const ids = named.map(({ id }) => id);
    const moments = ["2026-01-02T03:04:05.678999Z", "2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000999Z"];
    await open().query(
      `update public_changes c set at = m.at
         from unnest($1::uuid[], $2::timestamptz[]) as m (id, at) where c.id = m.id`,
      [ids, moments],
    );
    const lines = await (await app.get("/api/hsds/services?minimal=true&format=ndjson")).text();
    const records = lines
      .trimEnd()
      .split("\n")
      .map((line): HsdsService => JSON.parse(line));
    const page = await read<Page<HsdsService>>("/services?minimal=true");
    expect(page.contents).toEqual(records);
    expect(ids.map((id) => records.find((each) => each.id === id)?.last_modified)).toEqual([
      "2026-01-02T03:04:05.678Z",
      "2026-01-02T03:04:05Z",
      "2026-01-02T03:04:05Z",
    ]);
    const [first, second] = await Promise.all(
      [1, 2].map((number) => read<Page<HsdsService>>(`/services?minimal=true&per_page=2&page=${number}`)),
    );
    expect([...(first?.contents ?? []), ...(second?.contents ?? [])]).toEqual(records.slice(0, 4));
    expect((await read<Page<HsdsService>>("/services?minimal=true&page=9")).contents).toEqual([]);
    expect((await read<Page<HsdsService>>("/services?minimal=true&organization_id=aid")).empty).toBe(true);
    await open().query("delete from services where id = any($1::uuid[])", [ids]);
  });

  test("lists answer POST as they answer GET", async () => {
    const posted = await sendJson(app, "POST", "/hsds/services?search=kitchen");
    expect(await posted.json()).toEqual(await read("/services?search=kitchen"));
  });

  test("nothing of a hidden place is anywhere", async () => {
    const all = [
      (await read<Page<HsdsService>>("/services?full=true")).contents.find(({ id }) => id === hidden.id),
      (await read<Page<HsdsSite>>("/service_at_locations?full=true")).contents.find(
        ({ service_id }) => service_id === hidden.id,
      ),
      await read<HsdsService>(`/services/${hidden.id}`),
    ];
    for (const each of all) {
      const text = JSON.stringify(each);
      expect(text).toContain("Safe House");
      expect(text).not.toMatch(/canary4417|Secretville|33101|"maximum"|-80\.19/u);
    }
  });

  test("what is closed for good is found by its id alone; what is not public is not found", async () => {
    expect((await read<HsdsService>(`/services/${gone.id}`)).status).toBe("defunct");
    for (const id of [waiting.id, newId(9), "1"]) {
      expect((await app.get(`/api/hsds/services/${id}`)).status).toBe(404);
    }
  });

  test("services at locations have the ids by which they are found", async () => {
    const { contents } = await read<Page<HsdsSite>>("/service_at_locations");
    expect(contents.map(({ service }) => service?.name).toSorted()).toEqual(["Harbor Kitchen", "Safe House"]);
    for (const { id, service_id } of contents) {
      const site = await read<HsdsSite>(`/service_at_locations/${id}`);
      expect([site.id, site.service?.id]).toEqual([id, service_id]);
    }
    expect((await app.get(`/api/hsds/service_at_locations/${newId(4)}`)).status).toBe(404);
  });

  test.each([
    ["?postcode=33101", ["Harbor Kitchen"]],
    ["?postcode=33101&proximity=50000", ["Harbor Kitchen"]],
    ["?postcode=99501&proximity=50000", []],
  ])("service_at_locations%s are %j", async (query, expected) => {
    const { contents } = await read<Page<HsdsSite>>(`/service_at_locations${query}`);
    expect(contents.map(({ service }) => service?.name)).toEqual(expected);
  });

  test("organizations are those that have something to show", async () => {
    const { contents } = await read<Page<HsdsOrganizationWithServices>>("/organizations?full=true");
    expect(contents).toMatchObject([{ id: AID, name: "Harbor Aid", services: [{ name: "Harbor Kitchen" }] }]);
    expect((await read<Page<object>>("/organizations?search=kitchen")).contents).toEqual([]);
    expect((await read<Page<object>>("/organizations?search=harb%C3%B3r")).contents).toHaveLength(1);
    expect((await read<Page<object>>(`/organizations?taxonomy_term_id=${meals}`)).contents).toHaveLength(1);
    expect(
      (await read<HsdsOrganizationWithServices>(`/organizations/${AID}?full_service=true`)).services,
    ).toMatchObject([{ phones: [{ number: "(305) 555-0101" }] }]);
    const lines = await (await app.get("/api/hsds/organizations?format=ndjson")).text();
    expect(lines.trimEnd().split("\n")).toHaveLength(1);
    const none = await app.get(`/api/hsds/organizations?format=ndjson&taxonomy_term_id=${newId(3)}`);
    expect([none.headers.get("content-type"), await none.text()]).toEqual([
      "application/x-ndjson; charset=utf-8",
      "",
    ]);
  });

  test("taxonomies and their terms", async () => {
    expect((await read<Page<object>>("/taxonomies")).contents).toHaveLength(TAXONOMIES.length);
    expect(await read(`/taxonomies/${help?.id}`)).toMatchObject({ id: help?.id });
    expect((await read<Page<object>>("/taxonomy_terms?per_page=500")).contents).toHaveLength(TERMS.length);
    expect(await read(`/taxonomy_terms/${meals}`)).toMatchObject({ code: "MEALS" });
    const of = async (query: string) =>
      (await read<Page<{ code: string }>>(`/taxonomy_terms?${query}`)).contents.map(({ code }) => code);
    expect(await of(`parent_id=${termWithCode("help", "FOOD").id}`)).toEqual(["MEALS", "FOOD_PANTRIES"]);
    expect(await of(`top_only=true&taxonomy_id=${help?.id}`)).toEqual([
      "FOOD",
      "SHELTER",
      "HEALTH",
      "RESOURCES",
      "WORK",
    ]);
    expect((await app.get(`/api/hsds/taxonomy_terms/${newId(5)}`)).status).toBe(404);
  });

  test("it says where its profile and its document are", async () => {
    const { version, profile, openapi_url } = await read<Record<string, string>>("");
    expect(version).toBe("3.2");
    for (const address of [profile, openapi_url]) {
      expect(address).toMatch(new RegExp(`^${app.address}/api/`));
      expect((await fetch(address ?? "")).status).toBe(200);
    }
    expect((await app.get("/api/hsds/")).status).toBe(200);
  });
});

describe.skipIf(!hasHsdsSchemas)(`replies by the official schemas (${WITHOUT_SCHEMAS})`, () => {
  onOneEngine("the demonstration", (open) => {
    let app: RunningApp;
    beforeAll(async () => {
      await loadPlaces(open(), () => {});
      await loadDemonstration(open(), NOW, () => {});
      app = await runningApp(open());
    });
    afterAll(() => app?.close());

    test.each(HSDS_REPLIES)("%s has no errors", { timeout: 120_000 }, async (...kind) => {
      await expectNoHsdsErrors(app, kind, "format=ndjson");
    });
  });
});
