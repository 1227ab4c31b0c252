import type { AreaList } from "../service-area/service-area.ts";

/** Words and ids of records of HSDS that are written and read again. */

/** What a service area is, in its description. */
export const AREA_KINDS: Readonly<Record<AreaList | "nationwide", string>> = {
  zips: "ZIP code",
  cities: "City",
  states: "State",
  counties: "County",
  nationwide: "The whole country",
};
/** The region of a protected listing. */
export const REGION_KIND = "Region";

/** The unit of beds that are counted together. */
export const BED_UNIT_ID = "5be1f2d4-3c57-8a60-8f11-0d9c2e7b6a35";
