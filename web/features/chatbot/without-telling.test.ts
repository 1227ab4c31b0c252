import { expect, test } from "vitest";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { withoutTelling } from "./without-telling.ts";

const lines: BotMessage = { payload: { type: "CRISIS_LINES_LIST", data: [], isDanger: true } };
const replies: BotMessage = { payload: { type: "QUICK_REPLIES", data: ["Free lawyer"] } };
const made: BotMessage = { payload: { type: "SERVICES_LIST", data: [], isDanger: true } };
const other: BotMessage = { payload: { type: "SERVICES_LIST", data: [] } };
const says = (text: string): BotMessage => ({ text });

test("a shared screen shows neither what is made for a danger nor the sentence above it", () => {
  const sorry = says("I'm sorry.");
  expect(withoutTelling([sorry, lines, says("Other help:"), made, replies])).toEqual([sorry, lines, replies]);
});

test("other lists stay", () => {
  const answer = [says("I'm sorry."), lines, says("Other help:"), says("Meals, near you:"), other, replies];
  expect(withoutTelling(answer)).toEqual(answer);
});
