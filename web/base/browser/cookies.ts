import type { PageCookie, PageViewer } from "#domain/app/page-rendering.ts";
import type { Need } from "#domain/services/enumerations.ts";
import { CATEGORIES, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import type { Preferences } from "../pages/home-query.ts";
import { DEFAULT_PREFERENCES, findChoice } from "../pages/home-query.ts";
import type { VisitorPlace } from "./visitor-place.ts";
import { readPlace, writePlace } from "./visitor-place.ts";

/** The cookies that pages keep: language, a chosen place and the last tab for a year, position and toggles for the session. */

const YEAR = 365 * 24 * 3600;

export function readCookies(header: string): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    try {
      cookies[part.slice(0, at).trim()] ??= decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // A value that we did not write is ignored.
    }
  }
  return cookies;
}

export function languageCookie(language: string): PageCookie {
  return { name: "language", value: language, maxAge: YEAR };
}

/** A chosen place stays for a year, the device's position for the session (rule places 16); null: neither. */
export function placeCookies(place: VisitorPlace | null): PageCookie[] {
  const kept = (name: string, kind: VisitorPlace["kind"], age: number | null): PageCookie =>
    place?.kind === kind ? { name, value: writePlace(place), maxAge: age } : { name, value: "", maxAge: 0 };
  return place?.kind === "saved" ? [] : [kept("place", "chosen", YEAR), kept("here", "here", null)];
}

/** The place of a visitor who has one. */
export function keptPlace({ here = "", place = "" }: Readonly<Record<string, string>>): VisitorPlace | null {
  return readPlace(here) ?? (isNameless(place) ? null : readPlace(place));
}

/** Whether a stored place is a position without a name, which an older version stored for a year. */
export function isNameless(place: string): boolean {
  return place.endsWith("|");
}

/** `SHELTER.EMERGENCY` and `1.WOMEN.1`: open now, audience, top kudos. */
export function preferenceCookies(preferences: Preferences): PageCookie[] {
  const cookies = [
    {
      name: "toggles",
      value: `${preferences.openNow ? 1 : 0}.${preferences.audience ?? ""}${preferences.topKudos ? ".1" : ""}`,
      maxAge: null,
    },
  ];
  if (preferences.tab === "ALL") return cookies;
  return [...cookies, { name: "tab", value: `${preferences.tab}.${preferences.need ?? ""}`, maxAge: YEAR }];
}

/** @param viewer whose toggles they are: not everyone has all of them */
export function readPreferences(
  cookies: Readonly<Record<string, string>>,
  viewer: PageViewer | null,
): Preferences {
  const [tabText = "", needText = ""] = (cookies["tab"] ?? "").split(".");
  const [openText = "", audienceText = "", kudosText = ""] = (cookies["toggles"] ?? "").split(".");
  const tab = findChoice(SERVICE_TYPES, tabText);
  const audience = findChoice(CATEGORIES, audienceText);
  return {
    tab: tab ?? DEFAULT_PREFERENCES.tab,
    need: tab === null ? null : findChoice<Need>(NEEDS_OF_TYPE[tab], needText),
    openNow: openText === "1",
    audience: audience === "ALL" ? null : audience,
    topKudos: kudosText === "1" && viewer?.may.includes("topKudos") === true,
  };
}
