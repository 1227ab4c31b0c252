import type { CallInput } from "#domain/base/contract/call.ts";
import type { FieldMessages } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { sendAppFeedback, sendServiceFeedback } from "#domain/feedback/feedback-calls.ts";
import { callInBackground } from "../../base/calls/call-api.ts";

export type MessageBody =
  | { readonly to: "service"; readonly body: CallInput<typeof sendServiceFeedback>["body"] }
  | { readonly to: "app"; readonly body: CallInput<typeof sendAppFeedback>["body"] };

/** Outcome of a message. `fields`: errors that another attempt will not fix. */
export type Sent = "sent" | "noNetwork" | "tooManyMessages" | "failed" | { readonly fields: FieldMessages };

export async function sendMessage(message: MessageBody, language: Language): Promise<Sent> {
  const query = { lang: language };
  const answer =
    message.to === "service"
      ? await callInBackground("POST /feedbacks/service", { query, body: message.body })
      : await callInBackground("POST /feedbacks/app", { query, body: message.body });
  if (answer.ok) return "sent";
  const { code, fields = {} } = answer.problem;
  switch (code) {
    case 429:
      return "tooManyMessages";
    case 503:
      return "noNetwork";
    case 400:
      return { fields };
    default:
      return "failed";
  }
}
