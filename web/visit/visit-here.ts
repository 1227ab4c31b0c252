import { LANGUAGES } from "#domain/words/language.ts";
import { ownCookies } from "../browser/own-cookies.ts";
import { writeCookie } from "../browser/write-cookie.ts";
import { oneOf } from "../paths.ts";
import { languageCookie, readRemembered } from "./cookies.ts";
import type { VisitData } from "./visit.tsx";
import { readPlace } from "./visitor-place.ts";

/**
 * The visit as the browser itself knows it, for a document that the worker kept: the server, which reads the same
 * cookies, could not be asked.
 *
 * @param now epoch milliseconds
 */
export function visitHere(kept: VisitData, search: string, now: number): VisitData {
  const cookies = ownCookies();
  const asked = oneOf(LANGUAGES, new URLSearchParams(search).get("lang") ?? "");
  if (asked !== null) writeCookie(languageCookie(asked));
  return {
    ...kept,
    now,
    language: asked ?? oneOf(LANGUAGES, cookies["language"] ?? "") ?? kept.language,
    place: readPlace(cookies["place"] ?? "") ?? kept.place,
    remembered: readRemembered(cookies, kept.viewer),
  };
}
