/** The page of hard nights, for super users and administrators (rules hard-nights 1–6). */
export const hardNights = {
  title: "Hard nights",
  intro:
    "During a hard night, people in the area see a line above the list. Warming or cooling centers and places open overnight come first.",
  now: "In effect now",
  none: "No hard night is in effect.",
  kinds: { COLD: "Cold", HEAT: "Heat", SMOKE: "Smoke", STORM: "Storm" },
  reach: (miles: number) => (miles === 1 ? "1 mile around" : `${miles} miles around`),
  until: (time: string) => `Until ${time}`,
  end: "End now",
  endOf: (kind: string) => `End now: ${kind}`,
  ended: "The hard night has ended.",
  undo: "Undo",
  start: "New hard night",
  place: "Around which place",
  placeHint: "A city or ZIP code, for example Miami, FL.",
  radius: "How far, in miles",
  untilLabel: "Until",
  untilHint: "In the time of your device, at most 7 days from now.",
  kind: "What is coming",
  text: "Line in English",
  textEs: "Line in Spanish",
  send: "Start the hard night",
  sending: "Starting…",
  started: "The hard night has started.",
  forecast: "Check the weather",
  proposed: (kinds: string) => `The weather of the next 24 hours calls for this: ${kinds}.`,
  notProposed: "The weather service calls for nothing, or isn't set up.",
  errors: {
    place: "We don't know this place. Check the spelling, or try a ZIP code.",
    radius: "Please input a number from 1 to 100.",
    until: "Please input a time within the next 7 days.",
    text: "Please input a line of at most 200 characters.",
  },
  failed: "That didn't work. Please try again.",
  /** What the line says at first, in this language. */
  lines: {
    COLD: "It will be very cold tonight. Warming centers and places open overnight are listed first.",
    HEAT: "It is dangerously hot. Cooling centers and places open overnight are listed first.",
    SMOKE: "The air is full of smoke. Places to breathe clean air are listed first.",
    STORM: "A storm is coming. Shelters and places open overnight are listed first.",
  },
};

export type HardNightsWords = typeof hardNights;
