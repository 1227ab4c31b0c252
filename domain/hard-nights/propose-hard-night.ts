import type { HardNightKind } from "./hard-night.ts";
import type { WeatherOutlook } from "./weather/weather.ts";

/** Apparent temperature in °F. */
const COLD_BELOW = 40;
/** Apparent temperature in °F. */
const HEAT_FROM = 100;
/** Miles per hour; the National Weather Service issues high wind warnings from 40. */
const STORM_FROM = 40;

/** Returns the kinds of hard night that the coming 24 hours call for; a person decides. */
export function proposedKinds({ lowest, highest, strongestWind, hasSmoke }: WeatherOutlook): HardNightKind[] {
  const kinds: HardNightKind[] = [];
  if (lowest !== null && lowest < COLD_BELOW) kinds.push("COLD");
  if (highest !== null && highest >= HEAT_FROM) kinds.push("HEAT");
  if (hasSmoke) kinds.push("SMOKE");
  if (strongestWind !== null && strongestWind >= STORM_FROM) kinds.push("STORM");
  return kinds;
}
