/** What the server puts into pages of plain text. */
export const staticPages = {
  /** Where no support address is configured: "Write to us: feedback form". */
  feedbackForm: "feedback form",
};

export type StaticPagesWords = typeof staticPages;
