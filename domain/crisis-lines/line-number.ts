/**
 * Numbers that people dial or write to: short codes (988, 22522, 741741) and numbers with a 1 in front are stored as
 * they are written, ten digits as `(xxx) xxx-xxxx` (rule crisis-lines 3).
 */
export function isLineNumber(typed: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const { length } = digitsOf(typed);
  // Some countries dial no more than seven behind their own code; without one it is ten with digits missing.
  return typed.startsWith("+") ? length >= 8 && length <= 15 : isShortCode(length) || isWhole(length);
}

const isShortCode = (digits: number) => digits === 3 || digits === 5 || digits === 6;
const isWhole = (digits: number) => digits >= 10 && digits <= 15;

/** As it is stored. */
export function formatLineNumber(typed: string): string {
  const digits = digitsOf(typed);
  if (digits.length !== 10 || typed.startsWith("+")) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}
