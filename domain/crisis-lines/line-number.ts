/**
 * Numbers of crisis lines: short codes (988, 741741) and numbers with a 1 in front are kept as they are written, ten
 * digits as `(xxx) xxx-xxxx` (decisions, section 1).
 */
export function isLineNumber(typed: string): boolean {
  return /^\+?[\d\s().-]+$/.test(typed) && /^\d{3,15}$/.test(digitsOf(typed));
}

/** As it is kept. */
export function formatLineNumber(typed: string): string {
  const digits = digitsOf(typed);
  if (digits.length !== 10 || typed.startsWith("+")) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}
