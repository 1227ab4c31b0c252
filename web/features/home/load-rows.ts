import type { PageCalls } from "#domain/contract/page-rendering.ts";
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
export function parametersOf({ query, place, language, near, within }: ListOf): Record<string, string> {
  const from = near ?? place;
  return {
    lang: language,
    ...(query.tab === "ALL" ? {} : { type: query.tab }),
    ...(query.need === null ? {} : { need: query.need }),
    ...(query.audience === null ? {} : { category: query.audience }),
    ...(query.openNow ? { isOpen: "true" } : {}),
    ...(query.q === "" ? {} : { q: query.q, search: SEARCH_FIELDS }),
    ...(from === null ? {} : { nearCoordinate: coordinateOf(from) }),
    ...(from !== null && query.topKudos ? { sort: "likes" } : {}),
    ...distanceFrom(place),
    ...(from === null || (query.audience === null && within === undefined)
      ? {}
      : { radius: String(query.audience === null ? within : AUDIENCE_RADIUS_MILES) }),
  };
}

/** `limit` rows from `skip` on. */
export async function loadRows(
  calls: PageCalls,
  list: ListOf,
  { skip, limit }: { skip: number; limit: number },
): Promise<HomeData> {
  const answer = await calls.listServices({
    ...parametersOf(list),
    limit: String(limit),
    skip: String(skip),
  });
  if (!answer.ok) return { ok: false, isNetwork: answer.problem.code === 503 };
  return {
    ok: true,
    rows: answer.reply.map((service) => cardOf(service, list.language)),
    hasMore: answer.reply.length === limit,
    total: answer.total ?? (answer.reply.length < limit ? skip + answer.reply.length : null),
    help: null,
  };
}

export async function countOf(calls: PageCalls, list: ListOf): Promise<number | null> {
  const answer = await calls.countServices(parametersOf(list));
  return answer.ok ? answer.reply.count : null;
}
