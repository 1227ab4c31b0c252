import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { FAR_MILES, isAllFar } from "#domain/places/far-away.ts";
import type { ListRequest } from "./list-parameters.ts";
import { FIRST_ROWS } from "./list-parameters.ts";
import type { HomeData, Suggestions } from "./load-rows.ts";
import { loadRows, loadServiceCount } from "./load-rows.ts";

/** The first view: rows, and, where there are none or all are far away, the ways on. */
export async function loadHome(callApi: CallApi, list: ListRequest, skip = 0): Promise<HomeData> {
  const data = await loadRows(callApi, list, { skip, limit: FIRST_ROWS });
  if (!data.ok) return data;
  // On later pages the nearby rows have come before.
  const isNoneNear = data.rows.length === 0 || (skip === 0 && data.rows.every((row) => row.remote));
  if (isNoneNear && list.place?.kind === "default" && list.within === undefined) {
    const nearest = await loadHome(callApi, { ...list, within: null }, skip);
    return nearest.ok ? { ...nearest, isWide: true } : nearest;
  }
  if (data.rows.length === 0)
    return { ...data, suggestions: await suggestionsFor(callApi, list, data.asked) };
  if (isAllFar(data.rows.map((row) => row.distance))) {
    return { ...data, suggestions: await suggestionsFor(callApi, { ...list, within: FAR_MILES }) };
  }
  if (list.query.audience === null || data.total !== null) return data;
  // Headings say how many there are.
  const count = await loadServiceCount(callApi, list);
  return { ...data, total: count };
}

async function suggestionsFor(
  callApi: CallApi,
  list: ListRequest,
  asked?: AskedInText,
): Promise<Suggestions | null> {
  const suggestions = await import("../empty-states/load-suggestions.ts");
  return suggestions.loadSuggestions(callApi, list, asked);
}
