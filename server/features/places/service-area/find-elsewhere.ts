import { servesPlace } from "#domain/places/service-area/serves-place.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import { countiesOf, statesOfCounties } from "./check-counties.ts";
import { findCountiesOfStates } from "./queries.ts";

/** Those of the areas in which the point surely is not (rule service-area 4). */
export type FindElsewhere = (
  areas: readonly ServiceArea[],
  point: Coordinates,
) => Promise<ReadonlySet<ServiceArea>>;

/**
 * For many areas at once, with one statement at most: a town in the visitor's state leaves it open, whichever is
 * theirs, so that the county alone tells who is outside.
 */
export function elsewhereFinder(db: Db, countyAt: CountyAt): FindElsewhere {
  return async (areas, point) => {
    const here = areas.length === 0 ? null : await countyAt(point);
    if (here === null) return new Set();
    const outside = areas.filter((area) => servesPlace(area, { ...here, city: null }) === false);
    const states = statesOfCounties(outside.flatMap(({ counties }) => counties));
    const found = states.length === 0 ? [] : await findCountiesOfStates(db, states);
    // A county that no one knows may be a misspelt one.
    return new Set(outside.filter((area) => countiesOf(area, found).areKnown));
  };
}
