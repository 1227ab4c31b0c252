import { mainLanguage } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { keptPlace, languageCookie, readPreferences } from "../browser/cookies.ts";
import { documentCookies } from "../browser/document-cookies.ts";
import { writeCookie } from "../browser/write-cookie.ts";
import { findChoice } from "../pages/home-query.ts";
import type { AppData } from "./app-context.tsx";

/**
 * The visit as the browser itself knows it, for a document that the worker cached: the server, which reads the same
 * cookies, could not be asked.
 *
 * @param now epoch milliseconds
 */
export function offlineAppData(cached: AppData, search: string, now: number): AppData {
  const cookies = documentCookies();
  const requested = findChoice(LANGUAGES, new URLSearchParams(search).get("lang") ?? "");
  if (requested !== null) writeCookie(languageCookie(requested));
  const language = requested ?? findChoice(LANGUAGES, cookies["language"] ?? "") ?? cached.language;
  return {
    ...cached,
    now,
    // A document in another language replaces one whose words have not loaded yet.
    language: language === mainLanguage(language) ? language : cached.language,
    place: keptPlace(cookies) ?? cached.place,
    preferences: readPreferences(cookies, cached.viewer),
  };
}
