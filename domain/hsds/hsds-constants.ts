import type { AreaList } from "../places/service-area/service-area.ts";

/** Words and ids of HSDS records that are both written and read. */

/** The kind of a service area, as its description states it. */
export const AREA_KINDS: Readonly<Record<AreaList | "nationwide", string>> = {
  zips: "ZIP code",
  cities: "City",
  states: "State",
  counties: "County",
  nationwide: "The whole country",
};
/** The region of a protected listing. */
export const REGION_KIND = "Region";

/**
 * Stands for an unknown organization in tables, which require one for each service. An import recognizes its id, and
 * reads it as none.
 */
export const NO_ORGANIZATION = {
  id: "0f7a3c52-6d1e-8b94-a2c8-93e15b7d4f06",
  name: "Not stated",
  description: "The directory does not state to which organization these services belong.",
} as const;

/** The unit of beds that are counted together. */
export const BED_UNIT_ID = "5be1f2d4-3c57-8a60-8f11-0d9c2e7b6a35";
