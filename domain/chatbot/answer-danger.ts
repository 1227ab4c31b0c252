import type { DangerFamily } from "../danger/danger-families.ts";
import { linesForDanger } from "../danger/danger-lines.ts";
import { dangerSentence, needSentence } from "../danger/danger-sentence.ts";
import type { DangerNotice } from "../danger/notice-danger.ts";
import { answerList } from "./answer-list.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  payloadMessage,
  quickReplies,
  textMessage,
} from "./answer-sources.ts";
import { rowsMadeForDanger } from "./made-for-danger.ts";
import type { Find } from "./question.ts";
import { asksForShelter, hidesFromSomebody, saferShelter, youngShelter } from "./safer-shelter.ts";
import { shelterNotes } from "./shelter-notes.ts";
import { afterList, type TalkState } from "./talk-state.ts";

/** A danger, and the search asked for beside it. */
export interface DangerAsked {
  readonly danger: DangerNotice;
  readonly find: Find | null;
  /** No words ask for `find`: it only follows from what happened. */
  readonly isOnlyTold?: boolean | undefined;
}

/**
 * Sends the sentence and crisis lines of a danger first, then services made for it, or else what is also asked for
 * (rule chatbot 21).
 *
 * @param said folded words of the message
 */
export async function answerDanger(
  { danger: notice, find, isOnlyTold = false }: DangerAsked,
  said: string,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position, now } = circumstances;
  const { family, followUp, hintedOnly } = notice;
  if (hintedOnly) return answerBeside(family, find, state, circumstances);
  const lines = linesForDanger(notice, await sources.crisisLines(position), now);
  const sentence =
    followUp === null || followUp === "STAYS"
      ? dangerSentence(notice, state.isOfAnother, words.danger)
      : words.danger.followUps[followUp];
  const first = [
    textMessage(sentence),
    payloadMessage({ type: "CRISIS_LINES_LIST", data: lines, isDanger: true, family }),
  ];
  const { chips } = words;
  const replies = quickReplies(
    ...(WITH_SHELTER.has(family) ? [chips.sleep] : []),
    ...(WITH_LAWYER.has(family) ? [chips.lawyer] : []),
    chips.person,
    chips.forget,
  );
  const isMadeAsked = followUp === null || (find !== null && asksForShelter(find));
  const made = isMadeAsked ? answerMade(family, find, said, state, circumstances) : Promise.resolve(null);
  const general = async () => {
    const answer = await made;
    if (answer !== null || find === null || (isOnlyTold && hidesFromSomebody(family))) return answer;
    return answerSafely(find, family, state, circumstances);
  };
  const rest = await catchFailure(general(), circumstances);
  if (rest === null || rest.messages[0]?.text === words.nothingFound)
    return { messages: [...first, replies], state };
  const isLast = rest.messages.every(({ payload }) => payload?.type !== "QUICK_REPLIES");
  return {
    ...rest,
    messages: [...first, textMessage(words.otherHelp), ...rest.messages, ...(isLast ? [replies] : [])],
  };
}

/** Lists the services made for a danger, if nothing but a place to sleep is also asked for; null: none is near. */
async function answerMade(
  family: DangerFamily,
  find: Find | null,
  said: string,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer | null> {
  if (find !== null && !asksForShelter(find)) return null;
  const rows = await rowsMadeForDanger(family, find, said, circumstances);
  if (rows.length === 0) return null;
  const list = payloadMessage({ type: "SERVICES_LIST", data: [...rows], isDanger: true });
  if (find === null) return { messages: [list], state };
  const ids = rows.map(({ id }) => id);
  const notes = shelterNotes(find, state, circumstances.words).map(textMessage);
  const answer = {
    messages: [list, ...notes],
    state: afterList(state, { find, skip: 0, ids, hasMore: false }),
  };
  return saferShelter(find) === find ? answer : withPresses(answer, circumstances);
}

/** Dangers for which a quick reply offers a place to sleep, beside the others. */
const WITH_SHELTER: ReadonlySet<DangerFamily> = new Set([
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  "CHILD_ALONE",
  "ELDER",
  "TRAFFICKING",
  "HEAT",
  "COLD",
  "POLICE_VIOLENCE",
]);
const WITH_LAWYER: ReadonlySet<DangerFamily> = new Set([
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  "ELDER",
  "TRAFFICKING",
  "IMMIGRATION",
  "POLICE_VIOLENCE",
]);

/** Answers a search for help with a danger that is not itself named: its crisis lines without alarm, then the list. */
export async function answerBeside(
  family: DangerFamily,
  find: Find | null,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position, now } = circumstances;
  const data = linesForDanger({ family }, await sources.crisisLines(position), now);
  const lines = [
    textMessage(needSentence(family, words.danger)),
    payloadMessage({ type: "CRISIS_LINES_LIST", data: data.slice(0, LINES_BESIDE), family }),
  ];
  const rest =
    find === null ? null : await catchFailure(answerNamed(find, family, state, circumstances), circumstances);
  if (rest === null)
    return { messages: [...lines, quickReplies(words.chips.sleep, words.chips.person)], state };
  return { ...rest, messages: [...lines, ...rest.messages] };
}

/** Maximum number of crisis lines beside a list when no danger was named. */
const LINES_BESIDE = 2;

/** Catches failures of the list, so that the crisis lines are sent in any case. */
async function catchFailure(
  answer: Promise<BotAnswer | null>,
  { onFailure }: AnswerCircumstances,
): Promise<BotAnswer | null> {
  return answer.catch((error: unknown) => {
    onFailure(error);
    return null;
  });
}

/**
 * Lists services in a talk of danger. If the search does not say for whom, two quick replies do, so that no one has to
 * explain.
 */
export async function answerSafely(
  find: Find,
  danger: DangerFamily | null,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  if (danger === "CHILD_ALONE") return answerList(youngShelter(find), 0, state, circumstances);
  const safer = hidesFromSomebody(danger) ? saferShelter(find) : find;
  const answer = await answerList(safer, 0, state, circumstances);
  return safer === find ? answer : withPresses(answer, circumstances);
}

/** Lists help by name for anyone, with two quick replies that say for whom it is meant. */
async function answerNamed(
  find: Find,
  family: DangerFamily,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const answer = await answerList(find, 0, state, circumstances);
  const isOpen = hidesFromSomebody(family) && saferShelter(find) !== find;
  return isOpen ? withPresses(answer, circumstances) : answer;
}

function withPresses(answer: BotAnswer, { words: { chips } }: AnswerCircumstances): BotAnswer {
  return { ...answer, messages: [...answer.messages, quickReplies(chips.anyone, chips.women, chips.forget)] };
}
