import type { LocatedPlace } from "#domain/imports/facts-of-record.ts";
import { contradictAddress, placeOfRecord } from "#domain/imports/place-of-record.ts";
import type { SourceRecord } from "#domain/imports/source-record.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Db } from "#server/base/sql/db.ts";
import { centresOfMany } from "#server/features/places/centres.ts";

/** Time zone where neither the service nor any other of the package has a location. */
export const DEFAULT_TIME_ZONE = "America/New_York";

export interface LocatedRecord {
  record: SourceRecord;
  place: LocatedPlace;
  /** Origin of the coordinates: the source, the center of the ZIP, that of the city, or unknown. */
  coordinates: "source" | "zip" | "city" | "none";
  /** The source's coordinates contradict the rest of the address. */
  isContradicted: boolean;
  /** Zone of its location; null for a service without one (a hotline), which gets the zone of most of the package. */
  timeZone: string | null;
}

/** Adds time zones, and missing coordinates from the center of the ZIP or city, marked as approximate. */
export async function locateRecords(
  db: Db,
  records: readonly SourceRecord[],
): Promise<readonly LocatedRecord[]> {
  const places = records.map(placeOfRecord);
  const centres = await centresOfMany(db, places);
  return records.map((record, index) => {
    const { zip, city } = centres[index] ?? { zip: null, city: null };
    const stated = places[index] ?? placeOfRecord(record);
    const isContradicted =
      stated.coordinates !== null && contradictAddress(stated.coordinates, { zip, city });
    const place = isContradicted
      ? { ...stated, coordinates: null, coordinatesFault: "farFromAddress" as const }
      : stated;
    const known = [
      ["source", place.coordinates],
      ["zip", zip],
      ["city", city],
    ] as const;
    const [origin, coordinates] = known.find(([, point]) => point !== null) ?? ["none", null];
    const timeZone = coordinates === null ? null : findTimeZone(coordinates);
    const isApproximate = place.coordinates === null && coordinates !== null;
    return {
      record,
      place: { ...place, coordinates, isApproximate, timeZone: timeZone ?? DEFAULT_TIME_ZONE },
      coordinates: origin,
      isContradicted,
      timeZone,
    };
  });
}
