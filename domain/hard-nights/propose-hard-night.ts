import type { HardNightKind } from "./hard-night.ts";
import type { WeatherOutlook } from "./weather/weather.ts";

/** °F, as people feel it. */
const COLD_BELOW = 40;
/** °F, as people feel it. */
const HEAT_FROM = 100;
/** Miles per hour; the National Weather Service warns of high wind from 40. */
const STORM_FROM = 40;

/** The kinds of hard night that the coming 24 hours call for. A person decides. */
export function proposedKinds({ lowest, highest, strongestWind, hasSmoke }: WeatherOutlook): HardNightKind[] {
  const kinds: HardNightKind[] = [];
  if (lowest !== null && lowest < COLD_BELOW) kinds.push("COLD");
  if (highest !== null && highest >= HEAT_FROM) kinds.push("HEAT");
  if (hasSmoke) kinds.push("SMOKE");
  if (strongestWind !== null && strongestWind >= STORM_FROM) kinds.push("STORM");
  return kinds;
}
