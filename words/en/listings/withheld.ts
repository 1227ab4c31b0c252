import type { WithholdingReason } from "#domain/listings/protection/withheld-place.ts";

const REASONS: Readonly<Record<WithholdingReason, string>> = {
  WORDS: "What led to it:",
  SHARED_DOOR: "Another service at the same address is hidden.",
  SOURCE_FLAG: "The source says that this address is private.",
  PERSON: "Someone said that this service protects people.",
  EXCLUDED: "The source keeps this service out of directories now, and someone here has edited it.",
};

/** The page of places that may have to stay hidden (rules protection 7–11). */
export const withheld = {
  title: "Places to protect",
  intro:
    "These services may help people who need to stay safe from someone. What is hidden stays hidden until you decide.",
  none: "There is nothing to decide.",
  reasons: REASONS,
  hiddenNow: "Visitors see only the region. The address is kept for people who may edit it.",
  asked: "The address is public. Should it be?",
  askedToStay: "It is public. Should it stay?",
  stillNames: (fields: readonly string[]) => `These still name the town or the street: ${fields.join(", ")}.`,
  found: (date: string) => `Found on ${date}`,
  hide: "Hide for good",
  hideQuestion: (name: string) => `Hide the address of ${name} for good?`,
  hideHint: "The street is deleted here. You'd have to enter it again.",
  hideYes: "Hide and delete",
  no: "Go back",
  open: "Ask to show it",
  agree: "Agree to show it",
  keep: "Keep it hidden",
  show: "It may be public",
  withhold: "Hide it now",
  stays: "It may stay",
  leave: "Take it off the site",
  askedByYou:
    "You asked to show it. Someone else has to agree: another coordinator, or the person who runs it.",
  askedByYouAlone: "You asked to show it. Another coordinator has to agree.",
  askedByOther: (date: string) =>
    `Someone asked to show it on ${date}. If you agree, it shows 24 hours later.`,
  opens: (date: string) => `It will be shown on ${date}, unless someone keeps it hidden.`,
  done: "Saved.",
  failed: "That didn't work. Please try again.",
  stale: "Someone else has decided this already.",
  more: "Show more",
};

export type WithheldWords = typeof withheld;
