/** Somebody to talk to, where a list is empty. They come with that part of the page. */
export const nationalCrisisLines = {
  lifeline: "988 Suicide & Crisis Lifeline",
  lifelineHint: "Call or text, day and night, English and Spanish",
  text: "Text",
  twoOneOne: "211",
  twoOneOneHint: "Food, shelter and any other need, day and night",
  emergency: "911 Emergency",
  emergencyHint: "When somebody is in danger now",
  always: "Open 24/7",
};

export type NationalCrisisLinesWords = typeof nationalCrisisLines;
