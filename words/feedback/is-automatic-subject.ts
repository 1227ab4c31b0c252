import { messageSubject as en } from "../compiled/en/feedback/message-subject.ts";
import { messageSubject as es } from "../compiled/es/feedback/message-subject.ts";

/** Whether a subject was filled in by the form of a message to a service, and so carries no information. */
export function isAutomaticSubject(subject: string, service: string): boolean {
  return subject === en(service) || subject === es(service);
}
