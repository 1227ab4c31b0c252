import { API_BASE, rawAddress } from "#domain/base/contract/address.ts";
import type { LocalEndpoint } from "./local-replies.ts";

/** The calls that take a typed text in their body, by the call that reads the same by the address. */
const SEARCHES: Readonly<Record<string, LocalEndpoint>> = {
  "/services/search": "GET /services",
  "/services/search/count": "GET /services/count",
  "/services/search/count-by-type": "GET /services/count-by-type",
  "/services/search/pins": "GET /services/pins",
  "/crisis-lines/search": "GET /crisis-lines",
};

/** Judges a text that has no list. */
export const DANGER_PATH = `${API_BASE}/danger`;

/** Finds the search call of a path; null where the path is another call's. */
export function searchedBy(pathname: string): LocalEndpoint | null {
  return pathname.startsWith(API_BASE) ? (SEARCHES[pathname.slice(API_BASE.length)] ?? null) : null;
}

/** The address that reads the same. @param text the body of the request, by our own page */
export function addressOfSearch(endpoint: LocalEndpoint, text: string, origin: string): URL {
  const parameters: Readonly<Record<string, string>> = JSON.parse(text);
  return new URL(rawAddress(endpoint, { query: parameters }), origin);
}
