import { expect, test } from "vitest";
import { milesFromLanding, TIME_ZONE } from "#db/demo/town.ts";
import { demonstrationFeed } from "#db/demo/transit/demonstration-feed.ts";
import { answerQuestions } from "./answer-question.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 20);

test("the day that is prepared stays so, however many others are asked about", () => {
  const feed = demonstrationFeed(NOW);
  let built = 0;
  const counted = {
    ...feed,
    get trips() {
      built += 1;
      return feed.trips;
    },
  };
  const answers = answerQuestions([counted]);
  const ask = (leaves: number) =>
    answers.wayTo({ from: milesFromLanding(0, 0), to: milesFromLanding(3, 1), leaves, timeZone: TIME_ZONE });
  answers.prepare(NOW);
  const once = built;
  ask(NOW);
  expect([once, built]).toEqual([1, 1]);
  for (let day = 1; day <= 9; day++) ask(NOW + day * DAY_MS);
  expect(built).toBe(10);
  ask(NOW);
  expect(built).toBe(10);
  answers.prepare(NOW + DAY_MS);
  expect(built).toBe(11);
});
