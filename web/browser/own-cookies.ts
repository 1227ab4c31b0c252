import { readCookies } from "../visit/cookies.ts";

/** The cookies that scripts may see. */
export function ownCookies(): Readonly<Record<string, string>> {
  return readCookies(document.cookie);
}
