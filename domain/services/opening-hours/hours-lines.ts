import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { endFromMidnight } from "./clock-span.ts";
import {
  type ClockSpan,
  DAYS,
  type Day,
  type MonthDayEntry,
  type MonthlyEntry,
  PERIODS,
  type Period,
  type ScheduleEntry,
  type Validity,
  type WeeklyEntry,
} from "./entry.ts";

/** Minutes since local midnight, 0–1440; midnight at the day's end is 1440 and not of the next day. */
export interface LineSpan {
  start: number;
  end: number;
  endsNextDay: boolean;
}

/** One readable line of opening hours or closed days, as facts. No spans: the whole day. */
export type HoursLine =
  | { when: "ALWAYS" }
  | { when: "NEVER_AGAIN" }
  | { when: "WEEKLY"; days: Day[]; spans: LineSpan[]; everyWeeks?: number; during?: Validity }
  | { when: "MONTHLY"; periods: Period[]; days: Day[]; spans: LineSpan[]; during?: Validity }
  | { when: "MONTH_DAYS"; monthDays: number[]; spans: LineSpan[]; during?: Validity }
  | { when: "DATES"; startDate: string; endDate: string; spans: LineSpan[] };

/**
 * Entries as few lines: days with the same hours share one ("Mon–Fri 9:00 AM – 5:00 PM", "1st and 3rd
 * Tuesday"). Ranges of dates that were over before `today` (ISO, in the service's zone) are left out.
 */
export function hoursLines(entries: readonly ScheduleEntry[], today: string): HoursLine[] {
  const hasType = <T extends ScheduleEntry["type"]>(type: T) => {
    return (entry: ScheduleEntry): entry is Extract<ScheduleEntry, { type: T }> => entry.type === type;
  };
  const ranges = entries.filter(hasType("DATE_RANGE")).filter(({ endDate }) => endDate >= today);
  const dates = groupedBy(ranges, ({ startDate, endDate }) => `${startDate} ${endDate}`).map((same) => ({
    when: "DATES" as const,
    startDate: same[0].startDate,
    endDate: same[0].endDate,
    spans: listSpans(same),
  }));
  return [
    ...(entries.some(hasType("PERMANENTLY_CLOSED")) ? [{ when: "NEVER_AGAIN" as const }] : []),
    ...(entries.some(hasType("FULL_DAY")) ? [{ when: "ALWAYS" as const }] : []),
    ...recurringLines(entries.filter(isRecurring), today),
    ...dates.sort((a, b) => (a.startDate + a.endDate < b.startDate + b.endDate ? -1 : 1)),
  ];
}

/** Closed days as visitors read them: dates more than a year ahead, as yearly holidays have, are not yet of interest. */
export function closedLines(entries: readonly ScheduleEntry[], today: string): HoursLine[] {
  const isNear = (entry: ScheduleEntry): boolean =>
    entry.type !== "DATE_RANGE" || today === "" || entry.startDate < inOneYear(today);
  return hoursLines(entries.filter(isNear), today);
}

type RecurringEntry = WeeklyEntry | MonthlyEntry | MonthDayEntry;

const isRecurring = (entry: ScheduleEntry): entry is RecurringEntry =>
  entry.type === "WEEKLY" || entry.type === "MONTHLY" || entry.type === "MONTH_DAY";

/**
 * Lists what always holds, then seasons by date; seasons that are over or start more than a year ahead are left out.
 */
function recurringLines(entries: readonly RecurringEntry[], today: string): HoursLine[] {
  const isNear = ({ during }: RecurringEntry): boolean =>
    during === undefined || today === "" || (during.endDate >= today && during.startDate < inOneYear(today));
  const toKey = ({ during }: RecurringEntry): string =>
    during === undefined ? "" : `${during.startDate} ${during.endDate}`;
  return groupedBy(entries.filter(isNear), toKey)
    .sort(([one], [other]) => (toKey(one) < toKey(other) ? -1 : 1))
    .flatMap((same) => {
      const { during } = same[0];
      const weekly = same.filter((entry) => entry.type === "WEEKLY");
      const lines = [
        ...groupedBy(weekly, ({ everyWeeks }) => `${everyWeeks}`).flatMap((alike) =>
          weeklyLines(alike, alike[0].everyWeeks),
        ),
        ...monthlyLines(same.filter((entry) => entry.type === "MONTHLY")),
        ...monthDayLines(same.filter((entry) => entry.type === "MONTH_DAY")),
      ];
      return during === undefined ? lines : lines.map((line) => ({ ...line, during }));
    })
    .filter((line, _index, lines) => !lines.some((other) => isNextYears(line, other)));
}

/** Next year's copy of a season is not shown beside this year's; holidays may move its dates by a few days. */
function isNextYears(line: RecurringLine, other: RecurringLine): boolean {
  if (line.during === undefined || other.during === undefined) return false;
  const isYear = line.during.startDate.startsWith(inOneYear(other.during.startDate).slice(0, MONTH_LENGTH));
  return isYear && JSON.stringify({ ...line, during: null }) === JSON.stringify({ ...other, during: null });
}

/** The length of `2026-11`. */
const MONTH_LENGTH = 7;

const inOneYear = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

type RecurringLine = Extract<HoursLine, { during?: Validity }>;

function monthDayLines(entries: readonly MonthDayEntry[]): RecurringLine[] {
  const days = groupedBy(entries, ({ monthDay }) => `${monthDay}`)
    .map((same) => ({ monthDay: same[0].monthDay, spans: listSpans(same) }))
    // The last day comes last.
    .sort((a, b) => ((a.monthDay + 33) % 33) - ((b.monthDay + 33) % 33));
  return groupedBy(days, ({ spans }) => joinSpans(spans)).map((same) => ({
    when: "MONTH_DAYS",
    monthDays: same.map(({ monthDay }) => monthDay),
    spans: same[0].spans,
  }));
}

function weeklyLines(entries: readonly WeeklyEntry[], everyWeeks: number | undefined): RecurringLine[] {
  const days = groupedBy(entries, ({ day }) => day)
    .map((same) => ({ day: same[0].day, spans: listSpans(same) }))
    .sort((a, b) => DAYS.indexOf(a.day) - DAYS.indexOf(b.day));
  return groupedBy(days, ({ spans }) => joinSpans(spans)).map((same) => ({
    when: "WEEKLY",
    days: same.map(({ day }) => day),
    spans: same[0].spans,
    ...(everyWeeks === undefined ? {} : { everyWeeks }),
  }));
}

function monthlyLines(entries: readonly MonthlyEntry[]): RecurringLine[] {
  const places = groupedBy(entries, ({ period, day }) => `${period} ${day}`)
    .map((same) => ({ period: same[0].period, day: same[0].day, spans: listSpans(same) }))
    .sort(
      (a, b) =>
        PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period) || DAYS.indexOf(a.day) - DAYS.indexOf(b.day),
    );
  const byDay = groupedBy(places, ({ day, spans }) => `${day} ${joinSpans(spans)}`).map((same) => ({
    periods: same.map(({ period }) => period),
    day: same[0].day,
    spans: same[0].spans,
  }));
  return groupedBy(byDay, ({ periods, spans }) => `${periods.join()} ${joinSpans(spans)}`).map((same) => ({
    when: "MONTHLY",
    periods: same[0].periods,
    days: same.map(({ day }) => day),
    spans: same[0].spans,
  }));
}

/** Ascending, each once; none where one of them is the whole day. */
function listSpans(entries: readonly { span: ClockSpan | null }[]): LineSpan[] {
  const spans = entries.map(({ span }) => (span === null ? null : shown(span)));
  if (spans.some((span) => span === null || isWholeDay(span))) return [];
  const some = spans.filter((span) => span !== null).sort((a, b) => a.start - b.start || a.end - b.end);
  return groupedBy(some, (span) => joinSpans([span])).map((same) => same[0]);
}

function shown(span: ClockSpan): LineSpan {
  const end = endFromMidnight(span);
  return end <= MINUTES_PER_DAY
    ? { start: span.start, end, endsNextDay: false }
    : { start: span.start, end: end - MINUTES_PER_DAY, endsNextDay: true };
}

function isWholeDay({ start, end, endsNextDay }: LineSpan): boolean {
  return start === 0 && end === MINUTES_PER_DAY && !endsNextDay;
}

function joinSpans(spans: readonly LineSpan[]): string {
  return spans.map(({ start, end, endsNextDay }) => `${start}-${end}${endsNextDay}`).join();
}

/** Groups items in order of first occurrence. */
function groupedBy<T>(items: readonly T[], key: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
