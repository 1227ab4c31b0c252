import { isUuid } from "../base/contract/uuid.ts";

/**
 * A list of saved services as a URL fragment, which is never sent to a server. It is encoded in the QR code of a
 * printed list, and opens the same list on another phone.
 */

/** As many ids as a readable QR code of four centimetres can hold. */
export const MAX_IDS_IN_ADDRESS = 20;

const START = "#list=";
/** Length of a UUID in base 36. */
const DIGITS = 25;

/** Returns `#list=…` with the first ids, at most {@link MAX_IDS_IN_ADDRESS}. */
export function writeList(ids: readonly string[]): string {
  const parts = ids.slice(0, MAX_IDS_IN_ADDRESS).map((id) => {
    return BigInt(`0x${id.replaceAll("-", "")}`)
      .toString(36)
      .padStart(DIGITS, "0");
  });
  return `${START}${parts.join("")}`;
}

/** Returns the ids in `location.hash`; empty if there is no valid list. */
export function readList(hash: string): readonly string[] {
  const text = hash.startsWith(START) ? hash.slice(START.length) : "";
  if (text.length > MAX_IDS_IN_ADDRESS * DIGITS || text.length % DIGITS !== 0 || !/^[0-9a-z]+$/.test(text)) {
    return [];
  }
  const ids = Array.from({ length: text.length / DIGITS }, (_, part) =>
    decodeUuid(text.slice(part * DIGITS, (part + 1) * DIGITS)),
  );
  return ids.every(isUuid) ? [...new Set(ids)] : [];
}

function decodeUuid(digits: string): string {
  const number = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const hex = number.toString(16).padStart(32, "0");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
