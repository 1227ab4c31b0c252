import { describe, expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { DoorState } from "#domain/listings/protection/door-calls.ts";
import { RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { OPENING_MS } from "./decide-place.ts";
import { findOpening, noteReview } from "./place-queries.ts";
import { reviewDirectory } from "./review-directory.ts";
import { openDoor } from "./show-door.ts";

const STREET = /Foxglove|33177|191919/;
const HOUSE = {
  name: "Harbor of Rest",
  description: "A house.",
  type: ["SHELTER"],
  isProtected: true,
  totalBeds: 9,
  availableBeds: 2,
  place: {
    address1: "31 Foxglove Ct",
    zip: "33177",
    coordinates: { longitude: -80.191919, latitude: 25.791919 },
  },
} as const;
const PIN = { coordinates: [-80.191919, 25.791919] };
const SHOWN = { isProtected: true, placeShown: "DOOR", address1: "31 Foxglove Ct", zip: "33177" };

onOneEngine("The street of a protected listing", (open) => {
  const at = listingsForTest(open);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const stored = async (facts: Parameters<typeof at.storeService>[0] = {}) => {
    const { id } = await at.storeService({ ...HOUSE, type: ["SHELTER"], ...facts });
    return { id, path: `/services/${id}` };
  };
  const decide = (
    path: string,
    headers: Readonly<Record<string, string>>,
    decision: string,
    isSure: boolean | undefined = true,
  ) => at.call<DoorState & { key?: string }>("POST", `${path}/door`, headers, { decision, isSure });
  const put = (path: string, headers: Readonly<Record<string, string>>, body: object) =>
    at.call("PUT", path, headers, body);
  const isHidden = async (id: string) => {
    const shown = await at.asGuest(id);
    expect(JSON.stringify(shown)).not.toMatch(STREET);
    expect(shown.location).toEqual({ coordinates: [] });
  };
  /** Asked for and confirmed by its owner. */
  const confirmed = async (facts: Parameters<typeof at.storeService>[0] = {}) => {
    const service = await stored(facts);
    expect((await decide(service.path, at.owner.headers, "ASK")).status).toBe(200);
    expect((await decide(service.path, at.owner.headers, "CONFIRM")).status).toBe(200);
    return service;
  };
  const opened = async (facts: Parameters<typeof at.storeService>[0] = {}) => {
    const service = await confirmed(facts);
    await openDoor(open(), service.id, NOW + OPENING_MS);
    expect(await at.asGuest(service.id)).toMatchObject(SHOWN);
    return service;
  };

  test("opens by its owner's tick, a second yes and 24 hours, and the owner is told of both", async () => {
    const { id, path } = await stored();
    at.app.jobs.length = 0;
    const read = async () =>
      (await at.call<DoorState>("GET", `${path}/door`, at.owner.headers, undefined)).body;
    expect(await read()).toEqual({
      isShown: false,
      mayAsk: true,
      askedAt: null,
      isAskedByViewer: false,
      opensAt: null,
    });
    const unsure = await at.call("POST", `${path}/door`, at.owner.headers, { decision: "ASK" });
    expect([unsure.status, unsure.body.fields]).toEqual([400, { isSure: "required" }]);
    expect((await decide(path, at.owner.headers, "CONFIRM")).body.key).toBe("changedSince");
    expect((await decide(path, at.owner.headers, "ASK")).body).toMatchObject({
      askedAt: isoOfEpoch(NOW),
      isAskedByViewer: true,
      opensAt: null,
    });
    const opensAt = isoOfEpoch(NOW + OPENING_MS);
    expect((await decide(path, at.owner.headers, "CONFIRM")).body).toMatchObject({ opensAt });
    // Once more changes nothing.
    expect((await decide(path, at.owner.headers, "ASK")).body).toMatchObject({ opensAt });
    expect(at.mails()).toMatchObject([
      { mail: "doorAsked", serviceId: id },
      { mail: "doorOpens", serviceId: id },
    ]);
    await openDoor(open(), id, NOW + OPENING_MS - 1);
    await isHidden(id);
    expect(await findOpening(open(), NOW + OPENING_MS)).not.toContain(id);
    expect(await findOpening(open(), NOW + OPENING_MS, "DOOR")).toContain(id);
    await openDoor(open(), id, NOW + OPENING_MS);
    expect(await at.asGuest(id)).toMatchObject({
      ...SHOWN,
      location: { coordinates: [-80.191919, 25.791919] },
      totalBeds: null,
      timeZone: "America/New_York",
    });
    expect(await read()).toMatchObject({ isShown: true, mayAsk: false, askedAt: null });
  });

  describe("no before yes", () => {
    test("only its owner asks and confirms", async () => {
      const { id, path } = await stored();
      const otherOwner = await signedInAs(at.app, "USER");
      await at.storeService({ ...HOUSE, type: ["SHELTER"] });
      const unconfirmed = await signedInAs(at.app, "USER");
      await open().query("update users set confirmed_at = null where id = $1", [unconfirmed.user.id]);
      for (const headers of [...at.viewers.map((viewer) => viewer.headers), otherOwner.headers]) {
        const isGuest = Object.keys(headers).length === 0;
        for (const decision of ["ASK", "CONFIRM"])
          expect((await decide(path, headers, decision)).status).toBe(isGuest ? 401 : 403);
      }
      await open().query("update services set owner_id = $2 where id = $1", [id, unconfirmed.user.id]);
      expect((await decide(path, unconfirmed.headers, "ASK")).status).toBe(403);
      await open().query("update services set owner_id = $2 where id = $1", [id, at.owner.user.id]);
      // Only its owner confirms what they asked for.
      await decide(path, at.owner.headers, "ASK");
      for (const headers of [admin(), at.headersOf("VOLUNTEER LEAD"), otherOwner.headers])
        expect((await decide(path, headers, "CONFIRM")).status).toBe(403);
      expect(await findOpening(open(), NOW + OPENING_MS, "DOOR")).not.toContain(id);
      await isHidden(id);
    });

    test.each(["REGION", "TOWN"] as const)("no save opens it, whoever saves (%s)", async (placeShown) => {
      const { id, path } = await stored({ placeShown });
      for (const headers of [admin(), at.headersOf("VOLUNTEER LEAD"), at.owner.headers])
        for (const body of [
          { placeShown: "DOOR" },
          { placeShown: "DOOR", isProtected: true, addressVisibility: "EXACT" },
        ]) {
          expect((await put(path, headers, body)).status).toBe(200);
          expect((await at.call("GET", path, admin())).body).toMatchObject({ placeShown, pending: null });
          await isHidden(id);
        }
      await expect(
        open().query("update services set place_shown = 'DOOR' where id = $1", [id]),
      ).rejects.toThrow("not opened by its owner");
    });

    test("a new listing has no street to show, and an unprotected one opens none when it becomes protected", async () => {
      const { id, path } = await stored({ isProtected: false, placeShown: "TOWN" });
      expect((await put(path, admin(), { isProtected: true, placeShown: "DOOR" })).status).toBe(200);
      await isHidden(id);
      expect((await at.call("GET", path, admin())).body.placeShown).toBe("TOWN");
    });

    test("what is withheld is decided first", async () => {
      const description = "Beds for women who flee a violent partner.";
      const { id, path } = await stored({ isProtected: false, description });
      await noteReview(open(), { after: null, finishedAt: null, version: RULE_VERSION });
      await reviewDirectory({ database: open(), queueMail: async () => {} }, NOW);
      expect((await decide(path, at.owner.headers, "ASK")).body.key).toBe("changedSince");
      await isHidden(id);
    });
  });

  describe("does not open", () => {
    test.each(["its owner", "a lead"])("where %s takes it back within the day", async (who) => {
      const { id, path } = await confirmed();
      const headers = who === "a lead" ? at.headersOf("VOLUNTEER LEAD") : at.owner.headers;
      expect((await decide(path, headers, "KEEP")).body).toMatchObject({ askedAt: null, opensAt: null });
      await openDoor(open(), id, NOW + OPENING_MS);
      await isHidden(id);
      expect((await decide(path, headers, "KEEP")).body.key).toBe("changedSince");
    });

    test.each<[string, (service: { id: string; path: string }) => Promise<unknown>]>([
      ["the street is another by then", ({ path }) => put(path, admin(), { address2: "Foxglove rear" })],
      ["its address is hidden by then", ({ path }) => put(path, admin(), { addressVisibility: "HIDDEN" })],
      ["its area is shown by then", ({ path }) => put(path, admin(), { addressVisibility: "AREA" })],
      [
        "it has another owner by then",
        async ({ id }) => {
          const other = await signedInAs(at.app, "USER");
          await open().query("update services set owner_id = $2 where id = $1", [id, other.user.id]);
        },
      ],
      [
        "it is deleted by then",
        ({ id }) => open().query("update services set deleted_at = now() where id = $1", [id]),
      ],
    ])("where %s", async (_, change) => {
      const service = await confirmed();
      await change(service);
      await openDoor(open(), service.id, NOW + OPENING_MS);
      const [row] = await open().query<{ shown: string; asked: string | null }>(
        `select s.place_shown as shown, w.asked_by as asked
           from services s join withheld_places w on w.service_id = s.id where s.id = $1`,
        [service.id],
      );
      expect(row).toEqual({ shown: "REGION", asked: null });
    });
  });

  describe("once it is shown", () => {
    test("a reply that is sent back leaves it, and opens nothing once it is closed", async () => {
      const { id, path } = await opened();
      const [{ body: own }, { body: guests }] = await Promise.all([
        at.call("GET", path, admin()),
        at.call("GET", path, {}),
      ]);
      const [row] = (await at.call<ListedService[]>("GET", `/services?filter=_id&_id=${id}`, admin())).body;
      const { version: _, userEmail: __, ...older } = own;
      expect((await put(path, admin(), older)).status).toBe(200);
      const { version: ___, ...rowWithoutVersion } = row ?? { version: 0 };
      expect((await put(path, admin(), rowWithoutVersion)).status).toBe(200);
      expect(await at.asGuest(id)).toMatchObject(SHOWN);
      // A row of a list has no beds of a protected listing, and clears none.
      expect((await at.call("GET", path, admin())).body).toMatchObject({ totalBeds: 9, availableBeds: 2 });
      for (const closing of [{ placeShown: "REGION" }, { placeShown: "TOWN" }]) {
        expect((await put(path, at.owner.headers, closing)).status).toBe(200);
        await isHidden(id);
        const { version: ____, ...guestsReply } = guests;
        for (const reply of [older, guestsReply, rowWithoutVersion]) {
          expect((await put(path, admin(), reply)).status).toBe(200);
          await isHidden(id);
        }
      }
      await expect(
        open().query("update services set place_shown = 'DOOR' where id = $1", [id]),
      ).rejects.toThrow("not opened by its owner");
    });

    test.each<[string, object]>([
      ["street", { address1: "32 Foxglove Ct", location: PIN }],
      ["pin", { location: { coordinates: [-80.2, 25.8] } }],
      ["ZIP code", { zip: "33178", location: PIN }],
    ])("another %s is not", async (_, change) => {
      const { id, path } = await opened();
      expect((await put(path, admin(), change)).status).toBe(200);
      const shown = await at.asGuest(id);
      expect(shown).toMatchObject({
        isProtected: true,
        address1: null,
        zip: null,
        location: { coordinates: [] },
      });
      expect((await at.call("GET", path, admin())).body).toMatchObject({ placeShown: "TOWN", ...change });
    });

    test("another street that somebody proposes is not either, once it is approved", async () => {
      const { id, path } = await stored();
      const volunteer = await signedInAs(at.app, "USER");
      await open().query("update services set owner_id = $2 where id = $1", [id, volunteer.user.id]);
      expect((await put(path, volunteer.headers, { address1: "33 Foxglove Ct", location: PIN })).status).toBe(
        200,
      );
      await open().query("update services set owner_id = $2 where id = $1", [id, at.owner.user.id]);
      await decide(path, at.owner.headers, "ASK");
      await decide(path, at.owner.headers, "CONFIRM");
      await openDoor(open(), id, NOW + OPENING_MS);
      expect(await at.asGuest(id)).toMatchObject(SHOWN);
      const approved = await at.call("POST", "/services/approve-services", admin(), { services: [id] });
      expect(approved.status).toBe(200);
      await isHidden(id);
      expect((await at.call("GET", path, admin())).body).toMatchObject({
        address1: "33 Foxglove Ct",
        placeShown: "TOWN",
      });
    });

    test("no statement stores another street", async () => {
      const { id } = await opened();
      await expect(
        open().query("update services set address1 = '34 Foxglove Ct' where id = $1", [id]),
      ).rejects.toThrow("another than its owner shows");
    });

    test("it has no directions and no place in other sites, as before", async () => {
      const { id } = await opened();
      const reply = await at.call("GET", `/directions?service=${id}&from=-80.2|25.77`, {});
      expect(reply.status).toBe(404);
    });

    test("an undo of its closing opens nothing", async () => {
      const { id, path } = await opened();
      await put(path, at.owner.headers, { placeShown: "REGION" });
      const changes = await open().query<{ id: number }>(
        "select id from history where thing_id = $1 and action = 'EDIT' order by id desc",
        [id],
      );
      await at.call("POST", `/history/${changes[0]?.id}/undo`, admin(), {});
      await isHidden(id);
    });
  });
});
