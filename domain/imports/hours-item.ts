import type { UsHoliday } from "../base/time/us-holidays.ts";
import type { Day, Period } from "../services/opening-hours/entry.ts";
import type { DayPart } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import type { DateReading, DateSpan } from "./date-forms.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { SectionRank } from "./hours-section-words.ts";
import type { SeasonDates } from "./season-dates.ts";

/**
 * Reason why a text of hours is not read. `words` are those at which reading ended, as written except for their case.
 */
export interface HoursFault {
  fault:
    | "tooLongText"
    | "unknownWords"
    | "repetition"
    | "noDays"
    | "noTimes"
    | "onlyOneTime"
    | "appointment"
    | "closing"
    | "halfOfDayOpen"
    | "halfOfDayUnlikely"
    | "tooLong"
    | "noLength"
    | "twoTimes"
    | "severalParts"
    | "phone";
  words: string;
}

export interface MonthlyDay {
  period: Period;
  day: Day;
}

/** End of a statement: a weak mark inside a line, a strong one, the line, or an empty line. */
export type Break = "SOFT" | "STOP" | "LINE" | "BLANK";

export type HoursItem =
  | {
      kind: "DAYS";
      days: readonly Day[];
      /** "Nightly": the part of the day that the days name by themselves. */
      part: DayPart | null;
      monthly: readonly MonthlyDay[];
      except: readonly MonthlyDay[];
      /** Holidays among the days. */
      holidays: readonly ClosedHoliday[];
      exceptHolidays: readonly ClosedHoliday[];
      /** Days of each month by their number. */
      monthDays?: readonly number[];
      /** Every other week; a date has to say which weeks. */
      isAlternate?: boolean;
      text: string;
    }
  | { kind: "SPAN"; from: ClockText; until: ClockText; isAlways: boolean; text: string }
  | { kind: "CLOSED" | "PAUSE" | "APPOINTMENT" | "VARIES"; text: string }
  | { kind: "ASIDE"; days: readonly Day[]; part: DayPart | null; text: string }
  | { kind: "PART"; part: DayPart; text: string }
  /** Ambiguous where the month may be the day: of two dates one alone is meant. */
  | { kind: "DATES"; dates: readonly DateSpan[]; isAmbiguous: boolean; text: string }
  /** It closes at `from` on these holidays; null: on the day before each holiday. */
  | { kind: "EVE"; from: ClockText; holidays: readonly UsHoliday[] | null; text: string }
  /** The last time at which people are let in. */
  | { kind: "LAST_ENTRY"; at: ClockText; isWalkIn: boolean; text: string }
  /** Between which dates what is said holds; "REST" is all that other seasons leave. */
  | { kind: "SEASON"; dates: SeasonDates; text: string }
  /** Dates of every year on which it is closed. */
  | { kind: "YEARLY"; dates: readonly DateReading[]; text: string }
  /** On these days or dates it closes from a time on, opens at one, or both. */
  | {
      kind: "CHANGED";
      on: readonly HoursItem[];
      from: ClockText | null;
      until: ClockText | null;
      text: string;
    }
  /** Days and times that are no open door; beside those of people who walk in, which may lie within them. */
  | { kind: "APART"; of: readonly HoursItem[]; isBesideWalkIns: boolean; text: string }
  | { kind: "SECTION"; rank: SectionRank; text: string }
  | { kind: "BREAK"; strength: Break; text: string };
