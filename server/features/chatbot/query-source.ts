import { modelQuery, type QueryModelSettings } from "#server/base/outside/query-model/query-model.ts";
import type { ChatbotDependencies } from "./answer-sources.ts";

/**
 * Makes a function that asks a model about messages the chatbot does not understand. @param settings null: there is no
 * model
 */
export function querySource(
  settings: QueryModelSettings | null,
  onFailure: (error: unknown) => void,
): ChatbotDependencies["queryElsewhere"] {
  if (settings === null) return async () => null;
  return (message) =>
    modelQuery(settings, message).catch((error: unknown) => {
      onFailure(error);
      return null;
    });
}
