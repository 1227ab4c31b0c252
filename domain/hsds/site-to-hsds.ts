import type { HsdsLocation, HsdsService, HsdsSite } from "./hsds-records.ts";
import { siteId } from "./location-to-hsds.ts";

/** Returns the id of the service for its id at a location. */
export function serviceOfSite(id: string): string {
  // The mapping is its own inverse.
  return siteId(id);
}

/**
 * Converts a complete service to a service at its location; null if it has none.
 *
 * @param isFull with everything that belongs to service and location, else with their plain fields
 */
export function siteOfRecord(
  { service_at_locations: sites, ...service }: HsdsService,
  isFull: boolean,
): HsdsSite | null {
  const [site] = sites ?? [];
  if (site === undefined) return null;
  if (isFull) return { ...site, service };
  const { location, ...rest } = site;
  return {
    ...rest,
    ...(location === undefined ? {} : { location: plainLocation(location) }),
    service: plainService(service),
  };
}

function plainLocation({ addresses: _, accessibility: __, ...location }: HsdsLocation): HsdsLocation {
  return location;
}

const NESTED = [
  "additional_urls",
  "phones",
  "schedules",
  "service_areas",
  "languages",
  "cost_options",
  "required_documents",
  "capacities",
  "attributes",
  "metadata",
  "service_at_locations",
] as const satisfies readonly (keyof HsdsService)[];

/** Returns the plain fields of a complete service, as lists have them. */
function plainService(service: HsdsService): HsdsService {
  const plain = { ...service };
  for (const name of NESTED) delete plain[name];
  const { organization } = service;
  if (organization === undefined) return plain;
  const { phones: _, metadata: __, ...named } = organization;
  return { ...plain, organization: named };
}
