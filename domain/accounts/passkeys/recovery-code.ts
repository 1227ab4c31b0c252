/**
 * Recovery codes: 120 random bits each, so that a digest is enough to store them (NIST SP 800-63B asks for 112) and
 * guessing is hopeless. Letters and digits of Crockford's base 32, which has no `I`, `L`, `O` or `U`.
 */

/** Number of codes that an account gets at a time. */
export const RECOVERY_CODES = 10;
/** Bytes of a code. */
export const RECOVERY_CODE_BYTES = 15;

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_PER_CHARACTER = 5;
const CHARACTERS = (RECOVERY_CODE_BYTES * 8) / BITS_PER_CHARACTER;

/** `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX` of as many bytes as a code has. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const characters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five, 2)));
  return (characters.join("").match(/.{4}/g) ?? []).join("-");
}

/**
 * Reads a recovery code as typed: in any case, with any spaces and hyphens, and with letters that look like digits.
 * Returns null if it is not a code.
 */
export function readRecoveryCode(typed: string): string | null {
  const characters = typed
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase()
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  if (characters.length !== CHARACTERS || [...characters].some((one) => !ALPHABET.includes(one))) return null;
  return (characters.match(/.{4}/g) ?? []).join("-");
}
