import { describe, expect, test } from "vitest";
import { type Lesson, learnWeights } from "#checks/corpora/learned/learn-softmax.ts";
import { eachLikelihoodBy } from "#domain/base/learned/softmax.ts";
import {
  askFeatures,
  IS_SCALED,
  LEARNED_ASKS,
  learnedFrom,
  likelyAsks,
} from "#domain/chatbot/likely-asks.ts";
import { LEARNING } from "./learning.ts";
import { checksumOfMessages, messagesBy, toLesson, trainingMessages } from "./training-texts.ts";

test("the weights are learned from the texts as they are", () => {
  expect(learnedFrom, "npm run ask-weights").toBe(checksumOfMessages());
});

test("nearly all that was learned is known", () => {
  const asking = trainingMessages().filter(({ needs }) => needs.length > 0);
  const right = asking.filter(({ message, needs }) =>
    likelyAsks(message).some((need) => needs.includes(need)),
  );
  expect(right.length).toBeGreaterThanOrEqual(asking.length * 0.9);
});

describe("an author who was left out", () => {
  test.each([
    ["town", 0.5, 0.9],
    ["others", 0.7, 0.9],
    ["stranger", 0.65, 0.9],
  ])(
    "%s: at least %d of what asks has an answer, and %d of the answers are right",
    (author, least, right) => {
      const lessons: Lesson[] = trainingMessages(author).map(toLesson);
      const likelihoods = eachLikelihoodBy(learnWeights(lessons, LEARNING), IS_SCALED);
      const asking = messagesBy(author).filter(({ needs }) => needs.length > 0);
      const answers = asking.map(({ message, needs }) => ({
        needs,
        likely: likelyAsks(message, likelihoods),
      }));
      const answered = answers.filter(({ likely }) => likely.length > 0);
      const rightly = answered.filter(({ needs, likely }) => likely.some((need) => needs.includes(need)));
      expect(answered.length).toBeGreaterThanOrEqual(asking.length * least);
      expect(rightly.length).toBeGreaterThanOrEqual(answered.length * right);
    },
  );
});

test("at most two needs, and none where nothing is asked for", () => {
  expect(likelyAsks("hello, who made this page?")).toEqual([]);
  expect(likelyAsks("")).toEqual([]);
  expect(LEARNED_ASKS[0]).toBe("NONE");
  expect(
    likelyAsks("did six years, been out two weeks, every boss runs my background and that's that"),
  ).toContain("EMPLOYMENT");
  expect(likelyAsks("food clothes shower doctor job class bed phone bill").length).toBeLessThanOrEqual(2);
  expect(askFeatures("").size).toBe(0);
});
