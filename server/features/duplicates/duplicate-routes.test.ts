import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findDuplicates } from "./find-duplicates.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const SAME = {
  phone: "(305) 555-0100",
  website: "https://grace.example/food",
  description: "Hot meals every day for everyone who is hungry, with groceries to take home on Friday.",
};
const PLACE = { address1: "12 Palm Street", city: "Miami", state: "FL", zip: "33130" };

onOneEngine("services that are listed twice", (open) => {
  let app: RunningApp;
  let lead: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    lead = await signedInAs(app, "VOLUNTEER LEAD", { displayName: "Lea" });
    admin = await signedInAs(app, "ADMINISTRATOR");
  });
  afterAll(() => app?.close());
  let kitchen: ReturnType<typeof serviceForTest>;
  let twin: ReturnType<typeof serviceForTest>;
  let sibling: ReturnType<typeof serviceForTest>;
  beforeEach(async () => {
    app.now = NOW;
    for (const table of ["service_merges", "merge_proposals", "duplicate_dismissals", "duplicate_pairs"])
      await open().query(`delete from ${table}`);
    await open().query("delete from services");
    kitchen = serviceForTest({ ...SAME, name: "Grace Kitchen", place: PLACE });
    twin = serviceForTest({ ...SAME, name: "Grace Kitchen", place: PLACE, languages: ["es"] });
    sibling = serviceForTest({ ...SAME, name: "Grace Kitchen for Teens", place: PLACE });
    await storeServices(open(), [kitchen, twin, sibling], NOW - DAY);
  });

  const pairs = async (by = lead) => (await app.get("/api/services/duplicates", by.headers)).json();
  const merge = (by: UserForTest | null, body: object) =>
    sendJson(app, "POST", "/services/merge", body, by?.headers);
  const both = () => ({ keep: kitchen.id, merge: twin.id });
  const undo = (by: UserForTest | null, id: string) =>
    sendJson(app, "POST", `/services/merges/${id}/undo`, {}, by?.headers);
  const read = async (id: string, by: UserForTest | null = null) => {
    const reply = await app.get(`/api/services/${id}`, by?.headers);
    return reply.status === 200 ? reply.json() : reply.status;
  };

  test("are found, with their reasons, and siblings are not", async () => {
    await findDuplicates(open(), NOW);
    expect(await pairs()).toMatchObject([
      {
        score: 100,
        reasons: ["sameName", "sameWebsite", "sameOrganization", "sameAddress", "samePhone", "sameText"],
        services: expect.arrayContaining([
          expect.objectContaining({ id: kitchen.id }),
          expect.objectContaining({ id: twin.id }),
        ]),
        proposal: null,
      },
    ]);
    const [before] = await pairs();
    expect(Object.keys(before.services[0]).toSorted()).toEqual([...ENTERED_FIELDS, "id"].toSorted());
    await findDuplicates(open(), NOW + DAY);
    expect((await pairs())[0].id).toBe(before.id);
  });

  test("separated again, one has no organization where its own is gone since", async () => {
    const gone = { id: newId(NOW), name: "Grace" };
    const kept = { id: newId(NOW), name: "Hope" };
    await addOrganizations(open(), [gone, kept]);
    const named = [
      { ...kitchen, facts: { ...kitchen.facts, organization: gone } },
      { ...twin, facts: { ...twin.facts, organization: kept } },
    ];
    await storeServices(open(), named, NOW);
    const merged = await merge(admin, { ...both(), fields: { organization: twin.id } });
    const { id }: { id: string } = await merged.json();
    expect((await read(kitchen.id)).organization).toEqual(kept);
    await open().query("delete from organizations where id = $1", [gone.id]);
    expect((await undo(admin, id)).status).toBe(200);
    expect((await read(kitchen.id)).organization).toBeNull();
    expect((await read(twin.id)).organization).toEqual(kept);
  });

  test("are found in a directory of more than one page of keys, in any order", async () => {
    await storeServices(
      open(),
      Array.from({ length: 300 }, (_, index) =>
        serviceForTest({
          ...SAME,
          name: "Grace Kitchen",
          website: `https://grace-${index >> 1}.example`,
          place: { ...PLACE, address1: `${100 + (index >> 1)} Palm Street` },
        }),
      ),
      NOW - DAY,
    );
    await findDuplicates(open(), NOW);
    const [row] = await open().query<{ count: number }>("select count(*)::int as count from duplicate_pairs");
    expect(row?.count).toBe(151);
  });

  test("are left out after an edit, until the next search", async () => {
    await findDuplicates(open(), NOW);
    await open().query(
      "update services set updated_at = to_timestamp($1::float8 / 1000), version = version + 1, name = 'Other' where id = $2",
      [NOW + 1, twin.id],
    );
    expect(await pairs()).toEqual([]);
    await findDuplicates(open(), NOW + DAY);
    expect(await pairs()).toEqual([]);
  });

  test("are listed and counted up to the first thousand", async () => {
    await storeServices(
      open(),
      Array.from({ length: 50 }, () => serviceForTest({})),
      NOW - DAY,
    );
    await open().query(
      `insert into duplicate_pairs (id, first_id, second_id, score, reasons, found_at)
       select gen_random_uuid(), a.id, b.id, 60 + (random() * 40)::int, '{}', now() + interval '10 years'
         from services a join services b on b.id > a.id`,
    );
    const page = async (skip: number) => {
      const reply = await app.get(`/api/services/duplicates?limit=25&skip=${skip}`, lead.headers);
      return { rows: (await reply.json()).length, total: reply.headers.get("x-total-count") };
    };
    expect(await page(0)).toEqual({ rows: 25, total: "1000" });
    expect(await page(990)).toEqual({ rows: 10, total: "1000" });
    expect(await page(1000)).toEqual({ rows: 0, total: "1000" });
    expect(await page(5000)).toEqual({ rows: 0, total: "1000" });
  });

  test("'not the same' is remembered", async () => {
    await findDuplicates(open(), NOW);
    const [{ id }] = await pairs();
    expect((await sendJson(app, "POST", `/services/duplicates/${id}/dismiss`, {}, lead.headers)).status).toBe(
      200,
    );
    await findDuplicates(open(), NOW + DAY);
    expect(await pairs()).toEqual([]);
  });

  test("a proposal asks again about a pair that was dismissed, until an administrator dismisses it", async () => {
    await findDuplicates(open(), NOW);
    const [{ id }] = await pairs();
    const dismiss = (by: UserForTest) =>
      sendJson(app, "POST", `/services/duplicates/${id}/dismiss`, {}, by.headers);
    await dismiss(lead);
    expect((await merge(lead, both())).status).toBe(202);
    expect(await pairs(admin)).toMatchObject([{ id, proposal: { keep: kitchen.id, displayName: "Lea" } }]);
    await findDuplicates(open(), NOW + DAY);
    expect(await pairs(admin)).toMatchObject([{ id }]);
    expect((await dismiss(admin)).status).toBe(200);
    await findDuplicates(open(), NOW + 2 * DAY);
    expect(await pairs(admin)).toEqual([]);
  });

  describe("are not merged", () => {
    test.each([
      [null, 401],
      ["USER", 403],
      ["AUTO USER", 403],
      ["VOLUNTEER", 403],
    ] as const)("by %s: %d", async (role, status) => {
      const by = role === null ? null : await signedInAs(app, role);
      expect((await merge(by, both())).status).toBe(status);
      expect(await read(twin.id)).toMatchObject({ id: twin.id });
    });

    test("where one of them is not there", async () => {
      expect((await merge(admin, { keep: kitchen.id, merge: NOBODY })).status).toBe(404);
      const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
      await storeServices(open(), [waiting], NOW);
      expect((await merge(admin, { keep: kitchen.id, merge: waiting.id })).status).toBe(404);
    });

    test.each([
      ["another field", () => ({ ...both(), fields: { likes: twin.id } }), "fields.likes"],
      ["a third service", () => ({ ...both(), fields: { phone: sibling.id } }), "fields.phone"],
      ["one service alone", () => ({ keep: kitchen.id, merge: kitchen.id }), "merge"],
      ["no id", () => ({ keep: "kitchen", merge: twin.id }), "keep"],
    ])("with %s", async (_, body, field) => {
      const reply = await merge(admin, body());
      expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, [field]]);
    });

    test("where it would show what one of them hides", async () => {
      const hidden = serviceForTest({
        ...SAME,
        name: "Safe house",
        isProtected: true,
        place: { city: "Miami", state: "FL", visibility: "HIDDEN" },
      });
      await storeServices(open(), [hidden], NOW);
      const reply = await merge(admin, { keep: kitchen.id, merge: hidden.id });
      expect([reply.status, (await reply.json()).key]).toEqual([409, "keepProtected"]);
      const place = { keep: hidden.id, merge: kitchen.id, fields: { address1: kitchen.id } };
      expect((await merge(admin, place)).status).toBe(409);
      expect((await merge(admin, { ...place, fields: { languages: kitchen.id } })).status).toBe(409);
      expect((await merge(admin, { ...place, fields: {} })).status).toBe(200);
      expect(await read(kitchen.id)).toBe(404);
      const shown = await read(kitchen.id, admin);
      expect(shown).toMatchObject({ id: hidden.id, addressVisibility: "HIDDEN" });
      expect(JSON.stringify(shown)).not.toContain("Palm Street");
    });
  });

  test("are proposed by leads, and decided by administrators", async () => {
    const proposed = await merge(lead, { ...both(), fields: { languages: twin.id } });
    expect([proposed.status, await proposed.json()]).toEqual([202, { id: null, keep: kitchen.id }]);
    expect(await read(twin.id)).toMatchObject({ id: twin.id });
    expect(await pairs(admin)).toMatchObject([
      { proposal: { keep: kitchen.id, fields: ["languages"], displayName: "Lea" } },
    ]);
    expect((await merge(admin, both())).status).toBe(200);
    expect(await pairs(admin)).toEqual([]);
  });

  test("stay proposed when the next search does not find them", async () => {
    const unlike = serviceForTest({ name: "Harbor Clinic", place: { ...PLACE, address1: "90 Bay Road" } });
    await storeServices(open(), [unlike], NOW - DAY);
    expect((await merge(lead, { keep: kitchen.id, merge: unlike.id })).status).toBe(202);
    await findDuplicates(open(), NOW + DAY);
    expect((await pairs(admin))[0]).toMatchObject({ score: 0, proposal: { keep: kitchen.id } });
  });

  describe("with an owner", () => {
    const own = async (id: string) => {
      const { user } = await signedInAs(app, "USER");
      await open().query("update services set owner_id = $2 where id = $1", [id, user.id]);
      return user.id;
    };
    const readOwner = async (id: string) => (await read(id, admin)).user;
    const latest = async (id: string) =>
      (await (await app.get(`/api/services/${id}/history`, admin.headers)).json())[0];

    test("the history names who became the owner, and who is none any more", async () => {
      const owner = await own(twin.id);
      const { id } = await (await merge(admin, both())).json();
      expect(await readOwner(kitchen.id)).toBe(owner);
      const history = await (await app.get(`/api/services/${kitchen.id}/history`, admin.headers)).json();
      expect(history.map(({ after }: { after: { user?: string } }) => after.user)).toContain(owner);
      expect((await undo(admin, id)).status).toBe(200);
      expect(await readOwner(kitchen.id)).toBeNull();
      expect((await latest(kitchen.id)).after).toMatchObject({ user: null });
    });

    test("a place that is not public gets no owner, who would see it", async () => {
      const places = [
        { isProtected: true, place: { ...PLACE } },
        { isProtected: false, place: { ...PLACE, visibility: "AREA" } },
      ] as const;
      for (const facts of places) {
        const house = serviceForTest({ ...SAME, name: "Safe house", ...facts });
        const decoy = serviceForTest({ ...SAME, name: "Safe house", place: PLACE });
        await storeServices(open(), [house, decoy], NOW);
        const owner = await own(decoy.id);
        expect((await merge(admin, { keep: house.id, merge: decoy.id })).status).toBe(200);
        expect(await readOwner(house.id)).toBeNull();
        const [row] = await open().query(
          "select id from services where owner_id = $1 and deleted_at is null",
          [owner],
        );
        expect(row).toBeUndefined();
      }
    });

    test("an undo leaves who became the owner since", async () => {
      await own(twin.id);
      const { id } = await (await merge(admin, both())).json();
      const next = await own(kitchen.id);
      expect((await undo(admin, id)).status).toBe(200);
      expect(await readOwner(kitchen.id)).toBe(next);
    });
  });

  test("become one: fields, sources, kudos, history and owner come along, and the old address answers", async () => {
    const source = await open().query<{ id: number }>(
      "insert into sources (key, name) values ('county', 'County') on conflict (key) do update set name = 'County' returning id",
    );
    const owner = await signedInAs(app, "USER");
    await open().query(
      "update services set likes = 3, owner_id = $2, fact_sources = $3::jsonb where id = $1",
      [
        twin.id,
        owner.user.id,
        JSON.stringify([{ source: source[0]?.id, asOf: null, fields: ["languages"], isMain: true }]),
      ],
    );
    await open().query("update services set likes = 2 where id = $1", [kitchen.id]);
    await sendJson(app, "POST", `/services/${twin.id}/confirm`, {}, admin.headers);
    const reply = await merge(admin, { ...both(), fields: { languages: twin.id, name: kitchen.id } });
    expect(reply.status).toBe(200);
    for (const by of [null, lead, admin]) {
      expect(await read(twin.id, by)).toMatchObject({ id: kitchen.id, languages: ["es"], likes: 5 });
    }
    expect((await read(kitchen.id)).sources).toMatchObject([{ name: "County", fields: ["languages"] }]);
    expect(await read(kitchen.id, admin)).toMatchObject({ user: owner.user.id });
    const history = await (await app.get(`/api/services/${kitchen.id}/history`, admin.headers)).json();
    expect(history.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "CONFIRM",
      "MERGE",
      "MERGE",
    ]);
    const listed = await (await app.get("/api/services?limit=0")).json();
    expect(listed.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [kitchen.id, sibling.id].toSorted(),
    );
    expect((await sendJson(app, "POST", `/services/${twin.id}/restore`, {}, admin.headers)).status).toBe(404);
  });

  test("answer through two merges", async () => {
    await merge(admin, both());
    await merge(admin, { keep: sibling.id, merge: kitchen.id });
    expect(await read(twin.id)).toMatchObject({ id: sibling.id });
  });

  describe("are separated", () => {
    const merged = async () => {
      await open().query("update services set likes = 3 where id = $1", [twin.id]);
      const reply = await merge(admin, { ...both(), fields: { languages: twin.id } });
      const { id }: { id: string } = await reply.json();
      return id;
    };

    test("not by others, and not after 30 days", async () => {
      const id = await merged();
      expect((await undo(null, id)).status).toBe(401);
      expect((await undo(lead, id)).status).toBe(403);
      expect((await undo(admin, NOBODY)).status).toBe(404);
      await open().query("update service_merges set merged_at = merged_at - interval '30 days'");
      expect((await undo(admin, id)).status).toBe(404);
      expect(await (await app.get("/api/services/merges", admin.headers)).json()).toEqual([]);
    });

    test("whole, once", async () => {
      const id = await merged();
      app.now = NOW + 29 * DAY;
      const listed = await app.get("/api/services/merges", admin.headers);
      expect(await listed.json()).toMatchObject([{ id, keep: { id: kitchen.id }, merged: { id: twin.id } }]);
      expect((await undo(admin, id)).status).toBe(200);
      expect(await read(kitchen.id)).toMatchObject({ id: kitchen.id, languages: [], likes: 0 });
      expect(await read(twin.id)).toMatchObject({ id: twin.id, languages: ["es"], likes: 3 });
      expect((await undo(admin, id)).status).toBe(404);
    });

    test("without what people have edited since", async () => {
      const id = await merged();
      await sendJson(app, "PUT", `/services/${kitchen.id}`, { languages: ["fr"] }, admin.headers);
      await undo(admin, id);
      expect(await read(kitchen.id)).toMatchObject({ languages: ["fr"] });
    });
  });
});
