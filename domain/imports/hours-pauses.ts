import { type ClockSpan, DAYS, type Day } from "../schedule/entry.ts";
import { believableSpan } from "./believable-span.ts";
import type { HoursFault, HoursItem, MonthlyDay } from "./hours-item.ts";

/** Times of day at which it is closed. */
export interface Pause {
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
  span: ClockSpan;
}

interface WithoutPauses {
  /** What else is said. */
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
    const closed = believableSpan(span.from, span.until);
    if (typeof closed === "string") return unread({ fault: closed, words: span.text });
    // "Closed Tue, Wed 9am-5pm": the times may or may not be Wednesday's hours.
    const isBrief =
      of("PAUSE").length > 0 || (!closed.endsNextDay && closed.end - closed.start <= LONGEST_PAUSE);
    if (on?.kind === "DAYS" && (on.holidays.length > 0 || on.monthDays !== undefined || !isBrief))
      return unread({ fault: "closing", words: on.text });
    const { days: onDays, monthly } = on?.kind === "DAYS" ? on : { days: DAYS, monthly: [] };
    pauses.push({ days: onDays, monthly, span: closed });
  }
  return { rest, pauses, fault: null };
}

/** Of some days, in minutes, where no word marks it as one. */
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
export function linesOf(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] {
  const lines: HoursItem[][] = [[]];
  for (const item of items) {
    if (item.kind === "BREAK" && (item.strength === "LINE" || item.strength === "BLANK")) lines.push([]);
    else lines[lines.length - 1]?.push(item);
  }
  return lines.filter((line) => line.some((item) => item.kind !== "BREAK"));
}
