import { readCookies } from "./cookies.ts";

/** The cookies that scripts may see. */
export function documentCookies(): Readonly<Record<string, string>> {
  return readCookies(document.cookie);
}
