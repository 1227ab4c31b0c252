import { useSyncExternalStore } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { AskField } from "#domain/services/ask-fields.ts";
import { noIds, storedIds, storeIds, subscribeToIds } from "../../../base/browser/stored-ids.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";

/**
 * Returns what this browser has asked about a service, and how to ask. Only the browser knows: it remembers a press
 * right away, and forgets it if the server refuses, in which case `ask` resolves to the problem.
 */
export function useAsked(service: string): {
  isAsked: (field: AskField) => boolean;
  ask: (field: AskField) => Promise<Problem | null>;
} {
  const asked = useSyncExternalStore(subscribeToIds, () => storedIds("asks"), noIds);
  const name = (field: AskField) => `${service}-${field}`;
  const ask = async (field: AskField) => {
    storeIds("asks", [...storedIds("asks"), name(field)]);
    const answer = await callInBackground("POST /asks", { body: { service, field } });
    if (answer.ok) return null;
    storeIds(
      "asks",
      storedIds("asks").filter((one) => one !== name(field)),
    );
    return answer.problem;
  };
  return { isAsked: (field) => asked.includes(name(field)), ask };
}
