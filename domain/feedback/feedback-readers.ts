import { extentOf } from "../roles/permissions.ts";
import type { ViewerRole } from "../roles/role.ts";

/** Who wants to look at a feedback. */
export interface FeedbackReader {
  readonly role: ViewerRole;
  /** UUID; null for guests. */
  readonly id: string | null;
}

/** What the rule has to know of a feedback. */
export interface FeedbackFacts {
  readonly type: "APP" | "SERVICE" | "CLAIM";
  readonly serviceId: string | null;
  /** Who keeps the service that it is about; null where nobody does. */
  readonly ownerId: string | null;
}

/**
 * Whether this viewer may read this feedback and its pictures (rule feedback 9). Default
 * is no: nobody reads a picture that no feedback names, and a report about a service, which is for the
 * administrators, is not for its owner.
 */
export function mayReadFeedback(reader: FeedbackReader, feedback: FeedbackFacts | null): boolean {
  if (feedback === null) return false;
  switch (extentOf(reader.role, "feedbackInbox")) {
    case "no":
      return false;
    case "own":
      return feedback.type === "SERVICE" && reader.id !== null && feedback.ownerId === reader.id;
    case "service":
      return feedback.type === "SERVICE";
    case "all":
      return true;
  }
}
