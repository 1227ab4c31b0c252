import * as z from "zod/mini";
import { holds } from "./text.ts";

/** Instants on the wire: ISO 8601 with a zone, as epoch milliseconds inside. Years 1970 to 2199. */
export function instant() {
  return z.pipe(
    z.string().check(holds<string>((value) => epochOfIso(value) !== null, "notInstant")),
    z.transform((value: string) => epochOfIso(value) ?? 0),
  );
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)$/i;
const DAY_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Null where `value` is no instant. A plus sign that an address turned into a space is read as one. */
export function epochOfIso(value: string): number | null {
  const found = ISO.exec(value.trim().replace(" ", "+"));
  if (found === null) return null;
  const [
    ,
    years = "",
    months = "",
    days = "",
    hours = "",
    minutes = "",
    seconds = "0",
    fraction = "0",
    zone = "Z",
  ] = found;
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (year < 1970 || year > 2199 || day < 1) return null;
  if (day > (DAY_LENGTHS[month - 1] ?? 0) && !isLeapDay) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = offsetOf(zone);
  if (offset === null) return null;
  const minutesSinceEpoch = daysSinceEpoch(year, month, day) * 1440 + hour * 60 + minute - offset;
  return minutesSinceEpoch * 60_000 + second * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
}

/** Minutes east of UTC, at most 14 hours. */
function offsetOf(zone: string): number | null {
  if (zone.toUpperCase() === "Z") return 0;
  const minutes = Number(zone.slice(-2));
  const offset = Number(zone.slice(1, 3)) * 60 + minutes;
  if (minutes > 59 || offset > 14 * 60) return null;
  return zone.startsWith("-") ? -offset : offset;
}

/** ISO text of an instant, in UTC (`Z`) or with an offset in minutes east of UTC (`-05:00`). */
export function isoOfEpoch(epoch: number, offsetMinutes: number | null = null): string {
  const local = epoch + (offsetMinutes ?? 0) * 60_000;
  const days = Math.floor(local / 86_400_000);
  const inDay = local - days * 86_400_000;
  const { year, month, day } = civilDate(days);
  const clock = [inDay / 3_600_000, (inDay / 60_000) % 60, (inDay / 1000) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  const date = [String(year).padStart(4, "0"), twoDigits(month), twoDigits(day)].join("-");
  const fraction = inDay % 1000 === 0 ? "" : `.${String(inDay % 1000).padStart(3, "0")}`;
  return `${date}T${clock.join(":")}${fraction}${zoneText(offsetMinutes)}`;
}

function zoneText(offsetMinutes: number | null): string {
  if (offsetMinutes === null) return "Z";
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Days from 1970-01-01 to a date of the Gregorian calendar (months 1 to 12). */
function daysSinceEpoch(year: number, month: number, day: number): number {
  // The year is taken to begin in March, so that the leap day is its last.
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468;
}

function civilDate(daysAfterEpoch: number): { year: number; month: number; day: number } {
  const shifted = daysAfterEpoch + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
