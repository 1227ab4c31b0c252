import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import type { PlanePoint } from "#domain/places/mercator.ts";
import type { Db } from "#server/base/sql/db.ts";
import { Conditions, insideText } from "./conditions-queries.ts";

/** A service that comes first in a hard night. */
export interface NightService extends PlanePoint {
  readonly id: string;
}

/** Maximum number of services stored for a region. */
const MAX_OF_REGION = 20_000;

/**
 * The centers that a hard night calls for in its region, and what is open at a moment deep in the night. Edges that
 * cannot tell count as closed: this is for an order.
 *
 * @param centers `tsquery`
 * @param deepNight epoch milliseconds
 */
export async function readNightServices(
  db: Db,
  { coordinates, radiusMiles }: HardNight,
  { centers, deepNight, hoursStamp }: { centers: string; deepNight: number; hoursStamp: string },
): Promise<NightService[]> {
  const conditions = new Conditions();
  conditions.add("s.is_listed");
  conditions.add(insideText(conditions, coordinates, radiusMiles));
  const moment = `to_timestamp(${conditions.value(deepNight)}::float8 / 1000)`;
  conditions.add(`(s.public_search @@ ${conditions.value(centers)}::tsquery
    or (h.stamp = ${conditions.value(hoursStamp)} and ${moment} >= h.covered_from and ${moment} < h.covered_until
        and width_bucket(${conditions.value(Math.floor(deepNight / 60_000))}::int, h.edges) % 2 <> 0))`);
  return db.query<NightService>(
    `select s.id, s.public_point[0] as x, s.public_point[1] as y
  from public_services s left join hours h on h.id = s.hours_id
 where ${conditions.text()}
 limit ${MAX_OF_REGION}`,
    conditions.values,
  );
}
