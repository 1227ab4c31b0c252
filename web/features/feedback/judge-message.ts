import { MAX_JUDGED_TEXT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { callInBackground } from "../../base/calls/call-api.ts";

/** A message that was sent waits no longer for help: the notice of the form stands either way. */
const MAX_WAIT_MS = 10_000;

/**
 * Returns help for the danger that a message names; null: it names none, or no reply comes in time. The text travels in
 * the body of a request, and is stored nowhere (rules danger-search 7 and 14).
 */
export async function judgeMessage(
  texts: Readonly<Record<string, string>>,
  language: Language,
): Promise<DangerHelp | null> {
  const text = [texts["subject"], texts["message"]].filter(Boolean).join(". ").slice(0, MAX_JUDGED_TEXT);
  const judged = callInBackground("POST /danger", { query: { lang: language }, body: { text } }).then(
    (answer) => (answer.ok && answer.reply.danger?.isHint === false ? answer.reply.danger : null),
    () => null,
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
  return Promise.race([judged, late]);
}
