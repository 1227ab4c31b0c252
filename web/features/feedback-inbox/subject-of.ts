import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#domain/words/en/feedback-inbox.ts";

/** A message's subject, or what kind of message it is where the sender wrote none. */
export function subjectOf(
  { type, subject, service }: Pick<ShownFeedback, "type" | "subject" | "service">,
  text: FeedbackInboxWords,
): string {
  if (subject !== null) return subject;
  return type === "APP" && service !== null ? text.report(service.name) : text.kinds[type];
}
