import type { ServedPlace } from "#domain/places/service-area/served-place.ts";
import { servedPlace } from "#domain/places/service-area/served-place.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import { findCountiesOfStates } from "./queries.ts";

/** Finds the place that stored service areas are compared with; null at sea and outside the United States. */
export type FindServedPlace = (point: Coordinates) => Promise<ServedPlace | null>;

export function servedPlaceFinder(db: Db, countyAt: CountyAt): FindServedPlace {
  return async (point) => {
    const here = await countyAt(point);
    return here === null ? null : servedPlace(here, await findCountiesOfStates(db, [here.state]));
  };
}
