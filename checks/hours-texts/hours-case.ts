/**
 * A free text of opening hours as directories write them, and its meaning to a careful reader. Answers are written by
 * hand from the text alone, never from the output of the import.
 *
 * - Without days, or with times that could be AM as well as PM, the answer is CONTACT.
 * - A restriction without days and times ("while supplies last", "every other week", "during the school year", "by
 *   referral only", a season without dates) makes the whole text CONTACT.
 * - Among hours under several headings, those of the office and the phone line are not the service's.
 * - Times in which AM and PM must have been confused are CONTACT.
 * - Unnamed "holidays" include at least the six on which nearly everything is closed.
 */
export type HoursCase = ReadCase | ContactCase;

export interface ReadCase {
  answer: "READ";
  text: string;
  /** When the service is open, in the notation of `answer.ts`. */
  open: string;
  /** Whether schedule entries can express it, with no end date. */
  isReadable: boolean;
  /** Why, where it is not obvious. */
  why: string;
}

export interface ContactCase {
  answer: "CONTACT";
  text: string;
  why: string;
}

/** Texts of one form. The title appears in the report. */
export interface HoursForm {
  title: string;
  cases: readonly HoursCase[];
}

/** A text that schedule entries can express. */
export function read(text: string, open: string, why = ""): ReadCase {
  return { answer: "READ", text, open, isReadable: true, why };
}

/** A text with one clear meaning that schedule entries cannot express, such as a yearly season. */
export function inexpressible(text: string, open: string, why: string): ReadCase {
  return { answer: "READ", text, open, isReadable: false, why };
}

/** A text after which visitors have to call: the service must never be shown as open. */
export function contact(text: string, why: string): ContactCase {
  return { answer: "CONTACT", text, why };
}
