import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AskedExits, guestExits } from "#checks/guest-exits.ts";
import { chosenServers } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR_MS = 3_600_000;
const NEAR = "-80.2|25.77";

type Json = Readonly<Record<string, unknown>>;

const HAVEN = {
  id: "o1",
  name: "Harbor Haven",
  description: "We are at 31 Foxglove Court and help families.",
};
const MISSION = { id: "o2", name: "47 Larkspur Lane Mission", description: "Beds." };
const QUIET = { id: "o3", name: "Quiet Aid", description: "Reach staff at 305-555-9001." };
const PLAIN = { id: "o4", name: "Plain Network", description: "Food." };

/** A service with everything nested, as HSDS 3 has it. */
function service(
  id: string,
  name: string,
  description: string,
  organization: Json,
  {
    street = "",
    at = {},
    phones = [],
    ...more
  }: { street?: string; at?: Json; phones?: Json[]; more?: Json } & Json,
): Json {
  const address = {
    id: `${id}-a`,
    address_1: street,
    city: "Miami",
    state_province: "FL",
    postal_code: "33130",
  };
  const location = {
    id: `${id}-l`,
    name: "Place",
    latitude: 25.7673919,
    longitude: -80.1973919,
    addresses: [address],
    ...at,
  };
  return {
    ...{ id, name, description, organization, status: "active" },
    phones: [{ id: `${id}-p`, number: "305-555-0100" }, ...phones],
    service_at_locations: street === "" ? [] : [{ id: `${id}-s`, location }],
    ...more,
  };
}

/** Doors and values that no exit may have: each is named by the services below. */
const SECRETS =
  /Foxglove|Larkspur|Privet|555\W{0,3}9001|hush\W{0,5}(?:@|at)|Excluded|Luna\b|Nightshade|73919|Pat Doe|555-9778/iu;

const SERVICES: readonly Json[] = [
  service(
    "s01",
    "Haven Shelter",
    "Safe house for women fleeing domestic violence. At 31 Foxglove Court.",
    HAVEN,
    {
      street: "31 Foxglove Court",
    },
  ),
  service("s02", "Haven Pantry", "Food. Come to our house, 31 Foxglove Ct.", HAVEN, {
    street: "31 Foxglove Ct",
  }),
  service("s03", "Haven Office", "Our other house is at 31 Foxglove Court.", HAVEN, {
    street: "900 SW 8th Street",
    at: { latitude: 25.7659, longitude: -80.2089 },
  }),
  service("s04", "Emergency Beds", "Emergency beds. Call for location.", MISSION, {
    street: "47 Larkspur Lane",
  }),
  service("s05", "Flagged Room", "A room for a night.", QUIET, {
    street: "12 Privet Road",
    at: { PhysicalAddressIsPrivate: true },
  }),
  service("s06", "Flagged Number", "Meals. Call 305-555-9001 or 305-555-0100.", QUIET, {
    phones: [{ id: "p9", number: "305-555-9001", is_private: true }],
  }),
  service("s07", "Sibling", "Coats. Or call (305) 555-9001. Write hush@quiet.example.", QUIET, {}),
  service("s08", "Flagged Mail", "Legal help. Write hush (at) quiet (dot) example.", QUIET, {
    email: "hush@quiet.example",
    EmailIsPrivate: true,
  }),
  service("s09", "Excluded Place", "Not for the web.", PLAIN, { ExcludeFromWebsite: "Yes" }),
  service("s10", "Plain Pantry", "Food every day.", PLAIN, {
    street: "80 Open Street",
    at: { latitude: 25.7704, longitude: -80.2004 },
  }),
  service("s11", "Refugio", "Casa segura para mujeres que huyen de la violencia. Calle Luna 31.", PLAIN, {
    street: "31 Calle Luna",
  }),
  service("s12", "Residence", "Residential program for survivors of human trafficking.", PLAIN, {
    street: "PO Box 12",
    alternate_name: "House at 8 Nightshade Avenue",
    url: "https://maps.google.com/?q=25.7673919,-80.1973919",
  }),
  service("s13", "Forms", "Help with forms.", PLAIN, {
    phones: [{ id: "c1", number: "305-555-9778", contact_id: "c", description: "Pat Doe, cell" }],
  }),
];
const HIDDEN = ["Emergency Beds", "Flagged Room", "Haven Pantry", "Haven Shelter", "Refugio", "Residence"];

interface Shown {
  id: string;
  name: string;
  address1: string | null;
  isProtected: boolean;
  description: string;
}

for (const { engine, template } of chosenServers()) {
  describe(`what a source keeps from the public, on ${engine}`, () => {
    let source: StubServer;
    let services = SERVICES;
    let now = NOW;
    const opened: TestDatabase[] = [];
    const apps: RunningApp[] = [];
    let [first, second]: RunningApp[] = [];

    async function directory(): Promise<RunningApp> {
      const made = await openTestDatabase(template);
      opened.push(made);
      await storePlaces(made.database, "test", new Uint8Array(32), () => ({
        cities: [
          {
            ...{ geoNamesId: null, otherNames: [], state: "FL", county: "", inCounty: "Miami-Dade" },
            ...{ name: "Miami", population: 450_000, longitude: -80.2, latitude: 25.77 },
          },
        ],
        counties: [{ state: "FL", name: "Miami-Dade", longitude: -80.5, latitude: 25.6 }],
        areas: [{ code: "33130", longitude: -80.2, latitude: 25.76 }],
      }));
      const app = await runningApp(made.database);
      apps.push(app);
      return app;
    }

    beforeAll(async () => {
      source = await stubServer(({ path }) => {
        const url = new URL(path, "http://source.example");
        if (url.pathname === "/api")
          return { body: JSON.stringify({ version: "3.0", profile: "https://docs.openreferral.org" }) };
        if (url.pathname !== "/api/services") return { status: 404, body: "{}" };
        return { body: JSON.stringify({ total_items: services.length, total_pages: 1, contents: services }) };
      });
      [first, second] = [await directory(), await directory()];
    });
    afterAll(async () => {
      for (const app of apps) await app.close();
      for (const each of opened) await each.drop();
      await source?.close();
    });

    async function harvest(
      to: RunningApp | undefined,
      address: string,
      isDirect = true,
    ): Promise<string | undefined> {
      if (to === undefined) throw new Error("There is no directory.");
      now += HOUR_MS;
      for (const app of apps) app.now = now;
      let result: string | undefined;
      await workOnHarvests({
        database: to.database,
        sources: [{ name: "County", address, isDirect, licence: null }],
        everyMs: HOUR_MS / 2,
        get: politeGetter(true, { pause: async () => {} }),
        now: () => now,
        onEnd: (_, outcome) => {
          result = outcome.result;
        },
      });
      return result;
    }
    const shown = async (app: RunningApp | undefined): Promise<readonly Shown[]> =>
      (await app?.read<Shown[]>("/services?limit=100&sort=name&order=asc")) ?? [];
    const protectedNames = async (app: RunningApp | undefined) =>
      (await shown(app)).filter((each) => each.isProtected).map(({ name }) => name);

    async function expectNoSecrets(app: RunningApp | undefined): Promise<void> {
      if (app === undefined) throw new Error("There is no directory.");
      const ids = (await shown(app)).map(({ id }) => id);
      const asked: AskedExits = {
        ...{ ids, near: NEAR, since: new Date(0).toISOString(), after: "", hasPages: false },
        stranger: (await signedInAs(app, "USER")).headers,
      };
      const exits = await guestExits(app, asked, now);
      expect(exits.size).toBeGreaterThan(50);
      for (const [address, exit] of exits)
        expect([address, SECRETS.exec(exit)?.[0]]).toEqual([address, undefined]);
      const kept = await app.database.query<{ text: string }>(
        "select row_to_json(s)::text as text from public_services s union all select row_to_json(o)::text from organizations o",
      );
      for (const { text } of kept) expect(SECRETS.exec(text)?.[0]).toBeUndefined();
    }

    test("is in no exit of a harvest, nor of the harvest of that", async () => {
      expect(await harvest(first, `${source.url}/api`)).toBe("APPLIED");
      expect(await shown(first)).toHaveLength(12);
      expect(await protectedNames(first)).toEqual(HIDDEN);
      await expectNoSecrets(first);
      expect(await harvest(second, `${first?.address}/api/hsds`)).toBe("APPLIED");
      expect(await protectedNames(second)).toEqual(HIDDEN);
      await expectNoSecrets(second);
    });

    test("leaves the rest, and what others have", async () => {
      const descriptions = new Map((await shown(first)).map(({ name, description }) => [name, description]));
      expect(descriptions.get("Flagged Number")).toBe("Meals. Call […] or 305-555-0100.");
      expect(descriptions.get("Sibling")).toBe("Coats. Or call […]. Write […].");
      const [mission] = await (first?.database.query<{ name: string }>(
        "select name from organizations where name like '%Mission'",
      ) ?? []);
      expect(mission?.name).toBe("Mission");
    });

    test("leaves the public at once where its source excludes it, though the changes wait", async () => {
      const names = async () => (await shown(first)).map(({ name }) => name);
      expect(await names()).toContain("Sibling");
      services = SERVICES.map((each) =>
        each["id"] === "s07" ? { ...each, ExcludeFromWebsite: true } : each,
      );
      expect(await harvest(first, `${source.url}/api`, false)).toBe("WAITING");
      expect(await names()).not.toContain("Sibling");
      expect(await names()).toHaveLength(11);
    });

    test("is withheld at once where its changes wait, and where a person has edited", async () => {
      // Someone has corrected the pantry, so that it is not taken over any more.
      await first?.database.query(
        "update services set description = 'Food on weekdays.', version = version + 1 where name = 'Plain Pantry'",
      );
      const flagged = (id: string, changes: Json): Json => ({
        ...service(id, "Plain Pantry", "Bread.", PLAIN, {
          street: "80 Open Street",
          at: { latitude: 25.7704, longitude: -80.2004, ...changes },
        }),
      });
      services = SERVICES.map((each) => {
        if (each["id"] === "s10") return flagged("s10", { PhysicalAddressIsPrivate: "Yes" });
        if (each["id"] === "s03")
          return service("s03", "Haven Office", "Women fleeing abuse sleep here.", HAVEN, {
            street: "900 SW 8th Street",
          });
        return each["id"] === "s08" ? { ...each, description: "Other words." } : each;
      });
      expect(await harvest(first, `${source.url}/api`)).toBe("WAITING");
      const all = await shown(first);
      const [pantry, office] = ["Plain Pantry", "Haven Office"].map((name) =>
        all.find((each) => each.name === name),
      );
      expect(pantry).toMatchObject({ isProtected: true, address1: null, description: "Food on weekdays." });
      expect(office).toMatchObject({
        isProtected: true,
        address1: null,
        description: "Our other house is at […].",
      });
      // Only the part of a text that is not private waits for review.
      expect(all.find(({ name }) => name === "Flagged Mail")?.description).toBe("Legal help. Write […].");
      // And goes over to who harvests it.
      expect(await harvest(second, `${first?.address}/api/hsds`)).toBe("WAITING");
      expect(await protectedNames(second)).toEqual([...HIDDEN, "Haven Office", "Plain Pantry"].toSorted());
    });
  });
}
