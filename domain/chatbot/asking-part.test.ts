import { expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { timeIn } from "../search/asked-time.ts";
import { placeNamesIn } from "./asked-place.ts";
import { askedTopics } from "./asked-topics.ts";
import { askingPart } from "./asking-part.ts";
import { asksForLines } from "./asks-for-lines.ts";
import { doorTime } from "./door-time.ts";
import { understoodWords } from "./lexicon.ts";
import { toldIn } from "./told-words.ts";
import { topicsIn } from "./topics-in.ts";

test.each([
  ["I drove a truck for years. Is there a class for welders?", "Is there a class for welders?"],
  ["Mi hermano perdió la vista. ¿Quién le enseña a leer?", "Quién le enseña a leer?"],
  ["My rent went up. I need a cheaper room. Thank you.", "I need a cheaper room"],
  ["My rent went up. I want a cheaper room.", "I want a cheaper room"],
  ["Where is a dentist?", ""],
  ["My tooth hurts. I have no money.", ""],
])("%s asks: %s", (message, part) => {
  expect(askingPart(message)).toBe(part);
});

const readNeeds = (message: string) => {
  const all = topicsIn(understoodWords(splitWords(message)));
  return [...new Set(askedTopics(message, "", all).strong.flatMap(({ topic }) => topic.needs))];
};

test.each([
  ["I work nights at a bakery. Is there a pantry that opens early?", ["FOOD_PANTRIES"]],
  ["Trabajo todo el día. ¿Dónde hay duchas?", ["HYGIENE"]],
])("%s: what the asking sentences name is the need", (message, needs) => {
  expect(readNeeds(message)).toEqual(needs);
});

test("what stands beside what is asked for is known to", () => {
  const { words } = toldIn("I am a widow from Ohio. Are there jobs for older people?");
  const beside = words.filter(({ isBeside }) => isBeside === true).map(({ text }) => text);
  expect(beside).toContain("ohio");
  expect(words.some(({ isBeside }) => isBeside !== true)).toBe(true);
});

test.each([
  ["I was born at Boatyard, where do I get my birth certificate", "boatyard"],
  ["nací en Lakeside y perdí mi acta", "lakeside"],
  ["acabo de llegar de Honduras, quién me orienta", "honduras"],
])("%s: %s is no place that is asked for", (message, name) => {
  expect(placeNamesIn(message).map(({ text }) => text)).not.toContain(name);
});

test("a town with its state is a place whatever it is called", () => {
  expect(placeNamesIn("food in Cuba, MO").map(({ text }) => text)).toContain("cuba");
});

test.each([
  ["necesito un pasaporte porque viajo mañana", false],
  ["I have a flight tomorrow and need a passport", false],
  ["necesito comida mañana", true],
])("%s: the time is that of a door: %s", (message, isDoor) => {
  const plain = splitWords(message).join(" ");
  expect(doorTime(timeIn(plain, 0, "UTC"), plain) !== null).toBe(isDoor);
});

test.each([
  ["what is the crisis line", true],
  ["is there a helpline or a support group for caregivers", false],
])("%s asks for lines alone: %s", (message, isLines) => {
  expect(asksForLines(message, topicsIn(understoodWords(splitWords(message))))).toBe(isLines);
});
