import type { CallApi } from "#domain/base/contract/call-api.ts";
import { MAX_JUDGED_TEXT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";

/**
 * The first sentences and the lines for a danger, where neither the server nor a saved area answers: the service worker
 * judges by the same rule, and has the crisis lines since its installation (rules chatbot 21, danger-search 5).
 *
 * @returns null where the message names no danger
 */
export async function dangerOffline(
  query: string,
  { callApi, language }: { readonly callApi: CallApi; readonly language: Language },
): Promise<readonly BotMessage[] | null> {
  const answer = await callApi("POST /danger", {
    query: { lang: language },
    body: { text: query.slice(0, MAX_JUDGED_TEXT) },
  });
  const danger = answer.ok ? answer.reply.danger : null;
  if (danger === null) return null;
  const { family, isHint, text, lines, language: written = language } = danger;
  return [
    { text },
    {
      payload: { type: "CRISIS_LINES_LIST", data: lines, family, ...(isHint ? {} : { isDanger: true }) },
      language: written,
    },
  ];
}
