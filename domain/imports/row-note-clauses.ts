import type { SourceRow } from "../hsds/source-row.ts";
import type { ClockSpan, ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { DayPart } from "./believable-span.ts";
import { estimateRoles } from "./clause-roles.ts";
import { tokenizeClause } from "./hours-clause-split.ts";
import { toEndMinute } from "./hours-entries.ts";
import { MAY_NARROW } from "./hours-told-words.ts";

/** The clauses of a note beside rows, without those that say what the rows say, or nothing about hours. */

/** Longer notes say more than this. In characters. */
const MAX_NOTE = 240;

const MARK = /[;,.!]\s|[;.!]$/u;

/** Least probability at which a clause of a note says nothing about hours. */
const SURE = 0.8;

/**
 * Returns the clauses that say something beside the rows, each closing with the word that it is one: `Pantry, all
 * Saturdays but the 5th` is "closed 5th Saturday".
 */
export function tellingClauses(
  note: string,
  rows: readonly SourceRow[],
  schedules: readonly ScheduleEntry[],
): readonly string[] {
  if (note.length > MAX_NOTE) return [note];
  return note
    .split(MARK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "")
    .map((clause) => withoutOwnDay(clause, schedules).replace(LENGTH, "").trim())
    .filter((clause) => clause !== "")
    .map(asClosing)
    .filter((clause) => !isSaid(clause, rows, schedules) && !isIdle(clause));
}

/** `8-wk group`: how long it goes on is in the dates of its row. */
const LENGTH = /\b\d{1,2}[ -]?(?:wk|weeks?|semanas?)\b/iu;

const NUMBERED =
  /^(?:the |every |each )?(1st|first|2nd|second|3rd|third|4th|fourth|last) (mon|tues|wednes|thurs|fri|satur|sun)days?(?: of (?:the|each|every) month)? (?=\p{L})/iu;
const PERIOD_NAMES: Readonly<Record<string, string>> = {
  "1st": "FIRST",
  "2nd": "SECOND",
  "3rd": "THIRD",
  "4th": "FOURTH",
};

/** `last Friday commodity pickup` of a row of the last Friday is a commodity pickup. */
function withoutOwnDay(clause: string, schedules: readonly ScheduleEntry[]): string {
  const [whole = "", number = "", day = ""] = NUMBERED.exec(clause) ?? [];
  const period = PERIOD_NAMES[number.toLowerCase()] ?? number.toUpperCase();
  const isOwn = schedules.every(
    (entry) => entry.type === "MONTHLY" && entry.period === period && entry.day === `${day.toUpperCase()}DAY`,
  );
  return whole !== "" && schedules.length > 0 && isOwn ? clause.slice(whole.length) : clause;
}

const EXCEPT =
  /^(?:all |every |todos los |cada )?(?:[\p{L}]+ )?(?:except(?:ing)?|but(?: not)?|excepto|menos|salvo) (?:for |on )?/iu;
const NO_GIVEN =
  /^no (?:meal|meals|pantry|class|classes|program|group|clinic|distribution|food|service|van|hay [\p{L}]+) /iu;
const ORDINAL_ALONE = /^(?:the |el )?(?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth|last)$/iu;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;

/** `except New Year's Eve`, `no meal Dec 27`: it is closed then. */
function asClosing(clause: string): string {
  const given = clause.replace(/ regardless of (?:the )?(?:week)?day$/iu, "").replace(NO_GIVEN, "closed ");
  const rest = given.replace(EXCEPT, "");
  if (rest === given) return given;
  const [day = ""] = DAY.exec(given) ?? [];
  return ORDINAL_ALONE.test(rest) && day !== ""
    ? `closed ${rest} ${day.replace(/s$/iu, "")}`
    : `closed ${rest}`;
}

/** When a part of the day begins at the earliest and ends at the latest, in minutes since midnight. */
const PARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  MORNING: [240, 810],
  AFTERNOON: [660, 1_140],
  EVENING: [900, 1_440],
  NIGHT: [960, 2_160],
};

/** Whether a clause repeats the part of the day, the whole day or the midnight of the rows. */
function isSaid(clause: string, rows: readonly SourceRow[], schedules: readonly ScheduleEntry[]): boolean {
  const spans = schedules.flatMap((entry) => ("span" in entry && entry.span !== null ? [entry.span] : []));
  if (spans.length === 0) return false;
  const isWhole = spans.every(({ start, end }) => start === 0 && end === 1_440);
  if (isWhole && /^(?:open )?(?:24 ?(?:hours|hrs|h|horas)|24\/7|las 24 horas)$/iu.test(clause)) return true;
  if (/^(?:[\p{L}-]+ ){0,3}(?:til|till|until|hasta(?: la)?) (?:midnight|media ?noche)$/iu.test(clause))
    return spans.every(({ end }) => end === 1_440);
  if (
    /^(?:regardless of (?:the )?(?:week)?day|whatever (?:week)?day it is|sin importar el d[ií]a)$/iu.test(
      clause,
    )
  )
    return true;
  if (isTimeOfRow(clause, spans)) return true;
  const tokens = tokenizeClause(clause).filter(({ kind }) => kind !== "FILLER");
  const [only, ...others] = tokens;
  if (only?.kind !== "PART" || others.length > 0) return false;
  const [earliest, latest] = PARTS[only.part];
  return rows.length > 0 && spans.every((span) => span.start >= earliest && toEndMinute(span) <= latest);
}

/** `Doors 4:30`, `Meal ends 6`: when the rows begin or end. */
function isTimeOfRow(clause: string, spans: readonly ClockSpan[]): boolean {
  const [, label = "", hours = "", minutes = "00"] =
    /^((?:the )?(?:doors?|puertas?|meal|class|group|program|comida|clase|starts?|begins?|ends?|opens?|closes?|termina|empieza)(?: (?:open|opens|close|closes|start|starts|begin|begins|end|ends|at|a las|abren|cierran|termina|empieza)){0,3}) (\d{1,2})(?::(\d\d))?(?: ?[ap]\.?m\.?)?$/iu.exec(
      clause,
    ) ?? [];
  if (hours === "") return false;
  const minute = (Number(hours) % 12) * 60 + Number(minutes);
  const isEnd = /end|close|termina|cierra/iu.test(label);
  return spans.every(({ start, end }) => (isEnd ? end : start) % 720 === minute);
}

/** Whether a clause says nothing about hours: no word of it may narrow them. */
function isIdle(clause: string): boolean {
  const tokens = tokenizeClause(clause);
  const words = tokens.flatMap(({ text }) => text.split(/[^\p{L}]+/u)).filter((word) => word !== "");
  const isPlain = words.length > 1 && words.every((word) => !MAY_NARROW.has(word)) && !/\d/u.test(clause);
  return (
    isPlain && tokens.every(({ kind }) => IDLE.has(kind)) && estimateRoles(tokens)("idle", "door") >= SURE
  );
}

const IDLE: ReadonlySet<string> = new Set([
  "UNKNOWN",
  "NAME",
  "NOTE",
  "FILLER",
  "COLON",
  "DASH",
  "AND",
  "SLASH",
]);
