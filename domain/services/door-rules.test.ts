import { expect, test } from "vitest";
import { contradicts, rulesToAsk, withoutContradictions } from "./door-rules.ts";
import { hasDoorRules } from "./has-door-rules.ts";

const NOTHING = { isLowBarrier: true, asksForId: null, asksToBeSober: null, houseRules: [] } as const;

test("the tick for few rules tells none of them", () => {
  expect(rulesToAsk(NOTHING)).toEqual(["SOBER", "ID", "OTHERS"]);
  expect(hasDoorRules(NOTHING)).toBe(false);
});

test.each([
  [{ asksForId: false }, ["SOBER", "OTHERS"]],
  [{ asksToBeSober: true }, ["ID", "OTHERS"]],
  [{ houseRules: ["NONE"] as const }, ["SOBER", "ID"]],
  // Whether one may drink inside says nothing of curfew and chores.
  [{ houseRules: ["NO_USE_INSIDE"] as const }, ["SOBER", "ID", "OTHERS"]],
  [{ asksForId: true, asksToBeSober: false, houseRules: ["CURFEW"] as const }, []],
])("%j leaves %j to ask", (told, expected) => {
  const rules = { ...NOTHING, ...told };
  expect([rulesToAsk(rules), hasDoorRules(rules)]).toEqual([expected, true]);
});

test("of a page that a phone kept from before they were told, nothing is told", () => {
  const kept: typeof NOTHING = JSON.parse('{"isLowBarrier":true}');
  expect([rulesToAsk(kept), hasDoorRules(kept)]).toEqual([["SOBER", "ID", "OTHERS"], false]);
});

test("what cannot both be true is known, and a press takes the other away", () => {
  expect(contradicts(["COUPLES", "NO_COUPLES"])).toBe(true);
  expect(contradicts(["CURFEW", "NONE"])).toBe(true);
  expect(contradicts(["STEPS", "STEP_FREE_BED", "COUPLES", "CURFEW", "CHORES"])).toBe(false);
  expect(withoutContradictions(["COUPLES", "STORAGE", "NO_COUPLES"], "NO_COUPLES")).toEqual([
    "STORAGE",
    "NO_COUPLES",
  ]);
  expect(withoutContradictions(["NONE", "CURFEW"], "CURFEW")).toEqual(["CURFEW"]);
  expect(withoutContradictions(["CURFEW", "CHORES", "NONE"], "NONE")).toEqual(["NONE"]);
  // A choice that was taken back takes nothing along.
  expect(withoutContradictions(["STORAGE"], "NO_STORAGE")).toEqual(["STORAGE"]);
});
