import type { Deps } from "#server/base/feature/deps.ts";
import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { loggableError } from "#server/base/http/failures.ts";
import type { ChatbotDependencies } from "./answer-sources.ts";
import { chatbotRoutes } from "./chatbot-routes.ts";
import { querySource } from "./query-source.ts";
import { addTextMessages } from "./text-messages/add-text-messages.ts";
import { registerTextJobs } from "./text-messages/text-jobs.ts";

export const feature: ServerFeature = {
  routes: (deps) => chatbotRoutes(chatbotParts(deps)),
  jobs: (jobs, { database, now }) => registerTextJobs(jobs, database.bulk, now),
  serve(app, deps) {
    addTextMessages(app, deps.config.textGateway, chatbotParts(deps), deps.now);
  },
};

function chatbotParts({
  config,
  database,
  uncountedCallsOf,
  weather,
  logFailureOf,
  log,
}: Deps): ChatbotDependencies {
  return {
    database,
    callsOf: uncountedCallsOf,
    weatherAt: weather.weatherAt,
    queryElsewhere: querySource(config.queryModel, logFailureOf("query model")),
    onFailure: (error) => log.error({ chatbot: "answer", error: loggableError(error) }),
  };
}
