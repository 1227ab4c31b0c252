import { nearName } from "#domain/places/near-name.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { GeocoderSettings } from "#server/base/outside/geocoder/geocoder.ts";
import { openGeocoder } from "#server/base/outside/geocoder/open-geocoder.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findNearest } from "#server/features/places/queries.ts";

/**
 * A point in words; null where nothing is near.
 *
 * @param isPrivate the point tells something about a protected place: only the operator's own geocoder may see it
 */
export type NamePoint = (point: Coordinates, isPrivate: boolean) => Promise<string | null>;

/**
 * Asks the configured geocoder for the nearest address, then the gazetteer for the nearest town and ZIP. A geocoder
 * that fails only costs precision.
 *
 * @param onFailure called when it did not answer
 */
export function pointNamer(
  db: Db,
  settings: GeocoderSettings | null,
  onFailure: (error: unknown) => void,
): NamePoint {
  const geocoder = settings === null ? null : openGeocoder(settings);
  return async (point, isPrivate) => {
    if (geocoder !== null && (!isPrivate || settings?.seesHidden === true)) {
      try {
        const name = await geocoder.nameAt(point);
        if (name !== null) return name;
      } catch (error) {
        onFailure(error);
      }
    }
    return nearName(point, await findNearest(db, point));
  };
}
