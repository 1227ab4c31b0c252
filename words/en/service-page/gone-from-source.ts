/** Shown on a service that the directory it was copied from no longer lists. */
export const goneFromSource = {
  text: "The source this came from no longer lists it. Call before you go.",
};

export type GoneFromSourceWords = typeof goneFromSource;
