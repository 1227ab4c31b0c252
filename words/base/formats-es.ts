import { withCommas } from "#domain/base/numbers/with-commas.ts";
import { clockParts, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { durationText } from "./duration-text.ts";

/** How Spanish writes the values of messages: `{opens, time, at}` is `timeAt(opens)`. */

/** `8 p. m.`, `8:30 p. m.`, `medianoche`, `mediodía`. A time never breaks over two lines. */
export function time(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  if (hour12 === 12 && past === 0) return isMorning ? "medianoche" : "mediodía";
  const clock = past === 0 ? hour12 : `${hour12}:${String(past).padStart(2, "0")}`;
  return `${clock}\u00a0${isMorning ? "a" : "p"}.\u00a0m.`;
}

/** `a las 8 a. m.`, `a la 1 p. m.`, `a medianoche`, `al mediodía`; from minutes since midnight. */
export function timeAt(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  if (hour12 === 12 && past === 0) return isMorning ? "a medianoche" : "al mediodía";
  return `${hour12 === 1 ? "a la" : "a las"} ${time(minute)}`;
}

/** `hasta las 8 a. m.`, `hasta medianoche`, `hasta el mediodía`. */
export function timeUntil(minute: number): string {
  return `hasta ${timeAt(minute).replace(/^al /u, "el ").replace(/^a /u, "")}`;
}

/** `antes de las 8 a. m.`, `antes de medianoche`, `antes del mediodía`. */
export function timeBefore(minute: number): string {
  return `antes ${timeAt(minute).replace(/^al /u, "del ").replace(/^a /u, "de ")}`;
}

/** Ends a sentence with one full stop: a time may end with that of its own abbreviation. */
export function singleStop(text: string): string {
  return text.endsWith("..") ? text.slice(0, -1) : text;
}

/** `1,234`, as readers in the United States write it. */
export const number = withCommas;

/** `1 h 20 min`, from minutes. */
export const numberDuration = durationText;

/** `las 8 p. m.`; `la 1 p. m.` for the one hour that is singular; `la medianoche`, `el mediodía`. */
export function timeThe(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY;
  if (ofDay === MINUTES_PER_DAY / 2) return `el ${time(minute)}`;
  return `${ofDay === 0 || clockParts(minute).hour12 === 1 ? "la" : "las"} ${time(minute)}`;
}

/** `a las 8 p. m.`, `a la 1 p. m.`, `a la medianoche`, `al mediodía`. */
export function timeAtThe(minute: number): string {
  return `a ${timeThe(minute)}`.replace("a el ", "al ");
}

/** `antes de las 8 p. m.`, `antes de la medianoche`, `antes del mediodía`. */
export function timeBeforeThe(minute: number): string {
  return `antes de ${timeThe(minute)}`.replace("de el ", "del ");
}

/** `7`, `7:30`: where the half of the day is said beside it. */
export function timeBare(minute: number): string {
  return time(minute).replace(/\u00a0[ap]\.\u00a0m\.$/u, "");
}

/** Miles, which are rounded from ten on. */
export function numberDistance(miles: number): string {
  return miles < 10 ? miles.toFixed(1) : `${Math.round(miles)}`;
}

export function numberTenths(value: number): string {
  return value.toFixed(1);
}

export function textLower(text: string): string {
  return text.toLowerCase();
}

export function textLowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export function textUpperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A text as the end of a sentence: a time may bring the full stop of its own abbreviation. */
export function textSentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** `Condado de Monroe, FL`, from the English name. */
export function textCounty(name: string): string {
  return name
    .replace(/^(.+) County, /u, (_, own) => `Condado de ${own}, `)
    .replace(/^(.+) Parish, /u, (_, own) => `Parroquia de ${own}, `);
}

/** `el condado de Monroe`, from `Condado de Monroe`. */
export function textTheCounty(name: string): string {
  return name.replace(/^Condado/u, "el condado").replace(/^Parroquia/u, "la parroquia");
}

/** `Reciben hasta las 9 p. m.`, from a status of opening hours. */
export function textIntake(status: string): string {
  return status.replace(/^Cerrado/u, "No reciben").replace(/^Abierto/u, "Reciben");
}

/** `lun, mié y vie`. */
export function listShort(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} y ${last}`;
}

/** `inglés, español e italiano`. */
export function listAnd(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(", ")} ${/^h?i/iu.test(last) ? "e" : "y"} ${last}`;
}
