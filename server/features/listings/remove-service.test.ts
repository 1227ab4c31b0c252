import { expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { instant } from "#server/base/sql/db.ts";
import { purgeDeleted } from "./remove-service.ts";

onOneEngine("Taking a service away, and confirming it", (open) => {
  const at = listingsForTest(open);

  test("taking away and restoring: the owner and administrators alone", async () => {
    const service = await at.storeService();
    const path = `/services/${service.id}`;
    expect((await at.call("DELETE", path, {})).status).toBe(401);
    for (const role of ["USER", "AUTO USER", "VOLUNTEER", "VOLUNTEER LEAD", "SUPER USER"]) {
      expect((await at.call("DELETE", path, at.headersOf(role))).status, role).toBe(403);
    }
    expect((await at.call("DELETE", path, at.owner.headers)).status).toBe(200);
    for (const headers of [{}, at.owner.headers, at.headersOf("ADMINISTRATOR")]) {
      expect((await at.call("GET", path, headers)).status).toBe(404);
    }
    expect((await at.call("POST", `${path}/restore`, {})).status).toBe(401);
    expect((await at.call("POST", `${path}/restore`, at.headersOf("SUPER USER"))).status).toBe(404);
    const age = (days: number) =>
      open().query("update services set deleted_at = $2 where id = $1", [
        service.id,
        instant(NOW - days * 86_400_000),
      ]);
    await age(30);
    expect((await at.call("POST", `${path}/restore`, at.owner.headers)).status).toBe(404);
    await age(29);
    expect((await at.call("POST", `${path}/restore`, at.owner.headers)).body.isApproved).toBe(true);
    expect((await at.call("POST", `${path}/restore`, at.owner.headers)).status).toBe(200);
    expect((await at.asGuest(service.id)).name).toBe("Owned Hall");
  });

  test("what was deleted is listed for those who may bring it back", async () => {
    const service = await at.storeService();
    const deleted = async (headers: Readonly<Record<string, string>>) => {
      const rows = await at.call<ListedForViewer[]>("GET", "/services?isDeleted=true&limit=100", headers);
      return rows.body.some(({ id }) => id === service.id);
    };
    const everybody = [
      at.owner.headers,
      at.headersOf("ADMINISTRATOR"),
      at.headersOf("USER"),
      at.headersOf("SUPER USER"),
      {},
    ];
    const who = () => Promise.all(everybody.map(deleted));
    expect(await who()).toEqual([false, false, false, false, false]);
    expect((await at.call("DELETE", `/services/${service.id}`, at.owner.headers)).status).toBe(200);
    expect(await who()).toEqual([true, true, false, false, false]);
    expect((await at.call("POST", `/services/${service.id}/restore`, at.owner.headers)).status).toBe(200);
    expect(await who()).toEqual([false, false, false, false, false]);
    expect((await at.call("DELETE", `/services/${service.id}`, at.headersOf("ADMINISTRATOR"))).status).toBe(
      200,
    );
    expect(await who()).toEqual([false, true, false, false, false]);
  });

  test("what an administrator took away is no owner's to bring back", async () => {
    const service = await at.storeService();
    const path = `/services/${service.id}`;
    expect((await at.call("DELETE", path, at.owner.headers)).status).toBe(200);
    expect((await at.call("POST", `${path}/restore`, at.headersOf("ADMINISTRATOR"))).status).toBe(200);
    expect((await at.call("DELETE", path, at.headersOf("ADMINISTRATOR"))).status).toBe(200);
    expect((await at.call("POST", `${path}/restore`, at.owner.headers)).status).toBe(404);
    expect((await at.call("POST", `${path}/restore`, at.headersOf("ADMINISTRATOR"))).status).toBe(200);
  });

  test("confirming and the history", async () => {
    const service = await at.storeService();
    const path = `/services/${service.id}`;
    expect((await at.call("POST", `${path}/confirm`, {})).status).toBe(401);
    expect((await at.call("POST", `${path}/confirm`, at.headersOf("USER"))).status).toBe(403);
    const mine = await at.call("POST", `${path}/confirm`, at.owner.headers);
    expect(mine.body).toMatchObject({
      verifiedBy: "Owned Hall",
      verifiedAt: "2026-11-20T15:00:00Z",
    });
    expect((await at.call("POST", `${path}/confirm`, at.headersOf("VOLUNTEER"))).body.verifiedBy).toBe(
      "a volunteer",
    );
    expect((await at.call("GET", `${path}/history`, {})).status).toBe(401);
    expect((await at.call("GET", `${path}/history`, at.headersOf("USER"))).status).toBe(403);
    expect((await at.call("GET", `${path}/history`, at.headersOf("VOLUNTEER"))).status).toBe(200);
    const history = await at.call<ServiceChange[]>("GET", `${path}/history`, at.owner.headers);
    expect(history.body.map(({ action, by }) => [action, by.role, by.displayName])).toEqual([
      ["CONFIRM", "VOLUNTEER", null],
      ["CONFIRM", "USER", at.owner.user.displayName],
    ]);
  });

  test("what nobody restored in time is gone for good, but for what a source still lists", async () => {
    const [gone, listed] = [await at.storeService(), await at.storeService()];
    await open().query(
      "insert into service_sources (source, external_id, service_id, fingerprint, last_seen_at) values ('s', '1', $1, sha256('x'), now())",
      [listed.id],
    );
    await at.call("DELETE", `/services/${gone.id}`, at.owner.headers);
    await at.call("DELETE", `/services/${listed.id}`, at.owner.headers);
    await purgeDeleted(open(), NOW + 31 * 86_400_000);
    const left = await open().query<{ id: string }>("select id from services where id = any($1::uuid[])", [
      [gone.id, listed.id],
    ]);
    expect(left).toEqual([{ id: listed.id }]);
  });
});
