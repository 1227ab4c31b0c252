import { isTextCode } from "./numbering.ts";

/**
 * A link that calls a number and dials its extension, or that begins a message to a code that takes messages alone.
 * Numbers of the United States and Canada get their country, for phones that roam.
 */
export function callLink(number: string, extension: string | null): string {
  const digits = dialed(number);
  if (isTextCode(digits)) return `sms:${digits}`;
  const keys = extractKeys(extension);
  return `tel:${digits}${keys === "" ? "" : `,${encodeURIComponent(keys)}`}`;
}

/** Returns the number as a phone dials it: digits alone, or `+` with the country code. */
export function dialed(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (number.trim().startsWith("+")) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : digits;
}

/** Returns the keys of an extension; of several (`12 or 13`) only the first. */
function extractKeys(extension: string | null): string {
  return /[0-9*#]+/.exec(extension ?? "")?.[0] ?? "";
}
