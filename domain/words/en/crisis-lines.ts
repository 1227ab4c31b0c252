/** The page of crisis lines. */
export const crisisLines = {
  title: "Crisis lines",
  intro: "Free to call. The people who answer are here to help you, no matter who you are.",
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
  area: "Area",
  time: "Hours",
  none: "No crisis line matches your search. Call 988 or 211. They can give you other numbers.",
  inEnglish: "in English",
};

export type CrisisLinesWords = typeof crisisLines;
