/** Who may look at a feedback; accounts will add theirs. */
export interface FeedbackReader {
  readonly kind: "guest";
}

/** What the rule has to know of a feedback. */
export interface FeedbackFacts {
  readonly type: "APP" | "SERVICE" | "CLAIM";
  readonly serviceId: string | null;
}

/**
 * Whether this viewer may read this feedback and its pictures (decisions, section 4, *feedback inbox*). Default
 * is no: a guest reads none, and neither does anybody read a picture that no feedback names.
 */
export function mayReadFeedback(viewer: FeedbackReader, _feedback: FeedbackFacts | null): boolean {
  switch (viewer.kind) {
    case "guest":
      return false;
  }
}
