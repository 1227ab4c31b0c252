import { fold } from "#domain/base/text/fold.ts";
import { countyName } from "#domain/places/county.ts";
import type { CountyKey } from "#domain/places/county-shapes.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findCountiesOfStates } from "./queries.ts";

export interface CheckedCounties {
  /** Whether the gazetteer has every county of the area. */
  readonly areKnown: boolean;
  /** Whether a name is unknown in a state of which the gazetteer has other counties. */
  readonly areMisspelt: boolean;
}

/** Looks up the counties of an area in the gazetteer. */
export async function checkCounties(db: Db, area: ServiceArea): Promise<CheckedCounties> {
  const states = statesOfCounties(area.counties);
  return matchCounties(area, states.length === 0 ? [] : await findCountiesOfStates(db, states));
}

/** The states of counties as areas name them, two letters each. */
export function statesOfCounties(counties: readonly string[]): string[] {
  return [...new Set(counties.map(readStateCode))];
}

/** @param found all counties of the states of the area's */
export function matchCounties({ counties }: ServiceArea, found: readonly CountyKey[]): CheckedCounties {
  if (counties.length === 0) return { areKnown: true, areMisspelt: false };
  const known = new Set(found.map((county) => fold(countyName(county).en)));
  const unknown = counties.filter((county) => !known.has(fold(county)));
  return {
    areKnown: unknown.length === 0,
    areMisspelt: unknown.some((county) => found.some(({ state }) => state === readStateCode(county))),
  };
}

function readStateCode(county: string): string {
  return county.slice(-2);
}
