import { describe, expect, test } from "vitest";
import { NEEDS, type Need } from "./enumerations.ts";
import { NEED_KEYWORDS } from "./need-keywords.ts";
import { labelToNeed } from "./need-labels.ts";
import { deriveNeeds } from "./needs.ts";

const NOTHING = {
  needs: [],
  name: "",
  description: "",
  descriptionEs: null,
  sourceDescription: null,
  serviceSummary: null,
  serviceSummaryEs: null,
};
const needsFrom = (description: string): readonly Need[] => deriveNeeds({ ...NOTHING, description });
const toldInSpanish = (text: string): readonly Need[] =>
  deriveNeeds({ ...NOTHING, descriptionEs: { text, state: "REVIEWED" } });

describe("keywords of each need (rule services 8)", () => {
  const TABLE: Record<Need, string> = {
    MEALS: "meal, soup kitchen, breakfast, lunch, dinner, sack lunch, senior lunch, congregate meal",
    FOOD_PANTRIES:
      "food pantry, food bank, cupboard, food closet, emergency food, community garden, nutrition, food stamps, SNAP, EBT, TANF, food voucher",
    EMERGENCY:
      "emergency shelter, night shelter, homeless shelter, winter shelter, warming center, cooling center, domestic violence shelter, drop-in, day shelter, shelter intake, coordinated entry",
    TRANSITIONAL:
      "transitional housing, rapid rehousing, supportive housing, permanent housing, affordable housing, low-income housing",
    MEDICAL:
      "medical, clinic, dental, vision, vaccine, screening, HIV test, AIDS test, HIV/AIDS test, pregnancy test, exam, needle exchange",
    COUNSELING:
      "counseling, mental health, behavioral health, emotional support, substance abuse, detox, sober living, addiction",
    CLOTHES: "clothing, clothes closet, blanket, diaper, work clothes, attire",
    HYGIENE: "shower, laundry, restroom, toilet, hygiene kit, feminine supplies",
    TECH: "wifi, wi-fi, internet, computer, phone charging, charging station",
    ASSISTANCE:
      "rent, utility, deposit, energy assistance, bill assistance, legal, notary, tax, ID, mail, transport, bus voucher, furniture, pets, library",
    EDUCATION: "class, GED, school, tutoring, ESL, mentor, preschool, after school, scholarship",
    EMPLOYMENT: "job, employment, résumé, interview, job training, life skills",
  };
  const rows = NEEDS.flatMap((need) => TABLE[need].split(", ").map((words) => [need, words] as const));

  test.each(rows)("%s: %s", (need, words) => {
    expect(needsFrom(`We offer ${words} here.`)).toContain(need);
    expect(needsFrom(words.toUpperCase())).toContain(need);
  });

  test.each(
    rows.filter(
      ([, words]) => !/[A-Z]{2}|skills|clothes|supplies|stamps|pets$|^mail$|^employment$/.test(words),
    ),
  )("%s: %s, of which there are many", (need, words) => {
    expect(needsFrom(plural(words))).toContain(need);
  });

  function plural(words: string): string {
    if (/(s|x|class)$/.test(words)) return `${words}es`;
    if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`;
    if (/ing$|é$|health|abuse|intake|closet$|support$/.test(words)) return words;
    return `${words}s`;
  }
});

describe("what counts, in Spanish", () => {
  test.each<[Need, string]>([
    ["MEALS", "Servimos comidas calientes y desayunos"],
    ["FOOD_PANTRIES", "Despensas y bancos de alimentos"],
    ["EMERGENCY", "Albergues de emergencia"],
    ["TRANSITIONAL", "Viviendas de transición"],
    ["MEDICAL", "Clínicas y vacunas"],
    ["COUNSELING", "Salud mental y adicciones"],
    ["CLOTHES", "Ropa, cobijas y pañales"],
    ["HYGIENE", "Duchas y regaderas"],
    ["TECH", "Computadoras e internet"],
    ["ASSISTANCE", "Ayuda con la renta; abogados"],
    ["EDUCATION", "Clases de inglés y becas"],
    ["EMPLOYMENT", "Empleos y entrevistas"],
  ])("%s: %s", (need, text) => {
    expect(toldInSpanish(text)).toContain(need);
    expect(needsFrom(text)).toContain(need);
  });
});

describe("words that only look like it", () => {
  test.each<[string, Need]>([
    ["Prevention of drug use", "ASSISTANCE"],
    ["Veterans and their families", "ASSISTANCE"],
    ["We identify ideas for kids", "ASSISTANCE"],
    ["Send an email or e-mail", "ASSISTANCE"],
    ["For parents and apparent needs; current, different", "ASSISTANCE"],
    ["Taxi stand, taxonomy", "ASSISTANCE"],
    ["Carpets, petition, competition", "ASSISTANCE"],
    ["Illegally, allegedly", "ASSISTANCE"],
    ["Classification of classics", "EDUCATION"],
    ["An example of examples", "MEDICAL"],
    ["Television and revision; division", "MEDICAL"],
    ["Architect of technical tents", "TECH"],
    ["Liberty, librettos", "ASSISTANCE"],
    ["A sinner", "MEALS"],
    ["Oatmeal", "MEALS"],
    ["Showing a tower; rope and romp", "HYGIENE"],
    ["Rope and ropes", "CLOTHES"],
    ["Employers and employees", "EMPLOYMENT"],
    ["Snapping pictures", "FOOD_PANTRIES"],
    ["Middle class families", "EDUCATION"],
    ["Annual baby shower", "HYGIENE"],
    ["Sorry, no pets. Photo ID required.", "ASSISTANCE"],
    ["Correo electrónico", "ASSISTANCE"],
    ["Groups will resume in May", "EMPLOYMENT"],
    ["Animal shelter", "EMERGENCY"],
    ["A curriculum for toddlers", "EMPLOYMENT"],
    ["Our vision is a better town", "MEDICAL"],
  ])("%s: not %s", (text, need) => {
    expect(needsFrom(text)).not.toContain(need);
    expect(toldInSpanish(text)).not.toContain(need);
  });

  test("a keyword outside of such a phrase still counts", () => {
    expect(needsFrom("No pets inside. Pet food on Mondays.")).toContain("ASSISTANCE");
  });
});

test("name, summary and the whole text of the source count; a service's own needs count alone", () => {
  expect(deriveNeeds({ ...NOTHING, name: "Soup Kitchen" })).toEqual(["MEALS"]);
  expect(deriveNeeds({ ...NOTHING, name: "Duchas del Sur" })).toEqual(["HYGIENE"]);
  expect(deriveNeeds({ ...NOTHING, serviceSummary: "Tutoring" })).toEqual(["EDUCATION"]);
  expect(deriveNeeds({ ...NOTHING, sourceDescription: "Tutoring" })).toEqual(["EDUCATION"]);
  expect(deriveNeeds({ ...NOTHING, serviceSummaryEs: { text: "Becas", state: "STALE" } })).toEqual([
    "EDUCATION",
  ]);
  expect(deriveNeeds({ ...NOTHING, name: "Soup Kitchen", needs: ["TECH"] })).toEqual(["TECH"]);
});

test("every keyword is found by its own text", () => {
  for (const need of NEEDS) {
    const { en, es, not } = NEED_KEYWORDS[need];
    const isShaded = (words: string): boolean => not.some((phrase) => ` ${words} `.includes(` ${phrase} `));
    for (const words of en) if (!isShaded(words)) expect(needsFrom(words), words).toContain(need);
    for (const words of es) if (!isShaded(words)) expect(toldInSpanish(words), words).toContain(need);
  }
});

describe("the label of a sub-filter", () => {
  test.each<[string, Need | null]>([
    ["Meals", "MEALS"],
    ["FOOD PANTRIES", "FOOD_PANTRIES"],
    [" food  pantries ", "FOOD_PANTRIES"],
    ["emergency", "EMERGENCY"],
    ["Transitional", "TRANSITIONAL"],
    ["Medical", "MEDICAL"],
    ["Counseling", "COUNSELING"],
    ["Clothes", "CLOTHES"],
    ["Hygiene", "HYGIENE"],
    ["Tech", "TECH"],
    ["Assistance", "ASSISTANCE"],
    ["Education", "EDUCATION"],
    ["Employment", "EMPLOYMENT"],
    ["consejeria", "COUNSELING"],
    ["Educación", "EDUCATION"],
    ["All", null],
    ["Meals for kids", null],
    ["meal", null],
    ["", null],
  ])("%j means %j", (text, need) => {
    expect(labelToNeed(text)).toBe(need);
  });
});
