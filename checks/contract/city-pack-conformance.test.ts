import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Random, randomFrom } from "#checks/bench/random.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { DEMONSTRATION_CITIES, DEMONSTRATION_ZIPS } from "#db/demo/town.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import {
  type OfflineDirectory,
  type OfflineRow,
  offlineDirectory,
} from "#domain/offline/city-pack/offline-directory.ts";
import { servicesOfPack } from "#domain/offline/city-pack/offline-service.ts";
import { statusesAt } from "#domain/offline/city-pack/offline-statuses.ts";
import { showOfflineRow, showOfflineService } from "#domain/offline/city-pack/show-offline.ts";
import { ADDRESS_VISIBILITIES } from "#domain/places/address-visibility.ts";
import { buildSynonyms } from "#domain/search/synonyms.ts";
import { CATEGORIES, NEEDS, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { type IntakeCaution, intakeCaution, intakeText } from "#domain/services/intake-caution.ts";
import { intakeWindow } from "#domain/services/intake-window.ts";
import { readServiceQuery } from "#domain/services/list-query.ts";
import { ENTRY_WAYS, PROVISIONS } from "#domain/services/listing-enumerations.ts";
import {
  DAYS,
  type HoursWithIntake,
  PERIODS,
  type ScheduleEntry,
} from "#domain/services/opening-hours/entry.ts";
import { intakeStatus } from "#domain/services/opening-hours/intake.ts";
import { showEntry } from "#domain/services/opening-hours/show-entry.ts";
import { provisionsText } from "#domain/services/provisions-text.ts";
import type { ListedService, PublicService } from "#domain/services/public-service.ts";
import type { Place, ServiceFacts } from "#domain/services/service.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { readArrivalBodies } from "#server/features/services/body-queries.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { computeStatus, showListed } from "#server/features/services/show-service.ts";
import { intakeWindow as windowEn } from "#words/compiled/en/services/intake-window.ts";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { provisions as provisionsEn } from "#words/compiled/en/services/provisions.ts";
import { intakeWindow as windowEs } from "#words/compiled/es/services/intake-window.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { provisions as provisionsEs } from "#words/compiled/es/services/provisions.ts";

/**
 * A phone without a network answers as the API does: the same hundreds of questions, the same ids in the same order.
 */

/** Friday, 2026-11-20, 10:00 in the made-up town. */
const NOW = Date.UTC(2026, 10, 20, 18, 0);
/** A thousand requests on a machine that does other things too. */
const LONG = { timeout: 300_000 };
/** The same ones at each run, in full more of them. A sixth shows whether another engine's SQL differs. */
const QUESTIONS = isFullScope ? 1000 : 300;
const REPEATED_QUESTIONS = isFullScope ? QUESTIONS : QUESTIONS / 6;
const MIDDLE = { longitude: -123.9, latitude: 39.87 };

const HOURS_WORDS = { en, es } as const;
const WINDOW_WORDS = { en: windowEn, es: windowEs } as const;
/** As the API says what is to be said of being taken in. */
function showCaution(caution: IntakeCaution, body: HoursWithIntake, language: "en" | "es") {
  const after = intakeStatus(body, body.intakeSchedules, caution.until);
  const window = intakeWindow(caution, after, WINDOW_WORDS[language]);
  return {
    text: intakeText(caution, HOURS_WORDS[language]),
    ...(window === null ? {} : { window }),
    until: isoOfEpoch(caution.until),
  };
}
const SHORT = { en: provisionsEn.short, es: provisionsEs.short };

/** The parameters of one question. */
type ListParameters = Readonly<Record<string, string>>;

onEachEngine("The city pack", (open, isRepetition) => {
  const questions = isRepetition ? REPEATED_QUESTIONS : QUESTIONS;
  let app: RunningApp;
  let pack: CityPack;
  let directory: OfflineDirectory;

  beforeAll(async () => {
    const database = open();
    await loadDemonstration(database, NOW, () => {});
    await addOrganizations(
      database,
      ORGANIZATIONS.map((id) => ({ id, name: "Harbor Friends" })),
    );
    await database.transaction((db) => storeServices(db, madeUpServices(), NOW));
    app = await runningApp(database);
    app.now = NOW;
    pack = await app.read<CityPack>(`/city-pack?nearCoordinate=${MIDDLE.longitude}|${MIDDLE.latitude}`);
    directory = offlineDirectory(servicesOfPack(pack, NOW), buildSynonyms(pack.synonyms));
  });
  afterAll(() => app?.close());

  const offline = (parameters: ListParameters): readonly OfflineRow[] => {
    const query = readServiceQuery(parameters, NOW);
    if (!query.ok) throw new Error(`${JSON.stringify(parameters)}: ${JSON.stringify(query.problem)}`);
    const { skip, limit } = query.value;
    return directory.list(query.value, NOW).slice(skip, skip + limit);
  };

  test("contains the whole queried directory", async () => {
    const { count } = await app.read<{ count: number }>("/services/count");
    expect(count).toBeGreaterThan(400);
    expect(pack.services).toHaveLength(count);
    expect(pack).toMatchObject({ radiusMiles: 50, isCut: false, middle: [-123.9, 39.87] });
    expect(pack.services.some(({ location, centre }) => location === undefined && centre === undefined)).toBe(
      true,
    );
    expect(new Set(pack.services.map(({ addressVisibility }) => addressVisibility))).toEqual(
      new Set(ADDRESS_VISIBILITIES),
    );
  });

  /** What the API has to say of these services, each from its row, by the rules alone. */
  const fromRows = async (saved: readonly OfflineRow[], parameters: ListParameters): Promise<unknown[]> => {
    const ids = saved.map(({ service }) => service.facts.id);
    const query = readServiceQuery(parameters, NOW);
    if (!query.ok) throw new Error("The question is none.");
    const { at, from } = query.value;
    const showing = { language: parameters["lang"] === "es" ? "es" : "en", now: NOW, at, from } as const;
    const bodies = new Map((await readArrivalBodies(open(), ids)).map((body) => [body.id, body]));
    return saved.map(({ service, matched }) => {
      const body = bodies.get(service.facts.id);
      if (body === undefined) return null;
      const door = computeStatus(body, at);
      const { intakeSchedules, intakeClosedUntil: closedUntil } = body;
      const intake = intakeSchedules.length === 0 ? null : intakeStatus(body, intakeSchedules, at);
      const stated = {
        ...(intakeSchedules.length === 0 ? {} : { intakeSchedules: intakeSchedules.map(showEntry) }),
        ...(closedUntil === null ? {} : { intakeClosedUntil: isoOfEpoch(closedUntil) }),
      };
      const told = provisionsText(body.provisions, SHORT[showing.language]);
      const row = { ...showListed(body, door, showing), ...stated, ...told, matched };
      const caution = intakeCaution({ door, intake, closedUntil }, Math.max(NOW, at));
      if (caution === null) return row;
      const closed = caution.isClosed ? { isIntakeClosed: true } : {};
      return { ...row, ...closed, cautions: [showCaution(caution, body, showing.language)] };
    });
  };

  /** The same as a phone shows them. */
  const shownOffline = (saved: readonly OfflineRow[], parameters: ListParameters): ListedService[] => {
    const query = readServiceQuery(parameters, NOW);
    if (!query.ok) throw new Error("The question is none.");
    const { at, from } = query.value;
    const words = HOURS_WORDS[parameters["lang"] === "es" ? "es" : "en"];
    const computeHoursStatus = statusesAt(at);
    return saved.map(({ service, matched }) => ({
      ...showOfflineRow(service, computeHoursStatus(service.hours), {
        words,
        now: NOW,
        at,
        from,
        provisions: SHORT[parameters["lang"] === "es" ? "es" : "en"],
        windows: WINDOW_WORDS[parameters["lang"] === "es" ? "es" : "en"],
      }),
      matched,
    }));
  };
  /** When people are taken in; whom a service serves elsewhere needs the network. */
  const pickIntake = (rows: readonly ListedService[]) =>
    rows.map(({ id, isIntakeClosed, cautions = [] }) => [
      id,
      isIntakeClosed,
      cautions.filter(({ until }) => until !== null),
    ]);

  test(
    `answers ${questions} questions with the same ids in the same order, each as its row has it`,
    LONG,
    async () => {
      const random = randomFrom(20_261_120);
      const different: unknown[] = [];
      let found = 0;
      for (let number = 0; number < questions; number++) {
        const parameters = {
          ...question(random),
          ...(number % 2 === 0 ? {} : { lang: "es" }),
          ...(number % 3 === 0 ? {} : { currentCoordinate: `-123.9|39.8${number % 10}` }),
        };
        const online = await app.read<ListedService[]>(`/services?${new URLSearchParams(parameters)}`);
        const ids = online.map(({ id }) => id);
        found += ids.length;
        const rowsOffline = offline(parameters);
        const same = rowsOffline.map(({ service }) => service.facts.id);
        if (JSON.stringify(ids) !== JSON.stringify(same))
          different.push({ asked: parameters, online: ids, offline: same });
        const rows = await fromRows(rowsOffline, parameters);
        if (!isDeepStrictEqual(online, rows)) different.push({ asked: parameters, online, rows });
        const told = [pickIntake(online), pickIntake(shownOffline(rowsOffline, parameters))];
        if (!isDeepStrictEqual(told[0], told[1])) different.push({ asked: parameters, told });
      }
      expect(different).toEqual([]);
      // Questions without answers would all agree.
      expect(found).toBeGreaterThan(questions * 4);
    },
  );

  test("counts the same", async () => {
    const random = randomFrom(7);
    for (let number = 0; number < 60; number++) {
      const { limit: _, skip: __, ...parameters } = question(random);
      const { count } = await app.read<{ count: number }>(
        `/services/count?${new URLSearchParams(parameters)}`,
      );
      const query = readServiceQuery(parameters, NOW);
      if (!query.ok) throw new Error("The question is none.");
      expect(directory.list(query.value, NOW), JSON.stringify(parameters)).toHaveLength(count);
    }
  });

  test.each(["en", "es"] as const)("shows services as the API does, in %s", LONG, async (lang) => {
    const from = { longitude: -123.95, latitude: 39.9 };
    const currentCoordinate = `${from.longitude}|${from.latitude}`;
    const computeHoursStatus = statusesAt(NOW);
    const showing = { words: HOURS_WORDS[lang], now: NOW, from };
    // Every sixth: of all kinds of hours, places, alerts and texts.
    for (const stored of directory.services.filter((_, place) => place % 6 === 0)) {
      const path = `/services/${stored.facts.id}?${new URLSearchParams({ lang, currentCoordinate })}`;
      // Contacts of counties, the way to them, and the sites of a program need the network.
      const { hasLiaisons: _, program: __, ...online } = await app.read<PublicService>(path);
      expect(showOfflineService(stored, computeHoursStatus(stored.hours), showing)).toEqual(online);
    }
  });

  describe("is", () => {
    test("the same object while nothing changes, and another after a change", async () => {
      const address = `/api/city-pack?nearCoordinate=${MIDDLE.longitude}|${MIDDLE.latitude}`;
      const first = await app.get(address);
      const tag = first.headers.get("etag") ?? "";
      expect(tag).not.toBe("");
      expect(first.headers.get("cache-control")).toBe("no-cache");
      // A neighbour, an hour later.
      app.now = NOW + 3_600_000;
      const again = await app.get("/api/city-pack?nearCoordinate=-123.904|39.868", { "if-none-match": tag });
      expect(again.status).toBe(304);
      const one = pack.services[0];
      await open().query("update services set name = 'Renamed', version = version + 1 where id = $1", [
        one?.id,
      ]);
      app.now = NOW + 2 * 3_600_000;
      const changed = await app.get(address, { "if-none-match": tag });
      expect(changed.status).toBe(200);
      const body: CityPack = await changed.json();
      expect(body.services.find(({ id }) => id === one?.id)?.name).toBe("Renamed");
    });

    test("a place is required", async () => {
      expect((await app.get("/api/city-pack")).status).toBe(400);
      expect((await app.get("/api/city-pack?nearCoordinate=1")).status).toBe(400);
    });
  });
});

/** Words of both languages that stand in services, that mean the same as others, and that are none. */
// None of them tells a kind of help in words that only an app with a network knows (rule search 31).
const WORDS = [
  "Harbor Food Pantry hours",
  "help paying the bill",
  "food bed shower clothes open",
  "comida para familias en Demo Harbor",
  "food",
  "comida",
  "shower",
  "duchas",
  "laundry",
  "ropa",
  "clinic",
  "clínica dental",
  "beds",
  "camas",
  "women",
  "veterans",
  "soup kitchen",
  "despensa",
  "legal help",
  "abogado",
  "wifi",
  "library",
  "job training",
  "empleo",
  "harbor",
  "st. mary",
  "grace house",
  "pets",
  "niños",
  "senior meal",
  "where can i eat",
  "pan y cama",
  "shower food",
  "duchas, clinic legal",
  "dónde puedo dormir",
  "shleter",
  "shelterr",
  "foood",
  "coida",
  "clotes",
  "laundy",
  "dentst",
  "(%_*'\\",
  "zzzzz",
  "meals, showers",
  "food p",
  "men",
] as const;
const SEARCHED = [
  "name",
  "description",
  "name,serviceSummary",
  "city,zip",
  "zip",
  "category",
  "address1,city,state",
  "phone,contactEmail",
  "serviceSummary,description,name,age",
];
const LABELS = ["Meals", "Comidas", "Hygiene", "Emergency"];
const SORTS = ["createdAt", "updatedAt", "verifiedAt", "name", "likes", "open", "open"];
/** Night, morning, a Sunday, the first Tuesday of December, eight days ahead. */
const MOMENTS = [
  NOW,
  NOW + 15 * 3_600_000,
  NOW - 8 * 3_600_000,
  Date.UTC(2026, 10, 22, 20),
  Date.UTC(2026, 11, 1, 18, 30),
  NOW + 8 * 24 * 3_600_000,
];

type Part = (random: Random) => ListParameters;

const near = (random: Random): string =>
  `${(MIDDLE.longitude + random.bell() * 0.3).toFixed(3)}|${(MIDDLE.latitude + random.bell() * 0.2).toFixed(3)}`;

/** How often each parameter is in a question, in a hundred. Later ones take the place of earlier ones. */
const PARTS: readonly (readonly [chance: number, part: Part])[] = [
  [30, (random) => ({ type: random.pick(SERVICE_TYPES) })],
  [5, (random) => ({ type: `${random.pick(SERVICE_TYPES)},${random.pick(SERVICE_TYPES)}` })],
  [
    20,
    (random) => {
      const type = random.pick(SERVICE_TYPES);
      return { type, need: random.pick(NEEDS_OF_TYPE[type]) };
    },
  ],
  [5, (random) => ({ need: `${random.pick(NEEDS)},${random.pick(NEEDS)}` })],
  [30, (random) => ({ category: random.pick(CATEGORIES) })],
  [7, (random) => ({ category: `${random.pick(CATEGORIES)},${random.pick(CATEGORIES)}` })],
  [35, () => ({ isOpen: "true" })],
  [
    15,
    (random) => {
      const from = NOW + random.pick([0, 9, 60]) * 3_600_000;
      const until = from + random.pick([1, 6, 24]) * 3_600_000;
      return {
        isOpen: "true",
        openFrom: new Date(from).toISOString(),
        openUntil: new Date(until).toISOString(),
      };
    },
  ],
  [40, (random) => ({ at: new Date(random.pick(MOMENTS)).toISOString() })],
  [40, (random) => ({ q: random.pick(WORDS) })],
  [15, (random) => ({ q: random.pick(WORDS), search: random.pick(SEARCHED) })],
  [6, (random) => ({ q: random.pick(LABELS) })],
  [4, (random) => ({ q: random.pick(DEMONSTRATION_ZIPS).code, search: "zip" })],
  [50, (random) => ({ nearCoordinate: near(random) })],
  [15, (random) => ({ nearCoordinate: near(random), radius: random.pick(["0.5", "3", "10", "40"]) })],
  [15, (random) => ({ nearCoordinate: near(random), withRemote: "true" })],
  [25, (random) => ({ sort: random.pick(SORTS) })],
  [20, (random) => ({ direction: random.pick(["asc", "desc"]) })],
  [8, (random) => ({ city: random.pick(DEMONSTRATION_CITIES).name.toLowerCase() })],
  [5, (random) => ({ zip: random.pick(DEMONSTRATION_ZIPS).code })],
  [5, () => ({ bounds: "-124.1,39.7,-123.8,39.95" })],
  [3, () => ({ isCriticalHeader: "true" })],
  [6, (random) => ({ organization: random.pick(ORGANIZATIONS) })],
  [6, (random) => ({ provision: random.pick(["COUPLES", "STEP_FREE_DOOR,STORAGE", "PETS_IN_CRATE"]) })],
  [
    10,
    (random) => ({
      wish: random.pick(["COUPLES", "STEP_FREE,STORAGE", "PETS", "SERVICE_ANIMALS", "INTAKE,PETS"]),
    }),
  ],
  [6, (random) => ({ entry: random.pick(["WALK_IN", "CALL,REFERRAL", "OUTREACH_ONLY"]) })],
  [8, (random) => ({ topic: random.pick(["FOOD", "CLINICS,COUNSELING", "JOB_TRAINING", "CLOTHES"]) })],
  [6, (random) => ({ language: random.pick(["es", "ht,vi", "ru"]) })],
  [100, (random) => ({ limit: random.pick(["5", "20", "100"]) })],
  [30, (random) => ({ skip: random.pick(["1", "5", "20", "60"]) })],
];

function question(random: Random): ListParameters {
  const parts = PARTS.filter(([chance]) => random.percent(chance)).map(([, part]) => part(random));
  return Object.assign({}, ...parts);
}

const ORGANIZATIONS = [
  "0190b5a0-0000-7000-8000-0000000000a0",
  "0190b5a0-0000-7000-8000-0000000000a1",
] as const;

const TEXTS = [
  "Hot meals and a food pantry for families.",
  "Emergency shelter with beds, showers and laundry.",
  "A clinic for dental and medical care, with counseling.",
  "Free clothes, blankets and a charging station with wifi.",
  "Job training, résumé help and classes.",
  "Legal help with rent and utilities.",
  "A quiet place.",
];
const SPANISH = ["Comidas calientes para familias.", "Camas y duchas para mujeres.", "Ropa y ayuda legal."];
const NAMES = [
  "Grace House",
  "Casa Niño",
  "St. Mary’s Table",
  "ñandú Hall",
  "Harbor Hope",
  "Éxito",
  "The Way In",
];
const CITIES = DEMONSTRATION_CITIES.map(({ name }) => name);

/** Many kinds of hours, places and audiences, also those that lists must treat apart. */
function madeUpServices(): ServiceToStore[] {
  const random = randomFrom(11);
  return Array.from({ length: 420 }, (_, number) => {
    const createdAt = NOW - random.below(400) * 86_400_000 - random.below(3) * 120;
    return serviceForTest(
      {
        ...createTexts(random),
        ...createOffer(random),
        ...createOpening(random),
        place: createPlace(random),
      },
      {
        createdAt,
        updatedAt: createdAt + random.below(9) * 3_600_000,
        likes: random.below(12),
        approvedAt: number % 25 === 0 ? null : createdAt,
      },
    );
  });
}

type Facts = Partial<Omit<ServiceFacts, "place">>;

function createTexts(random: Random): Facts {
  const text = random.pick(TEXTS);
  return {
    name: `${random.pick(NAMES)} ${random.below(40)}`,
    description: random.pick([text, `${text} ${random.pick(TEXTS)}`]),
    descriptionEs: random.percent(40) ? { text: random.pick(SPANISH), state: "REVIEWED" } : null,
    sourceDescription: random.percent(5) ? "Mentions a barber and acupuncture." : null,
    serviceSummary: random.percent(60) ? random.pick(TEXTS) : null,
    phone: random.percent(50) ? `(707) 555-01${10 + random.below(90)}` : null,
  };
}

function createOffer(random: Random): Facts {
  const totalBeds = 1 + random.below(30);
  const description = "Open tonight";
  return {
    type: some(random, SERVICE_TYPES, 12),
    needs: random.percent(50) ? some(random, NEEDS, 20) : [],
    category: some(random, CATEGORIES, 25),
    isAllowedPets: random.pick([true, false, null]),
    entry: some(random, ENTRY_WAYS, 15),
    asksForId: random.pick([true, false, null]),
    provisions: some(random, PROVISIONS, 20),
    languages: some(random, ["es", "ht", "vi"], 15),
    organization: random.percent(20) ? { id: random.pick(ORGANIZATIONS), name: "Harbor Friends" } : null,
    ...(random.percent(20) ? { availableBeds: random.below(totalBeds), totalBeds } : {}),
    alert: random.percent(5)
      ? { description, descriptionEs: null, expiresAt: random.pick([null, NOW - 1, NOW + 1e7]) }
      : null,
  };
}

function createOpening(random: Random): Facts {
  const closed: readonly (readonly ScheduleEntry[])[] = [
    [{ type: "WEEKLY", day: random.pick(DAYS), span: null }],
    [{ type: "PERMANENTLY_CLOSED" }],
  ];
  return {
    timeZone: random.percent(90) ? "America/Los_Angeles" : "America/New_York",
    isContact: random.percent(8),
    schedules: hours(random),
    closeSchedules: random.percent(15) ? random.pick(closed) : [],
  };
}

function createPlace(random: Random): Partial<Place> {
  // Some share a door, so that distances are the same.
  const coordinates = {
    longitude: Number((MIDDLE.longitude + Math.round(random.bell() * 25) / 100).toFixed(6)),
    latitude: Number((MIDDLE.latitude + Math.round(random.bell() * 20) / 100).toFixed(6)),
  };
  return {
    city: random.pick(CITIES),
    state: "CA",
    zip: random.pick(DEMONSTRATION_ZIPS).code,
    coordinates: random.percent(88) ? coordinates : null,
    visibility: random.pick([...ADDRESS_VISIBILITIES, "EXACT", "EXACT", "EXACT"]),
  };
}

function some<T>(random: Random, values: readonly T[], chance: number): T[] {
  return values.filter(() => random.percent(chance));
}

function hours(random: Random): ScheduleEntry[] {
  const start = random.below(40) * 30;
  const end = (start + 60 + random.below(20) * 30) % 1440;
  const span = { start, end, endsNextDay: end <= start };
  switch (random.below(6)) {
    case 0:
      return [];
    case 1:
      return [{ type: "FULL_DAY" }];
    case 2:
      return [{ type: "MONTHLY", period: random.pick(PERIODS), day: random.pick(DAYS), span }];
    case 3:
      return [{ type: "DATE_RANGE", startDate: "2026-11-15", endDate: "2026-11-25", span }];
    default:
      return DAYS.slice(0, 1 + random.below(7)).map((day) => ({ type: "WEEKLY", day, span }));
  }
}
