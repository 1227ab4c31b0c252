import type { WithholdingReason } from "#domain/listings/protection/withheld-place.ts";

const quoted = (found: readonly string[]) => found.map((words) => `“${words}”`).join(", ");

/** Why the address is not shown; `found` are the words that led to it. */
const BECAUSE: Readonly<Record<WithholdingReason, (found: readonly string[]) => string>> = {
  WORDS: (found) => `We hide the street of this place because it says: ${quoted(found)}.`,
  SHARED_DOOR: () =>
    "We hide the street of this place because another service at the same address is hidden.",
  SOURCE_FLAG: () => "We hide the street of this place because its source says that the address is private.",
  EXCLUDED: () => "The source of this place keeps it out of directories now.",
  PERSON: () => "We hide the street of this place because someone said that it protects people.",
};

/** Above the form of a service whose place is withheld: its owner is asked (rule protection 16). */
export const placeQuestion = {
  title: "Must this address stay secret?",
  because: BECAUSE,
  question: "Is it a place whose address must stay secret?",
  yes: "Yes, keep it secret",
  /** Hint below the first button. */
  yesHint: "We delete the street here. Visitors see only the region.",
  no: "No, show the address",
  /** Explains what pressing “No” leads to. */
  isEnough:
    "The address shows 24 hours after you press “No”. We'll email you, and until then you can take it back.",
  needsAnother:
    "If you press “No”, someone else has to agree: a coordinator, or the owner. The address shows 24 hours after that.",
  sureQuestion: "Show this address to everyone?",
  sureHint: "If people here are hiding from someone, an address can put them in danger.",
  sureYes: "Show it in 24 hours",
  sureAsk: "Ask to show it",
  back: "Go back",
  asked: (date: string) => `You asked on ${date} to show the address. Someone else has to agree.`,
  askedByOther: (date: string) => `Someone asked on ${date} to show the address.`,
  agree: "I agree: show the address",
  opens: (date: string) => `The address shows from ${date} on. Until then, this can be taken back.`,
  keep: "Keep it hidden",
  hideQuestion: "Keep this address secret for good?",
  hideHint: "The street is deleted here. To show it one day, you'd have to enter it again.",
  hideYes: "Keep it secret",
  /** For a public listing that is protected: replaces the checkbox. */
  kept: "This service protects people, so visitors don't see its address.",
  openTitle: "Doesn't it protect people any more?",
  openHint: "A save can't undo this. Ask here to show the address.",
  done: "Saved.",
  hidden: "This address stays secret.",
  stale: "Something has changed. Please look again.",
  failed: "That didn't work. Please try again.",
};

export type PlaceQuestionWords = typeof placeQuestion;
