import type { CallApi } from "#domain/contract/call-api.ts";
import { FAR_MILES, isAllFar } from "#domain/places/far-away.ts";
import type { ListOf } from "./list-parameters.ts";
import { FIRST_ROWS } from "./list-parameters.ts";
import type { EmptyHelp, HomeData } from "./load-rows.ts";
import { countOf, loadRows } from "./load-rows.ts";

/** The first view: rows, and, where there are none or all are far away, the ways on. */
export async function loadHome(callApi: CallApi, list: ListOf, skip = 0): Promise<HomeData> {
  const data = await loadRows(callApi, list, { skip, limit: FIRST_ROWS });
  if (!data.ok) return data;
  if (data.rows.length === 0) return { ...data, help: await helpFor(callApi, list) };
  if (isAllFar(data.rows.map((row) => row.distance))) {
    return { ...data, help: await helpFor(callApi, { ...list, within: FAR_MILES }) };
  }
  if (list.query.audience === null || data.total !== null) return data;
  // Headings say how many there are.
  const count = await countOf(callApi, list);
  return { ...data, total: count };
}

async function helpFor(callApi: CallApi, list: ListOf): Promise<EmptyHelp | null> {
  const { loadHelp } = await import("../dead-ends/load-help.ts");
  return loadHelp(callApi, list);
}
