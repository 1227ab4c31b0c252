import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { AnswerSources } from "#domain/chatbot/answer-sources.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { WeatherSource } from "#server/features/hard-nights/weather/weather-at.ts";

export interface ChatbotDependencies {
  readonly database: Database;
  /** Makes the calls that answers are read with. What is asked there is not even counted. */
  readonly callsOf: (context: RequestContext) => CallApi;
  readonly weatherAt: WeatherSource["weatherAt"];
  /** Asks a model what a message is looking for; null: there is no model, or it does not know. It never rejects. */
  readonly queryElsewhere: (message: string) => ReturnType<AnswerSources["queryElsewhere"]>;
  /** Logs a part of an answer that could not be read. The error says nothing of the message. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Makes the sources that the chatbot answers from. @param callApi makes the calls as the viewer and in the language of
 * the answer
 */
export function sourcesFrom(
  callApi: CallApi,
  weatherAt: WeatherSource["weatherAt"],
  now: number,
  queryElsewhere: AnswerSources["queryElsewhere"] = async () => null,
  { likelyNeeds, toldKinds }: Pick<AnswerSources, "likelyNeeds" | "toldKinds"> = {},
): AnswerSources {
  return {
    ...(likelyNeeds === undefined ? {} : { likelyNeeds }),
    ...(toldKinds === undefined ? {} : { toldKinds }),
    services: async (query) => requireReply(await callApi("GET /services", { query })),
    crisisLines: async (near) =>
      requireReply(
        await callApi("GET /crisis-lines", {
          query: {
            sort: "ranking",
            limit: "100",
            ...(near === null ? {} : { nearCoordinate: `${near.longitude}|${near.latitude}` }),
          },
        }),
      ),
    weatherAt: (coordinates) => weatherAt(coordinates, now),
    queryElsewhere,
    wayTo: async (service, { longitude, latitude }, at) => {
      const answer = await callApi("GET /directions", {
        query: {
          service,
          from: `${longitude}|${latitude}`,
          ...(at === null ? {} : { at: isoOfEpoch(at) }),
        },
      });
      return answer.ok || answer.problem.code !== 404 ? requireReply(answer) : null;
    },
  };
}

/**
 * Returns the reply. The parameters are our own, so a refusal is a bug; its error contains no text of the visitor's.
 */
function requireReply<Reply>(answer: Answer<Reply>): Reply {
  if (!answer.ok) throw new Error(`A call of the chatbot was refused: ${answer.problem.key}`);
  return answer.reply;
}
