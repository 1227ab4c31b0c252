import { getExtent, type Rights } from "../base/roles/permissions.ts";

/** A viewer of a message. */
export interface FeedbackReader {
  readonly role: Rights;
  /** UUID; null for guests. */
  readonly id: string | null;
}

/** The facts of a message that determine who may read it. */
export interface FeedbackFacts {
  readonly type: "APP" | "SERVICE" | "CLAIM";
  readonly serviceId: string | null;
  /** Owner of the service that it is about; null: there is none. */
  readonly ownerId: string | null;
}

/**
 * Whether this viewer may read this message and its pictures (rule feedback 9). Denies by default: no one may read
 * unattached pictures; reports about a service are for administrators, and claims for those who read all messages to
 * services: neither is for the service's owner.
 */
export function mayReadFeedback(reader: FeedbackReader, feedback: FeedbackFacts | null): boolean {
  if (feedback === null) return false;
  switch (getExtent(reader.role, "feedbackInbox")) {
    case "no":
      return false;
    case "own":
      return feedback.type === "SERVICE" && reader.id !== null && feedback.ownerId === reader.id;
    case "service":
      return feedback.type !== "APP";
    case "all":
      return true;
  }
}
