import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";

/**
 * Filters an answer for a shared screen (rule kiosk 2): without services made for a danger, whose names bystanders
 * would read, and without the sentence above them.
 */
export function withoutTelling(messages: readonly BotMessage[]): readonly BotMessage[] {
  const isTelling = (message: BotMessage | undefined) =>
    message?.payload?.type === "SERVICES_LIST" && message.payload.isDanger === true;
  return messages.filter(
    (message, at) => !isTelling(message) && !(message.text !== undefined && isTelling(messages[at + 1])),
  );
}
