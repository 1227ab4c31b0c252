/** The page of crisis lines. */
export const crisisLines = {
  title: "Crisis lines",
  intro: "Free to call. They answer these numbers to help you, whoever you are.",
  shown: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  showAll: "Show all lines",
  /** For administrators. */
  add: "Add a crisis line",
  call: (number: string) => `Call ${number}`,
  /** After the call is answered. */
  thenDial: (keys: string) => `then press ${keys}`,
  text: (number: string) => `Text ${number}`,
  textKeyword: (keyword: string, number: string) => `Text ${keyword} to ${number}`,
  chat: "Chat",
  chatOf: (name: string) => `Chat with ${name}`,
  website: "Website",
  websiteOf: (name: string) => `Website of ${name}`,
  area: "For",
  time: "When",
  none: "No crisis line matches your search. Call 988 or 211: they know more numbers.",
  inEnglish: "in English",
};

export type CrisisLinesWords = typeof crisisLines;
