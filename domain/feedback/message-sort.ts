import type { FeedbackType } from "./feedback.ts";

/**
 * What a message is to whoever reads it (rule feedback 38). It follows from the form by which it was sent: what the text
 * is about is never guessed. `question`: to those who run a service. `report`: about a service whose facts are wrong.
 * `opinion`: about the app. `claim`: for a service that no one owns.
 */
export const MESSAGE_SORTS = ["question", "report", "opinion", "claim"] as const;
export type MessageSort = (typeof MESSAGE_SORTS)[number];

/** @param isAboutService whether the message names a service */
export function sortOf(type: FeedbackType, isAboutService: boolean): MessageSort {
  switch (type) {
    case "SERVICE":
      return "question";
    case "CLAIM":
      return "claim";
    case "APP":
      return isAboutService ? "report" : "opinion";
  }
}
