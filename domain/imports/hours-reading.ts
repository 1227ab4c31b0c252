import type { UsHoliday } from "../base/time/us-holidays.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { DateReading } from "./date-forms.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { HoursFault } from "./hours-item.ts";
import type { HolidayHours } from "./hours-openings.ts";
import type { SeasonHours } from "./season-dates.ts";

/** Result of reading a source's own words about its hours. */
export interface HoursText {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** Holidays closed every year, in addition to the entries. */
  closedHolidays: readonly ClosedHoliday[];
  closedYearly: readonly DateReading[];
  /** Holidays with times of their own, which `closedHolidays` does not have. */
  holidayHours: readonly HolidayHours[];
  /** Holidays on which it closes early, or the days before which; of every year. */
  earlyClosings: readonly EarlyClosing[];
  /** Hours that hold between dates, which `season-dates.ts` knows by the day of the import; `schedules` is then empty. */
  seasons: readonly SeasonHours[];
  /** Whether the text states hours that cannot be read, or asks to call: then no entry is made of it. */
  isContact: boolean;
  /** They are those of the telephone, for there are no others. */
  isOfPhone: boolean;
  /** Why it is not read; null where it is, or states nothing. */
  fault: HoursFault | null;
  /** The entries say all that the text does: no note, holiday or hours of another part are left out. */
  isWhole: boolean;
}

/**
 * From when on it is closed, in minutes since midnight, to the end of the day: on these dates, on these holidays, or,
 * null, on the day before each one.
 */
export interface EarlyClosing {
  from: number;
  until?: number;
  dates?: readonly DateReading[];
  holidays: readonly UsHoliday[] | null;
}

export const NOTHING_SAID: HoursText = {
  schedules: [],
  closeSchedules: [],
  closedHolidays: [],
  closedYearly: [],
  earlyClosings: [],
  holidayHours: [],
  seasons: [],
  isContact: false,
  isOfPhone: false,
  fault: null,
  isWhole: true,
};

/** Hours that cannot be read, with nothing that would close a day of them. */
export const contact = (fault: HoursFault): HoursText => ({
  schedules: [],
  holidayHours: [],
  closeSchedules: [],
  closedHolidays: [],
  closedYearly: [],
  earlyClosings: [],
  seasons: [],
  isContact: true,
  isOfPhone: false,
  fault,
  isWhole: false,
});
