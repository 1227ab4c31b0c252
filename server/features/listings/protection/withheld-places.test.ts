import { describe, expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { PlaceOfService, WithheldPlace } from "#domain/listings/protection/protection-calls.ts";
import { RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import { refreshFindings } from "#server/features/directory-health/refresh-health.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { OPENING_MS, openPlace } from "./decide-place.ts";
import { findOpening, noteReview } from "./place-queries.ts";
import { reviewDirectory } from "./review-directory.ts";

const STREET = /Foxglove|33177|191919/;
const SHELTER = {
  name: "Harbor of Rest",
  description: "Beds for women who flee a violent partner, at 31 Foxglove Ct.",
  place: {
    address1: "31 Foxglove Ct",
    zip: "33177",
    coordinates: { longitude: -80.191919, latitude: 25.791919 },
  },
} as const;

onOneEngine("Places that are withheld", (open) => {
  const at = listingsForTest(open);
  const queued: { mail: string }[] = [];
  const deps = () => ({
    database: open(),
    queueMail: async (_db: unknown, job: { mail: string }) => void queued.push(job),
  });
  /** Looks through the directory as at the first start with the rule. */
  const reviewed = async (service: ServiceToStore) => {
    await noteReview(open(), { after: null, finishedAt: null, version: RULE_VERSION });
    await reviewDirectory(deps(), NOW);
    return `/services/${service.id}`;
  };
  const decide = (path: string, headers: Readonly<Record<string, string>>, decision: string) =>
    at.call<{ state: string; opensAt: string | null; key?: string }>("POST", `${path}/withheld`, headers, {
      decision,
    });
  const admin = () => at.headersOf("ADMINISTRATOR");
  const lead = () => at.headersOf("VOLUNTEER LEAD");
  const listed = async (id: string) => {
    const { body } = await at.call<WithheldPlace[]>("GET", "/services/withheld?limit=100", admin());
    return body.find((place) => place.id === id);
  };

  describe("the look through what stands there", () => {
    test("withholds a shelter: the public has the region at once, editors the street", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      const shown = await at.asGuest(service.id);
      expect(shown).toMatchObject({ isProtected: true, placeShown: "REGION", address1: null, city: "" });
      expect(JSON.stringify(shown)).not.toMatch(STREET);
      const exits = [
        `/services?limit=100`,
        `/hsds/services/${service.id}`,
        `/hsds/services?full=true&per_page=100`,
      ];
      for (const exit of exits) {
        const { body } = await at.call("GET", exit, {});
        expect(JSON.stringify(body)).not.toMatch(STREET);
      }
      expect((await at.call("GET", path, at.owner.headers)).body.address1).toBe("31 Foxglove Ct");
      expect(await listed(service.id)).toMatchObject({
        kind: "WITHHOLD",
        state: "WITHHELD",
        reason: "WORDS",
        words: expect.arrayContaining([expect.stringMatching(/violent/)]),
      });
      expect(queued).toContainEqual({ mail: "placeWithheld", serviceId: service.id });
    });

    test("takes addresses of the web and the region's words that name the street, and names the rest", async () => {
      const service = await at.storeService({
        ...SHELTER,
        website: "https://foxglovecourthouse.example/",
        contactEmail: "help@31foxglove.example",
        facebook: "https://facebook.com/sampleton-refuge",
        region: "Behind the mill, 31 Foxglove Court",
      });
      const path = await reviewed(service);
      const shown = await at.asGuest(service.id);
      expect(shown).toMatchObject({ website: null, contactEmail: null, region: "Behind the mill, […]" });
      expect(JSON.stringify(shown)).not.toMatch(/foxglove/iu);
      expect((await listed(service.id))?.naming).toEqual(["facebook"]);
      await decide(path, lead(), "OPEN");
      await decide(path, admin(), "OPEN");
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect(await at.asGuest(service.id)).toMatchObject({
        website: "https://foxglovecourthouse.example/",
        contactEmail: "help@31foxglove.example",
      });
    });

    test("asks about an office, and leaves it public", async () => {
      const service = await at.storeService({
        ...SHELTER,
        description: "Advocates at the court for victims of domestic violence.",
      });
      await reviewed(service);
      expect((await at.asGuest(service.id)).address1).toBe("31 Foxglove Ct");
      expect(await listed(service.id)).toMatchObject({ kind: "QUESTION", state: "PROPOSED" });
      await refreshFindings(open(), NOW);
      const { body } = await at.call<{ id: string }[]>(
        "GET",
        "/directory-health/findings?kind=PROTECTS_PEOPLE",
        lead(),
      );
      expect(body.map(({ id }) => id)).toContain(service.id);
    });

    test("only proposes where a person has answered before", async () => {
      // No one sees it yet, so that the tick may be taken back.
      const service = await at.storeService(SHELTER, { approvedAt: null });
      const path = `/services/${service.id}`;
      for (const isProtected of [true, false])
        expect((await at.call("PUT", path, admin(), { isProtected })).status).toBe(200);
      await at.call("POST", "/services/approve-services", lead(), { services: [service.id] });
      await reviewed(service);
      expect((await at.asGuest(service.id)).address1).toBe("31 Foxglove Ct");
      expect(await listed(service.id)).toMatchObject({ kind: "WITHHOLD", state: "PROPOSED" });
    });

    test("happens once: what stood there and is edited later is proposed", async () => {
      await reviewed(await at.storeService());
      const service = await at.storeService(SHELTER);
      await at.call("PUT", `/services/${service.id}`, admin(), { phone: "3055550102" });
      await reviewDirectory(deps(), NOW + 1000);
      expect((await at.asGuest(service.id)).address1).toBe("31 Foxglove Ct");
      expect(await listed(service.id)).toMatchObject({ state: "PROPOSED" });
    });
  });

  test("no save opens it, by any role", async () => {
    const service = await at.storeService(SHELTER);
    const path = await reviewed(service);
    for (const headers of [admin(), lead(), at.owner.headers])
      for (const change of [{ isProtected: false }, { placeShown: "TOWN" }]) {
        const { status, body } = await at.call("PUT", path, headers, change);
        expect([status, body.fields]).toEqual([400, { [Object.keys(change)[0] ?? ""]: "withheldPlace" }]);
      }
    expect((await at.call("PUT", path, admin(), { name: "Another name" })).status).toBe(200);
    await storeServices(open(), [service], NOW);
    expect(JSON.stringify(await at.asGuest(service.id))).not.toMatch(/33177|191919/);
    await expect(
      open().query("update services set place_shown = 'TOWN' where id = $1", [service.id]),
    ).rejects.toThrow("withheld");
  });

  test("is listed for stewards alone, and decided by them and the owner", async () => {
    const service = await at.storeService(SHELTER);
    const path = await reviewed(service);
    for (const viewer of at.viewers) {
      const may = ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"].includes(viewer.role);
      const { status } = await at.call("GET", "/services/withheld", viewer.headers);
      const refused = viewer.role === "GUEST" ? 401 : 403;
      expect([viewer.role, status]).toEqual([viewer.role, may ? 200 : refused]);
      if (!may) expect((await decide(path, viewer.headers, "OPEN")).status).toBe(status);
    }
    expect(await listed(service.id)).toMatchObject({ askedAt: null, opensAt: null });
  });

  describe("opening", () => {
    test("needs two persons and 24 hours", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      expect((await decide(path, lead(), "OPEN")).body).toMatchObject({ state: "WITHHELD", opensAt: null });
      // A second agreement by the same person does not count.
      expect((await decide(path, lead(), "OPEN")).body).toMatchObject({ opensAt: null });
      expect((await decide(path, admin(), "OPEN")).body.opensAt).toBe(isoOfEpoch(NOW + OPENING_MS));
      await openPlace(open(), service.id, NOW + OPENING_MS - 1);
      expect((await at.asGuest(service.id)).address1).toBeNull();
      expect(await findOpening(open(), NOW + OPENING_MS)).toContain(service.id);
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect(await at.asGuest(service.id)).toMatchObject({
        isProtected: false,
        address1: "31 Foxglove Ct",
        description: SHELTER.description,
      });
      expect(await listed(service.id)).toBeUndefined();
      // A person has decided: it is not withheld again.
      await reviewed(service);
      expect((await at.asGuest(service.id)).address1).toBe("31 Foxglove Ct");
    });

    test("anybody who may decide takes it back within the day", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      await decide(path, lead(), "OPEN");
      await decide(path, at.owner.headers, "OPEN");
      expect((await listed(service.id))?.opensAt).not.toBeNull();
      expect((await decide(path, at.owner.headers, "KEEP")).body).toMatchObject({ opensAt: null });
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect((await at.asGuest(service.id)).address1).toBeNull();
    });

    test("an owner whose email is not confirmed agrees to nothing", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      const owner = await signedInAs(at.app, "USER");
      await open().query("update users set confirmed_at = null where id = $1", [owner.user.id]);
      await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
      await decide(path, lead(), "OPEN");
      expect((await decide(path, owner.headers, "OPEN")).status).toBe(403);
      expect((await listed(service.id))?.opensAt).toBeNull();
    });
  });

  describe("the owner's answer", () => {
    const read = (path: string, headers: Readonly<Record<string, string>>) =>
      at.call<PlaceOfService & { key?: string }>("GET", `${path}/withheld`, headers);

    test("is asked of those who decide, with the words that led to it, and of nobody else", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      expect((await read(path, {})).status).toBe(401);
      for (const role of ["USER", "AUTO USER", "VOLUNTEER"])
        expect([role, (await read(path, at.headersOf(role))).status]).toEqual([role, 403]);
      expect((await read(path, at.owner.headers)).body).toEqual({
        state: "WITHHELD",
        reason: "WORDS",
        words: expect.arrayContaining([expect.stringMatching(/violent/)]),
        ...{ askedAt: null, isAskedByViewer: false, opensAt: null },
        ...{ mayOpen: true, isEnough: true },
      });
      // A steward who asks needs someone else.
      expect((await read(path, lead())).body).toMatchObject({ mayOpen: true, isEnough: false });
      await decide(path, lead(), "OPEN");
      expect((await read(path, lead())).body).toMatchObject({
        ...{ askedAt: isoOfEpoch(NOW), isAskedByViewer: true, opensAt: null },
        ...{ mayOpen: false, isEnough: false },
      });
      expect((await read(path, admin())).body).toMatchObject({ mayOpen: true, isEnough: true });
      const open = await at.storeService();
      expect((await read(`/services/${open.id}`, lead())).body).toMatchObject({
        state: null,
        mayOpen: false,
      });
    });

    test("opens it 24 hours later where their address is confirmed, and can be taken back by any", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      const opensAt = isoOfEpoch(NOW + OPENING_MS);
      queued.length = 0;
      expect((await decide(path, at.owner.headers, "OPEN")).body.opensAt).toBe(opensAt);
      expect(queued).toEqual([]);
      expect(at.mails()).toContainEqual(
        expect.objectContaining({ mail: "placeOpens", serviceId: service.id }),
      );
      expect((await read(path, at.owner.headers)).body).toMatchObject({ opensAt, mayOpen: false });
      expect((await decide(path, lead(), "KEEP")).body.opensAt).toBeNull();
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect((await at.asGuest(service.id)).address1).toBeNull();
      await decide(path, at.owner.headers, "OPEN");
      await openPlace(open(), service.id, NOW + OPENING_MS - 1);
      expect((await at.asGuest(service.id)).address1).toBeNull();
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect((await at.asGuest(service.id)).address1).toBe("31 Foxglove Ct");
    });

    test("is for the address that was there: another one is not opened", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      await decide(path, at.owner.headers, "OPEN");
      const moved = { address1: "77 Hidden Orchard Ln", location: { coordinates: [-80.2, 25.8] } };
      expect((await at.call("PUT", path, admin(), moved)).status).toBe(200);
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect(JSON.stringify(await at.asGuest(service.id))).not.toMatch(/Orchard|Foxglove/);
      expect((await read(path, at.owner.headers)).body).toMatchObject({
        askedAt: null,
        opensAt: null,
        mayOpen: true,
      });
    });

    test("of an owner without a confirmed address waits for a steward", async () => {
      const service = await at.storeService(SHELTER);
      const path = await reviewed(service);
      const owner = await signedInAs(at.app, "USER");
      await open().query("update users set confirmed_at = null where id = $1", [owner.user.id]);
      await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
      expect((await read(path, owner.headers)).body).toMatchObject({ mayOpen: true, isEnough: false });
      expect((await decide(path, owner.headers, "OPEN")).body).toMatchObject({ opensAt: null });
      expect((await decide(path, owner.headers, "OPEN")).body).toMatchObject({ opensAt: null });
      expect((await decide(path, lead(), "OPEN")).body.opensAt).toBe(isoOfEpoch(NOW + OPENING_MS));
      // Who is gone agrees to nothing.
      await open().query("update withheld_places set asked_by = null where service_id = $1", [service.id]);
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect((await at.asGuest(service.id)).address1).toBeNull();
      expect((await decide(path, lead(), "OPEN")).body.opensAt).toBeNull();
    });
  });

  describe("a listing that a person has said to protect", () => {
    const protectedHall = async () => {
      const { id } = await at.storeService({ isProtected: true, place: SHELTER.place });
      return { id, path: `/services/${id}` };
    };

    test("is opened in the same way, and stands in the list as long as somebody asks", async () => {
      const { id, path } = await protectedHall();
      expect((await decide(path, lead(), "KEEP")).status).toBe(404);
      expect((await decide(path, lead(), "OPEN")).body).toMatchObject({ state: "ASKED", opensAt: null });
      expect(await listed(id)).toMatchObject({ state: "ASKED", reason: "PERSON", words: [] });
      await openPlace(open(), id, NOW + OPENING_MS);
      expect((await decide(path, at.owner.headers, "KEEP")).status).toBe(200);
      expect(await listed(id)).toBeUndefined();
      await decide(path, lead(), "OPEN");
      expect((await decide(path, admin(), "OPEN")).body.opensAt).toBe(isoOfEpoch(NOW + OPENING_MS));
      await openPlace(open(), id, NOW + OPENING_MS - 1);
      expect(await at.asGuest(id)).toMatchObject({ isProtected: true, address1: null });
      await openPlace(open(), id, NOW + OPENING_MS);
      expect(await at.asGuest(id)).toMatchObject({ isProtected: false, address1: "31 Foxglove Ct" });
    });

    test("is not opened while its owner asks for the street alone, and an open one is not asked for", async () => {
      const { id, path } = await protectedHall();
      await at.call("POST", `${path}/door`, at.owner.headers, { decision: "ASK", isSure: true });
      expect((await decide(path, lead(), "OPEN")).status).toBe(404);
      expect(await listed(id)).toBeUndefined();
      const hall = await at.storeService();
      expect((await decide(`/services/${hall.id}`, lead(), "OPEN")).status).toBe(404);
    });
  });

  test("hiding for good deletes the street everywhere", async () => {
    const service = await at.storeService(SHELTER);
    const path = await reviewed(service);
    expect((await decide(path, lead(), "HIDE")).body).toMatchObject({ state: "HIDDEN" });
    const tables = ["services", "service_places", "pending_edits", "history", "withheld_places"];
    const rows = await Promise.all(
      tables.map((table) =>
        open().query(`select to_jsonb(t)::text as row from ${table} t where to_jsonb(t)::text like $1`, [
          `%${service.id}%`,
        ]),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/33177|191919/);
    expect((await decide(path, lead(), "WITHHOLD")).body.key).toBe("changedSince");
  });

  test("a question is answered either way", async () => {
    const office = { ...SHELTER, description: "Advocates for victims of domestic violence." };
    const [shown, withheld] = [await at.storeService(office), await at.storeService(office)];
    await reviewed(shown);
    expect((await decide(`/services/${shown.id}`, lead(), "SHOW")).body.state).toBe("OPENED");
    expect((await at.asGuest(shown.id)).address1).toBe("31 Foxglove Ct");
    expect((await decide(`/services/${withheld.id}`, lead(), "WITHHOLD")).body.state).toBe("WITHHELD");
    expect((await at.asGuest(withheld.id)).address1).toBeNull();
  });
});
