import { isNorthAmerica } from "./north-america.ts";
import { grouped, type ReadNumber, readPhones } from "./read-phones.ts";
import { plainText } from "./words-of-number.ts";

/** How telephone fields read what is typed. Forms and calls share these rules (rules phones 1–6). */

/** Which numbers a field takes. */
export interface PhoneField {
  /**
   * `person`: ten digits only. `listing`: also short codes and other countries. `line`: like `listing`, but a leading 1
   * stays, because people know such numbers by it.
   */
  readonly takes: "person" | "listing" | "line";
  /** The English name of the country whose numbers are written without their code. Absent: the United States. */
  readonly country?: string;
}

export type PhoneProblem = "notPhone" | "noSuchPhone";

/** A telephone number as read from typed text. */
export interface TypedPhone {
  /** The number as stored; if there is a problem, as typed. */
  readonly phone: string;
  /** The extension, for its own field; null: none was typed. */
  readonly extension: string | null;
  /** Text that does not fit in a field of one number, such as a second number or words; empty: there is none. */
  readonly leftOver: string;
  readonly problem: PhoneProblem | null;
}

/** Reads a non-empty text. */
export function readTyped(typed: string, { takes, country = "United States" }: PhoneField): TypedPhone {
  const text = withoutMask(typed.trim());
  const [first, ...others] = readPhones(text, country);
  const refused = (problem: PhoneProblem): TypedPhone => ({
    phone: typed.trim(),
    extension: null,
    leftOver: "",
    problem,
  });
  if (first === undefined) {
    return storedAsTyped(text, takes, isNorthAmerica(country)) ?? refused("notPhone");
  }
  if (first.isImpossible && isNorthAmerica(country)) return refused("noSuchPhone");
  const isTenDigits = first.number.startsWith("(");
  if (takes === "person" && !isTenDigits) return refused("notPhone");
  const leftOver = [first.words, ...others.map(formatNumber)].filter((each) => each !== "").join("; ");
  const phone = takes === "line" ? asWritten(text, first) : first.number;
  return { phone, extension: first.extension, leftOver, problem: null };
}

/** Returns the problem with a text that must be exactly one number; null if it is. */
export function problemOfPhone(typed: string, field: PhoneField): PhoneProblem | null {
  const { extension, leftOver, problem } = readTyped(typed, field);
  return problem ?? (leftOver === "" && extension === null ? null : "notPhone");
}

/** Returns a text that is exactly one number as stored, and any other text as typed. */
export function storedPhone(typed: string, field: PhoneField): string {
  return problemOfPhone(typed, field) === null ? readTyped(typed, field).phone : typed;
}

/**
 * Formats a field while someone types: digits are grouped as `(xxx) xxx-xxxx`, and a leading 1 counts as the country
 * code. Any other text stays as typed, and nothing is cut.
 */
export function groupTyped(typed: string, { takes, country = "United States" }: PhoneField): string {
  const text = plainText(typed);
  if (takes === "line" || !isNorthAmerica(country) || /^0(?:0[2-9]|11)/u.test(text)) return typed;
  // Foreign numbers, extensions, and letters: the text is read as a whole when the field loses focus.
  if (!/^(?:\+ ?1|001)?[\d .()/-]*$/u.test(text)) return typed;
  const digits = text.replace(/\D/gu, "").replace(/^(?:001|1)(?=\d)/u, "");
  if (/^\+ ?1?$|^0+1?$|^1$/u.test(text) || digits.length > 10) return typed;
  // Leaves alone what is being typed after ten digits.
  if (digits.length === 10 && /[^\d)]$/u.test(typed)) return typed;
  return groupedSoFar(digits);
}

/** `305`, `(305) 5`, `(305) 555-01`. */
function groupedSoFar(digits: string): string {
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return grouped(digits);
}

/** Ungroups five or six digits that were grouped while typing, since they are a text code. */
function withoutMask(typed: string): string {
  return /^\(\d{3}\) \d{2,3}$/u.test(typed) ? typed.replace(/\D/gu, "") : typed;
}

/** Returns a number as typed if its country's numbering is unknown here. Domestically, eleven digits are a typo. */
function storedAsTyped(text: string, takes: PhoneField["takes"], isAtHome: boolean): TypedPhone | null {
  if (takes === "person") return null;
  const plain = plainText(text);
  const { length } = plain.replace(/\D/gu, "");
  const isLong = !isAtHome && /^[\d .()/-]+$/u.test(plain) && length >= 6 && length <= 15;
  const isShort = takes === "line" && /^\d{3}$/u.test(plain);
  return isLong || isShort ? { phone: plain, extension: null, leftOver: "", problem: null } : null;
}

/**
 * Returns a line's number as written; ten digits are grouped, and letters after a 1 become digits: `1-800-799-7233`.
 */
function asWritten(text: string, { number, extension, words }: ReadNumber): string {
  const plain = plainText(text);
  const digits = number.replace(/\D/gu, "");
  const isBare =
    extension === null &&
    words === "" &&
    /^\+?[\d .()-]+$/u.test(plain) &&
    plain.replace(/\D/gu, "") !== digits;
  if (isBare || /^\+?[\d .()-]{1,7}$/u.test(plain)) return plain;
  const hasOne = number.startsWith("(") && /^(?:\+ ?)?\(?1\)?(?=\D|\d{10})/u.test(plain);
  return hasOne ? `1-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : number;
}

function formatNumber({ number, extension, words }: ReadNumber): string {
  const dialed = extension === null ? number : `${number} ext. ${extension}`;
  return words === "" ? dialed : `${dialed} (${words})`;
}
