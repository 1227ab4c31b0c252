import { type ClockSpan, DAYS, type Day } from "../services/opening-hours/entry.ts";
import { believableSpan } from "./believable-span.ts";
import { possibleSpans } from "./hours-asides.ts";
import type { HoursFault, HoursItem, MonthlyDay } from "./hours-item.ts";

/** Times of day at which it is closed. */
export interface Pause {
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
  span: ClockSpan;
}

interface WithoutPauses {
  /** All other items. */
  rest: readonly HoursItem[];
  pauses: readonly Pause[];
  fault: HoursFault | null;
}

/**
 * Takes out the statements that say when it is closed within the day: "closed daily 12-1 for lunch", in any order.
 * A closing of one day with times ("Sunday closed 10-2") only takes hours away, whichever way it is read.
 */
export function withoutPauses(items: readonly HoursItem[]): WithoutPauses {
  const rest: HoursItem[] = [];
  const pauses: Pause[] = [];
  const unread = (fault: HoursFault): WithoutPauses => ({ rest, pauses, fault });
  for (const statement of partsBetweenStops(items)) {
    const spoken = statement.filter((item) => item.kind !== "BREAK");
    const of = <Kind extends HoursItem["kind"]>(kind: Kind) => spoken.filter((item) => item.kind === kind);
    const [span, ...spans] = of("SPAN");
    const days = of("DAYS");
    const isPause = of("CLOSED").length + of("PAUSE").length > 0 && spans.length === 0 && days.length < 2;
    const isAll = spoken.length === 1 + days.length + of("CLOSED").length + of("PAUSE").length;
    if (!isPause || !isAll || span?.kind !== "SPAN") {
      rest.push(...statement);
      continue;
    }
    const [on] = days;
    const closed = closedSpans(span);
    if (typeof closed === "string") return unread({ fault: closed, words: span.text });
    // "Closed Tue, Wed 9am-5pm": the times may or may not be Wednesday's hours.
    const isBrief =
      of("PAUSE").length > 0 ||
      closed.every(({ start, end, endsNextDay }) => !endsNextDay && end - start <= LONGEST_PAUSE);
    // "Closed 12-1 for lunch and Fridays": on Fridays it is closed all day.
    // "Closed Sundays and 12-1": on Sundays all day.
    const isOther = on?.kind === "DAYS" && (isAdded(statement, span) || isListed(statement, on, span));
    if (on !== undefined && (isAdded(statement, on) || isOther))
      return unread({ fault: "closing", words: on.text });
    if (on?.kind === "DAYS" && (on.holidays.length > 0 || on.monthDays !== undefined || !isBrief))
      return unread({ fault: "closing", words: on.text });
    const { days: onDays, monthly } = on?.kind === "DAYS" ? on : { days: DAYS, monthly: [] };
    pauses.push(...closed.map((each) => ({ days: onDays, monthly, span: each })));
  }
  return { rest, pauses, fault: null };
}

/** Returns both readings of "closed 8 to 10", morning and evening; one of them is closed anyway. */
function closedSpans({
  from,
  until,
}: HoursItem & { kind: "SPAN" }): readonly ClockSpan[] | HoursFault["fault"] {
  const span = believableSpan(from, until);
  if (typeof span !== "string") return [span];
  const spans = span === "halfOfDayOpen" ? possibleSpans(from, until) : [];
  const areBrief = spans.every(({ start, end }) => end - start <= LONGEST_PAUSE);
  return spans.length > 0 && areBrief ? spans : span;
}

/** Whether "and" precedes the days, and something other than days precedes "and". */
function isAdded(statement: readonly HoursItem[], days: HoursItem): boolean {
  const at = statement.indexOf(days);
  const [before, link] = statement.slice(Math.max(0, at - 2), at);
  return (
    link?.kind === "BREAK" &&
    /^(?:(?:and|y|e|also|plus)\b|[&+])/u.test(link.text) &&
    before?.kind !== "CLOSED"
  );
}

/** "Closed Sundays, 12-1" */
function isListed(
  statement: readonly HoursItem[],
  on: HoursItem & { kind: "DAYS" },
  span: HoursItem,
): boolean {
  const comma = statement[statement.indexOf(span) - 1];
  return comma?.text === "," && /^\p{L}+days$|^(?:sabados|domingos)$/u.test(on.text);
}

/** Longest closing, in minutes, that counts as a pause on some days without a word for one. */
const LONGEST_PAUSE = 3 * 60;

/** The items between strong breaks, each with the break that ends it. */
function partsBetweenStops(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] {
  const parts: HoursItem[][] = [[]];
  for (const item of items) {
    parts[parts.length - 1]?.push(item);
    if (item.kind === "BREAK" && item.strength !== "SOFT") parts.push([]);
  }
  return parts;
}

/** The items between the ends of lines, without lines that say nothing. */
export function splitLines(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] {
  const lines: HoursItem[][] = [[]];
  for (const item of items) {
    if (item.kind === "BREAK" && (item.strength === "LINE" || item.strength === "BLANK")) lines.push([]);
    else lines[lines.length - 1]?.push(item);
  }
  return lines.filter((line) => line.some((item) => item.kind !== "BREAK"));
}

/**
 * Splits `24 hours Mon-Fri; Sat 8-8`: statements that are complete by themselves, where days come before their times in
 * one of them and behind in another; null where they do not differ, or where one needs another.
 */
export function wholeStatements(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] | null {
  if (items.some(({ kind }) => OF_OTHERS.has(kind))) return null;
  const parts: HoursItem[][] = [[]];
  for (const item of items) {
    parts[parts.length - 1]?.push(item);
    if (item.kind === "BREAK" && item.strength !== "SOFT" && /^[;.\n]/u.test(item.text)) parts.push([]);
  }
  const whole: HoursItem[][] = [];
  for (const part of parts) {
    if (part.some(({ kind }) => kind === "SPAN")) whole.push(part);
    else if (whole.length > 0) whole[whole.length - 1]?.push(...part);
    else if (part.some(({ kind }) => kind !== "BREAK")) return null;
  }
  const first = whole.map((part) => part.find(({ kind }) => kind === "DAYS" || kind === "SPAN")?.kind);
  const areNamed = whole.every((part) => part.some(({ kind }) => kind === "DAYS"));
  return areNamed && new Set(first).size === 2 ? whole : null;
}

const OF_OTHERS: ReadonlySet<HoursItem["kind"]> = new Set([
  "APPOINTMENT",
  "ASIDE",
  "VARIES",
  "PAUSE",
  "PART",
]);
