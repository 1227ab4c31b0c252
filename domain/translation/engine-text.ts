import { PROBLEMS } from "../base/contract/problems.ts";
import { isWellFormedText } from "../base/contract/text.ts";
import { shorten } from "../base/text/clean-text.ts";

/**
 * Cleans an engine's text to be stored: text characters only, within the field's length. Null where it is empty, or so
 * much longer than the original that it is something else.
 *
 * @param max characters of the field
 */
export function engineText(given: string, original: string, max: number): string | null {
  if (!isWellFormedText(given)) return null;
  const text = given.normalize("NFC").replace(CONTROLS, "").trim();
  if (text === "" || text.length > 4 * original.length + 100) return null;
  return shorten(text, max);
}

/** Control characters except tabs and line ends, and the characters that change the direction of writing. */
const CONTROLS = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Whether a Spanish text is what an older client stored of a failed translation: it saved the error's body as if it
 * were the text (rule translation 5).
 */
export function isErrorText(text: string): boolean {
  const plain = text.trim();
  if (plain === "[object Object]" || ERROR_MESSAGES.has(plain)) return true;
  return /^\{\s*"?(?:code|statusCode|error|message|status)"?\s*:/.test(plain);
}

/** The call's own refusals, and what networks say. */
const ERROR_MESSAGES: ReadonlySet<string> = new Set([
  PROBLEMS.noTranslator.message,
  PROBLEMS.languageLacking.message,
  PROBLEMS.translationFailed.message,
  PROBLEMS.unauthorized.message,
  PROBLEMS.invalidRequest.message,
  PROBLEMS.tooManyRequests.message,
  PROBLEMS.internalError.message,
  PROBLEMS.unavailable.message,
  "undefined",
  "null",
  "Can not connect to server. Please check your network.",
  "Failed to fetch",
  "Network Error",
]);
