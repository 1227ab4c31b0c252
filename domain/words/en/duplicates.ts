import type { DuplicateReason } from "../../duplicates/compare-listings.ts";

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  sameName: "Same name",
  similarName: "Similar name",
  sameWebsite: "Same website",
  sameEmail: "Same email",
  sameOrganization: "Same organization",
  sameAddress: "Same address",
  sameTown: "Same town",
  samePhone: "Same phone",
  similarPhone: "Similar phone",
  sameText: "Same text",
  similarText: "Similar text",
};

/** The page of services that may be listed twice (rules duplicates 19–21). */
export const duplicates = {
  title: "Listed twice?",
  intro: "These services may be the same. Compare them, and choose what is right.",
  none: "Nothing looks like it is listed twice.",
  noneHint: "We look again every night.",
  pair: (one: string, other: string) => `${one} and ${other}`,
  score: (score: number) => `${score} of 100 alike`,
  reasons: REASONS,
  proposedBy: (name: string) => `${name} proposed to merge these.`,
  proposed: "Someone proposed to merge these.",
  keep: "Which one do you keep?",
  keepOne: (name: string, number: number) => `Keep ${name} (${number})`,
  numbered: (number: number) => `Service ${number}`,
  choose: "Choose what is right",
  chooseHint: "Everything else stays as in the one that you keep.",
  nothing: "Not filled in",
  equal: (count: number) => (count === 1 ? "1 field is the same" : `${count} fields are the same`),
  merge: "Merge",
  propose: "Propose merge",
  notSame: "Not the same",
  open: "Open",
  merged: "Merged. The old address now leads to the one you kept.",
  sent: "Sent. An administrator decides.",
  dismissed: "We won't ask about these two again.",
  hidden: "One of them hides its place. Please keep that one, with its place.",
  failed: "Something went wrong. Please try again.",
  more: "Show more",
  recent: "Merged in the last 30 days",
  into: (merged: string, kept: string) => `${merged}, merged into ${kept}`,
  undo: "Undo",
  undoOf: (name: string) => `Undo: ${name}`,
  undone: "Undone. Both services are back.",
};

export type DuplicatesWords = typeof duplicates;
