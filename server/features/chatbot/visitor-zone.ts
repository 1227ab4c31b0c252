import { isTimeZone } from "#domain/time/zone.ts";

/** Where nothing is known of the visitor: the zone of the country's middle. */
const NO_PLACE_ZONE = "America/Chicago";
const MAX_HOURS = 14;

/**
 * The zone that a client states: an IANA name, `-05:00`, or the minutes of `Date.getTimezoneOffset()`, which are
 * positive west of Greenwich. What cannot be read is ignored.
 */
export function visitorZone(stated: string | number | null | undefined): string {
  const text = String(stated ?? "").trim();
  const named = /^([+-])(\d{1,2})(?::?00)?$/u.exec(text);
  const minutes = /^-?\d{2,3}$/u.test(text) ? Number(text) : null;
  if (minutes !== null && minutes % 60 === 0) return fixedZone(-minutes / 60);
  if (named !== null) return fixedZone(Number(`${named[1] ?? ""}${named[2] ?? ""}`));
  return text !== "" && isTimeZone(text) ? text : NO_PLACE_ZONE;
}

/** Names of such zones have the opposite sign. */
function fixedZone(hoursEast: number): string {
  if (Math.abs(hoursEast) > MAX_HOURS) return NO_PLACE_ZONE;
  return hoursEast === 0 ? "Etc/GMT" : `Etc/GMT${hoursEast > 0 ? "-" : "+"}${Math.abs(hoursEast)}`;
}
