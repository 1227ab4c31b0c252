import type { CountyKey } from "#domain/places/county-shapes.ts";
import type { Db } from "#server/base/sql/db.ts";

/** @param states two letters each */
export async function findCountiesOfStates(db: Db, states: readonly string[]): Promise<CountyKey[]> {
  return db.query<CountyKey>("select state, name from counties where state = any($1)", [states]);
}
