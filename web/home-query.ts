import type { Category, Need, ServiceType } from "#domain/services/enumerations.ts";
import { CATEGORIES, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";

/** What the list shows. `tab` is ALL only for a search through every tab. */
export interface HomeQuery {
  tab: ServiceType | "ALL";
  need: Need | null;
  openNow: boolean;
  /** Null: everyone (ALL). */
  audience: Category | null;
  q: string;
  /** The most thanked first, around a place that is set: for administrators, in their session alone. */
  topKudos: boolean;
}

/** What an address leaves out is taken from here: the last tab and the session's toggles. */
export type Preferences = Pick<HomeQuery, "tab" | "need" | "openNow" | "audience" | "topKudos">;

export const DEFAULT_PREFERENCES: Preferences = {
  tab: "SHELTER",
  need: null,
  openNow: false,
  audience: null,
  topKudos: false,
};

/**
 * Address of the list. Toggles stand in it even when they are off, where they differ from what is
 * remembered: an address must mean the same to a browser without scripts.
 */
export function homePath(query: HomeQuery, preferences: Preferences): string {
  const parameters = new URLSearchParams({ tab: query.tab });
  if (query.need !== null) parameters.set("need", query.need);
  if (query.openNow || preferences.openNow) parameters.set("open", query.openNow ? "1" : "0");
  if (query.audience !== null || preferences.audience !== null)
    parameters.set("for", query.audience ?? "ALL");
  if (query.q !== "") parameters.set("q", query.q);
  return `/?${parameters}${query.tab === "ALL" ? "" : `#${query.tab}`}`;
}

/** Reads an address's query (`?tab=FOOD&need=MEALS`); what it does not say is remembered. */
export function readHomeQuery(search: string, preferences: Preferences): HomeQuery {
  const parameters = new URLSearchParams(search);
  const q = (parameters.get("q") ?? "").trim().slice(0, 200);
  const tabInAddress = parameters.get("tab")?.toUpperCase() ?? "";
  const tab =
    tabInAddress === "ALL" && q !== "" ? "ALL" : (oneOf(SERVICE_TYPES, tabInAddress) ?? preferences.tab);
  const need = parameters.has("tab") || parameters.has("need") ? parameters.get("need") : preferences.need;
  const audience = oneOf(CATEGORIES, parameters.get("for") ?? "");
  return {
    tab,
    need: tab === "ALL" ? null : oneOf<Need>(NEEDS_OF_TYPE[tab], need ?? ""),
    openNow: parameters.has("open") ? parameters.get("open") === "1" : preferences.openNow,
    audience: parameters.has("for") ? (audience === "ALL" ? null : audience) : preferences.audience,
    q,
    topKudos: preferences.topKudos,
  };
}

/** The name that was given, where it is one of these. */
export function oneOf<T extends string>(names: readonly T[], value: string): T | null {
  return names.find((name) => name === value) ?? null;
}

export function servicePath(id: string): string {
  return `/services/${id}`;
}
