import { isoOfEpoch } from "../base/contract/instant.ts";
import { localTime } from "../base/time/zone.ts";
import { lineForAnyHelp, linesWithAPerson } from "../danger/danger-lines.ts";
import type { Weather } from "../hard-nights/weather/weather.ts";
import { answerBeside, answerDanger, answerSafely } from "./answer-danger.ts";
import { answerList, answerLists } from "./answer-list.ts";
import { answerOfShown } from "./answer-of-shown.ts";
import { answerService, findNamed, whichService } from "./answer-service.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  needReplies,
  payloadMessage,
  textMessage,
} from "./answer-sources.ts";
import type { BotMessage } from "./chatbot-calls.ts";
import { rowsOfKinds } from "./kind-rows.ts";
import { placeAround } from "./list-rows.ts";
import { ANY_HELP, type Find, type PlaceAsked, type Question } from "./question.ts";
import { NEW_TALK, type TalkState } from "./talk-state.ts";
import { toldServices } from "./told-list.ts";
import { withWriter } from "./with-writer.ts";

const MINUTE_MS = 60_000;
/** Maximum crisis lines in one answer. */
const SHOWN_LINES = 6;
/** Shorter texts cannot be names. */
const MIN_NAME = 3;

/** Answers a question from our own services; no text is made up. */
export async function answerQuestion(
  question: Question,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position } = circumstances;
  const says = (...messages: BotMessage[]): BotAnswer => ({ messages, state });
  switch (question.kind) {
    case "FIND": {
      if (question.beside !== undefined)
        return answerBeside(question.beside, question.find, state, untold(circumstances));
      if (state.danger !== null && question.also === undefined && question.skip === 0)
        return answerSafely(question.find, state.danger, state, untold(circumstances));
      const { named } = question;
      const withNames = named === undefined ? circumstances : { ...circumstances, named };
      return question.also === undefined
        ? answerList(question.find, question.skip, state, withNames)
        : answerLists([question.find, ...question.also], state, withNames);
    }
    case "SCHEDULE":
    case "DIRECTIONS":
    case "DISTANCE":
    case "BEDS":
    case "PHONE":
    case "SERVICE":
      return answerService(question, state, circumstances);
    case "OF_SHOWN":
      return answerOfShown(question, state, circumstances);
    case "DANGER":
      return answerDanger(question, circumstances.told?.text ?? "", state, untold(circumstances));
    case "CRISIS_LINES": {
      const lines = (await sources.crisisLines(position)).slice(0, SHOWN_LINES);
      return says(textMessage(words.crisisLines), payloadMessage({ type: "CRISIS_LINES_LIST", data: lines }));
    }
    case "PERSON": {
      const lines = linesWithAPerson(await sources.crisisLines(position));
      return says(textMessage(words.person), payloadMessage({ type: "CRISIS_LINES_LIST", data: lines }));
    }
    case "WEATHER":
      return answerWeather(question.place, state, circumstances);
    case "NOT_UNDERSTOOD":
      return answerName(question.text, state, circumstances);
    case "NO_MORE":
      return says(textMessage(words.noMore), needReplies(words));
    case "YES":
      return state.last !== null && state.hasMore
        ? answerList(state.last.find, state.last.next, state, circumstances)
        : says(textMessage(words.help), needReplies(words));
    case "FORGET":
      return {
        messages: [textMessage(words.forgotten), needReplies(words)],
        state: { ...NEW_TALK, language: state.language },
      };
    case "NO":
      return says(textMessage(words.no), needReplies(words));
    case "THANKS":
      return says(textMessage(words.thanks), needReplies(words));
    case "GREETING":
      return says(textMessage(words.greeting), needReplies(words));
    case "GOODBYE":
      return says(textMessage(words.goodbye));
    case "HELP":
      return says(textMessage(words.help), needReplies(words));
    case "PRIVACY":
      return says(textMessage(words.danger.followUps.PRIVACY), needReplies(words));
    case "LANGUAGE":
      return says(textMessage(words.languages), needReplies(words));
  }
}

/** Drops the details of a message about danger: they describe what happened, and must not steer a search. */
function untold({ told: _, ...circumstances }: AnswerCircumstances): AnswerCircumstances {
  return circumstances;
}

/** Looks for a service by the name, since nothing else was understood. */
async function answerName(
  text: string,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, sources, position } = circumstances;
  if (text.length >= MIN_NAME) {
    const found = await findNamed(text, circumstances);
    const [only, ...more] = found;
    if (only !== undefined && more.length === 0) {
      const service = { kind: "SERVICE", service: { id: only.id }, time: null } as const;
      return answerService(service, state, circumstances);
    }
    if (more.length > 0) return whichService(found, { name: text }, state, circumstances);
  }
  const rows = await rowsOfKinds(ANY_HELP, circumstances);
  if (rows.length > 0) {
    const list = whichService(rows, { name: text }, state, circumstances);
    return { ...list, messages: [textMessage(words.perhaps), ...list.messages.slice(1)] };
  }
  const isTold = (circumstances.told?.words ?? []).some(({ keys }) =>
    keys.some((key) => key.startsWith("#")),
  );
  const ofKind = isTold ? await toldServices(circumstances) : null;
  const needs = ofKind !== null && ofKind.length > 0 ? [] : (sources.likelyNeeds?.() ?? []);
  if (needs.length > 0) {
    const find: Find = { ...ANY_HELP, needs };
    const answer = await answerList(withWriter(find, "", state.writer), 0, state, circumstances);
    return { ...answer, messages: [textMessage(words.perhaps), ...answer.messages] };
  }
  const told = ofKind ?? (await toldServices(circumstances));
  if (told.length > 0) {
    const list = whichService(told, { name: text }, state, circumstances);
    return { ...list, messages: [textMessage(words.perhaps), ...list.messages.slice(1)] };
  }
  const query = await sources.queryElsewhere();
  if (query !== null) {
    const find: Find = { ...ANY_HELP, ...query };
    const answer = await answerList(find, 0, state, circumstances);
    return { ...answer, messages: [textMessage(words.readElsewhere), ...answer.messages] };
  }
  const lines = lineForAnyHelp(await sources.crisisLines(position));
  return {
    messages: [
      textMessage(words.notUnderstood),
      payloadMessage({ type: "CRISIS_LINES_LIST", data: lines }),
      needReplies(words),
    ],
    state,
  };
}

async function answerWeather(
  place: PlaceAsked,
  state: TalkState,
  { words, sources, position, now }: AnswerCircumstances,
): Promise<BotAnswer> {
  if (place.kind === "UNKNOWN") return { messages: [textMessage(words.unknownPlace(place.name))], state };
  const at = placeAround({ place }, position);
  if (at === null) return { messages: [textMessage(words.whichPlace)], state };
  const weather = await sources.weatherAt(at);
  if (weather === null) return { messages: [textMessage(words.noWeather)], state };
  const { sunrise, sunset, timeZone, reading } = weather;
  return {
    messages: [
      textMessage(weatherText(weather, words, now)),
      payloadMessage({
        type: "WEATHER",
        data: {
          sunrise: sunrise === null ? null : isoOfEpoch(sunrise),
          sunset: sunset === null ? null : isoOfEpoch(sunset),
          timeZone,
          humidity: reading?.humidity ?? null,
          visibility: reading?.visibility ?? null,
          windSpeed: reading?.windSpeed ?? null,
          measuredAt: reading === null ? null : isoOfEpoch(reading.measuredAt),
        },
      }),
    ],
    state,
  };
}

function weatherText(
  { sunrise, sunset, timeZone, reading }: Weather,
  words: AnswerCircumstances["words"],
  now: number,
): string {
  const clock = (at: number) => words.time(localTime(timeZone, at).minute);
  const sun = sunrise === null || sunset === null ? words.noSun : words.sun(clock(sunrise), clock(sunset));
  if (reading === null) return `${sun} ${words.noWeather}`;
  const { humidity, visibility, windSpeed, measuredAt } = reading;
  return [
    sun,
    ...(humidity === null ? [] : [words.humidity(Math.round(humidity))]),
    ...(visibility === null ? [] : [words.visibility(Math.round(visibility))]),
    ...(windSpeed === null ? [] : [words.wind(Math.round(windSpeed))]),
    words.measured(Math.max(0, Math.round((now - measuredAt) / MINUTE_MS))),
  ].join(" ");
}
