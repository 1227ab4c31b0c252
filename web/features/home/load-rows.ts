import type { CallApi, QueryOf } from "#domain/contract/call-api.ts";
import type { Language } from "#domain/words/language.ts";
import type { HomeQuery } from "../../paths.ts";
import type { VisitorPlace } from "../../visit/visitor-place.ts";
import { coordinateOf, distanceFrom } from "../../visit/visitor-place.ts";
import type { Card } from "./card.ts";
import { cardOf } from "./card.ts";

/** Rows in the first HTML; the list goes on to its page of a hundred from there. */
export const FIRST_ROWS = 20;

/** Beyond these miles nobody goes for "open to everyone"; it lets the second audience group be reached. */
const AUDIENCE_RADIUS_MILES = 50;

const SEARCH_FIELDS =
  "name,description,serviceSummary,address1,address2,city,state,zip,phone,contactEmail,category,age";

/** A way on from an empty list: the query that drops one filter, and what it finds. */
export interface WayOn {
  drop: "openNow" | "audience" | "need" | "q" | "tab" | "all";
  query: HomeQuery;
  count: number;
}

export interface EmptyHelp {
  ways: readonly WayOn[];
  /** What opens next, or is nearest. */
  next: readonly Card[];
  isOpeningNext: boolean;
}

/** The first rows of the list, or why there are none. */
export type HomeData =
  | { ok: true; rows: readonly Card[]; hasMore: boolean; total: number | null; help: EmptyHelp | null }
  | { ok: false; isNetwork: boolean };

export interface ListOf {
  query: HomeQuery;
  place: VisitorPlace | null;
  language: Language;
  /** Where the map was moved to; the list goes on from there, while distances are from `place`. */
  near?: Near | null;
  /** Miles around the place, beyond which nothing counts. */
  within?: number;
}

/** Degrees, rounded as everything that leaves the phone. */
export interface Near {
  longitude: number;
  latitude: number;
}

/** What the API is asked for. */
export function parametersOf({ query, place, language, near, within }: ListOf): QueryOf<"GET /services"> {
  const from = near ?? place;
  const radius = query.audience === null ? within : AUDIENCE_RADIUS_MILES;
  return {
    lang: language,
    type: query.tab === "ALL" ? undefined : query.tab,
    need: query.need ?? undefined,
    category: query.audience ?? undefined,
    isOpen: query.openNow ? "true" : undefined,
    q: query.q === "" ? undefined : query.q,
    search: query.q === "" ? undefined : SEARCH_FIELDS,
    nearCoordinate: from === null ? undefined : coordinateOf(from),
    sort: from !== null && query.topKudos ? "likes" : undefined,
    currentCoordinate: distanceFrom(place),
    radius: from === null || radius === undefined ? undefined : String(radius),
  };
}

/** `limit` rows from `skip` on. */
export async function loadRows(
  callApi: CallApi,
  list: ListOf,
  { skip, limit }: { skip: number; limit: number },
): Promise<HomeData> {
  const query = { ...parametersOf(list), limit: String(limit), skip: String(skip) };
  const answer = await callApi("GET /services", { query });
  if (!answer.ok) return { ok: false, isNetwork: answer.problem.code === 503 };
  return {
    ok: true,
    rows: answer.reply.map((service) => cardOf(service, list.language)),
    hasMore: answer.reply.length === limit,
    total: answer.total ?? (answer.reply.length < limit ? skip + answer.reply.length : null),
    help: null,
  };
}

export async function countOf(callApi: CallApi, list: ListOf): Promise<number | null> {
  const answer = await callApi("GET /services/count", { query: parametersOf(list) });
  return answer.ok ? answer.reply.count : null;
}
