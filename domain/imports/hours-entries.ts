import { type ClockSpan, DAYS, type Day, type ScheduleEntry } from "../schedule/entry.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { isSlipAmong } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import { closingsOfAside } from "./hours-asides.ts";
import type { HoursFault } from "./hours-item.ts";
import { entriesOf, type Opening, type Statements } from "./hours-openings.ts";
import { contact, type HoursText } from "./hours-reading.ts";

/** The entries that the statements of a text come to, weighed against each other. */

export function hoursOf(
  own: readonly Opening[],
  all: readonly Statements[],
  isWhole: boolean,
): Omit<HoursText, "isOfPhone"> {
  const closedDays = new Set(all.flatMap((each) => each.closedDays));
  const openings = own.map((opening) => ({
    ...opening,
    days: opening.days.filter((day) => !closedDays.has(day)),
  }));
  const clash = openings.find((opening) => opening.monthly.some(({ day }) => closedDays.has(day)));
  if (clash !== undefined) return contact({ fault: "closing", words: clash.text });
  const kept = withoutRepeats(openings);
  if ("fault" in kept) return contact(kept);
  const spans = openings.flatMap((opening) => opening.spans);
  if (isSlipAmong(spans)) return contact({ fault: "halfOfDayUnlikely", words: openings[0]?.text ?? "" });
  const schedules = alwaysOpen(kept) ? [{ type: "FULL_DAY" as const }] : kept;
  const asides = all.flatMap((each) => each.asides);
  if (schedules.length === 0)
    return contact({ fault: asides.length > 0 ? "appointment" : "noTimes", words: "" });
  const taken = asides.map((aside) => closingsOfAside(aside, schedules));
  return {
    schedules,
    closeSchedules: [
      ...closingsOf(all),
      ...closedWeekdays(own, closedDays),
      ...taken.flatMap(({ closings }) => closings),
    ],
    closedHolidays: [
      ...all.flatMap((each) => each.closedHolidays),
      ...taken.flatMap(({ holidays }) => holidays),
    ],
    closedYearly: all.flatMap((each) => each.closedYearly),
    holidayHours: all.flatMap((each) => each.holidayHours),
    earlyClosings: all.flatMap((each) =>
      each.eves.map(({ from, holidays }) => ({ from: afternoonMinute(from), holidays })),
    ),
    seasons: [],
    isContact: false,
    fault: null,
    isWhole,
  };
}

/** "Closes at 2" is in the afternoon, "closes at 11" before noon: the earlier that can be meant. */
const afternoonMinute = ({ minute, half }: ClockText): number =>
  half === "OPEN" && minute % NOON < EARLIEST_CLOSING ? (minute % NOON) + NOON : minute;

/** "1st and 15th, closed weekends": a day of the month may be any of the week. */
const closedWeekdays = (own: readonly Opening[], days: ReadonlySet<Day>): readonly ScheduleEntry[] =>
  own.some(({ monthDays }) => monthDays.length > 0)
    ? [...days].map((day) => ({ type: "WEEKLY", day, span: null }))
    : [];

export const NOON = 12 * 60;
const EARLIEST_CLOSING = 8 * 60;

function closingsOf(all: readonly Statements[]): readonly ScheduleEntry[] {
  return all.flatMap((each): ScheduleEntry[] => [
    ...each.pauses.flatMap(({ days, monthly, span }): ScheduleEntry[] => [
      ...days.map((day) => ({ type: "WEEKLY" as const, day, span })),
      ...monthly.map((nth) => ({ type: "MONTHLY" as const, ...nth, span })),
    ]),
    ...each.closedMonthly.map((monthly) => ({ type: "MONTHLY" as const, ...monthly, span: null })),
    ...each.closedDates.map((dates) => ({ type: "DATE_RANGE" as const, ...dates, span: null })),
  ]);
}

type OpeningEntry = ScheduleEntry & { type: "WEEKLY" | "MONTHLY" | "MONTH_DAY" };

/**
 * The entries of all openings. The same days twice with other times are a fault, for nobody can say which count, unless
 * the later times hold the earlier (`8:30-5:15, Mon-Fri; 8:30-7:00, Wed`).
 */
function withoutRepeats(openings: readonly Opening[]): readonly ScheduleEntry[] | HoursFault {
  let distinct: OpeningEntry[] = [];
  for (const opening of openings) {
    const added = entriesOf(opening).filter(isOpeningEntry);
    if (added.some((entry, index) => added.slice(0, index).some((other) => isOverlap(entry, other))))
      return { fault: "twoTimes", words: opening.text };
    for (const entry of added) {
      const overlapping = distinct.filter((other) => isOverlap(entry, other));
      if (!overlapping.every((other) => holds(entry, other)))
        return { fault: "twoTimes", words: opening.text };
      distinct = distinct.filter((other) => !overlapping.includes(other) || other.type !== entry.type);
      distinct.push(entry);
    }
  }
  return distinct;
}

const isOpeningEntry = (entry: ScheduleEntry): entry is OpeningEntry =>
  (entry.type === "WEEKLY" || entry.type === "MONTHLY" || entry.type === "MONTH_DAY") && entry.span !== null;

export const endOf = ({ end, endsNextDay }: ClockSpan): number => end + (endsNextDay ? MINUTES_PER_DAY : 0);

function isOverlap(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.span === null || other.span === null) return false;
  if (one.type === "MONTH_DAY" || other.type === "MONTH_DAY") {
    const isOther = one.type === "MONTH_DAY" && other.type === "MONTH_DAY" && one.monthDay !== other.monthDay;
    const isSame = one.type !== other.type && JSON.stringify(one.span) === JSON.stringify(other.span);
    if (isOther || isSame) return false;
  } else if (one.day !== other.day) return false;
  const areOtherWeeks = one.type === "MONTHLY" && other.type === "MONTHLY" && one.period !== other.period;
  if (areOtherWeeks) return false;
  return one.span.start < endOf(other.span) && other.span.start < endOf(one.span);
}

const isAlways = (span: ClockSpan): boolean => span.start === 0 && span.end === MINUTES_PER_DAY;

function holds(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.span === null || other.span === null) return false;
  if (isAlways(one.span) !== isAlways(other.span)) return false;
  if (other.type !== "WEEKLY" && one.type === "WEEKLY") return false;
  return one.span.start <= other.span.start && endOf(one.span) >= endOf(other.span);
}

function alwaysOpen(entries: readonly ScheduleEntry[]): boolean {
  return DAYS.every((day) =>
    entries.some(
      (entry) => entry.type === "WEEKLY" && entry.day === day && entry.span !== null && isAlways(entry.span),
    ),
  );
}
