import { datesAndTimes } from "./dates-and-times.ts";

/** What the server puts into pages of plain text. */
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
  months: datesAndTimes.months,
};

export type StaticPagesWords = typeof staticPages;
