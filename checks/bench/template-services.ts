import { createHash } from "node:crypto";
import { sixDecimals } from "#domain/places/six-decimals.ts";
import type { Category, Need, ServiceType } from "#domain/services/enumerations.ts";
import { NEEDS_OF_TYPE } from "#domain/services/enumerations.ts";
import { emptyFacts } from "#domain/services/flat-facts.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { type BenchCity, benchCities, cityPicker } from "./cities.ts";
import { type Random, randomFrom } from "./random.ts";
import { FIRST_WORDS, GENERAL, STREETS, TEXTS } from "./texts.ts";

const DAY = 86_400_000;
const WEEKDAYS = DAYS.slice(0, 5);

/** How often a type and an audience come, in a hundred. */
const TYPES: readonly (readonly [ServiceType, number])[] = [
  ["FOOD", 26],
  ["SHELTER", 9],
  ["HEALTH", 28],
  ["RESOURCES", 24],
  ["WORK", 13],
];
const AUDIENCES: readonly (readonly [readonly Category[], number])[] = [
  [["ALL"], 46],
  [[], 24],
  [["FAMILIES"], 6],
  [["WOMEN"], 5],
  [["SENIORS"], 5],
  [["KIDS"], 4],
  [["MEN"], 3],
  [["VETERANS"], 3],
  [["DISABLED", "SENIORS"], 2],
  [["LGBT", "KIDS"], 2],
];

/** So many services as a real directory has them, the same each time, stored by the product's own write path. */
export function templateServices(count: number, now: number): ServiceToStore[] {
  const random = randomFrom(20_261_121);
  const pickCity = cityPicker(benchCities());
  const schedules = Array.from({ length: 300 }, () => schedule(random));
  return Array.from({ length: count }, (_, number) => {
    const facts = createFacts(random, pickCity(random), schedules);
    const createdAt = now - (30 + random.below(900)) * DAY;
    const isVerified = random.percent(55);
    return {
      id: toUuid(number),
      facts,
      metadata: {
        approvedAt: random.percent(99) ? createdAt : null,
        verifiedAt: isVerified ? now - random.below(200) * DAY : null,
        verifiedBy: isVerified ? facts.name : null,
        bedsUpdatedAt: facts.totalBeds === null ? null : now - random.below(6000) * 60_000,
        likes: Math.floor(random.next() ** 4 * 300),
        createdAt,
        updatedAt: createdAt + random.below(29) * DAY,
      },
      factSources: [],
      source: null,
    };
  });
}

function createFacts(random: Random, city: BenchCity, schedules: readonly ScheduleEntry[][]): ServiceFacts {
  const type = weighted(random, TYPES);
  const needs: Need[] = [random.pick(NEEDS_OF_TYPE[type])];
  const types: ServiceType[] = [type];
  if (random.percent(12)) addAnother(random, types, needs);
  const [need] = needs;
  if (need === undefined) throw new Error("A service has a need");
  const texts = TEXTS[need];
  const isContact = random.percent(8);
  const isShelter = types.includes("SHELTER");
  const totalBeds = isShelter && random.percent(70) ? 5 + random.below(95) : null;
  const stated = {
    name: `${random.pick(FIRST_WORDS)} ${random.pick(texts.names)}`,
    description: sentences(random, [...texts.en, ...GENERAL], 2 + random.below(5)),
    descriptionEs: random.percent(30)
      ? { text: sentences(random, texts.es, 2), state: random.percent(50) ? "REVIEWED" : "MACHINE" }
      : null,
    serviceSummary: random.pick(texts.en).replace(/\.$/, ""),
    serviceSummaryEs: random.percent(30)
      ? { text: random.pick(texts.es).replace(/\.$/, ""), state: "MACHINE" }
      : null,
    age: random.percent(15) ? "18 and over" : null,
    type: types,
    needs,
    category: weighted(random, AUDIENCES),
    place: createPlace(random, city, need),
    timeZone: city.timeZone,
    phone: `(555) 555-01${String(random.below(100)).padStart(2, "0")}`,
    contactEmail: random.percent(30) ? "hello@service.example" : null,
    website: random.percent(50) ? "https://service.example" : null,
    isAllowedPets: random.percent(40) ? random.percent(40) : null,
    isLowBarrier: random.percent(40) ? random.percent(50) : null,
    schedules: isContact || random.percent(12) ? [] : random.pick(schedules),
    closeSchedules: random.percent(1) ? [{ type: "PERMANENTLY_CLOSED" }] : [],
    isContact,
    isShowFlag: random.percent(20),
    totalBeds,
    availableBeds: totalBeds === null ? null : random.below(totalBeds + 1),
  } satisfies Partial<ServiceFacts>;
  return { ...emptyFacts(stated.place, stated.timeZone), ...stated };
}

function createPlace(random: Random, city: BenchCity, need: Need): ServiceFacts["place"] {
  const spread = Math.min(0.25, 0.012 + Math.sqrt(city.population) / 9_000);
  const hidden = need === "EMERGENCY" && random.percent(10);
  return {
    address1: `${1 + random.below(4_000)} ${random.pick(STREETS)}`,
    address2: null,
    city: city.name,
    state: city.state,
    zip: random.pick(city.zips),
    country: "United States",
    coordinates: random.percent(97)
      ? {
          longitude: sixDecimals(city.longitude + random.bell() * spread),
          latitude: sixDecimals(city.latitude + random.bell() * spread),
        }
      : null,
    isApproximate: false,
    visibility: hidden ? "HIDDEN" : "EXACT",
  };
}

function addAnother(random: Random, types: ServiceType[], needs: Need[]): void {
  const type = weighted(random, TYPES);
  if (!types.includes(type)) types.push(type);
  const need = random.pick(NEEDS_OF_TYPE[type]);
  if (!needs.includes(need)) needs.push(need);
}

function schedule(random: Random): ScheduleEntry[] {
  if (random.percent(6)) return [{ type: "FULL_DAY" }];
  const start = 60 * (6 + random.below(5)) + random.pick([0, 0, 15, 30]);
  const span = { start, end: start + 60 * (2 + random.below(9)), endsNextDay: false };
  if (random.percent(6)) return [{ type: "MONTHLY", period: "SECOND", day: random.pick(DAYS), span }];
  if (random.percent(6)) {
    const night = { start: 60 * (17 + random.below(5)), end: 60 * (5 + random.below(4)), endsNextDay: true };
    return DAYS.map((day) => ({ type: "WEEKLY", day, span: night }));
  }
  const days = random.pick([
    WEEKDAYS,
    WEEKDAYS,
    DAYS,
    ["TUESDAY", "THURSDAY"] as const,
    ["SATURDAY"] as const,
  ]);
  return days.map((day) => ({ type: "WEEKLY", day, span }));
}

function sentences(random: Random, from: readonly string[], count: number): string {
  const chosen = new Set<string>();
  for (let turn = 0; turn < count; turn++) chosen.add(random.pick(from));
  return [...chosen].join(" ");
}

function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error("Nothing to choose from");
}

function toUuid(number: number): string {
  const hex = createHash("sha1").update(`amparo bench ${number}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
