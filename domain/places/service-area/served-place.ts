import { countyName } from "../county.ts";
import type { CountyKey } from "../county-shapes.ts";

/** A place, as stored service areas are compared with it (rule service-area 8). */
export interface ServedPlace {
  /** Two letters. */
  readonly state: string;
  /** The other counties of its state, in small letters: `monroe county, fl`. One that is not among them may be its own. */
  readonly otherCounties: readonly string[];
}

/**
 * @param here the county of the place
 * @param counties those of its state
 */
export function servedPlace(here: CountyKey, counties: readonly CountyKey[]): ServedPlace {
  const own = countyName(here).en;
  return {
    state: here.state,
    otherCounties: counties
      .map((county) => countyName(county).en)
      .filter((name) => name !== own)
      .map((name) => name.toLowerCase()),
  };
}
