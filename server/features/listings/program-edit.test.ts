import { beforeAll, describe, expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { newId } from "#server/base/sql/new-id.ts";

type Facts = Parameters<ReturnType<typeof listingsForTest>["storeService"]>[0];

onOneEngine("Editing a program", (open) => {
  const at = listingsForTest(open);
  const HIDDEN = { place: { visibility: "HIDDEN" } } as const;

  /** Listings of a new program, all of the owner's. */
  async function storeProgram(...facts: Facts[]): Promise<string[]> {
    const ids: string[] = [];
    for (const each of facts) ids.push((await at.storeService(each)).id);
    const program = newId(at.app.now);
    await open().query("insert into programs (id) values ($1)", [program]);
    await open().query("update services set program_id = $1 where id = any($2)", [program, ids]);
    return ids;
  }
  const disown = (id: string | undefined) =>
    open().query("update services set owner_id = null where id = $1", [id]);
  const put = (id: string | undefined, body: object, headers = at.headersOf("SUPER USER")) =>
    at.call("PUT", `/services/${id}`, headers, { scope: "PROGRAM", ...body });
  const read = async (id: string | undefined, headers = {}) =>
    (await at.call<ServiceForViewer>("GET", `/services/${id}`, headers)).body;
  const described = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await read(id)).description));

  test("401, 403, 404 and 400, and nothing is changed", async () => {
    const ids = await storeProgram({}, {});
    const [alone] = await storeProgram({}, HIDDEN, { isProtected: true });
    const [secret] = await storeProgram({ isProtected: true }, {}, {});
    const none = await at.storeService();
    const change = { description: "New" };
    expect((await put(ids[0], change, {})).status).toBe(401);
    expect((await put(ids[0], change, at.headersOf("USER"))).status).toBe(403);
    expect((await put(newId(1), change)).status).toBe(404);
    // An editor who sees no other site of the program must learn nothing about the rest of it.
    for (const id of [alone, secret, none.id]) {
      const reply = await put(id, change, at.owner.headers);
      expect([reply.status, reply.body.fields]).toEqual([400, { scope: "unknownValue" }]);
      expect(await read(id, at.owner.headers)).not.toHaveProperty("programSites");
    }
    expect((await put(ids[0], { scope: "ALL" })).body.fields).toEqual({ scope: "unknownValue" });
    expect((await at.call("POST", "/services", at.owner.headers, { scope: "PROGRAM" })).body.fields).toEqual({
      scope: "unknownValue",
    });
    await disown(ids[1]);
    expect((await put(ids[0], change, at.owner.headers)).status).toBe(403);
    expect(await read(ids[0], at.owner.headers)).not.toHaveProperty("programSites");
    expect(await described(ids)).toEqual(["A place.", "A place."]);
  });

  test("a listing that waits for approval is told to nobody who may not see it, and is a site for those who may", async () => {
    const ids = await storeProgram({}, {}, {});
    await open().query("update services set owner_id = null, approved_at = null where id = $1", [ids[2]]);
    expect(await read(ids[0], at.owner.headers)).toMatchObject({ programSites: 2 });
    expect((await put(ids[0], { description: "Two" }, at.owner.headers)).status).toBe(200);
    const superUser = at.headersOf("SUPER USER");
    expect(await read(ids[0], superUser)).toMatchObject({ programSites: 3 });
    await put(ids[0], { description: "Three" });
    expect((await read(ids[2], superUser)).description).toBe("Three");
  });

  describe("by whoever may publish", () => {
    let ids: string[];
    beforeAll(async () => {
      ids = await storeProgram(
        { ageMax: 30 },
        { name: "Another Name", descriptionEs: { text: "Sopa.", state: "REVIEWED" } },
        HIDDEN,
      );
    });

    test("sets the program's fields at all sites, and the rest at one", async () => {
      expect((await read(ids[0], at.headersOf("SUPER USER"))).programSites).toBe(2);
      const form = { description: "Hot soup.", category: ["MEN"], name: "Soup", phone: "988", version: 1 };
      expect((await put(ids[0], form)).status).toBe(200);
      const [first, second, hidden] = await Promise.all(ids.map((id) => read(id)));
      expect(first).toMatchObject({
        name: "Soup",
        description: "Hot soup.",
        phone: "988",
        category: ["MEN"],
      });
      expect(second).toMatchObject({
        name: "Another Name",
        description: "Hot soup.",
        descriptionEs: "Sopa.",
        descriptionEsState: "STALE",
        category: ["MEN"],
        phone: null,
        version: 500_000_002,
      });
      expect(hidden).toMatchObject({ name: "Owned Hall", description: "A place.", version: 500_000_001 });
      const { body } = await at.call<ServiceChange[]>("GET", `/services/${ids[1]}/history`, at.owner.headers);
      expect(body).toMatchObject([
        {
          action: "EDIT",
          isForProgram: true,
          before: { description: "A place." },
          after: { description: "Hot soup." },
        },
      ]);
    });

    test("is refused as a whole where a site has what does not go with it", async () => {
      const reply = await put(ids[1], { ageMin: 40, description: "Other" });
      expect([reply.status, reply.body.fields]).toEqual([400, { ageMax: "outOfRange" }]);
      expect((await read(ids[1])).description).toBe("Hot soup.");
      expect((await put(ids[1], { description: "Other", version: 1 })).status).toBe(409);
    });

    test("alone, a save stays at one", async () => {
      await put(ids[0], { scope: "LISTING", description: "Here only." });
      await at.call("PUT", `/services/${ids[0]}`, at.owner.headers, { phone: "211" });
      expect(await described(ids.slice(0, 2))).toEqual(["Here only.", "Hot soup."]);
    });
  });

  test("of a provider it waits at every site, says so, and is one message to the reviewers", async () => {
    const ids = await storeProgram({}, {});
    at.app.jobs.length = 0;
    const { body } = await put(ids[0], { description: "Soup", phone: "988" }, at.owner.headers);
    expect(body).toMatchObject({ phone: "988", description: "A place.", pending: { isForProgram: true } });
    expect(at.mails()).toEqual([{ mail: "waitingForReview" }]);
    const other = await read(ids[1], at.owner.headers);
    expect(other).toMatchObject({
      phone: null,
      description: "A place.",
      pending: { isForProgram: true, changed: ["description"], after: { description: "Soup" } },
    });
    // A later change to one listing of the pending edit does not narrow its scope.
    await put(ids[1], { scope: null, cost: "Free" }, at.owner.headers);
    expect((await read(ids[1], at.owner.headers)).pending).toMatchObject({
      isForProgram: true,
      changed: ["description", "cost"],
    });
    await put(ids[0], { description: "A place." }, at.owner.headers);
    expect(
      await Promise.all(ids.map(async (id) => (await read(id, at.owner.headers)).pending)),
    ).toMatchObject([null, { changed: ["cost"] }]);
  });

  test("a whole service is taken back as it was read", async () => {
    const ids = await storeProgram({}, {});
    const whole = await read(ids[0], at.owner.headers);
    expect(whole).toMatchObject({ program: { sites: 2 }, programSites: 2 });
    expect((await at.call("PUT", `/services/${ids[0]}`, at.owner.headers, whole)).status).toBe(200);
  });
});
