import { servesPlace } from "#domain/places/service-area/serves-place.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import { checkCounties } from "./check-counties.ts";

/**
 * Whether someone at that point is served (rule service-area 4). Null where this cannot be decided: at sea, outside of
 * the United States, or where the area names an unknown county, which a source may have misspelled.
 */
export async function servesPoint(
  db: Db,
  areaAt: AreaAt,
  area: ServiceArea,
  point: Coordinates,
): Promise<boolean | null> {
  const where = await areaAt(point);
  const serves = where === null ? null : servesPlace(area, where);
  if (serves !== false) return serves;
  return (await checkCounties(db, area)).areKnown ? false : null;
}
