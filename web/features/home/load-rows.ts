import type { CallApi } from "#domain/contract/call-api.ts";
import type { HomeQuery } from "../../home-query.ts";
import type { Card } from "./card.ts";
import { cardOf } from "./card.ts";
import { type ListRequest, parametersOf } from "./list-parameters.ts";

/** A way on from an empty list: the query that drops one filter, and what it finds. */
export interface Suggestion {
  drop: "openNow" | "audience" | "need" | "q" | "tab" | "all";
  query: HomeQuery;
  count: number;
}

export interface Suggestions {
  filters: readonly Suggestion[];
  /** What opens next, or is nearest. */
  next: readonly Card[];
  isOpeningNext: boolean;
}

/** The first rows of the list, or why there are none. */
export type HomeData =
  | {
      ok: true;
      rows: readonly Card[];
      hasMore: boolean;
      total: number | null;
      suggestions: Suggestions | null;
      /** Nothing is around the operator's place: these are the nearest. */
      isWide?: true;
    }
  | { ok: false; isNetwork: boolean };

/** `limit` rows from `skip` on. */
export async function loadRows(
  callApi: CallApi,
  list: ListRequest,
  { skip, limit }: { skip: number; limit: number },
): Promise<HomeData> {
  const query = { ...parametersOf(list), limit: String(limit), skip: String(skip) };
  const answer = await callApi("GET /services", { query });
  if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
  return {
    ok: true,
    rows: answer.reply.map((service) => cardOf(service, list.language)),
    hasMore: answer.reply.length === limit,
    total: answer.total ?? (answer.reply.length < limit ? skip + answer.reply.length : null),
    suggestions: null,
  };
}

export async function countOf(callApi: CallApi, list: ListRequest): Promise<number | null> {
  const answer = await callApi("GET /services/count", { query: parametersOf(list) });
  return answer.ok ? answer.reply.count : null;
}
