import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { epochOfIso } from "../base/contract/instant.ts";
import { toIsoDate, toWeekday, yearMonthDay } from "../base/time/civil-date.ts";
import { instantOfLocalDay, localTime } from "../base/time/zone.ts";
import type { ListedForViewer } from "../services/listing.ts";
import { readableEntries } from "../services/opening-hours/entry-wire.ts";
import { hoursLineText, hoursTexts } from "../services/opening-hours/hours-line-text.ts";
import { closedLines } from "../services/opening-hours/hours-lines.ts";
import { parseHours } from "../services/opening-hours/hours-of.ts";
import { intakeHours, intakeStatus } from "../services/opening-hours/intake.ts";
import { openSpans } from "../services/opening-hours/opening-spans.ts";
import { statedPattern } from "../services/opening-hours/opening-status-rule.ts";
import { opensWithin } from "../services/opening-hours/opens-within.ts";

type Row = Pick<
  ListedForViewer,
  "name" | "timeZone" | "isContact" | "schedules" | "closeSchedules" | "intakeSchedules" | "openStatus"
>;

/** Closed days further ahead than this do not matter to someone who asks today. */
const CLOSED_DAYS_AHEAD = 14;
/** A service open from one day into the second next has no closing time that day. */
const DAY_MS = 86_400_000;

/** The hours of a service on one day, and the name of that day: "today", "on Friday". */
export interface DayHours {
  readonly day: string;
  /** "9:00 AM – 5:00 PM"; empty: it is closed that day. */
  readonly spans: readonly string[];
}

/** Returns the hours of the local day of a moment, in the service's own zone; null if they are unknown. */
export function hoursOfDay(row: Row, at: number, now: number, words: ChatbotWords): DayHours | null {
  const pattern = statedPattern(parseHours(row));
  if (pattern === null) return null;
  const { timeZone } = row;
  const day = localTime(timeZone, at).day;
  const begins = instantOfLocalDay(timeZone, day, 0);
  const ends = instantOfLocalDay(timeZone, day + 1, 0);
  const spans: { start: number; end: number }[] = [];
  for (const span of openSpans(pattern, begins - 1)) {
    if (span.start >= ends) break;
    spans.push(span);
  }
  const own = spans.filter(({ start }) => start >= begins);
  // Hours that began the evening before belong to that day, unless others begin on this one.
  const meant = own.length > 0 ? own : spans;
  return {
    day: dayText(day, localTime(timeZone, now).day, words),
    spans: meant.map(({ start, end }) => spanText(timeZone, start, end, begins, words)),
  };
}

/** Returns when a service opens next, as a day with its first hours; null: it is open, or its hours are unknown. */
export function nextHours(row: Row, now: number, words: ChatbotWords): DayHours | null {
  const pattern = statedPattern(parseHours(row));
  const next = pattern === null ? undefined : openSpans(pattern, now).next().value;
  if (next === undefined || next.start <= now) return null;
  return hoursOfDay(row, next.start, now, words);
}

/** Whether a service is open at some moment of a period. @param from its first moment, epoch milliseconds */
export function opensBetween(row: Row, from: number, until: number): boolean {
  const pattern = statedPattern(parseHours(row));
  const next = pattern === null ? undefined : openSpans(pattern, from).next().value;
  return next !== undefined && next.start < until;
}

/** Returns when a service opens next, or opened if it is open, in epoch milliseconds; null: unknown. */
export function nextOpening(row: Row, from: number): number | null {
  const pattern = statedPattern(parseHours(row));
  return (pattern === null ? undefined : openSpans(pattern, from).next().value)?.start ?? null;
}

/**
 * Returns when a service admits people next, or began to: at its intake hours if it states recurring ones, else when it
 * opens. Epoch milliseconds; null: unknown.
 */
export function nextTakingIn(
  row: Row & Pick<ListedForViewer, "intakeClosedUntil">,
  from: number,
): number | null {
  const closed = row.intakeClosedUntil ?? null;
  const begins = Math.max(from, closed === null ? from : (epochOfIso(closed) ?? from));
  const intake = readableEntries(row.intakeSchedules ?? [], "schedules");
  const pattern = intake.length === 0 ? null : statedPattern(intakeHours(parseHours(row), intake));
  const span = pattern === null ? undefined : openSpans(pattern, begins).next().value;
  const start = span?.start ?? nextOpening(row, begins);
  return start === null || begins === from ? start : Math.max(start, begins);
}

/**
 * Whether people are admitted at some moment of a period, as far as stated: intake hours that never recur are outdated
 * and do not count against it.
 */
export function takesInBetween(
  row: Row & Pick<ListedForViewer, "intakeClosedUntil">,
  from: number,
  until: number,
): boolean {
  const closed = row.intakeClosedUntil ?? null;
  const begins = Math.max(from, closed === null ? from : (epochOfIso(closed) ?? from));
  if (begins >= until) return false;
  const intake = readableEntries(row.intakeSchedules ?? [], "schedules");
  if (intake.length === 0) return true;
  const status = intakeStatus(parseHours(row), intake, begins);
  return opensWithin(status, until) || (status.state === "CLOSED" && status.changesAt === null);
}

/** Describes a service's regular hours, its intake hours, and its closed days within two weeks, one sentence each. */
export function allHours(row: Row, now: number, words: ChatbotWords): string[] {
  const { timeZone, intakeSchedules } = row;
  const hours = parseHours(row);
  if (statedPattern(hours) === null) return [];
  const today = localTime(timeZone, now).day;
  const todayIso = toIsoDate(today);
  const untilIso = toIsoDate(today + CLOSED_DAYS_AHEAD);
  const { openingHours } = words;
  // The status label already says that it is always open.
  const isAlways = hours.schedules.every(({ type }) => type === "FULL_DAY");
  const lines = isAlways ? [] : hoursTexts(hours.schedules, todayIso, openingHours);
  const intake = hoursTexts(readableEntries(intakeSchedules ?? [], "schedules"), todayIso, openingHours);
  const closed = closedLines(hours.closeSchedules, todayIso).flatMap((line) => {
    if (line.when === "DATES" && line.startDate > untilIso) return [];
    const { days, times } = hoursLineText(line, openingHours, todayIso);
    return [`${days} ${times}`.trim()];
  });
  const { lines: names } = openingHours;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [names.openingHours, lines],
    [names.intake, intake],
    [names.closedDays, closed],
  ];
  return parts.flatMap(([name, some]) =>
    some.length === 0 ? [] : [`${name}: ${some.join("; ")}.`.replace(/\.\.$/u, ".")],
  );
}

function dayText(day: number, today: number, words: ChatbotWords): string {
  return words.onDay(day - today, toWeekday(day), yearMonthDay(day));
}

function spanText(timeZone: string, start: number, end: number, begins: number, words: ChatbotWords): string {
  const { lines } = words.openingHours;
  const first = localTime(timeZone, Math.max(start, begins));
  if (end === Number.POSITIVE_INFINITY || end - Math.max(start, begins) >= DAY_MS) return lines.allDay;
  const last = localTime(timeZone, end);
  return lines.span(first.minute, last.minute, last.day > first.day && last.minute > 0);
}
