import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { inVisitorZone, type ListRequest, toListParameters } from "./list-parameters.ts";
import { type FoundInTab, loadRows } from "./load-rows.ts";

/** Rows of another tab that are shown under the tab's own. */
const SHOWN = 3;

/** Counts the results in each other tab; tabs without any are left out. */
export async function countOtherTabs(callApi: CallApi, list: ListRequest): Promise<TypeCount[]> {
  // A text is sent in the body.
  const answer = await callApi("POST /services/search/count-by-type", {
    body: { ...inVisitorZone(toListParameters(inTab(list, "ALL"))), sort: undefined },
  });
  return answer.ok ? answer.reply.filter(({ type, count }) => type !== list.query.tab && count > 0) : [];
}

/**
 * Loads the other tabs in which the search finds something, with the first rows of each.
 *
 * @param shown ids of rows that are already on the page
 */
export async function loadOtherTabs(
  callApi: CallApi,
  list: ListRequest,
  shown: readonly string[],
): Promise<FoundInTab[]> {
  const counts = await countOtherTabs(callApi, list);
  const known = new Set(shown);
  const tabs: FoundInTab[] = [];
  for (const found of counts) {
    const data = await loadRows(callApi, inTab(list, found.type), { skip: 0, limit: SHOWN });
    const rows = data.ok ? data.rows.filter(({ id }) => !known.has(id)) : [];
    for (const { id } of rows) known.add(id);
    if (rows.length > 0) tabs.push({ ...found, rows });
  }
  return tabs;
}

function inTab(list: ListRequest, tab: ListRequest["query"]["tab"]): ListRequest {
  return { ...list, query: { ...list.query, tab, need: null } };
}
