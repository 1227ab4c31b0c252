import type { FieldMessage } from "../../contract/problems.ts";

/** The page of the link by which a listing is confirmed (rules confirmations 5–12). */
export const confirmations = {
  intro: "This is what everyone sees. Please check it. You don't need an account.",
  facts: "What everyone sees",
  what: "What it offers",
  where: "Where",
  phone: "Phone",
  extension: (extension: string) => `ext. ${extension}`,
  contactEmail: "Email",
  website: "Website",
  hours: "Hours",
  callForHours: "Call for the hours",
  notStated: "Not stated",
  right: "Everything still right",
  sending: "Sending…",
  changed: "Something changed",
  changedHint: "Correct it here, or write it in your own words. Someone checks it before it is public.",
  message: "What else has changed?",
  messageHint: "For example the hours, the address, or that the service has closed.",
  send: "Send the changes",
  confirmed: "Thank you. It now says that this was checked today.",
  proposed: "Thank you. Someone will check your changes soon.",
  toService: "See the service",
  findService: "Find the service",
  signIn: "Sign in",
  dead: "This link has expired or was already used.",
  deadHint: "You can still send a message from the page of the service.",
  tooMany: "Too many tries. Please wait a little and try again.",
  failed: "Something went wrong. Please try again.",
  errors: {
    required: "Please write what has changed.",
    tooLong: "This is too long.",
    notPhone: "Please input a 10-digit phone number.",
    notEmail: "Please input a valid email.",
    notWebAddress: "Please input a web address, such as www.example.org.",
  } satisfies Partial<Record<FieldMessage, string>>,
  wrong: "Please check this.",
};

export type ConfirmationsWords = typeof confirmations;
