import { CENTER_WORDS, deepNightAt, hardNightsAt } from "#domain/hard-nights/hard-night.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { ActiveNights } from "#server/features/hard-nights/active-nights.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import type { Db } from "#server/sql/db.ts";

/** What comes first in a list while a hard night is in effect (rule hard-nights 6). */
export interface NightFirst {
  /** `tsquery` of the centers that the night calls for. */
  readonly centers: string;
  /** Deep in the coming night, epoch milliseconds: whatever is open then is open overnight. */
  readonly deepNight: number;
  /** Only within these miles; beyond, the order is as ever. */
  readonly miles: number;
}

/** Null where no hard night is in effect at the list's place, or where the list has another order. */
export async function nightFirst(
  {
    db,
    textSearch,
    nights,
  }: { readonly db: Db; readonly textSearch: TextSearch; readonly nights: ActiveNights },
  query: ServiceQuery,
  now: number,
): Promise<NightFirst | null> {
  const { near, order, managed, alertsOnly, ids } = query;
  if (near === null || order.by !== "distance" || managed !== null || alertsOnly || ids !== null) return null;
  const active = hardNightsAt(await nights.at(now), near, now);
  if (active.length === 0) return null;
  const words = [...new Set(active.flatMap(({ kind }) => CENTER_WORDS[kind]))];
  const queries = await Promise.all(
    words.map((each) => textSearch.tsqueriesOf(db, each, ["name", "description", "serviceSummary"], now)),
  );
  return {
    centers: queries.map(({ all }) => `(${all})`).join(" | "),
    deepNight: deepNightAt(near, now),
    miles: Math.max(...active.map(({ radiusMiles }) => radiusMiles)),
  };
}
