/** The page of crisis lines. */
export const crisisLines = {
  title: "Crisis lines",
  /** With the limits of what is confidential. */
  intro:
    "Calls are free. You don't have to give your name. If a life is in danger, or you name a child being hurt, they may have to call for help. Calling 911 sends police, fire, or an ambulance.",
  relayIntro: "If you can't hear or speak on the phone, dial 711. A free relay operator can call for you.",
  shown: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  showAll: "Show all lines",
  /** For administrators. */
  add: "Add a crisis line",
  call: (number: string) => `Call ${number}`,
  /** After the call is answered. */
  thenDial: (keys: string) => `then press ${keys}`,
  text: (number: string) => `Text ${number}`,
  textKeyword: (keyword: string, number: string) => `Text ${keyword} to ${number}`,
  tty: (number: string) => `TTY ${number}`,
  videophone: (number: string) => `Videophone, in sign language: ${number}`,
  relay: (number: string) => `Relay: dial 711, then give ${number}`,
  languages: "Languages",
  /** Names of languages; empty: only an interpreter is known of. */
  answersIn: (names: string, hasInterpreters: boolean) => {
    if (!hasInterpreters) return names;
    return names === "" ? "with an interpreter" : `${names}; others with an interpreter`;
  },
  textsIn: (names: string) => `Texts: ${names}`,
  privacy: "Your privacy",
  closedNow: "Closed now",
  notYetCalled: "We haven't called this number yet. If no one answers, call 988 or 211.",
  notTried: (ways: string) => `Not tried yet: ${ways}.`,
  ways: {
    phone: "calls",
    text: "text messages",
    chat: "the chat",
    tty: "the TTY number",
    videophone: "the videophone",
  },
  lastCalled: (date: string) => `A person last called this line on ${date}.`,
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
