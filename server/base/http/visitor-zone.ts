import { isTimeZone } from "#domain/base/time/zone.ts";

const MAX_HOURS = 14;

/**
 * The zone that a client states: an IANA name, `Z`, `-05:00`, `-5`, or the minutes of `Date.getTimezoneOffset()`,
 * which are positive west of Greenwich. Parts of an hour are left out, since zones without clock changes have none. Null
 * where it states none that can be read.
 */
export function visitorZone(stated: string | number | null | undefined): string | null {
  const text = String(stated ?? "").trim();
  const east = minutesEast(text);
  if (east !== null) return fixedZone(Math.floor(east / 60));
  return text !== "" && isTimeZone(text) ? text : null;
}

/** Parses an offset in minutes east of UTC; null where the text is not an offset. */
function minutesEast(text: string): number | null {
  if (/^z$/iu.test(text)) return 0;
  const hours = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/u.exec(text);
  // `-300` is minutes, as `Date` gives them; `-0500` has four digits.
  const isMinutes = /^-?\d{1,3}$/u.test(text) && (Number(text) === 0 || Math.abs(Number(text)) > MAX_HOURS);
  if (isMinutes) return -Number(text);
  if (hours === null) return null;
  const [, sign, whole, part] = hours;
  return (sign === "-" ? -1 : 1) * (Number(whole) * 60 + Number(part ?? 0));
}

/** Names of such zones have the opposite sign. */
function fixedZone(hoursEast: number): string | null {
  if (Math.abs(hoursEast) > MAX_HOURS) return null;
  return hoursEast === 0 ? "Etc/GMT" : `Etc/GMT${hoursEast > 0 ? "-" : "+"}${Math.abs(hoursEast)}`;
}
