import type { Day } from "../services/opening-hours/entry.ts";
import type { DayPart } from "./believable-span.ts";
import type { DateReading, DateSpan } from "./date-forms.ts";
import type { Aside } from "./hours-asides.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { HoursItem, MonthlyDay } from "./hours-item.ts";
import type { HolidayHours, Opening } from "./hours-openings.ts";
import type { Pause } from "./hours-pauses.ts";

export type Days = HoursItem & { kind: "DAYS" };
export type Span = HoursItem & { kind: "SPAN" };

export interface Group {
  days: Days | null;
  spans: Span[];
  part: DayPart | null;
  /** A line has ended since its first times. */
  isBroken: boolean;
}

/** Progress of reading one part of a text. */
export interface State {
  /** Whether days come before their times; null until the first of either. */
  isDaysFirst: boolean | null;
  group: Group;
  /** The days of the group are closed, or by appointment: times do not follow. */
  isSettled: boolean;
  /** A sentence or statement has ended since the days of the group. */
  isStopped: boolean;
  /** Something has been closed since the times of the group. */
  hasClosed: boolean;
  /** Whether it is behind an opening bracket. */
  isInBrackets: boolean;
  /** "Closed" that waits for what is closed. */
  closing: "NONE" | "WAITING" | "PAUSED" | "ENDED";
  /** It closes for lunch, and does not say when. */
  isForLunch: boolean;
  openings: Opening[];
  closedDays: Day[];
  /** Number of them that the last closing added. */
  lastClosed: number;
  closedMonthly: MonthlyDay[];
  closedDates: DateSpan[];
  closedHolidays: ClosedHoliday[];
  holidayHours: HolidayHours[];
  closedYearly: DateReading[];
  eves: (HoursItem & { kind: "EVE" })[];
  changes: (HoursItem & { kind: "CHANGED" })[];
  pauses: Pause[];
  /** Days and times with a note of appointments behind them. */
  asides: Aside[];
  /** Number of groups of days with times in this sentence or line. */
  groups: number;
  /** It ended with a note of appointments. */
  isAppointed: boolean;
}

export const emptyGroup = (): Group => ({ days: null, spans: [], part: null, isBroken: false });

export const emptyState = (): State => ({
  isDaysFirst: null,
  group: emptyGroup(),
  isSettled: false,
  isStopped: false,
  hasClosed: false,
  isInBrackets: false,
  closing: "NONE",
  isForLunch: false,
  openings: [],
  closedDays: [],
  lastClosed: 0,
  closedMonthly: [],
  closedDates: [],
  closedHolidays: [],
  holidayHours: [],
  closedYearly: [],
  eves: [],
  changes: [],
  pauses: [],
  asides: [],
  groups: 0,
  isAppointed: false,
});
