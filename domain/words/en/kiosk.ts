/** What a shared screen asks before it forgets everything. */
export const kiosk = {
  question: "Are you still here?",
  /** Before the number of seconds. */
  countdown: "We will erase what you did here in",
  seconds: "seconds.",
  stay: "I am still here",
  start: "Start over",
};

export type KioskWords = typeof kiosk;
