import { clockParts } from "#domain/base/time/clock-time.ts";
import { datesAndTimes } from "../es/base/dates-and-times.ts";

/** `a las 8 a. m.`, `a la 1 p. m.`, `a medianoche`, `al mediodía`; from minutes since midnight. */
export function atTime(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  if (hour12 === 12 && past === 0) return isMorning ? "a medianoche" : "al mediodía";
  return `${hour12 === 1 ? "a la" : "a las"} ${datesAndTimes.time(minute)}`;
}

/** `hasta las 8 a. m.`, `hasta medianoche`, `hasta el mediodía`. */
export function untilTime(minute: number): string {
  return `hasta ${atTime(minute).replace(/^al /u, "el ").replace(/^a /u, "")}`;
}

/** `antes de las 8 a. m.`, `antes de medianoche`, `antes del mediodía`. */
export function beforeTime(minute: number): string {
  return `antes ${atTime(minute).replace(/^al /u, "del ").replace(/^a /u, "de ")}`;
}

/** With one full stop: a time may end with that of its own abbreviation. */
export function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
