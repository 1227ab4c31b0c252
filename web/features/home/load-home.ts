import type { PageCalls } from "#domain/contract/page-rendering.ts";
import { FAR_MILES, isAllFar } from "#domain/places/far-away.ts";
import type { EmptyHelp, HomeData, ListOf } from "./load-rows.ts";
import { countOf, FIRST_ROWS, loadRows } from "./load-rows.ts";

/** The first view: rows, and, where there are none or all are far away, the ways on. */
export async function loadHome(calls: PageCalls, list: ListOf, skip = 0): Promise<HomeData> {
  const data = await loadRows(calls, list, { skip, limit: FIRST_ROWS });
  if (!data.ok) return data;
  if (data.rows.length === 0) return { ...data, help: await helpFor(calls, list) };
  if (isAllFar(data.rows.map((row) => row.distance))) {
    return { ...data, help: await helpFor(calls, { ...list, within: FAR_MILES }) };
  }
  if (list.query.audience === null || data.total !== null) return data;
  // Headings say how many there are.
  const count = await countOf(calls, list);
  return { ...data, total: count };
}

async function helpFor(calls: PageCalls, list: ListOf): Promise<EmptyHelp | null> {
  const { loadHelp } = await import("../dead-ends/load-help.ts");
  return loadHelp(calls, list);
}
