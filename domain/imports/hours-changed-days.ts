import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { Day, ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { ClockText } from "./clock-text.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import type { EarlyClosing } from "./hours-reading.ts";

const NOON = 12 * 60;
/** Earliest times of an early closing, and of a late opening without "pm", in minutes from midnight or noon. */
const EARLIEST_CLOSING = 8 * 60;
const EARLIEST_OPENING = 7 * 60;

/** "Closes at 2" is in the afternoon, "closes at 11" before noon: the earlier that can be meant. */
export const closingMinute = ({ minute, half }: ClockText): number =>
  half === "OPEN" && minute % NOON < EARLIEST_CLOSING ? (minute % NOON) + NOON : minute;

/** "Opens at 10" is before noon, "opens at 5" in the afternoon: the later that can be meant. */
const openingMinute = ({ minute, half }: ClockText): number =>
  half === "OPEN" && minute % NOON < EARLIEST_OPENING ? (minute % NOON) + NOON : minute;

export interface ChangedDays {
  closeSchedules: readonly ScheduleEntry[];
  /** Early closings that recur every year. */
  earlyClosings: readonly EarlyClosing[];
}

/**
 * Returns the closings that changes cause in the openings of a text; a fault where one of its weekdays has no openings.
 */
export function changedDays(
  changes: readonly (HoursItem & { kind: "CHANGED" })[],
  openings: readonly ScheduleEntry[],
): ChangedDays | HoursFault {
  const isOpenOn = (day: Day): boolean =>
    openings.some((entry) => entry.type === "FULL_DAY" || ("day" in entry && entry.day === day));
  const closeSchedules: ScheduleEntry[] = [];
  const earlyClosings: EarlyClosing[] = [];
  for (const { on, from, until, text } of changes) {
    const spans = closedSpans(from, until);
    for (const item of on) {
      if (item.kind === "YEARLY")
        earlyClosings.push(
          ...spans.map(({ start, end }) => ({ from: start, until: end, dates: item.dates, holidays: [] })),
        );
      else if (item.kind === "DATES")
        closeSchedules.push(
          ...spans.flatMap((span) =>
            item.dates.map((date) => ({ type: "DATE_RANGE" as const, ...date, span })),
          ),
        );
      else if (item.kind === "DAYS" && isPlain(item) && listDays(item).every(isOpenOn))
        closeSchedules.push(...spans.flatMap((span) => entriesOn(item, span)));
      else if (item.kind !== "BREAK") return { fault: "closing", words: text };
    }
  }
  return { closeSchedules, earlyClosings };
}

type Days = HoursItem & { kind: "DAYS" };
interface Span {
  start: number;
  end: number;
  endsNextDay: false;
}

const listDays = ({ days, monthly }: Days): readonly Day[] => [...days, ...monthly.map(({ day }) => day)];

const isPlain = (item: Days): boolean =>
  item.holidays.length + item.except.length + item.exceptHolidays.length === 0 &&
  item.monthDays === undefined &&
  item.isAlternate !== true;

const entriesOn = ({ days, monthly }: Days, span: Span): readonly ScheduleEntry[] => [
  ...days.map((day) => ({ type: "WEEKLY" as const, day, span })),
  ...monthly.map((each) => ({ type: "MONTHLY" as const, ...each, span })),
];

/** Returns the closed spans before it opens and after it closes. */
function closedSpans(from: ClockText | null, until: ClockText | null): readonly Span[] {
  const late = until === null ? 0 : openingMinute(until);
  const early = from === null ? MINUTES_PER_DAY : closingMinute(from);
  const spans: Span[] = [
    { start: 0, end: late, endsNextDay: false },
    { start: early, end: MINUTES_PER_DAY, endsNextDay: false },
  ];
  return spans.filter(({ start, end }) => start < end);
}
