import { type AskField, isChoiceAsk, isYesNoAsk } from "../../services/ask-fields.ts";
import { isProtected, type Protection } from "../../services/protection.ts";
import type { MailChannel } from "../whom-to-ask.ts";

/**
 * Whether an answer is public as soon as it is given (rule asks 10): the owner's own link proves who answers, a listed
 * address does not. Words about a protected listing are first read by a person, because they may reveal its location.
 */
export function isPublicAtOnce(channel: MailChannel, service: Protection, field: AskField): boolean {
  if (channel !== "OWNER") return false;
  return isYesNoAsk(field) || isChoiceAsk(field) || !isProtected(service);
}
