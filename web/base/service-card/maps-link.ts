import type { Language } from "#domain/base/languages/language.ts";
import { addressText } from "#domain/places/address-text.ts";
import { isRegionOnly, showsDoor } from "#domain/services/protection.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { isRemote } from "#domain/services/remote-service.ts";
import { regionText } from "./card.ts";

/**
 * Returns the address that opens directions in the visitor's own maps app; nothing is requested from anyone until it is
 * followed. Null where the place is not public, where there is none, and for protected services, because a route there
 * stays in the phone.
 */
export function mapsLink(service: ListedService, userAgent: string): string | null {
  if (service.addressVisibility === "HIDDEN" || service.isProtected === true) return null;
  if (isRemote(service)) return null;
  const text = addressText(service);
  const [longitude, latitude] = service.location?.coordinates ?? [];
  const isPoint =
    longitude !== undefined &&
    latitude !== undefined &&
    service.addressVisibility === "EXACT" &&
    !service.isLocationApproximate;
  const destination = isPoint ? `${latitude},${longitude}` : text;
  if (/android/i.test(userAgent)) {
    return isPoint
      ? `geo:${destination}?q=${encodeURIComponent(`${destination}(${service.name})`)}`
      : `geo:0,0?q=${encodeURIComponent(destination)}`;
  }
  if (/iphone|ipad|macintosh/i.test(userAgent))
    return `https://maps.apple.com/?daddr=${encodeURIComponent(destination)}`;
  return isPoint
    ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(destination)}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(destination)}`;
}

/** Returns a service's location as far as it is public: the address, the town or the region. */
export function whereText(service: ListedService, language: Language): string {
  if (isRegionOnly(service)) return regionText(service, language);
  return showsDoor(service) ? addressText(service) : `${service.city}, ${service.state}`;
}

/** Names the page of a service in a history: name, town and state. Empty: a protected listing is not named. */
export function titleOfService({
  isProtected,
  name,
  city,
  state,
}: Pick<ListedService, "isProtected" | "name" | "city" | "state">): string {
  if (isProtected === true) return "";
  return `${name}, ${city === "" ? state : `${city}, ${state}`}`;
}
