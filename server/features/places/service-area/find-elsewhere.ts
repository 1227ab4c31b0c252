import { servesPlace } from "#domain/places/service-area/serves-place.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import { matchCounties, statesOfCounties } from "./check-counties.ts";
import { findCountiesOfStates } from "./queries.ts";

/** Returns those of the areas that certainly do not include the point (rule service-area 4). */
export type FindElsewhere = (
  areas: readonly ServiceArea[],
  point: Coordinates,
) => Promise<ReadonlySet<ServiceArea>>;

/**
 * Makes a finder for many areas that runs one statement at most: a town in the visitor's state is left open, whichever
 * town is theirs, so that the county alone decides who is outside.
 */
export function elsewhereFinder(db: Db, countyAt: CountyAt): FindElsewhere {
  return async (areas, point) => {
    const here = areas.length === 0 ? null : await countyAt(point);
    if (here === null) return new Set();
    const outside = areas.filter((area) => servesPlace(area, { ...here, city: null }) === false);
    const states = statesOfCounties(outside.flatMap(({ counties }) => counties));
    const found = states.length === 0 ? [] : await findCountiesOfStates(db, states);
    // A county that no one knows may be a misspelt one.
    return new Set(outside.filter((area) => matchCounties(area, found).areKnown));
  };
}
