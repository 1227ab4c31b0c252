import { PLANE_WIDTH, type PlanePoint } from "#domain/places/mercator.ts";
import { type Conditions, pointText } from "./conditions-queries.ts";

/**
 * How many of the rows `planned` are read: twice the limit where the last of so many on the plane may be nearer than the
 * last of the page. Another statement would find all of them anew.
 *
 * @param page how many rows the page lacks
 */
export function provingText(to: Conditions, from: PlanePoint, page: number, limit: number): string {
  const place = pointText(to, from);
  const height = `${to.value(Math.abs(from.y))}::float8`;
  // Straight towards the nearer pole a metre on the plane is the least ground, and towards the equator the most.
  const towardsPole = `${latitudeText(`${height} + max(metres)`)} - ${latitudeText(height)}`;
  const towardsEquator = `${latitudeText(height)} - ${latitudeText(`${height} - (array_agg(metres order by metres))[${page}]`)}`;
  return `(
  select case when ${towardsPole} > ${towardsEquator} then ${limit} else ${2 * limit} end
    from (select point(x, y) <-> ${place} as metres from planned limit ${limit}) as first)`;
}

/** Half the latitude of a height on the plane, and an eighth of a turn: enough for differences. */
function latitudeText(metres: string): string {
  return `atan(exp((${metres}) / ${PLANE_WIDTH / (2 * Math.PI)}))`;
}
