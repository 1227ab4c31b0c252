import type { DangerFamily } from "../danger/danger-families.ts";
import { linesForDanger } from "../danger/danger-lines.ts";
import type { DangerNotice } from "../danger/notice-danger.ts";
import { answerList } from "./answer-list.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  payloadMessage,
  quickReplies,
  textMessage,
} from "./answer-sources.ts";
import type { Find } from "./question.ts";
import { hidesFromSomebody, saferShelter } from "./safer-shelter.ts";
import type { TalkState } from "./talk-state.ts";

/** The sentence and the lines of a danger first, then what is also asked for (rules chatbot 21). */
export async function answerDanger(
  notice: DangerNotice,
  find: Find | null,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position } = circumstances;
  const { family, isNow, followUp, hintedOnly } = notice;
  if (hintedOnly) return answerBeside(family, find, state, circumstances);
  const lines = linesForDanger(family, await sources.crisisLines(position), isNow);
  const said =
    followUp === null || followUp === "STAYS"
      ? words.danger.sentences[family]
      : words.danger.followUps[followUp];
  const first = [
    textMessage(said),
    payloadMessage({ type: "CRISIS_LINES_LIST", data: lines, isDanger: true, family }),
  ];
  const { chips } = words;
  const replies = quickReplies(
    ...(WITHOUT_SHELTER.has(family) ? [] : [chips.sleep]),
    chips.lawyer,
    chips.person,
    chips.forget,
  );
  if (find === null) return { messages: [...first, replies], state };
  const rest = await restOf(find, family, state, circumstances);
  if (rest === null) return { messages: [...first, replies], state };
  return { ...rest, messages: [...first, textMessage(words.otherHelp), ...rest.messages] };
}

/** Where a place to sleep is no answer, and might be read as one. */
const WITHOUT_SHELTER: ReadonlySet<DangerNotice["family"]> = new Set([
  "SUICIDE",
  "SUICIDE_FRIEND",
  "OVERDOSE",
  "POISON",
  "GAS",
  "NOT_BREATHING",
  "BLEEDING",
  "LABOR",
  "WITHDRAWAL",
  "INFECTION",
  "INSULIN",
  "MEDICAL",
  "WITNESS",
  "THREAT_TO_OTHERS",
  "CAREGIVER",
  "IMMIGRATION",
]);

/** Help with a danger is looked for, and none is named: its lines without an alarm, and what was asked for. */
export async function answerBeside(
  family: DangerFamily,
  find: Find | null,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position } = circumstances;
  const data = linesForDanger(family, await sources.crisisLines(position));
  const lines = [
    textMessage(words.danger.need),
    payloadMessage({ type: "CRISIS_LINES_LIST", data: data.slice(0, LINES_BESIDE), family }),
  ];
  const rest = find === null ? null : await restOf(find, family, state, circumstances);
  if (rest === null)
    return { messages: [...lines, quickReplies(words.chips.sleep, words.chips.person)], state };
  return { ...rest, messages: [...lines, ...rest.messages] };
}

/** Lines that stand beside a list which nobody in danger asked for. */
const LINES_BESIDE = 2;

/** Whatever becomes of the list, the numbers are sent. */
async function restOf(
  find: Find,
  family: DangerFamily,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer | null> {
  return answerSafely(find, family, state, circumstances).catch((error: unknown) => {
    circumstances.onFailure(error);
    return null;
  });
}

/** A list in a talk of danger. Where it does not say for whom, two presses say it, and no one has to explain. */
export async function answerSafely(
  find: Find,
  danger: DangerFamily | null,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { chips } = circumstances.words;
  const safer = hidesFromSomebody(danger) ? saferShelter(find) : find;
  const answer = await answerList(safer, 0, state, circumstances);
  if (safer === find) return answer;
  return { ...answer, messages: [...answer.messages, quickReplies(chips.anyone, chips.women, chips.forget)] };
}
