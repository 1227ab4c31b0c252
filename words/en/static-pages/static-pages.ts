import { datesAndTimes } from "../base/dates-and-times.ts";

/** Texts that the server inserts into plain-text pages. */
export const staticPages = {
  /** Where no support address is configured: "Write to us: feedback form". */
  feedbackForm: "feedback form",
  /** At the top of a Spanish page that is behind the English one. */
  outdated: "The English version of this page is newer.",
  sources: "Where the information comes from",
  asOf: (month: string, year: string) => `as of ${month} ${year}`,
  dateUnknown: "date not known",
  license: (licence: string) => `License: ${licence}`,
  licenseUnknown: "License not confirmed",
  /** Where the operator lets an outside model read messages to the chatbot. */
  modelTitle: "Does anyone else read what I write to the chatbot?",
  model:
    "When the chatbot can't understand a message, it sends the words to an outside program. Another company may run that program. It doesn't get your location or your name, unless you write them. We never send messages that sound like danger, as far as we recognize them.",
  months: datesAndTimes.months,
};

export type StaticPagesWords = typeof staticPages;
