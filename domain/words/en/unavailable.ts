/** The page shown while the database is unavailable. */
export const unavailable = {
  title: "The directory is not available right now",
  text: "We cannot reach our data at the moment. Please try again in a minute.",
  notSaved: "What you sent was not saved. Please send it again later.",
  maybeSaved: "We cannot tell whether what you sent was saved. Please check before you send it again.",
  diskFull: "Nothing can be saved right now. Please try again later.",
  callNow: "You can call these numbers now:",
};

export type UnavailableWords = typeof unavailable;
