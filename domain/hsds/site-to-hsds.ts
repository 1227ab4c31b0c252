import type { HsdsLocation, HsdsService, HsdsSite } from "./hsds-records.ts";
import { siteId } from "./location-to-hsds.ts";

/** The id of the service that is at its location under this id. */
export function serviceOfSite(id: string): string {
  // The mapping is its own inverse.
  return siteId(id);
}

/**
 * A whole service as a service at its location; null where it has none.
 *
 * @param isFull with everything that belongs to service and location, else with their fields that are one to one
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

/** The fields of a whole service that are one to one: those that lists have. */
function plainService(service: HsdsService): HsdsService {
  const plain = { ...service };
  for (const name of NESTED) delete plain[name];
  const { organization } = service;
  if (organization === undefined) return plain;
  const { phones: _, metadata: __, ...named } = organization;
  return { ...plain, organization: named };
}
