import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainWords as en } from "#words/compiled/en/service-page/plain-words.ts";
import { plainWords as es } from "#words/compiled/es/service-page/plain-words.ts";
import { plainSentences } from "#words/service-page/plain-words/plain-sentences.ts";
import { languageName } from "../../base/languages/language-names.ts";
import { BEDS_FOR, type BedsFor } from "../../beds/beds-for.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "../../services/enumerations.ts";
import { HOUSE_RULES, PROVISIONS } from "../../services/listing-enumerations.ts";
import { DAYS, PERIODS } from "../../services/opening-hours/entry.ts";
import type { StatusForm } from "../../services/opening-hours/opening-status.ts";
import { type PlainContext, type PlainService, plainFacts } from "./plain-facts.ts";

const WORDS = { en, es } as const;
const NOW = Date.UTC(2026, 10, 23, 20);
const MINUTE = 60_000;

const shelter: PlainService = {
  addressVisibility: "EXACT",
  ageMax: null,
  ageMin: null,
  availableBeds: 3,
  beds: [],
  category: ["WOMEN", "FAMILIES"],
  isAllowedPets: false,
  asksForId: null,
  asksToBeSober: null,
  houseRules: [],
  provisions: [],
  isLowBarrier: true,
  isProtected: null,
  needs: ["EMERGENCY", "MEALS"],
  phone: "(555) 555-0142",
  phoneExtension: null,
  placeShown: "REGION",
  totalBeds: 20,
  type: ["SHELTER", "FOOD"],
  verifiedAt: "2026-11-01T00:00:00.000Z",
};
const toBedGroups = (free: Partial<Record<BedsFor, number>>) =>
  BEDS_FOR.flatMap((whom) => {
    const count = free[whom];
    return count === undefined ? [] : [{ for: whom, free: count, total: 9, updatedAt: null }];
  });
const context: PlainContext = {
  status: { form: "OPEN_TILL", time: 480 },
  intake: null,
  arrival: null,
  hasOldHours: false,
  languages: ["Spanish", "English", "Haitian Creole"],
  bedsCountedAt: NOW - 12 * MINUTE,
  now: NOW,
};

function formatFacts(language: "en" | "es", service: PlainService, around: PlainContext): string[] {
  return plainFacts(service, around).map((facts) =>
    facts.flatMap((fact) => plainSentences(fact, WORDS[language])).join(" "),
  );
}

const of = (wording: StatusForm): PlainContext["intake"] => ({
  status: { state: "OPEN", changesAt: null, offsetMinutes: null, wording },
});

describe("a listing in plain words", () => {
  test("in English", () => {
    expect(formatFacts("en", shelter, context)).toEqual([
      "You can ask for a place to sleep. You can get a meal. It is open now. It closes at 8:00 AM. 3 of 20 beds were free 12 minutes ago.",
      "It is for women, and for families with children. There are few rules to get in. Ask about drinking, ID, and curfew. You can't bring a pet. They speak Spanish and English. They also speak Haitian Creole.",
      "The address is on this page. You can call (555) 555-0142.",
    ]);
  });

  test("shelter without known beds may be one for the day", () => {
    const day = { ...shelter, totalBeds: null, availableBeds: null };
    expect(formatFacts("en", day, context)[0]).toMatch(
      /^You can go there for shelter\. You can get a meal\./u,
    );
    expect(formatFacts("es", day, context)[0]).toMatch(
      /^Puede ir ahí a resguardarse\. Puede recibir una comida\./u,
    );
    expect(formatFacts("en", { ...day, isProtected: true }, context)[0]).toMatch(
      /^You can ask for a place to sleep\./u,
    );
  });

  test("in Spanish", () => {
    expect(formatFacts("es", shelter, { ...context, languages: ["español", "inglés"] })).toEqual([
      "Puede pedir un lugar para dormir. Puede recibir una comida. Ahora está abierto. Cierra a las 8\u00a0a.\u00a0m. Hace 12 minutos había 3 camas libres de 20.",
      "Es para mujeres y para familias con hijos. Hay pocas reglas para entrar. Pregunte por el alcohol, la identificación y la hora de regreso. No puede llevar mascotas. Hablan español e inglés.",
      "La dirección está en esta página. Puede llamar al (555) 555-0142.",
    ]);
  });

  const CASES: readonly (readonly [string, Partial<PlainService>, Partial<PlainContext>, string])[] = [
    [
      "beds by whom they are for",
      { beds: toBedGroups({ WOMEN: 2, MEN: 0, ANY: 1 }) },
      {},
      "2 were for women.",
    ],
    ["no beds for some", { beds: toBedGroups({ WOMEN: 3, MEN: 0 }) }, {}, "None were for men."],
    ["beds for the others", { beds: toBedGroups({ WOMEN: 2, ANY: 1 }) }, {}, "1 was for anyone else."],
    ["a tab without a need", { type: ["HEALTH"], needs: [] }, {}, "They help with health."],
    ["nobody is named", { category: [] }, {}, "Call to ask who is welcome."],
    ["everyone", { category: ["ALL", "MEN"] }, {}, "Everyone is welcome."],
    [
      "more than two audiences",
      { category: ["MEN", "WOMEN", "KIDS"] },
      {},
      "It is also for children and teens.",
    ],
    ["nobody knows what is asked", { isLowBarrier: null }, {}, "We do not know what you need to bring."],
    ["rules to get in", { isLowBarrier: false }, {}, "There are rules to get in."],
    [
      "what is told, and what is left to ask",
      { asksForId: false },
      {},
      "There are few rules to get in. You do not need an ID. Ask about drinking and curfew.",
    ],
    [
      "what is told without the tick",
      { isLowBarrier: null, asksToBeSober: false, houseRules: ["NO_USE_INSIDE"] },
      {},
      "You do not need to be sober. You can't drink or use drugs inside. Ask about ID and curfew.",
    ],
    [
      "all is told",
      { asksForId: true, asksToBeSober: true, houseRules: ["CURFEW"] },
      {},
      "They ask for an ID. You must be sober to come in. You must be back by a set time. You can't bring",
    ],
    [
      "who comes together",
      { provisions: ["COUPLES", "STEP_FREE_BED"] },
      {},
      "Couples stay together. No steps to a bed.",
    ],
    ["no free bed", { availableBeds: 0 }, {}, "No beds were free 12 minutes ago. Call before you go."],
    ["an old count", {}, { bedsCountedAt: NOW - 13 * 60 * MINUTE }, "free 13 hours ago. Call before you go."],
    ["a count of no time", {}, { bedsCountedAt: null }, "free, but we do not know when. Call before you go."],
    ["an area only", { addressVisibility: "AREA" }, {}, "Call to ask where to go."],
    ["no number", { phone: null }, {}, "We have no phone number."],
    ["never checked", { verifiedAt: null }, {}, "No one has checked this yet."],
    ["old hours", {}, { hasOldHours: true }, "These hours are old. Please call first."],
    ["a status that ran out", {}, { status: null }, "We do not know the hours. Please call first."],
    ["no hours", {}, { status: { form: "NONE" } }, "We do not know the hours."],
    ["contact for hours", {}, { status: { form: "CONTACT_FOR_HOURS" } }, "Call to ask when it is open."],
    [
      "taken in later",
      {},
      { status: { form: "OPEN_24_7" }, intake: of({ form: "CLOSED_TILL", time: 1140 }) },
      "It is open day and night. They take no one in right now. Come in at 7:00 PM.",
    ],
    [
      "taken in until the evening",
      {},
      { intake: of({ form: "OPEN_TILL", time: 1260 }) },
      "It is open now. It closes at 8:00 AM. They take people in until 9:00 PM.",
    ],
    [
      "no more tonight",
      {},
      { intake: { status: null } },
      "They take no more people tonight. Call before you go.",
    ],
    [
      "taken in at the next opening for a while",
      {},
      { status: { form: "CLOSED_TILL", time: 1140 }, arrival: { form: "OPEN_TILL", time: 1260 } },
      "It is closed now. It opens at 7:00 PM. Come before 9:00 PM.",
    ],
    ["an extension", { phoneExtension: "4" }, {}, "You can call (555) 555-0142, extension 4."],
    ["grown people", { ageMin: 18 }, {}, "You must be 18 or older."],
    ["young people", { ageMax: 17 }, {}, "It is for people up to 17 years old."],
    ["ages between", { ageMin: 13, ageMax: 17 }, {}, "It is for people 13 to 17 years old."],
    [
      "opens at midnight",
      {},
      { status: { form: "CLOSED_UNTIL_TOMORROW", time: 0 } },
      "It opens at midnight.",
    ],
  ];
  test.each(CASES)("%s", (_name, changed, around, expected) => {
    expect(formatFacts("en", { ...shelter, ...changed }, { ...context, ...around }).join(" ")).toContain(
      expected,
    );
  });

  test("when people are taken in, in Spanish", () => {
    const said = (wording: StatusForm) =>
      formatFacts("es", shelter, { ...context, intake: of(wording) })[0]?.replaceAll("\u00a0", " ");
    expect(said({ form: "CLOSED_UNTIL_TOMORROW", time: 1140 })).toContain(
      "Ahora no reciben a nadie. Llegue mañana a las 7 p. m.",
    );
    expect(said({ form: "OPEN_TILL", time: 720 })).toContain("Reciben hasta el mediodía.");
  });

  test("until when one comes, in Spanish", () => {
    const said = (time: number) =>
      formatFacts("es", shelter, {
        ...context,
        status: { form: "CLOSED_TILL", time: 600 },
        arrival: { form: "OPEN_TILL", time },
      })[0]?.replaceAll("\u00a0", " ");
    expect(said(1260)).toContain("Llegue antes de las 9 p. m.");
    expect(said(720)).toContain("Llegue antes del mediodía.");
    expect(said(0)).toContain("Llegue antes de medianoche.");
  });

  test("a place that is closed for good says nothing else", () => {
    const status: StatusForm = { form: "PERMANENTLY_CLOSED" };
    expect(formatFacts("en", shelter, { ...context, status })).toEqual([
      "This place is closed for good. It will not open again.",
    ]);
  });

  test("a protected listing says neither its beds nor that its address is here", () => {
    const text = formatFacts("en", { ...shelter, isProtected: true }, context).join(" ");
    expect(text).not.toMatch(/bed|address/);
    expect(text).toContain("Call to ask where to go.");
  });
});

const minute = fc.integer({ min: 0, max: 1440 });
const day = fc.constantFrom(...DAYS);
const statuses: fc.Arbitrary<StatusForm> = fc.oneof(
  fc.record({ form: fc.constantFrom("OPEN_TILL", "CLOSED_TILL", "CLOSED_UNTIL_TOMORROW"), time: minute }),
  fc.record({
    form: fc.constantFrom("OPEN_TILL_DAY", "CLOSED_UNTIL_DAY", "CLOSED_TILL_NEXT_DAY"),
    day,
    time: minute,
  }),
  fc.record({
    form: fc.constant("CLOSED_UNTIL_NTH_DAY"),
    period: fc.constantFrom(...PERIODS),
    day,
    date: fc.constant("2026-12-01"),
    time: minute,
  }),
  fc.record({
    form: fc.constant("CLOSED_UNTIL_DATE"),
    date: fc.constantFrom("2026-12-01", "2027-02-28"),
    hasYear: fc.boolean(),
    time: minute,
  }),
  fc.record({
    form: fc.constantFrom("OPEN_24_7", "PERMANENTLY_CLOSED", "CONTACT_FOR_HOURS", "CLOSED", "NONE"),
  }),
);
const answer = fc.constantFrom(true, false, null);
const services: fc.Arbitrary<PlainService> = fc.record({
  addressVisibility: fc.constantFrom("EXACT", "AREA", "HIDDEN"),
  ageMax: fc.option(fc.integer({ min: 0, max: 120 })),
  ageMin: fc.option(fc.integer({ min: 0, max: 120 })),
  beds: fc.constant([]),
  availableBeds: fc.option(fc.integer({ min: 0, max: 9999 })),
  category: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
  isAllowedPets: answer,
  isLowBarrier: answer,
  asksForId: answer,
  asksToBeSober: answer,
  houseRules: fc.uniqueArray(fc.constantFrom(...HOUSE_RULES)),
  provisions: fc.uniqueArray(fc.constantFrom(...PROVISIONS)),
  isProtected: answer,
  needs: fc.uniqueArray(fc.constantFrom(...NEEDS)),
  phone: fc.constantFrom(null, "(555) 555-0142", "+1 555 555 0142"),
  phoneExtension: fc.constantFrom(null, "4", "123456"),
  placeShown: fc.constantFrom("REGION", "TOWN"),
  totalBeds: fc.option(fc.integer({ min: 1, max: 9999 })),
  type: fc.uniqueArray(fc.constantFrom(...SERVICE_TYPES), { minLength: 1 }),
  verifiedAt: fc.constantFrom(null, "2026-01-01T00:00:00.000Z"),
});
const TAGS = ["en", "es", "ht", "ase", "zh-Hant", "vi", "so", "mam", "quc"];
const around = fc.record({
  status: fc.option(statuses),
  intake: fc.option(
    fc.option(statuses).map((wording) => (wording === null ? { status: null } : of(wording))),
  ),
  arrival: fc.option(statuses),
  hasOldHours: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
  bedsCountedAt: fc.option(fc.integer({ min: NOW - 400 * 1440 * MINUTE, max: NOW + 5 * MINUTE })),
});

test.each(["en", "es"] as const)(
  "every sentence has at most 12 words, and none opens a closed door (%s)",
  (language) => {
    fc.assert(
      fc.property(services, around, (service, { tags, ...facts }) => {
        const languages = tags.map((tag) => languageName(tag, language));
        const said = plainFacts(service, { ...facts, languages, now: NOW })
          .flat()
          .flatMap((fact) => plainSentences(fact, WORDS[language]));
        for (const sentence of said) {
          expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(12);
          expect(sentence).toMatch(/^[A-Z\d].*[^.]\.$/);
        }
        const isOpen = facts.status?.form.startsWith("OPEN") === true;
        const opens = said.some((sentence) => /is open (now|day)|[Ee]stá abierto/.test(sentence));
        expect(opens).toBe(isOpen);
      }),
    );
  },
);
