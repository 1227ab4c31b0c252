import { clockParts, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { IntakeWindowWords } from "../../en/services/intake-window.ts";
import { openingHours } from "./opening-hours.ts";

const { days, time } = openingHours;
const NOON = MINUTES_PER_DAY / 2;

/** `las 7 p. m.`, `la 1 p. m.`, `el mediodía`, `la medianoche`. */
function theTime(minute: number): string {
  if (minute === NOON) return `el ${time(minute)}`;
  return `${minute % MINUTES_PER_DAY === 0 || clockParts(minute).hour12 === 1 ? "la" : "las"} ${time(minute)}`;
}

/** `de 7 a 9 p. m.`, `de 10 p. m. a 2 a. m.` */
function span(start: number, end: number): string {
  const isOneHalf = clockParts(start).isMorning === clockParts(end).isMorning && start < end;
  const isNamed = [start, end].some((minute) => minute % NOON === 0);
  // The half of the day is said once.
  const from = isOneHalf && !isNamed ? time(start).replace(/\u00a0[ap]\.\u00a0m\.$/u, "") : time(start);
  return `de ${from} a ${time(end)}`;
}

export const intakeWindow: IntakeWindowWords = {
  between: (day, start, end) =>
    `Llegue ${day === null ? "" : `${day === "TOMORROW" ? "mañana" : `el ${days[day]}`} `}${span(start, end)}`,
  before: (end) => `Llegue antes de ${theTime(end)}`.replace("de el ", "del "),
};
