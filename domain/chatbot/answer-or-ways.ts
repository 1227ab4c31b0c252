import { lineForAnyHelp } from "../danger/danger-lines.ts";
import { answerQuestion } from "./answer-question.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  needReplies,
  payloadMessage,
  textMessage,
} from "./answer-sources.ts";
import type { Question } from "./question.ts";
import type { TalkState } from "./talk-state.ts";

/**
 * Answers a question; if a part fails, offers 211 and other ways to continue, so that no one is left without an answer.
 *
 * @param isAway whether an error means that nothing can be read now, which the caller answers
 */
export async function answerOrWays(
  question: Question,
  state: TalkState,
  circumstances: AnswerCircumstances,
  isAway: (error: unknown) => boolean,
): Promise<BotAnswer> {
  try {
    return await answerQuestion(question, state, circumstances);
  } catch (error) {
    if (isAway(error)) throw error;
    circumstances.onFailure(error);
    return waysOn(state, circumstances);
  }
}

async function waysOn(
  state: TalkState,
  { words, sources, position }: AnswerCircumstances,
): Promise<BotAnswer> {
  const lines = await sources.crisisLines(position).catch(() => []);
  return {
    messages: [
      textMessage(words.failedPart),
      payloadMessage({ type: "CRISIS_LINES_LIST", data: [...lineForAnyHelp(lines)] }),
      needReplies(words),
    ],
    state,
  };
}
