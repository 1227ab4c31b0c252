import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";

/** Zones of the United States and Canada, one for each way of setting the clock, from east to west. */
const ZONES = [
  "America/St_Johns",
  "America/Halifax",
  "America/Puerto_Rico",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "Pacific/Guam",
];

/**
 * Lists the zones to choose from with their names, "Eastern Time (New York)".
 *
 * @param chosen IANA name; first where it is not a usual one
 */
export function zoneChoices(chosen: string, language: Language): readonly (readonly [string, string])[] {
  const zones = chosen === "" || ZONES.includes(chosen) ? ZONES : [chosen, ...ZONES];
  return zones.map((zone) => [zone, zoneName(zone, language)]);
}

export function zoneName(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(toLocale(language), { timeZone: zone, timeZoneName: "longGeneric" });
  const name = parts.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `${name} (${city})`;
}
