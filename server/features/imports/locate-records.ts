import type { LocatedPlace } from "#domain/imports/facts-of-record.ts";
import { contradictAddress, placeOfRecord } from "#domain/imports/place-of-record.ts";
import type { SourceRecord } from "#domain/imports/source-record.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import { timeZoneOf } from "#server/features/places/time-zone.ts";
import type { Db } from "#server/sql/db.ts";

/** Time zone where neither the service nor any other of the package has a location. */
const DEFAULT_TIME_ZONE = "America/New_York";

export interface LocatedRecord {
  record: SourceRecord;
  place: LocatedPlace;
  /** From the source; the centre of the ZIP; of the city; unknown. */
  coordinates: "source" | "zip" | "city" | "none";
  /** The source's coordinates contradict the rest of the address. */
  isContradicted: boolean;
}

/**
 * Adds time zones, and missing coordinates from the centre of the ZIP or city, marked as approximate. A service
 * without any location (a hotline) gets the most frequent zone of the package.
 */
export async function locateRecords(
  db: Db,
  records: readonly SourceRecord[],
): Promise<readonly LocatedRecord[]> {
  const places = records.map(placeOfRecord);
  const centres = await centresOfMany(db, places);
  const located = records.map((record, index) => {
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
    const timeZone = coordinates === null ? null : timeZoneOf(coordinates);
    return {
      record,
      place: { ...place, coordinates, isApproximate: place.coordinates === null && coordinates !== null },
      origin,
      isContradicted,
      timeZone,
    } as const;
  });
  const usual =
    mostFrequent(located.flatMap(({ timeZone }) => (timeZone === null ? [] : [timeZone]))) ??
    DEFAULT_TIME_ZONE;
  return located.map(({ record, place, origin, isContradicted, timeZone }) => ({
    record,
    place: { ...place, timeZone: timeZone ?? usual },
    coordinates: origin,
    isContradicted,
  }));
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
