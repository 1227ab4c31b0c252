import { contradictAddress } from "#domain/imports/place-of-record.ts";
import type { AddressVisibility } from "#domain/places/address-visibility.ts";
import { parsePostalArea } from "#domain/places/postal-code.ts";
import type {
  AddressToFind,
  FoundPoint,
  Geocoder,
  GeocoderSettings,
} from "#server/base/outside/geocoder/geocoder.ts";
import { openGeocoder } from "#server/base/outside/geocoder/open-geocoder.ts";
import type { Db } from "#server/base/sql/db.ts";
import { centresOfMany } from "#server/features/places/centres.ts";

/** Finds the point of an address; null where it is unknown. */
export type FindPoint = (address: AddressToFind, visibility: AddressVisibility) => Promise<FoundPoint | null>;

/**
 * Asks the configured geocoder, then the gazetteer: the ZIP's center, else the city's, marked as approximate. A
 * non-public address is never sent to a geocoder, unless the operator states that it is their own. A geocoder that
 * fails, or finds a contradictory place, only costs precision.
 *
 * @param onFailure called when the geocoder did not answer
 */
export function pointFinder(
  db: Db,
  settings: GeocoderSettings | null,
  onFailure: (error: unknown) => void,
): FindPoint {
  const geocoder = settings === null ? null : openGeocoder(settings);
  return async (address, visibility) => {
    const [centres = { zip: null, city: null }] = await centresOfMany(db, [address]);
    const mayAsk = visibility === "EXACT" || settings?.seesHidden === true;
    const answer =
      geocoder !== null && mayAsk && address.address1 !== null
        ? await ask(geocoder, address, onFailure)
        : null;
    if (answer !== null && !contradictAddress(answer.coordinates, centres)) return answer;
    if (centres.zip !== null) {
      const zip = address.zip ?? "";
      return { coordinates: centres.zip, isApproximate: true, found: parsePostalArea(zip) ?? zip };
    }
    if (centres.city === null) return null;
    return { coordinates: centres.city, isApproximate: true, found: `${address.city}, ${address.state}` };
  };
}

async function ask(
  geocoder: Geocoder,
  address: AddressToFind,
  onFailure: (error: unknown) => void,
): Promise<FoundPoint | null> {
  try {
    return await geocoder.find(address);
  } catch (error) {
    onFailure(error);
    return null;
  }
}
