import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { ListedService, PublicService } from "#domain/services/public-service.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { fillTexts } from "#server/features/translation/fill-texts.ts";
import { openingHours as spanishHours } from "#words/compiled/es/services/opening-hours.ts";
import { storeServices } from "../listings/store-services.ts";
import { type RevisedBody, readRevisedBodies } from "./body-queries.ts";
import { ServiceCache } from "./service-cache.ts";

onEachEngine("A list after every call that writes", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");
  const edit = (form: object) => (id: string) => at.call("PUT", `/services/${id}`, administrator(), form);
  const propose = (form: object) => (id: string) => at.call("PUT", `/services/${id}`, at.owner.headers, form);
  const decide = (what: string) => (id: string) =>
    at.call("POST", `/services/${what}-services`, administrator(), { services: [id], reason: "No." });
  const count = (id: string) =>
    at.call("POST", "/services/update-available-beds", administrator(), {
      services: [{ id, availableBeds: 7 }],
    });
  const confirm = (id: string) => at.call("POST", `/services/${id}/confirm`, at.owner.headers);
  const translator = { translate: async () => ["Comidas"], has: async () => true };
  const draft = (serviceId: string) =>
    fillTexts(open(), translator, { serviceId, fields: ["serviceSummary"], language: "es" }, NOW);
  const alert = { isCriticalHeader: true, criticalDescription: "Boil water", isCriticalNeverExpire: true };

  const WRITES: readonly (readonly [name: string, write: (id: string) => Promise<unknown>])[] = [
    ["an edit", edit({ description: "Cold meals." })],
    ["showing the area alone", edit({ addressVisibility: "AREA" })],
    [
      "showing the street again",
      edit({
        addressVisibility: "EXACT",
        address1: "2 Sample Street",
        zip: "33101",
        location: { coordinates: [-80.2, 25.8] },
      }),
    ],
    ["other hours", edit({ schedules: [{ type: "FULL_DAY" }] })],
    ["an alert", edit(alert)],
    ["beds to count", edit({ totalBeds: 9, availableBeds: 2 })],
    ["a count of beds", count],
    ["a kudo", (id) => at.call("POST", `/services/${id}/likes`, {})],
    ["a confirmation", confirm],
    ["an edit that waits", propose({ name: "Proposed Hall" })],
    ["its approval", decide("approve")],
    ["another that waits", propose({ name: "No Hall" })],
    ["its refusal", decide("reject")],
    ["a draft of Spanish", draft],
    ["an import", (id) => storeServices(open(), [{ ...serviceForTest({ name: "Imported" }), id }], NOW)],
    ["deletion", (id) => at.call("DELETE", `/services/${id}`, at.owner.headers)],
    ["restoring it", (id) => at.call("POST", `/services/${id}/restore`, at.owner.headers)],
    ["removal by a reviewer", decide("remove")],
    ["restoring that", (id) => at.call("POST", `/services/${id}/restore`, administrator())],
    ["a confirmation by the owner", confirm],
    [
      "the end of the owner's account",
      () => at.call("DELETE", `/users/${at.owner.user.id}`, administrator()),
    ],
    // A save cannot open what is hidden (rule protection 18), so that it is hidden last.
    ["hiding the address", edit({ addressVisibility: "HIDDEN" })],
    ["closing for good", edit({ closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] })],
  ];
  const HIDING = ["deletion", "removal by a reviewer", "closing for good"];
  /** Guests see nothing of it, so nothing of theirs moves (rule services 33). */
  const UNSEEN = ["an edit that waits", "another that waits", "its refusal"];

  test("has the service as its own page has it, which is read from the database", async () => {
    const { id } = await at.storeService({ type: ["FOOD", "SHELTER"] });
    const listed = async (): Promise<ListedService | null> => {
      const [row] = await at.app.read<ListedForViewer[]>(`/services?_id=${id}`);
      return row === undefined ? null : withoutMatched(row);
    };
    const seen: string[] = [];
    let before = await listed();
    for (const [name, write] of WRITES) {
      await write(id);
      const row = await listed();
      if (row === null) {
        seen.push(`${name}: gone`);
        continue;
      }
      expect(await at.app.read<PublicService>(`/services/${id}`), name).toMatchObject(row);
      seen.push(`${name}: ${isDeepStrictEqual(row, before) ? "the same" : "changed"}`);
      before = row;
    }
    const outcome = (name: string) => {
      if (HIDING.includes(name)) return "gone";
      return UNSEEN.includes(name) ? "the same" : "changed";
    };
    expect(seen).toEqual(WRITES.map(([name]) => `${name}: ${outcome(name)}`));
  });
});

/** The service of a row, apart from the search that found it. */
function withoutMatched({ matched: _, ...service }: ListedForViewer): ListedService {
  return service;
}

/** Replaces the reading of bodies. */
type ReadBodies = <Row>(...statement: Parameters<Db["query"]>) => Promise<Row[]>;

/** A database whose reader reads bodies otherwise than the rest. */
function withBodiesReadBy(database: Database, readBodies: ReadBodies): Database {
  const query: Db["query"] = (...statement) =>
    statement[0].includes("where id = any($1::uuid[])")
      ? readBodies(...statement)
      : database.currentReader.query(...statement);
  return { ...database, currentReader: { query } };
}

onEachEngine("Services that change while a list is read", (open) => {
  const apps: RunningApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  /** An app that lets `before` happen when a list was found, before its bodies are read. */
  const appWith = async (readBodies: ReadBodies): Promise<RunningApp> => {
    const app = await runningApp(withBodiesReadBy(open(), readBodies));
    apps.push(app);
    return app;
  };
  const after = (change: () => Promise<unknown>): ReadBodies => {
    return async (...statement) => {
      await change();
      return open().currentReader.query(...statement);
    };
  };
  const stored = async (name: string) => {
    const service = serviceForTest({ name, type: ["FOOD"] });
    await storeServices(open(), [service], NOW);
    return service.id;
  };

  test("are shown as they are then, and the next list has them too", async () => {
    const id = await stored("Before");
    const app = await appWith(
      after(() => open().query("update services set name = 'After' where id = $1", [id])),
    );
    for (let time = 0; time < 3; time++) {
      expect(await app.read(`/services?_id=${id}`)).toMatchObject([{ name: "After" }]);
    }
  });

  test("are left out where they were deleted", async () => {
    const id = await stored("Gone");
    const app = await appWith(
      after(() => open().query("update services set deleted_at = now() where id = $1", [id])),
    );
    expect(await app.read(`/services?_id=${id}`)).toEqual([]);
  });

  test("are never shown as a replica has them that is behind", async () => {
    const id = await stored("Before");
    await open().transaction(async (behind) => {
      await behind.query("set transaction isolation level repeatable read");
      await behind.query("select from services limit 1");
      await open().query("update services set name = 'After' where id = $1", [id]);
      const app = await appWith((text, values) => behind.query(text, values));
      for (let time = 0; time < 3; time++) {
        expect(await app.read(`/services?_id=${id}`)).toMatchObject([{ name: "After" }]);
      }
    });
  });

  test("are never shown older than what was acknowledged before the list was asked for", async () => {
    const id = await stored("Counted");
    await open().query("update services set total_beds = 100, available_beds = 0 where id = $1", [id]);
    const app = await appWith((...statement) => open().currentReader.query(...statement));
    let acknowledged = 0;
    let isDone = false;
    const write = async () => {
      for (let beds = 1; beds <= 100; beds++) {
        await open().query("update services set available_beds = $2, likes = $2 where id = $1", [id, beds]);
        acknowledged = beds;
      }
      isDone = true;
    };
    let lists = 0;
    const read = async () => {
      while (!isDone) {
        const least = acknowledged;
        const [row] = await app.read<ListedService[]>(`/services?_id=${id}`);
        expect(row?.availableBeds).toBeGreaterThanOrEqual(least);
        expect(row?.likes).toBe(row?.availableBeds);
        lists += 1;
      }
    };
    await Promise.all([write(), read(), read(), read(), read()]);
    expect(lists).toBeGreaterThan(0);
    expect(await app.read(`/services?_id=${id}`)).toMatchObject([{ availableBeds: 100 }]);
  });
});

onEachEngine("What lists show without reading a row again", (open) => {
  const opens = Date.UTC(2026, 10, 20, 14, 0);
  const kitchen = serviceForTest({
    name: "Café “Ñandú” — 食堂 🍲",
    type: ["FOOD"],
    schedules: everyDay(9 * 60, 17 * 60),
    alert: { description: "Boil water", descriptionEs: "Hierva el agua", expiresAt: opens + 60_000 },
  });
  const area = serviceForTest({ name: "Refuge", type: ["FOOD"], place: { visibility: "AREA" } });
  let app: RunningApp;
  let reads = 0;
  beforeAll(async () => {
    await storeServices(open(), [kitchen, area], NOW);
    app = await runningApp(
      withBodiesReadBy(open(), (...statement) => {
        reads += 1;
        return open().currentReader.query(...statement);
      }),
    );
  });
  afterAll(() => app?.close());

  const listed = async (now: number, query = ""): Promise<ListedService> => {
    app.now = now;
    const [row] = await app.read<ListedForViewer[]>(`/services?_id=${kitchen.id}${query}`);
    if (row === undefined) throw new Error("It is stored.");
    return withoutMatched(row);
  };

  test("is their status of the moment, in the reader's language", async () => {
    await listed(opens - 1);
    reads = 0;
    const before = await listed(opens - 1);
    expect(before.openStatus).toMatchObject({ state: "CLOSED", text: "Closed till 9:00 AM" });
    expect((await listed(opens)).openStatus).toMatchObject({ state: "OPEN", text: "Open till 5:00 PM" });
    expect((await listed(opens, "&lang=es")).openStatus.text).toBe(spanishHours.status.openTill(17 * 60));
    expect((await listed(opens - 1)).openStatus).toEqual(before.openStatus);
    const later = new Date(opens + 9 * 3_600_000).toISOString();
    expect((await listed(opens, `&at=${later}`)).openStatus.text).toBe("Closed until 9:00 AM Tomorrow");
    expect(reads).toBe(0);
  });

  test("is an alert until it expires", async () => {
    const shown = await listed(opens + 59_999);
    expect(shown).toMatchObject({ isCriticalHeader: true, criticalDescription: "Boil water" });
    const expired = await listed(opens + 60_000);
    expect(expired).toMatchObject({ isCriticalHeader: false, criticalDescription: null });
    expect(await app.read(`/services/${kitchen.id}`)).toMatchObject(expired);
    expect((await listed(opens)).criticalDescription).toBe("Boil water");
  });

  test("is the distance to a door that is public, and to no other", async () => {
    app.now = NOW;
    const rows = await app.read<ListedService[]>(
      `/services?_id=${kitchen.id},${area.id}&currentCoordinate=-80.19|25.9&sort=name`,
    );
    expect(rows.map(({ distance }) => distance)).toEqual([8.7, null]);
  });

  test("is every character of a text", async () => {
    const { name } = await listed(NOW);
    expect(name).toBe("Café “Ñandú” — 食堂 🍲");
  });
});

onEachEngine("Memory for services", (open) => {
  let bodies: readonly RevisedBody[];
  beforeAll(async () => {
    const services = Array.from({ length: 60 }, (_, number) =>
      serviceForTest({
        name: `Hall ${number}`,
        description: "d".repeat(number * 15),
        schedules: everyDay(60 * (number % 7), 60 * (8 + (number % 11))),
      }),
    );
    await storeServices(open(), services, NOW);
    bodies = await readRevisedBodies(
      open(),
      services.map(({ id }) => id),
    );
  });

  test("never exceeds its limit, and returns only the requested revision of a service", () => {
    const step = fc.record({ body: fc.constantFrom(...bodies), revision: fc.constantFrom("1", "2") });
    const steps = fc.array(fc.tuple(fc.boolean(), step), { maxLength: 200 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 100_000 }), (all, max) => {
        const cache = new ServiceCache(max);
        for (const [isRead, { body, revision }] of all) {
          const { id, name } = body;
          const service = isRead ? cache.get(id, revision) : cache.add({ ...body, revision });
          if (service !== null) {
            expect(service).toMatchObject({ id, revision });
            expect(JSON.parse(`${service.facts}}`)).toMatchObject({ id, name });
          }
          expect(cache.bytes).toBeLessThanOrEqual(max);
          expect(cache.bytes).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("keeps those that were used last, and of one service the last revision", () => {
    const all = new ServiceCache(10_000_000);
    for (const body of bodies) all.add(body);
    const [first, second, ...rest] = bodies;
    const last = rest.at(-1);
    if (first === undefined || second === undefined || last === undefined)
      throw new Error("There are sixty.");
    const full = new ServiceCache(all.bytes);
    for (const body of bodies) full.add(body);
    expect(full.get(first.id, first.revision)).not.toBeNull();
    full.add({ ...last, id: "another", description: `${last.description} ` });
    expect(full.get(second.id, second.revision)).toBeNull();
    expect(full.get(first.id, first.revision)).not.toBeNull();
    full.add({ ...first, revision: "0" });
    expect(full.get(first.id, first.revision)).toBeNull();
    expect(full.get(first.id, "0")).not.toBeNull();
  });
});
