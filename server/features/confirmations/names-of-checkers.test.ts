import { expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { OPENING_MS, openPlace } from "#server/features/listings/protection/decide-place.ts";

const NAME = "Otto Pierhand";

onOneEngine("Names of those who confirm services", (open) => {
  const at = listingsForTest(open);
  const own = async (person: UserForTest, facts: Parameters<typeof at.storeService>[0] = {}) => {
    const service = await at.storeService(facts);
    await open().query("update services set owner_id = $2 where id = $1", [service.id, person.user.id]);
    return service.id;
  };
  const confirm = async (id: string, person: UserForTest) =>
    expect((await at.call("POST", `/services/${id}/confirm`, person.headers, {})).status).toBe(200);
  const profile = (body: object, person?: UserForTest) =>
    at.call<{ isNamePublic: boolean; displayName: string }>(
      "PUT",
      "/auth/profile",
      person?.headers ?? {},
      body,
    );
  /** Every exit that has what the page of a service says. */
  const exits = async (id: string) => {
    const text = async (path: string, headers = {}) =>
      (await fetch(`${at.app.address}${path}`, { headers })).text();
    return Promise.all([
      text(`/api/services/${id}`),
      text(`/api/services?filter=_id&_id=${id}`),
      text("/api/city-pack?place=25.774,-80.194"),
      text(`/api/hsds/services/${id}`),
      text("/api/hsds/services?full=true"),
    ]);
  };
  const verifiedBy = async (id: string) => (await at.asGuest(id)).verifiedBy;

  test("are told to nobody without the person's tick, and are gone with it", async () => {
    const otto = await signedInAs(at.app, "AUTO USER", { displayName: NAME });
    const id = await own(otto);
    expect(otto.user.isNamePublic).toBe(false);
    await confirm(id, otto);
    expect(await verifiedBy(id)).toBe("Owned Hall");
    expect((await exits(id)).join()).not.toContain(NAME);

    expect((await profile({ isNamePublic: true })).status).toBe(401);
    expect((await profile({ isNamePublic: "yes" }, otto)).status).toBe(400);
    expect((await profile({ isNamePublic: true }, otto)).body.isNamePublic).toBe(true);
    // The tick is for what comes.
    expect(await verifiedBy(id)).toBe("Owned Hall");
    await confirm(id, otto);
    expect(await verifiedBy(id)).toBe(NAME);
    // Another name follows; an unrelated change of the profile takes nothing away.
    await profile({ phone: "3055550123" }, otto);
    await profile({ displayName: "Otto Quay" }, otto);
    expect(await verifiedBy(id)).toBe("Otto Quay");
    await profile({ isNamePublic: false }, otto);
    expect(await at.asGuest(id)).toMatchObject({ verifiedBy: null, verifiedAt: "2026-11-20T15:00:00Z" });
  });

  test("of a protected listing are in no exit, whoever confirmed it and whenever it became protected", async () => {
    const otto = await signedInAs(at.app, "AUTO USER", { displayName: NAME });
    await profile({ isNamePublic: true }, otto);
    const id = await own(otto);
    await confirm(id, otto);
    expect(await verifiedBy(id)).toBe(NAME);
    expect((await at.call("PUT", `/services/${id}`, otto.headers, { isProtected: true })).status).toBe(200);
    const stored = () => open().query("select verified_by as by from services where id = $1", [id]);
    expect(await stored()).toEqual([{ by: null }]);
    expect(await at.asGuest(id)).toMatchObject({ verifiedBy: null, verifiedAt: "2026-11-20T15:00:00Z" });
    await confirm(id, otto);
    // Neither does any other statement bring it back, nor does opening the listing.
    await open().query("update services set verified_by = $2 where id = $1", [id, NAME]);
    expect(await stored()).toEqual([{ by: null }]);
    expect((await exits(id)).join()).not.toContain(NAME);
    await at.call("POST", `/services/${id}/withheld`, otto.headers, { decision: "OPEN" });
    await openPlace(open(), id, NOW + OPENING_MS);
    expect(await at.asGuest(id)).toMatchObject({ isProtected: false, verifiedBy: null });
  });

  test("go with the account, also from services of others", async () => {
    const lead = await signedInAs(at.app, "VOLUNTEER LEAD", { displayName: "Passing Through" });
    await profile({ isNamePublic: true }, lead);
    const id = await own(at.owner);
    await confirm(id, lead);
    expect(await verifiedBy(id)).toBe("Passing Through");
    const admin = at.headersOf("ADMINISTRATOR");
    expect((await sendJson(at.app, "DELETE", `/users/${lead.user.id}`, {}, admin)).status).toBe(200);
    expect(await verifiedBy(id)).toBeNull();
    expect(at.app.now).toBe(NOW);
  });
});
