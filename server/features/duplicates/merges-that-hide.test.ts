import { beforeEach, describe, expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { tellOfHiddenMerges } from "./duplicate-jobs.ts";

const HOUR = 60 * 60_000;

interface Change {
  readonly id: string;
  readonly change: string;
  readonly merged_into?: string;
}

onOneEngine("A merge into a listing that hides more", (open) => {
  const at = listingsForTest(open);
  let decoy: ServiceToStore;
  let shelter: ServiceToStore;
  const admin = () => at.headersOf("ADMINISTRATOR");
  beforeEach(async () => {
    decoy = await at.storeService({ name: "Decoy Office", place: { address1: "77 Knownaddress Rd" } });
    shelter = await at.storeService({ name: "Refuge", isProtected: true, phone: "(305) 555-0101" });
  });
  const merge = async (body: object = {}) =>
    at.call<{ id: string; key?: string }>("POST", "/services/merge", admin(), {
      keep: shelter.id,
      merge: decoy.id,
      ...body,
    });
  const statuses = async (id: string) =>
    Promise.all([
      ...[`/api/services/${id}`, `/api/hsds/services/${id}`, `/services/${id}/hours.ics`].map(
        async (path) => (await at.app.get(path)).status,
      ),
      ...["USER", "VOLUNTEER"].map(
        async (role) => (await at.call("GET", `/services/${id}`, at.headersOf(role))).status,
      ),
    ]);
  const feed = async (after = "") => {
    const address = `/api/hsds/changes?limit=1000${after === "" ? "" : `&after=${after}`}`;
    const reply: { changes: Change[]; after: string } = await (await at.app.get(address)).json();
    return reply;
  };
  const told = async (id: string, after = "") =>
    (await feed(after)).changes
      .filter((change) => change.id === id)
      .map(({ change, merged_into }) => [change, merged_into]);
  const GONE = [404, 404, 404, 404, 404];

  test("leaves no way from the older one, and moves nothing of the kept one", async () => {
    const before = JSON.stringify(await at.asGuest(shelter.id));
    await expect.poll(async () => told(shelter.id), { timeout: 20_000 }).toHaveLength(1);
    const { after } = await feed();
    expect((await merge({ fields: { name: decoy.id } })).body.key).toBe("keepProtected");
    expect((await merge({ fields: { phone: decoy.id } })).body.key).toBe("keepProtected");
    const merged = await merge();
    expect(merged.status).toBe(200);
    expect(await statuses(decoy.id)).toEqual(GONE);
    await expect.poll(() => told(decoy.id, after), { timeout: 20_000 }).toEqual([["deleted", undefined]]);
    expect(await told(shelter.id, after)).toEqual([]);
    expect(JSON.stringify(await at.asGuest(shelter.id))).toBe(before);
    // Viewers who see the place find out what became of the older service.
    for (const headers of [admin(), at.owner.headers])
      expect((await at.call("GET", `/services/${decoy.id}`, headers)).body.id).toBe(shelter.id);
    // A volunteer's history of the shelter does not name it.
    const history = await at.call("GET", `/services/${shelter.id}/history`, at.headersOf("VOLUNTEER"));
    expect([history.status, JSON.stringify(history.body).includes(decoy.id)]).toEqual([200, false]);
    expect(JSON.stringify(history.body)).not.toContain("Decoy");

    expect((await at.call("POST", `/services/merges/${merged.body.id}/undo`, admin(), {})).status).toBe(200);
    expect((await at.asGuest(decoy.id)).id).toBe(decoy.id);
    expect(JSON.stringify(await at.asGuest(shelter.id))).toBe(before);
  });

  test.each(["AREA", "HIDDEN"] as const)(
    "holds of one that is %s and protects nobody",
    async (visibility) => {
      const quiet = await at.storeService({
        name: "Quiet Office",
        isProtected: false,
        place: { visibility },
      });
      const before = JSON.stringify(await at.asGuest(quiet.id));
      await open().query("update services set likes = 3 where id = $1", [decoy.id]);
      expect((await merge({ keep: quiet.id })).status).toBe(200);
      expect(await statuses(decoy.id)).toEqual(GONE);
      expect(await told(decoy.id)).toEqual([["deleted", undefined]]);
      expect(JSON.stringify(await at.asGuest(quiet.id))).toBe(before);
    },
  );

  describe("where the kept one comes to hide later", () => {
    test("the link ends at once, and readers of the feed are told in another hour", async () => {
      const open1 = await at.storeService({ name: "Open Office" });
      expect((await merge({ keep: open1.id })).status).toBe(200);
      expect((await at.asGuest(decoy.id)).id).toBe(open1.id);
      expect(await told(decoy.id)).toEqual([["merged", open1.id]]);
      await tellOfHiddenMerges(open().bulk, at.app.now);
      const hide = { isProtected: true };
      expect((await at.call("PUT", `/services/${open1.id}`, admin(), hide)).status).toBe(200);
      expect(await statuses(decoy.id)).toEqual(GONE);
      expect(await told(decoy.id)).toEqual([["deleted", undefined]]);
      await expect
        .poll(async () => (await feed((await feed()).after)).changes, { timeout: 20_000 })
        .toEqual([]);
      const { after } = await feed();
      // Not in the hour in which it hides.
      for (const minutes of [1, 59]) await tellOfHiddenMerges(open().bulk, at.app.now + minutes * 60_000);
      expect(await told(decoy.id, after)).toEqual([]);
      await tellOfHiddenMerges(open().bulk, at.app.now + 2 * HOUR);
      await expect.poll(() => told(decoy.id, after), { timeout: 20_000 }).toEqual([["deleted", undefined]]);
      expect(await told(open1.id, after)).toEqual([]);
      // Once.
      const next = (await feed(after)).after;
      await tellOfHiddenMerges(open().bulk, at.app.now + 9 * HOUR);
      expect(await told(decoy.id, next)).toEqual([]);
    });
  });
});
