/** In the form: what visitors see of the place of a service that protects people (rule places 26). */
export const placeShown = {
  REGION: { text: "The region only", hint: "No town and no ZIP code." },
  TOWN: {
    text: "The town",
    hint: "In a town of 50,000 people or more. In a smaller one, visitors see the county.",
  },
  DOOR: { text: "The street", hint: "You opened it. If the address changes, visitors see only the town." },
};

export type PlaceShownWords = typeof placeShown;

/** In the form of a service that protects people: its street, shown to everyone (rules places 39 and 40). */
export const door = {
  title: "Should everyone see the street?",
  hint: "Only the person who runs this service can ask. It takes a second yes and 24 hours.",
  isSure: "Everyone may see the street and the pin. I know that this can put people in danger.",
  ask: "Ask to show the street",
  asked: (date: string) => `You asked on ${date}. If you confirm, everyone sees the street 24 hours later.`,
  askedByOwner: (date: string) => `The person who runs this service asked on ${date} to show the street.`,
  confirm: "Confirm: show the street",
  opens: (date: string) =>
    `Everyone will see the street from ${date} on. Until then, this can be taken back.`,
  keep: "Keep it hidden",
  done: "Saved.",
  stale: "Something has changed. Please look again.",
  failed: "That didn't work. Please try again.",
};

export type DoorWords = typeof door;
