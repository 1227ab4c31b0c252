import { expect, test } from "vitest";
import { kindsIn, toldKinds } from "./told-kind.ts";
import { TOLD_KINDS } from "./told-kinds.ts";

const first = (message: string) => toldKinds(message, TOLD_KINDS)[0]?.looked[0] ?? null;

test.each([
  ["my kids' father is locked up and I want them to be able to visit him", "children of inmates"],
  ["el papá de mis hijos está preso y quieren ir a visitarlo", "children of inmates"],
  ["operar gata barato", "spay and neuter"],
  ["I need to get my cat fixed but cheap", "spay and neuter"],
  ["me lastimé en el trabajo", "workers compensation"],
  ["I fell off a ladder while working construction", "workers compensation"],
  ["mi papá ya casi no oye y los aparatos cuestan un dineral", "hearing aids"],
  ["the bank wants to take our house, we are months behind on the mortgage", "foreclosure prevention"],
  ["mi niño va a cumplir dos años y todavía no dice ni una palabra", "early intervention"],
  ["hizo un trabajo y el patrón no le quiere pagar el sueldo", "department of labor"],
  ["our house burned down and we lost everything", "disaster services"],
  ["my 15 yr old ran away last night", "runaway youth"],
  ["someone to bring meals to my mom", "home delivered meals"],
  ["need a passport by friday", "passport agency"],
  ["restraining order where do i file", "injunction"],
  ["prestamo para abrir mi negocio", "small business development"],
  ["algún centro para viejitos, mi mamá está solita", "senior center"],
  ["oficina donde aplicar a las estampillas", "economic self sufficiency"],
  ["biblioteca principal", "main library"],
  // Programs by the name of a state.
  ["sacar a los niños del calfresh no, aplicar al CalFresh", "food stamps"],
  ["how do I get KidCare", "children's health insurance"],
  ["peachcare for my son", "children's health insurance"],
  ["need someone from HICAP", "medicare counseling"],
])("%s: %s", (message, kind) => {
  expect(first(message)).toBe(kind);
});

test.each(["hello", "gracias por todo", "who made this page", "comida", "open now near me"])(
  "%s tells of no kind",
  (message) => {
    expect(toldKinds(message, TOLD_KINDS)).toEqual([]);
  },
);

test("all words of a cue stand near each other, in any order", () => {
  const kinds = kindsIn(`boats : row|remo boat*\n${"x : y\n".repeat(99)}`);
  expect(toldKinds("a boating club where I row", kinds)[0]).toMatchObject({ looked: ["boats"], words: 2 });
  expect(toldKinds(`row ${"and ".repeat(20)} boats`, kinds)).toEqual([]);
  expect(toldKinds("row row row", kinds)).toEqual([]);
});

test("each kind has names to look for and cues that are read", () => {
  expect(TOLD_KINDS.length).toBeGreaterThan(100);
  for (const { looked, cues } of TOLD_KINDS) {
    expect(looked.every((name) => name.length > 1)).toBe(true);
    expect([looked[0], cues.length > 0]).toEqual([looked[0], true]);
  }
});

test("no kind is looked for by what one state calls it", () => {
  const names = TOLD_KINDS.flatMap(({ looked }) => looked).join("; ");
  for (const program of [
    "kidcare",
    "shine",
    "golden passport",
    "early steps",
    "calfresh",
    "florida",
    "miami",
  ])
    expect(names).not.toMatch(new RegExp(`\\b${program}\\b`, "iu"));
});
