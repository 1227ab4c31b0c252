import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import { DEFAULT_PLACE_RADIUS_MILES } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { VisitorPlace } from "../../../base/browser/visitor-place.ts";
import { distanceFrom, writeCoordinate } from "../../../base/browser/visitor-place.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";

/** Rows in the first HTML; the list then continues in pages of a hundred. */
export const FIRST_ROWS = 20;

export interface ListRequest {
  query: HomeQuery;
  place: VisitorPlace | null;
  language: Language;
  /** Center that the map was moved to; the list starts from there, while distances are from `place`. */
  near?: MapCentre | null;
  /** Radius around the place in miles; null: all, the nearest first. */
  within?: number | null;
  /** The moment of the first page, epoch milliseconds: `sort=open` orders the others by it. Absent: now. */
  at?: number;
}

/** Degrees, rounded as everything that leaves the phone. */
export interface MapCentre {
  longitude: number;
  latitude: number;
}

/** Whether a list that starts from a place has remote services under a heading of their own. */
export function showsRemote({ q, topKudos }: Pick<HomeQuery, "q" | "topKudos">): boolean {
  return q === "" && !topKudos;
}

function withRemote({ query, within }: ListRequest, from: MapCentre | null): "true" | undefined {
  return from !== null && showsRemote(query) && typeof within !== "number" ? "true" : undefined;
}

/**
 * Whether the list is for an audience or provisions: a nearer service that is closed to newcomers helps no one then
 * (rule home 6).
 */
function asksWhoIsLetIn({ q, topKudos, audience, provisions }: HomeQuery): boolean {
  return q === "" && !topKudos && (audience !== null || Boolean(provisions));
}

/** Query of a list for the API. */
export function toListParameters(list: ListRequest): EndpointQuery<"GET /services"> {
  const { query, place, language, near, within, at } = list;
  const from = near ?? place;
  // A search by words finds what is far from the operator's place, too.
  const isAroundDefault = from === place && place?.kind === "default" && query.q === "" && within !== null;
  const isOpenFirst = isAroundDefault || from === null || asksWhoIsLetIn(query);
  const miles = within ?? (isAroundDefault ? DEFAULT_PLACE_RADIUS_MILES : undefined);
  return {
    lang: language,
    type: query.tab === "ALL" ? undefined : query.tab,
    need: query.need ?? undefined,
    category: query.audience ?? undefined,
    provision: query.provisions,
    isOpen: query.openNow ? "true" : undefined,
    q: query.q === "" ? undefined : query.q,
    nearCoordinate: from === null ? undefined : writeCoordinate(from),
    sort: from !== null && query.topKudos ? "likes" : isOpenFirst ? "open" : undefined,
    at: isOpenFirst && at !== undefined ? new Date(at).toISOString() : undefined,
    currentCoordinate: distanceFrom(place),
    withRemote: withRemote(list, from),
    radius: from === null || miles === undefined || miles === null ? undefined : String(miles),
  };
}

/**
 * Adds the browser's zone to a query sent in a body, so that "tomorrow" is the visitor's where no place says which day it is.
 * The server renders no visitor's zone.
 */
export function inVisitorZone(query: EndpointQuery<"GET /services">): EndpointQuery<"GET /services"> {
  if (query.nearCoordinate !== undefined || typeof document === "undefined") return query;
  return { ...query, userTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
