import tzLookup from "@photostructure/tz-lookup";
import type { Coordinates } from "../services/service.ts";

/** IANA time zone of a place; at sea that of the meridian, such as `Etc/GMT+5`. */
export function findTimeZone({ longitude, latitude }: Coordinates): string {
  return tzLookup(latitude, longitude);
}
