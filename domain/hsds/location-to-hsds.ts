import { derivedId } from "./derived-id.ts";
import type { HsdsAddress, HsdsLocation, HsdsServiceAtLocation } from "./hsds-records.ts";
import type { ShownService } from "./shown-service.ts";

/** Returns the location of a service, as far as its page shows it; null if it has none: by telephone or online. */
export function siteOfService(service: ShownService): HsdsServiceAtLocation | null {
  const location = toLocation(service);
  if (location === null) return null;
  return { id: siteId(service.id), service_id: service.id, location_id: location.id, location };
}

/** Returns the id of a service at its location; applied again, it returns the service's id. */
export function siteId(serviceId: string): string {
  return derivedId(serviceId, "site");
}

function toLocation(service: ShownService): HsdsLocation | null {
  const { id: serviceId, address1, city, state, zip, accessibility } = service;
  const [longitude, latitude] = service.location.coordinates;
  const isPlaced = longitude !== undefined && latitude !== undefined;
  const name = [address1, city, [state, zip].filter((part) => part !== null && part !== "").join(" ")]
    .filter((part) => part !== null && part !== "")
    .join(", ");
  const isNowhere =
    !isPlaced && address1 === null && city === "" && zip === null && service.isProtected !== true;
  if (isNowhere) return null;
  const id = derivedId(serviceId, "location");
  const address = toAddress(service, id);
  return {
    id,
    location_type: "physical",
    ...(name === "" ? {} : { name }),
    ...(isPlaced ? { latitude, longitude } : {}),
    ...(address === null ? {} : { addresses: [address] }),
    ...(accessibility === null
      ? {}
      : {
          accessibility: [
            { id: derivedId(serviceId, "accessibility"), location_id: id, description: accessibility },
          ],
        }),
  };
}

/**
 * Returns the address, which HSDS wants complete or not at all; parts of one are in the location's name, and in
 * attributes.
 */
function toAddress(service: ShownService, locationId: string): HsdsAddress | null {
  const { address1, address2, city, state, zip, country } = service;
  if (address1 === null || city === "" || state === "" || zip === null || country === "") return null;
  return {
    id: derivedId(service.id, "address"),
    location_id: locationId,
    address_1: address1,
    ...(address2 === null ? {} : { address_2: address2 }),
    city,
    state_province: state,
    postal_code: zip,
    country,
    address_type: "physical",
  };
}
