import type { ServiceArea } from "#domain/places/service-area/service-area.ts";

const NOWHERE: ServiceArea = { zips: [], cities: [], states: [], counties: [], nationwide: false };

/** Whom a service of the made-up town serves by place. */
export function createServiceArea(served: Partial<ServiceArea>): ServiceArea {
  return { ...NOWHERE, ...served };
}
