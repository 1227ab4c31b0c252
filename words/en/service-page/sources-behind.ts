/** For a service copied from a directory that has it from others. */
export const sourcesBehind = {
  /** Followed by the name of a source. */
  from: "They got it from",
};

export type SourcesBehindWords = typeof sourcesBehind;
