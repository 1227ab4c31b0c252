import { census } from "./census.ts";
import type { Geocoder, GeocoderSettings } from "./geocoder.ts";
import { nominatim } from "./nominatim.ts";
import { photon } from "./photon.ts";

/** Opens the configured geocoder. */
export function openGeocoder({ kind, url }: GeocoderSettings): Geocoder {
  switch (kind) {
    case "photon":
      return photon(url);
    case "nominatim":
      return nominatim(url);
    case "census":
      return census(url);
  }
}
