import { expect, test } from "vitest";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { type AskedExits, differingExits, guestExits } from "./guest-exits.ts";
import type { RunningApp } from "./running-app.ts";
import { HALL, REFUGE, seenWrites, unseenWrites, type WritingPeople } from "./unseen-writes.ts";
import { signedInAs } from "./users-for-tests.ts";

/** Time between two writes, so that no two have one date. */
const LATER_MS = 120_000;
const NEAR = "-80.19|25.77";
const TOWN = {
  geoNamesId: null,
  otherNames: [],
  state: "FL",
  county: "",
  population: 1,
  inCounty: "Canal",
};

/**
 * Differential test of public information (rule services 33): a write that changes nothing public leaves every exit as
 * it was, byte for byte, and the same comparison notices one that does.
 */
export function testUnseenChanges(app: () => RunningApp, hasPages: boolean): void {
  const prepared = async () => {
    const { database, now } = app();
    await storePlaces(database, "test", new Uint8Array(32), () => ({
      cities: [
        { ...TOWN, name: "Sampleton", longitude: -80.2, latitude: 25.77 },
        { ...TOWN, name: "Smallton", longitude: -80.3, latitude: 25.7 },
      ],
      counties: [{ state: "FL", name: "Canal", longitude: -80.5, latitude: 25.6 }],
      areas: [{ code: "33101", longitude: -80.19, latitude: 25.77 }],
    }));
    await storeServices(database, [REFUGE, HALL], now);
    const people: WritingPeople = {
      admin: await signedInAs(app(), "ADMINISTRATOR"),
      volunteer: await signedInAs(app(), "VOLUNTEER"),
      owner: await signedInAs(app(), "USER"),
      somebody: await signedInAs(app(), "USER"),
    };
    await database.query("update services set owner_id = $2 where id = any($1::uuid[])", [
      [REFUGE.id, HALL.id],
      people.owner.user.id,
    ]);
    const stranger = (await signedInAs(app(), "USER")).headers;
    const [moment] = await database.query<{ since: string }>("select now()::text as since");
    const since = new Date(moment?.since ?? "").toISOString();
    const asked = { ids: [REFUGE.id, HALL.id], near: NEAR, since, hasPages, stranger };
    let after = "";
    // The server itself may have a short transaction open, which holds the feed back.
    await expect
      .poll(
        async () => {
          const feed: { after: string; changes: { id: string }[] } = await (
            await app().get("/api/hsds/changes?limit=1000")
          ).json();
          after = feed.after;
          return feed.changes.filter(({ id }) => id === REFUGE.id || id === HALL.id).length;
        },
        { timeout: 20_000 },
      )
      .toBe(2);
    return { people, asked: { ...asked, after } satisfies AskedExits, now };
  };

  test("changes that are not public leave everything public as it was", { timeout: 300_000 }, async () => {
    const { people, asked, now } = await prepared();
    let before = await guestExits(app(), asked, now);
    // Every exit must have something to compare.
    const missing = [...before].filter(([, exit]) => !exit.startsWith("[200,"));
    // But there is no way to a refuge, and no calendar of it.
    expect(missing.map(([address]) => address)).toEqual([
      `/api/directions?service=${REFUGE.id}&from=${NEAR}`,
      `/services/${REFUGE.id}/hours.ics`,
    ]);
    let moment = now;
    const exitsAfter = async (write: () => Promise<void>) => {
      moment += LATER_MS;
      app().now = moment;
      await write();
      app().now = now;
      return guestExits(app(), asked, moment);
    };
    for (const { name, write } of unseenWrites(app(), people)) {
      const exits = await exitsAfter(write);
      expect([name, differingExits(before, exits)]).toEqual([name, []]);
    }
    for (const { name, write } of seenWrites(app(), people)) {
      const exits = await exitsAfter(write);
      const differing = differingExits(before, exits);
      const mustDiffer = [...before.keys()].filter(isOfServices);
      expect([name, mustDiffer.filter((address) => !differing.includes(address))]).toEqual([name, []]);
      before = exits;
    }
  });
}

/** Exits that say what a service is, or when it changed. */
function isOfServices(address: string): boolean {
  return /^\/api\/services(?:\/[0-9a-f-]{36}|\?)|^\/services\/[0-9a-f-]{36}(?:\?|$)|\/hsds\/(?:services|changes)|city-pack|sitemap\/services/u.test(
    address,
  );
}
