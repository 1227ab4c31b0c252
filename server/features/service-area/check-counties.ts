import { countyName } from "#domain/places/county.ts";
import { fold } from "#domain/search/fold.ts";
import type { ServiceArea } from "#domain/service-area/service-area.ts";
import type { Db } from "#server/sql/db.ts";
import { findCountiesOfStates } from "./queries.ts";

export interface CheckedCounties {
  /** Whether the gazetteer has every county of the area. */
  readonly areKnown: boolean;
  /** Whether it has none of that name in a state of which it has others. */
  readonly areMisspelt: boolean;
}

/** What the gazetteer knows of the counties of an area. */
export async function checkCounties(db: Db, { counties }: ServiceArea): Promise<CheckedCounties> {
  if (counties.length === 0) return { areKnown: true, areMisspelt: false };
  const stateOf = (county: string) => county.slice(-2);
  const found = await findCountiesOfStates(db, [...new Set(counties.map(stateOf))]);
  const known = new Set(found.map((county) => fold(countyName(county).en)));
  const unknown = counties.filter((county) => !known.has(fold(county)));
  return {
    areKnown: unknown.length === 0,
    areMisspelt: unknown.some((county) => found.some(({ state }) => state === stateOf(county))),
  };
}
