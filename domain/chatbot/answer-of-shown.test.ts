import { expect, test } from "vitest";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { answerQuestion } from "./answer-question.ts";
import { NEW_TALK } from "./talk-state.ts";

test("which of several is nearest is not said to somebody whose place is unknown", async () => {
  const shown = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const state = { ...NEW_TALK, shown };
  const question = { kind: "OF_SHOWN", ids: shown, asks: "DISTANCE", time: null } as const;
  const answer = await answerQuestion(question, state, {
    now: Date.UTC(2026, 10, 20, 18),
    zone: "America/New_York",
    position: null,
    words: english,
    sources: {
      services: async () => [],
      crisisLines: async () => [],
      weatherAt: async () => null,
      wayTo: async () => null,
      queryElsewhere: async () => null,
    },
    onFailure: () => {},
  });
  expect(answer.messages.map(({ text }) => text)).toEqual([english.whichPlace]);
  expect(answer.state.shown).toEqual(shown);
});
