import { messageSubject as en } from "../words/en/message-subject.ts";
import { messageSubject as es } from "../words/es/message-subject.ts";

/** Whether a form wrote this subject of a message to a service, which then says nothing. */
export function isAutomaticSubject(subject: string, service: string): boolean {
  return subject === en(service) || subject === es(service);
}
