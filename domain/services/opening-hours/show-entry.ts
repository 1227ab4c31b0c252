import { dayOfIsoDate, toUsDate } from "../../base/time/civil-date.ts";
import { formatClockTime, MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { endFromMidnight } from "./clock-span.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "./ended-hours.ts";
import { type ClockSpan, DAYS, type ScheduleEntry, type Validity } from "./entry.ts";
import type { ScheduleEntryWire } from "./entry-contract.ts";

/** The wire's form; `readEntry` makes the same entry of it again. */
export function showEntry(entry: ScheduleEntry): ScheduleEntryWire {
  switch (entry.type) {
    case "FULL_DAY":
    case "PERMANENTLY_CLOSED":
      return { type: entry.type };
    case "WEEKLY":
      return {
        type: entry.type,
        day: entry.day,
        ...(entry.everyWeeks === undefined ? {} : { interval: entry.everyWeeks }),
        ...shownValidity(entry.during),
        ...shownTimes(entry.span, DAYS.indexOf(entry.day) * MINUTES_PER_DAY),
      };
    case "MONTHLY":
      return {
        type: entry.type,
        period: entry.period,
        day: entry.day,
        ...shownValidity(entry.during),
        ...shownTimesOfDate(entry.span),
      };
    case "MONTH_DAY":
      return {
        type: "MONTHLY",
        monthDay: entry.monthDay,
        ...shownValidity(entry.during),
        ...shownTimesOfDate(entry.span),
      };
    case "DATE_RANGE":
      return {
        type: entry.type,
        startDate: shownDate(entry.startDate),
        endDate: shownDate(entry.endDate),
        ...shownTimesOfDate(entry.span),
      };
  }
}

function shownDate(isoDate: string): string {
  const day = dayOfIsoDate(isoDate);
  return day === null ? isoDate : toUsDate(day);
}

function shownValidity(during: Validity | undefined): Pick<ScheduleEntryWire, "validFrom" | "validTo"> {
  if (during === undefined) return {};
  const { startDate, endDate } = during;
  return {
    ...(startDate <= WITHOUT_BEGINNING ? {} : { validFrom: shownDate(startDate) }),
    ...(endDate >= WITHOUT_END ? {} : { validTo: shownDate(endDate) }),
  };
}

type ShownTimes = Pick<
  ScheduleEntryWire,
  "startTime" | "endTime" | "startTimeSeconds" | "endTimeSeconds" | "endsNextDay" | "isAllDay"
>;

const ALL_DAY: ClockSpan = { start: 0, end: MINUTES_PER_DAY, endsNextDay: false };

/** The web client of 2022 shows nothing at all where a closed date has no times; of closed weekdays it bears that. */
function shownTimesOfDate(span: ClockSpan | null): ShownTimes {
  return span === null ? { ...shownTimes(ALL_DAY, 0), isAllDay: true } : shownTimes(span, 0);
}

function shownTimes(span: ClockSpan | null, fromMonday: number): ShownTimes {
  if (span === null) return {};
  return {
    startTime: formatClockTime(span.start),
    // Midnight at the end of a day is 11:59 PM to older clients, whose forms want the end after the start.
    endTime: formatClockTime(span.end === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : span.end),
    startTimeSeconds: (fromMonday + span.start) * 60,
    endTimeSeconds: (fromMonday + endFromMidnight(span)) * 60,
    endsNextDay: span.endsNextDay,
  };
}
