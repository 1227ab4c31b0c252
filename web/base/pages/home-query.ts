import type { Category, Need, ServiceType } from "#domain/services/enumerations.ts";
import { CATEGORIES, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";

/** The query of a list. `tab` is ALL only for a search of every tab. */
export interface HomeQuery {
  tab: ServiceType | "ALL";
  need: Need | null;
  openNow: boolean;
  /** Null: everyone (ALL). */
  audience: Category | null;
  /** Provisions that must all be present, as the API's parameter has them. Absent or empty: none were asked for. */
  provisions?: string;
  q: string;
  /** The most thanked first, around a chosen place; administrators only, in their session only. */
  topKudos: boolean;
  /** `q` must stay out of addresses and titles: it was not judged yet, or it names a danger (rule danger-search 7). */
  isPrivate?: true;
}

/** The last tab, and the toggles of the session. `/` means both, and the address of a tab the toggles (rule home 3). */
export type Preferences = Pick<HomeQuery, "tab" | "need" | "openNow" | "audience" | "topKudos">;

export const DEFAULT_PREFERENCES: Preferences = {
  tab: "SHELTER",
  need: null,
  openNow: false,
  audience: null,
  topKudos: false,
};

/** An address with any of these is complete: its toggles are on or off, whatever the session's are. */
const STANDING = ["q", "need", "place", "open", "for", "with"] as const;

/**
 * Address of the list. Top kudos never stands in it, nor does a private text.
 *
 * @param shown the list that the link is on: where it turns the last toggle off, the address has to say so
 */
export function homePath(
  {
    tab,
    need,
    openNow,
    audience,
    provisions,
    q,
    isPrivate = false,
  }: Omit<HomeQuery, "topKudos" | "isPrivate"> & { isPrivate?: boolean },
  shown?: Pick<HomeQuery, "openNow" | "audience">,
): string {
  const parameters = new URLSearchParams({ tab });
  if (need !== null) parameters.set("need", need);
  if (openNow) parameters.set("open", "1");
  if (audience !== null) parameters.set("for", audience);
  if (provisions) parameters.set("with", provisions);
  if (q !== "" && !isPrivate) parameters.set("q", q);
  if ((shown?.openNow || shown?.audience) && !STANDING.some((name) => parameters.has(name)))
    parameters.set("open", "0");
  return `/?${parameters}${tab === "ALL" ? "" : `#${tab}`}`;
}

/**
 * Reads an address's query (`?tab=FOOD&need=MEALS`).
 *
 * @param typed is searched for in place of what the address has
 */
export function readHomeQuery(
  search: string,
  preferences: Preferences,
  typed: string | null = null,
): HomeQuery {
  const parameters = new URLSearchParams(search);
  const q = (typed ?? parameters.get("q") ?? "").trim().slice(0, 200);
  const tabInAddress = parameters.get("tab")?.toUpperCase() ?? "";
  const tab =
    tabInAddress === "ALL" && q !== "" ? "ALL" : (findChoice(SERVICE_TYPES, tabInAddress) ?? preferences.tab);
  const need = parameters.has("tab") || parameters.has("need") ? parameters.get("need") : preferences.need;
  const audience = findChoice(CATEGORIES, parameters.get("for") ?? "");
  const stands = STANDING.some((name) => parameters.has(name));
  const provisions = parameters.get("with");
  return {
    tab,
    need: tab === "ALL" ? null : findChoice<Need>(NEEDS_OF_TYPE[tab], need ?? ""),
    openNow: stands ? parameters.get("open") === "1" : preferences.openNow,
    audience: stands ? (audience === "ALL" ? null : audience) : preferences.audience,
    q,
    topKudos: preferences.topKudos,
    ...(provisions && { provisions }),
    ...(typed === null ? {} : { isPrivate: true }),
  };
}

/** The name that was given, where it is one of these. */
export function findChoice<T extends string>(names: readonly T[], value: string): T | null {
  return names.find((name) => name === value) ?? null;
}

export function servicePath(id: string): string {
  return `/services/${id}`;
}
