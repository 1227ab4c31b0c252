import { forgetSession, recall, record } from "../browser/session-memory.ts";
import type { Message } from "./visit.tsx";

/** A message that is told by the next document: signing in and out load the page anew. */

const KEPT = "message";

export function keepMessage(message: Message): void {
  record(KEPT, message);
}

/** All that this session knew goes, and the next document tells this. */
export function keepMessageAlone(message: Message): void {
  // Scripts come at once to the document that tells it.
  forgetSession({ [KEPT]: message, warm: 1 });
}

/** The one that was kept, once. */
export function takeMessage(): Message | null {
  const message = recall<Message>(KEPT);
  if (message !== null) record(KEPT, null);
  return message;
}
