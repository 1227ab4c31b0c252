/** Someone to talk to, where a list is empty. They come with that part of the page. */
export const nationalCrisisLines = {
  lifeline: "988 Suicide & Crisis Lifeline",
  lifelineHint: "Call or text any time. English and Spanish.",
  text: "Text",
  twoOneOne: "211",
  twoOneOneHint: "Food, shelter, and other help, any time",
  emergency: "911 Emergency",
  emergencyHint: "When someone is in danger right now",
  always: "Open 24/7",
};

export type NationalCrisisLinesWords = typeof nationalCrisisLines;
