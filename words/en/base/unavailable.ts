/** The pages shown while the database is unavailable, and while too many people are here. */
export const unavailable = {
  title: "Amparo isn't available right now",
  text: "We can't reach our data right now. Please try again in a minute.",
  notSaved: "What you sent was not saved. Please send it again later.",
  maybeSaved: "We don't know if what you sent was saved. Please check before you send it again.",
  diskFull: "We can't save anything right now. Please try again later.",
  busyTitle: "Amparo is very busy",
  busy: "More people are here than we can help right now. Please try again in a few seconds.",
  callNow: "You can call these numbers now:",
};

export type UnavailableWords = typeof unavailable;
