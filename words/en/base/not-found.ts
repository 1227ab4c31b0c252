/** "Page not found": what may have happened, and ways on. */
export const notFoundPage = {
  notFoundHint: "The link may be old, or the service is no longer listed.",
  toHome: "Go to the home page",
  getHelpNow: "Help now",
};

export type NotFoundWords = typeof notFoundPage;
