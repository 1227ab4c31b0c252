/** Of a service that the directory from which it was copied no longer lists. */
export const goneFromSource = {
  text: "The source this came from no longer lists it. Call before you go.",
};

export type GoneFromSourceWords = typeof goneFromSource;
