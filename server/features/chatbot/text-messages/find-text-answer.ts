import { answerOrWays } from "#domain/chatbot/answer-or-ways.ts";
import type { AnswerSources } from "#domain/chatbot/answer-sources.ts";
import { type ListRequest, listRequest } from "#domain/chatbot/list-request.ts";
import { placeAround } from "#domain/chatbot/list-rows.ts";
import type { Find, Question } from "#domain/chatbot/question.ts";
import type { TalkState } from "#domain/chatbot/talk-state.ts";
import { textedServices, widerRequest } from "#domain/chatbot/text-messages/texted-services.ts";
import type { Understood } from "#domain/chatbot/understand.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { type ChatbotDependencies, sourcesFrom } from "#server/features/chatbot/answer-sources.ts";
import { moreAnswer, only, type TextWords, textAnswer } from "#words/chatbot/text-messages/text-answer.ts";
import type { TextTalk } from "./text-talks.ts";

interface Asking {
  readonly asked: Understood & { readonly zone: string };
  readonly talk: TextTalk | null;
  readonly words: TextWords;
  readonly now: number;
}

/** The answer to a question, and what the talk remembers then. */
export async function findTextAnswer(
  dependencies: ChatbotDependencies,
  { asked, talk, words, now }: Asking,
): Promise<{ readonly text: string; readonly talk: TextTalk }> {
  const sources = textedSources(dependencies, now, asked.language);
  const position = talk?.position ?? null;
  const unsent = talk?.unsent ?? [];
  if (unsent.length > 0 && asksForMore(asked.question)) {
    const { state } = asked;
    const found = await sources.services(toServicesQuery(unsent, state, position, now));
    const rows = unsent.flatMap((id) => found.find((row) => row.id === id) ?? []);
    const first = state.shown.length - unsent.length + 1;
    const answer =
      rows.length === 0
        ? only(words.chat.noMore)
        : moreAnswer({ rows, first, hasMore: state.hasMore }, words);
    return { text: answer.text, talk: { state, unsent: answer.unsent, position } };
  }
  const question = withPlace(asked.question, position);
  const bot = await answerOrWays(
    question,
    asked.state,
    { now, zone: asked.zone, position, sources, words: words.chat, onFailure: dependencies.onFailure },
    // The gateway asks again, and is answered then.
    (error) => databaseFault(error) !== null,
  );
  const { text, unsent: left } = textAnswer(question, bot, words);
  const place = bot.state.last?.find.place;
  const named = place !== undefined && "coordinates" in place ? place.coordinates : position;
  const isForgotten = question.kind === "FORGET";
  return { text, talk: { state: bot.state, unsent: left, position: isForgotten ? null : named } };
}

/** Sources as a guest sees them, without what may not be sent. The numbers for danger are our own words. */
export function textedSources(
  { callsOf, weatherAt }: ChatbotDependencies,
  now: number,
  language: Understood["language"],
): AnswerSources {
  const sources = sourcesFrom(callsOf({ viewer: GUEST, language, now, client: null }), weatherAt, now);
  return {
    ...sources,
    crisisLines: async () => [],
    services: async (request) => textedServices(await sources.services(widerRequest(request)), request),
  };
}

/** Services of the last list by their ids, near where it was asked for and with their status at its time. */
function toServicesQuery(
  ids: readonly string[],
  { last }: TalkState,
  position: Coordinates | null,
  now: number,
): ListRequest {
  const byId = { _id: ids.join(","), limit: `${ids.length}` };
  if (last === null) return byId;
  const find: Find = { ...last.find, needs: [], audiences: [], text: null, beds: false };
  const { isOpen: _, ...rest } = listRequest(find, { near: placeAround(find, position), skip: 0, now });
  return { ...rest, ...byId };
}

function asksForMore(question: Question): boolean {
  return (
    question.kind === "YES" || question.kind === "NO_MORE" || (question.kind === "FIND" && question.skip > 0)
  );
}

/** A phone number says nothing of where someone is: without a place, a list would be of anywhere. */
function withPlace(question: Question, position: Coordinates | null): Question {
  if (question.kind !== "FIND" || question.find.place.kind !== "NONE" || position !== null) return question;
  return { ...question, find: { ...question.find, place: { kind: "NEAR_ME" } } };
}
