import type { VisitorArea } from "#domain/places/names-county.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { CountyAt } from "./county-at.ts";
import { findNearest } from "./queries.ts";

/** The county of a point and the town nearest to it; null at sea, and outside of the United States. */
export type AreaAt = (point: Coordinates) => Promise<VisitorArea | null>;

/** Finds the area at a point; only the county where the gazetteer cannot be read. */
export function areaAtPoint(db: Db, countyAt: CountyAt): AreaAt {
  return async (point) => {
    const county = await countyAt(point);
    if (county === null) return null;
    const { city } = await findNearest(db, point).catch(() => ({ city: null }));
    return { ...county, city: city?.name ?? null };
  };
}
