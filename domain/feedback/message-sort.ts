import type { FeedbackType } from "./feedback.ts";

/**
 * The purpose of a message for its readers (rule feedback 38). It follows from the form by which it was sent; the text
 * is never interpreted. `question`: to those who run a service. `report`: about a service with wrong information.
 * `opinion`: about the app. `claim`: for a service that no one owns.
 */
export const MESSAGE_SORTS = ["question", "report", "opinion", "claim"] as const;
export type MessageSort = (typeof MESSAGE_SORTS)[number];

/** @param isAboutService whether the message names a service */
export function toMessageSort(type: FeedbackType, isAboutService: boolean): MessageSort {
  switch (type) {
    case "SERVICE":
      return "question";
    case "CLAIM":
      return "claim";
    case "APP":
      return isAboutService ? "report" : "opinion";
  }
}
