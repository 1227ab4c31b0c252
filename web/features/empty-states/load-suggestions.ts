import type { CallApi } from "#domain/contract/call-api.ts";
import { openingNext } from "#domain/schedule/opens-within.ts";
import { cachedFrom } from "../../browser/offline-status.ts";
import type { HomeQuery } from "../../home-query.ts";
import type { Card } from "../home/card.ts";
import type { ListRequest } from "../home/list-parameters.ts";
import { FIRST_ROWS } from "../home/list-parameters.ts";
import type { Suggestion, Suggestions } from "../home/load-rows.ts";
import { countOf, loadRows } from "../home/load-rows.ts";

/** How many rows stand under what helps from an empty list. */
const NEXT = 2;

/** Which filter emptied the list: each is dropped alone, and what it then finds is counted. Null where that is not known. */
export async function loadSuggestions(callApi: CallApi, list: ListRequest): Promise<Suggestions | null> {
  // Where only a part is known, nothing can be said of the rest.
  if (cachedFrom()?.area === null) return null;
  const { query } = list;
  const candidates: [Suggestion["drop"], HomeQuery, boolean][] = [
    ["openNow", { ...query, openNow: false }, query.openNow],
    ["audience", { ...query, audience: null }, query.audience !== null],
    ["need", { ...query, need: null }, query.need !== null],
    ["tab", { ...query, tab: "ALL", need: null }, query.q !== "" && query.tab !== "ALL"],
    ["q", { ...query, q: "", tab: query.tab === "ALL" ? "SHELTER" : query.tab }, query.q !== ""],
  ];
  const counted: Suggestion[] = await Promise.all(
    candidates
      .filter(([, , applies]) => applies)
      .map(async ([drop, relaxed]) => ({
        drop,
        query: relaxed,
        count: (await countOf(callApi, { ...list, query: relaxed })) ?? 0,
      })),
  );
  const filters = counted.filter((suggestion) => suggestion.count > 0);
  if (filters.length === 0) {
    // Only several filters together emptied it: all of them go.
    const relaxed = { ...query, openNow: false, audience: null, need: null };
    const count = (await countOf(callApi, { ...list, query: relaxed })) ?? 0;
    if (count > 0) filters.push({ drop: "all", query: relaxed, count });
  }
  const first = filters[0];
  if (first === undefined) return { filters, next: [], isOpeningNext: false };
  const rows = await loadRows(callApi, { ...list, query: first.query }, { skip: 0, limit: FIRST_ROWS });
  if (!rows.ok) return { filters, next: [], isOpeningNext: false };
  if (first.drop !== "openNow") return { filters, next: rows.rows.slice(0, NEXT), isOpeningNext: false };
  const stateOf = ({ state, until }: Card) => ({ state, changesAt: until ?? null });
  return { filters, next: openingNext(rows.rows, stateOf, NEXT), isOpeningNext: true };
}
