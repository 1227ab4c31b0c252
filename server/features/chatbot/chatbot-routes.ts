import { answerQuestion } from "#domain/chatbot/answer-question.ts";
import type { AnswerSources } from "#domain/chatbot/answer-sources.ts";
import type { FoundPlaces } from "#domain/chatbot/asked-place.ts";
import { type BotMessage, queryBot } from "#domain/chatbot/chatbot-calls.ts";
import type { Question } from "#domain/chatbot/question.ts";
import { NEW_TALK } from "#domain/chatbot/talk-state.ts";
import { understand } from "#domain/chatbot/understand.ts";
import type { Answer } from "#domain/contract/call.ts";
import type { CallApi } from "#domain/contract/call-api.ts";
import { timeZoneOf } from "#domain/places/time-zone.ts";
import { chatbot as english } from "#domain/words/en/chatbot.ts";
import { chatbot as spanish } from "#domain/words/es/chatbot.ts";
import type { WeatherSource } from "#server/features/weather/weather-at.ts";
import { type Route, route } from "#server/http/route.ts";
import { GUEST, type RequestContext } from "#server/http/viewer.ts";
import { databaseFault } from "#server/sql/database-fault.ts";
import type { Database } from "#server/sql/db.ts";
import { correctedPlace, placesIn } from "./asked-places.ts";
import { talkTokens } from "./talk-token.ts";
import { visitorZone } from "./visitor-zone.ts";

const WORDS = { en: english, es: spanish };
const NO_PLACES: FoundPlaces = new Map();

export interface ChatbotDependencies {
  readonly database: Database;
  /** Makes the calls that answers are read with. */
  readonly callsOf: (context: RequestContext) => CallApi;
  readonly weatherAt: WeatherSource["weatherAt"];
  /** Logs a part of an answer that could not be read. The error says nothing of the message. */
  readonly onFailure: (error: unknown) => void;
}

/** The call of the chatbot. */
export function chatbotRoutes({ database, callsOf, weatherAt, onFailure }: ChatbotDependencies): Route[] {
  const tokens = talkTokens(database);
  return [
    route(queryBot, async ({ query: { lang }, body }, context) => {
      const { now } = context;
      const token = body.chatToken ?? "";
      const state = (token === "" ? null : await tokens.read(token, now)) ?? NEW_TALK;
      const position = body.coordinate ?? null;
      const statedZone = position === null ? visitorZone(body.userTimezone) : timeZoneOf(position);
      const understood = (places: FoundPlaces) => {
        const [place] = places.values();
        const zone = place === undefined ? statedZone : timeZoneOf(place.coordinates);
        const language = lang ?? context.language;
        return { zone, ...understand(body.query, { now, zone, state, places, language }) };
      };
      const places = await orNone(placesIn(database.reader, body.query));
      let asked = understood(places);
      const unknown = unknownPlaceOf(asked.question);
      if (unknown !== null) {
        const corrected = await orNone(correctedPlace(database.reader, unknown));
        if (corrected.size > 0) asked = understood(new Map([...places, ...corrected]));
      }
      const answer = await answerQuestion(asked.question, asked.state, {
        now,
        zone: asked.zone,
        position,
        // As a guest, whoever asks: an answer never has what is not public.
        sources: sourcesFrom(
          callsOf({ ...context, viewer: GUEST, language: asked.language }),
          weatherAt,
          now,
        ),
        words: WORDS[asked.language],
        onFailure,
      });
      const chatToken = await tokens.write(answer.state, now);
      return { ok: true, reply: withToken(answer.messages, { chatToken, language: asked.language }) };
    }),
  ];
}

/** While the gazetteer cannot be read no place is known; numbers for danger are answered all the same. */
async function orNone(places: Promise<FoundPlaces>): Promise<FoundPlaces> {
  return places.catch((error: unknown) => {
    if (databaseFault(error) === null) throw error;
    return NO_PLACES;
  });
}

function unknownPlaceOf(question: Question): string | null {
  const find = "find" in question ? question.find : null;
  const place = "place" in question ? question.place : find?.place;
  return place?.kind === "UNKNOWN" ? place.name : null;
}

function sourcesFrom(callApi: CallApi, weatherAt: WeatherSource["weatherAt"], now: number): AnswerSources {
  return {
    services: async (query) => replyOf(await callApi("GET /services", { query })),
    crisisLines: async (near) =>
      replyOf(
        await callApi("GET /crisis-lines", {
          query: {
            sort: "ranking",
            limit: "100",
            ...(near === null ? {} : { nearCoordinate: `${near.longitude}|${near.latitude}` }),
          },
        }),
      ),
    weatherAt: (coordinates) => weatherAt(coordinates, now),
    wayTo: async (service, { longitude, latitude }) => {
      const answer = await callApi("GET /directions", {
        query: { service, from: `${longitude}|${latitude}` },
      });
      return answer.ok || answer.problem.code !== 404 ? replyOf(answer) : null;
    },
  };
}

/** The parameters are our own: a refusal is a fault of ours, of which no text of the visitor's is told. */
function replyOf<Reply>(answer: Answer<Reply>): Reply {
  if (!answer.ok) throw new Error(`A call of the chatbot was refused: ${answer.problem.key}`);
  return answer.reply;
}

function withToken(
  messages: readonly BotMessage[],
  last: Pick<BotMessage, "chatToken" | "language">,
): BotMessage[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, ...last } : message));
}
