import { clockParts } from "#domain/base/time/clock-time.ts";
import type { Day, EntryType } from "#domain/services/opening-hours/entry.ts";

/** `10 PM`, `8:30 AM`, `noon`, `midnight`. */
function shortTime(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  if (hour12 === 12 && past === 0) return isMorning ? "midnight" : "noon";
  const clock = past === 0 ? hour12 : `${hour12}:${String(past).padStart(2, "0")}`;
  return `${clock} ${isMorning ? "AM" : "PM"}`;
}

/** The schedule editor of the service form. */
export const hoursEditor = {
  quickPicks: "Quick picks",
  nights: "Every night, 6 PM – 8 AM",
  everyDay: "Every day",
  weekdays: "Weekdays",
  always: "24/7",
  contact: "Contact for hours",
  contactNote: "Visitors see “Contact for hours”. We keep the rows below, but visitors don't see them.",
  alwaysNote: "Open 24/7. Other rows have no effect.",
  add: "Add hours",
  change: "Change hours",
  closed: {
    heading: "Closed days",
    hint: "For holidays, vacations, or one day each month. Closed days replace the hours above.",
    add: "Add closed days",
    change: "Change closed days",
    date: "A date or holiday",
    everyWeek: "Every week",
    forGood: "Permanently closed",
    forGoodNote: "While this row is here, no public list shows this service.",
    allDay: "Closed all day",
    allDayHint: "Overnight hours from the day before still apply.",
  },
  newRow: "New hours",
  unfinished: "Not finished",
  /** Below a row of certain dates. */
  changesNothing:
    "These hours are in the others already and change nothing. To close earlier on a date, add it under Closed days.",
  repeats: "Repeats",
  types: {
    WEEKLY: "Every week",
    MONTHLY: "Every month, on certain days",
    DATE_RANGE: "On certain dates",
    FULL_DAY: "Always open, 24/7",
    PERMANENTLY_CLOSED: "Permanently closed",
  } satisfies Record<EntryType, string>,
  days: "Days",
  /** The first two letters of each day, which no two share, beside its whole name for readers. */
  letters: {
    MONDAY: "Mo",
    TUESDAY: "Tu",
    WEDNESDAY: "We",
    THURSDAY: "Th",
    FRIDAY: "Fr",
    SATURDAY: "Sa",
    SUNDAY: "Su",
  } satisfies Record<Day, string>,
  whichOfMonth: "Which ones in the month?",
  firstDate: "Start date",
  lastDate: "End date",
  season: "Only part of the year",
  seasonHint: "For example November 1 to March 31. Outside these dates, the other hours apply.",
  /** In its place, where an import has closed it without an end. */
  noLastDate: "No end date",
  opens: "Opens",
  closes: "Closes",
  from: "Closed from",
  until: "Closed until",
  closesNextDay: "Closes the next day",
  endsNextDay: "Ends the next day",
  midnightHint: "11:59 PM means midnight.",
  overnightHint: "Open past midnight? Check “Closes the next day”.",
  nextDaySet: "The end is earlier than the start, so we checked this.",
  anotherTime: "Add more hours on these days",
  removeTime: "Remove this time",
  timeOf: (number: number) => `Time ${number}`,
  done: "Done",
  /** Controls of one row, which is identified by its days and times. */
  /** Before a row, for readers. */
  edit: "Edit",
  copy: (row: string) => `Copy the times of ${row} to other days`,
  remove: (row: string) => `Remove ${row}`,
  removed: (row: string) => `${row} removed`,
  undo: "Undo",
  preview: {
    heading: "What visitors will see",
    now: "Now",
    days: "Next 7 days",
    /** `Tonight 10:30 PM`, before the status then. */
    tonight: (time: string) => `Tonight ${time}`,
    /** `10 PM – 6 AM`, from minutes since midnight. */
    span: (start: number, end: number) => `${shortTime(start)} – ${shortTime(end)}`,
    today: "Today",
    tomorrow: "Tomorrow",
    closed: "Closed",
    changes: "All upcoming changes",
    /** The other language of the two, by its own name. */
    inOtherLanguage: "In Spanish",
    nothing: "No hours yet. Visitors won't see hours, and “Open now” won't show this service.",
    wrongRows: "Unfinished rows aren't included here.",
    clock: (zone: string) => `Times are in ${zone}.`,
    ownClock: "Times use this device's clock until you set the pin.",
  },
};

export type HoursEditorWords = typeof hoursEditor;
