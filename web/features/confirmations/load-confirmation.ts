import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import type { ProblemKey } from "#domain/base/contract/problems.ts";

export type ConfirmedService = EndpointReply<"GET /confirmations">["service"];

/** A question of the link. */
export type LinkAsk = EndpointReply<"GET /confirmations">["asks"][number];

/** Data behind the link of a mail. */
export type Confirmation =
  | { readonly service: ConfirmedService; readonly asks: readonly LinkAsk[]; readonly problem: null }
  | { readonly service: null; readonly asks?: undefined; readonly problem: ProblemKey };

/** @param search of the page's address */
export async function loadConfirmation(callApi: CallApi, search: string): Promise<Confirmation> {
  const token = new URLSearchParams(search).get("token") ?? "";
  if (token === "") return { service: null, problem: "deadLink" };
  const answer = await callApi("GET /confirmations", { query: { token } });
  return answer.ok
    ? { service: answer.reply.service, asks: answer.reply.asks, problem: null }
    : { service: null, problem: answer.problem.key };
}
