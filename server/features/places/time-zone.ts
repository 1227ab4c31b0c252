import tzLookup from "@photostructure/tz-lookup";
import type { Coordinates } from "#domain/services/service.ts";

/** IANA name of the zone of a place. At sea it is the zone of the meridian, such as `Etc/GMT+5`. */
export function timeZoneOf({ longitude, latitude }: Coordinates): string {
  return tzLookup(latitude, longitude);
}
