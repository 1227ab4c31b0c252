import type { Feedback } from "./feedback.ts";

/**
 * The mails that a message triggers. None of them carries the sender's text to an address that anyone could have
 * typed.
 *
 * `toService`: to the service's owner, where it has none to the administrators; it may be answered to the sender.
 * `toAdministrators`: whole. `toOwnerOfReported`: a report's text, without who sent it. `receipt`: to the sender,
 * fixed words in the sender's language.
 */
export const FEEDBACK_MAILS = ["toService", "toAdministrators", "toOwnerOfReported", "receipt"] as const;
export type FeedbackMail = (typeof FEEDBACK_MAILS)[number];

/** @param receiptsLeft how many receipts this mail address may still get today, since anyone can type anyone's */
export function mailsFor(
  feedback: Pick<Feedback, "type" | "serviceId">,
  receiptsLeft: number,
): readonly FeedbackMail[] {
  const receipt: FeedbackMail[] = receiptsLeft > 0 ? ["receipt"] : [];
  if (feedback.type === "SERVICE") return ["toService", ...receipt];
  const owner: FeedbackMail[] = feedback.serviceId === null ? [] : ["toOwnerOfReported"];
  return ["toAdministrators", ...owner, ...receipt];
}
