import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { PublicService, ServicePin } from "#domain/services/public-service.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { storeServices } from "../listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const TONIGHT = NOW + 3 * 60 * 60 * 1000;
const AROUND: ScheduleEntry[] = [{ type: "FULL_DAY" }];
/** Hours from seven to nine in the evening. */
const EVENING = everyDay(1140, 1260);
const SEVEN = Date.UTC(2026, 10, 21);
const MIAMI = "-80.19|25.77";
const NO_AREA: ServiceArea = { nationwide: false, states: [], counties: [], cities: [], zips: [] };
const AREAS: Readonly<Record<string, ServiceArea | null>> = {
  unstated: null,
  county: { ...NO_AREA, counties: ["Miami-Dade County, FL"] },
  "other county": { ...NO_AREA, counties: ["Monroe County, FL"] },
  "misspelt county": { ...NO_AREA, counties: ["Monro County, FL"] },
  "town of the state": { ...NO_AREA, cities: ["Key West, FL"] },
  "many states": { ...NO_AREA, states: ["GA", "AL", "SC", "NC"] },
};

onEachEngine("What rows of a list say besides", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    const place = { coordinates: { longitude: -80.2, latitude: 25.8 } };
    const services = [
      ...Object.entries(AREAS).map(([name, serviceArea]) => serviceForTest({ name, place, serviceArea })),
      serviceForTest({ name: "full tonight", place, intakeClosedUntil: TONIGHT }),
      serviceForTest({ name: "open, and in later", place, schedules: AROUND, intakeSchedules: EVENING }),
      serviceForTest({ name: "closed, and in later", place, schedules: EVENING, intakeSchedules: EVENING }),
    ];
    await storeServices(open(), services, NOW);
    const counties = [
      { state: "FL", name: "Miami-Dade", longitude: -80.5, latitude: 25.6 },
      { state: "FL", name: "Monroe", longitude: -81, latitude: 25 },
    ];
    await open().transaction((db) =>
      storePlaces(db, "test", new Uint8Array(32), () => ({ cities: [], areas: [], counties })),
    );
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  /** Reads the cautions of each service that has any, by its name. */
  async function said(query: string): Promise<object> {
    const list = await app.read<PublicService[]>(`/services?nearCoordinate=${MIAMI}&limit=50&${query}`);
    return Object.fromEntries(
      list.flatMap(({ name, servesPlace, isIntakeClosed, cautions }) =>
        cautions === undefined && servesPlace === undefined
          ? []
          : [[name, { servesPlace, isIntakeClosed, cautions }]],
      ),
    );
  }
  const full = (text: string) => ({
    isIntakeClosed: true,
    cautions: [{ text, until: isoOfEpoch(TONIGHT) }],
  });
  /** A door that is closed says so itself. */
  const later = {
    "open, and in later": {
      isIntakeClosed: true,
      cautions: [
        { text: "Intake closed till 7:00 PM", window: "Come 7–9\u00a0PM", until: isoOfEpoch(SEVEN) },
      ],
    },
  };

  test("whom it surely does not serve learns that from the row, in their language", async () => {
    expect(await said(`currentCoordinate=${MIAMI}`)).toEqual({
      "other county": {
        servesPlace: false,
        cautions: [{ text: "Serves people in Monroe County, FL only", until: null }],
      },
      "many states": { servesPlace: false, cautions: [{ text: "Serves other places only", until: null }] },
      "full tonight": full("Intake closed tonight"),
      ...later,
    });
    expect(await said(`currentCoordinate=${MIAMI}&lang=es`)).toMatchObject({
      "many states": { cautions: [{ text: "Atienden solo en otros lugares" }] },
      "full tonight": full("Hoy no reciben a nadie más"),
      "open, and in later": {
        cautions: [
          { text: "No reciben hasta las 7\u00a0p.\u00a0m.", window: "Llegue de 7 a 9\u00a0p.\u00a0m." },
        ],
      },
    });
  });

  test("without the visitor's place, and at sea, nobody is told to be outside", async () => {
    const alone = { "full tonight": full("Intake closed tonight"), ...later };
    expect(await said("")).toEqual(alone);
    expect(await said("currentCoordinate=-60|25")).toEqual(alone);
  });

  test("that nobody else is taken in is over by itself", async () => {
    app.now = TONIGHT;
    expect(await said("")).toEqual(later);
    app.now = SEVEN;
    const nine = SEVEN + 2 * 60 * 60 * 1000;
    expect(await said("")).toEqual({
      "open, and in later": {
        cautions: [
          { text: "Intake open till 9:00 PM", window: "Come before 9\u00a0PM", until: isoOfEpoch(nine) },
        ],
      },
    });
    app.now = NOW;
  });

  test("a list of another moment says what holds then", async () => {
    expect(Object.keys(await said(`at=${isoOfEpoch(TONIGHT)}`))).toEqual(["open, and in later"]);
    expect(await said(`at=${isoOfEpoch(SEVEN)}`)).toMatchObject({
      "open, and in later": { cautions: [{ text: "Intake open till 9:00 PM" }] },
    });
  });

  test("when people are taken in stands in a row where it is stated", async () => {
    const list = await app.read<PublicService[]>("/services?limit=50");
    const stated = list.filter((row) => "intakeSchedules" in row || "intakeClosedUntil" in row);
    expect(new Map(stated.map((row) => [row.name, row.intakeSchedules ?? row.intakeClosedUntil]))).toEqual(
      new Map<string, unknown>([
        ["full tonight", isoOfEpoch(TONIGHT)],
        ...["open, and in later", "closed, and in later"].map(
          (name) =>
            [name, expect.arrayContaining([expect.objectContaining({ startTime: "7:00 PM" })])] as const,
        ),
      ]),
    );
  });

  test("those who keep services read it in their lists too", async () => {
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const reply = await app.get("/api/services?isShowAll=true&limit=50&lang=es", headers);
    const list: ListedForViewer[] = await reply.json();
    const saying = list.filter(({ cautions }) => cautions !== undefined);
    const facts = saying.map(({ name, ...row }) => [name, [row.openStatus.state, row.isIntakeClosed]]);
    expect(Object.fromEntries(facts)).toEqual({
      "full tonight": ["NONE", true],
      "open, and in later": ["OPEN", true],
    });
    const later = saying.find(({ name }) => name === "open, and in later");
    expect(later).toMatchObject({
      cautions: [
        {
          text: "No reciben hasta las 7\u00a0p.\u00a0m.",
          window: "Llegue de 7 a 9\u00a0p.\u00a0m.",
          until: isoOfEpoch(SEVEN),
        },
      ],
      intakeSchedules: expect.arrayContaining([expect.objectContaining({ startTime: "7:00 PM" })]),
    });
  });

  test("a pin says that nobody is taken in, and its door stays as it is", async () => {
    const pinsAt = async (now: number) => {
      app.now = now;
      const pins = await app.read<ServicePin[]>(`/services/pins?nearCoordinate=${MIAMI}`);
      app.now = NOW;
      return pins.flatMap(({ name, state, isIntakeClosed }) =>
        isIntakeClosed === undefined ? [] : [[name, state, isIntakeClosed]],
      );
    };
    expect(new Set(await pinsAt(NOW))).toEqual(
      new Set([
        ["open, and in later", "OPEN", true],
        ["full tonight", "NONE", true],
      ]),
    );
    expect(await pinsAt(SEVEN)).toEqual([]);
  });

  test("a pin says when it has to be asked for again", async () => {
    const pins = await app.read<ServicePin[]>(`/services/pins?nearCoordinate=${MIAMI}`);
    const changes = new Map(pins.map(({ name, changesAt }) => [name, changesAt]));
    expect(changes.get("full tonight")).toBe(isoOfEpoch(TONIGHT));
    expect(changes.get("open, and in later")).toBe(isoOfEpoch(SEVEN));
    expect(changes.get("closed, and in later")).toBe(isoOfEpoch(SEVEN));
    expect(changes.get("unstated")).toBeUndefined();
  });
});
