import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import { toMessageSort } from "#domain/feedback/message-sort.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { isAutomaticSubject } from "#words/feedback/is-automatic-subject.ts";

type Titled = Pick<ShownFeedback, "type" | "subject" | "service" | "name">;

/** Titles a message: a question by its sender, others by their subject, or by their kind where they have none. */
export function formatMessageTitle(message: Titled, text: FeedbackInboxWords): string {
  const { type, subject, service, name } = message;
  if (toMessageSort(type, service !== null) === "question") return text.asks(name);
  if (subject !== null) return subject;
  return type === "APP" && service !== null ? text.report(service.name) : text.kinds[type];
}

/** Titles the message on its own page, where a question also names its service. */
export function formatFullTitle(message: Titled, text: FeedbackInboxWords): string {
  const { type, service, name } = message;
  return type === "SERVICE" && service !== null
    ? text.asksAbout(name, service.name)
    : formatMessageTitle(message, text);
}

/** Returns the subject that someone wrote beside a question; null where there is none. */
export function ownSubject({ type, subject, service }: Titled): string | null {
  if (type !== "SERVICE" || subject === null) return null;
  return service !== null && isAutomaticSubject(subject, service.name) ? null : subject;
}
