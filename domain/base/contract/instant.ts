import * as z from "zod/mini";
import { dayNumber, yearMonthDay } from "../time/civil-date.ts";
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

/** Null where `value` is not an instant. A plus sign that a URL decoded to a space is accepted. */
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
  const offset = parseOffset(zone);
  if (offset === null) return null;
  const minutesSinceEpoch = dayNumber({ year, month, day }) * 1440 + hour * 60 + minute - offset;
  return minutesSinceEpoch * 60_000 + second * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
}

/** Minutes east of UTC, at most 14 hours. */
function parseOffset(zone: string): number | null {
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
  const { year, month, day } = yearMonthDay(days);
  const date = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  const minutes = Math.floor(inDay / 60_000);
  const seconds = Math.floor((inDay % 60_000) / 1000);
  const clock = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${twoDigits(seconds)}`;
  const fraction = inDay % 1000 === 0 ? "" : `.${String(inDay % 1000).padStart(3, "0")}`;
  return `${date}T${clock}${fraction}${zoneText(offsetMinutes)}`;
}

function zoneText(offsetMinutes: number | null): string {
  if (offsetMinutes === null) return "Z";
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
