import type { Answer } from "#domain/contract/call.ts";
import type { AnswerOf, AnyInput, InputOf, JsonEndpoint } from "#domain/contract/call-api.ts";
import { send } from "./call-api.ts";

/**
 * Calls the API in the background with a request that is not ended when the page is left. Nobody is asked to sign in.
 * Bodies of at most 64 kB (`keepalive` of fetch).
 */
export function callBeyondPage<E extends JsonEndpoint>(
  endpoint: E,
  ...input: InputOf<E>
): Promise<AnswerOf<E>>;
export function callBeyondPage(endpoint: string, input: AnyInput = {}): Promise<Answer<unknown>> {
  return send(endpoint, input, true);
}
