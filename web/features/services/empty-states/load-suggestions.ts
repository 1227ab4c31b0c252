import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { openingNext } from "#domain/services/opening-hours/opens-within.ts";
import { cachedFrom } from "../../../base/browser/offline-status.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import type { Card } from "../../../base/service-card/card.ts";
import type { ListRequest } from "../home/list-parameters.ts";
import { FIRST_ROWS } from "../home/list-parameters.ts";
import { loadOtherTabs } from "../home/load-other-tabs.ts";
import type { Suggestion, Suggestions } from "../home/load-rows.ts";
import { loadRows, loadServiceCount } from "../home/load-rows.ts";

/**
 * Finds the services that open next where a search for a day finds none, in its tab or in all; null: there are none.
 */
async function openLater(
  callApi: CallApi,
  list: ListRequest,
  { q, place, day }: AskedInText,
): Promise<Suggestions | null> {
  for (const tab of new Set([list.query.tab, q === "" ? list.query.tab : "ALL"] as const)) {
    const query = { ...list.query, q, tab, openNow: false };
    const at = { ...list, query, ...(place === null ? {} : { near: place }) };
    const found = await loadRows(callApi, at, { skip: 0, limit: FIRST_ROWS });
    const next = found.ok ? openingNext(found.rows, toCardState, NEXT_OF_DAY) : [];
    if (next.length === 0) continue;
    const count = (await loadServiceCount(callApi, at)) ?? next.length;
    const isNow = day !== null && day.until - day.from <= NOW_MS;
    return { filters: [{ drop: "day", query, count }], next, isOpeningNext: true, isNow };
  }
  return null;
}

function toCardState({ state, until }: Card) {
  return { state, changesAt: until ?? null };
}

/** Requests for "open now" are rounded to the minute. */
const NOW_MS = 60_000;
const NEXT_OF_DAY = 3;
/** Number of rows under the suggestions for an empty list. */
const NEXT = 2;

/**
 * Finds which filter emptied the list: each is dropped by itself, and the results then are counted. Null where that is
 * unknown.
 */
export async function loadSuggestions(
  callApi: CallApi,
  list: ListRequest,
  asked?: AskedInText,
): Promise<Suggestions | null> {
  // Where only a part is known, the rest cannot be counted.
  if (cachedFrom()?.area === null) return null;
  const { query } = list;
  const elsewhere = query.q === "" || query.tab === "ALL" ? [] : await loadOtherTabs(callApi, list, []);
  if (elsewhere.length > 0) return { filters: [], next: [], isOpeningNext: false, elsewhere };
  const later = asked?.day ? await openLater(callApi, list, asked) : null;
  if (later !== null) return later;
  const candidates: [Suggestion["drop"], HomeQuery, boolean][] = [
    ["provisions", { ...query, provisions: "" }, Boolean(query.provisions)],
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
        count: (await loadServiceCount(callApi, { ...list, query: relaxed })) ?? 0,
      })),
  );
  const filters = counted.filter((suggestion) => suggestion.count > 0);
  if (filters.length === 0) {
    // Only several filters together emptied it: all of them go.
    const relaxed = { ...query, openNow: false, audience: null, need: null, provisions: "" };
    const count = (await loadServiceCount(callApi, { ...list, query: relaxed })) ?? 0;
    if (count > 0) filters.push({ drop: "all", query: relaxed, count });
  }
  const first = filters[0];
  if (first === undefined) return { filters, next: [], isOpeningNext: false };
  const rows = await loadRows(callApi, { ...list, query: first.query }, { skip: 0, limit: FIRST_ROWS });
  if (!rows.ok) return { filters, next: [], isOpeningNext: false };
  if (first.drop !== "openNow") return { filters, next: rows.rows.slice(0, NEXT), isOpeningNext: false };
  return { filters, next: openingNext(rows.rows, toCardState, NEXT), isOpeningNext: true };
}
