import { expect, test } from "vitest";
import { withoutPlace } from "./without-place.ts";

test.each([
  ["shelter near 33131", "33131", "shelter"],
  ["33131", "33131", ""],
  ["food in Rancho Cucamonga, CA", "rancho cucamonga", "food"],
  ["food Rancho Cucamonga California tomorrow", "rancho cucamonga", "food tomorrow"],
  ["comida cerca de Hialeah Florida", "hialeah", "comida"],
  ["bañarme zona 00002", "00002", "banarme"],
  ["Portland, Oregon, showers, food", "portland", "showers, food"],
  ["new york new york beds", "new york", "beds"],
  ["food, beds", "miami", "food, beds"],
])("%s without %s asks for %s", (q, place, rest) => {
  expect(withoutPlace(q, place)).toBe(rest);
});
