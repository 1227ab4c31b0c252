/** Questions asked before a screen is shared, and before it erases everything. */
export const kiosk = {
  ask: "Make this a shared screen?",
  explain:
    "A shared screen, as in a library, erases everything after one minute without a touch. That includes favorites, saved areas, and messages that wait. It has no sign-in. If this is your own phone or computer, don't do this.",
  begin: "Yes, make this a shared screen",
  cancel: "No, go to the list",
  question: "Are you still here?",
  /** Before the number of seconds. */
  countdown: "We will erase what you did here in",
  seconds: "seconds.",
  stay: "I am still here",
  start: "Start over",
  /** The beginning of a visit: three needs and all others. */
  need: "What do you need?",
  sleep: "A place to sleep",
  food: "Food",
  health: "Health care",
  all: "See all services",
  /** The other language, in itself. */
  switch: "Español",
};

export type KioskWords = typeof kiosk;
