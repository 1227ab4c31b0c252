import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { type ClockSpan, DAYS, type Day, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { isSlipAmong } from "./believable-span.ts";
import { closingsOfAside } from "./hours-asides.ts";
import { changedDays, closingMinute } from "./hours-changed-days.ts";
import type { HoursFault } from "./hours-item.ts";
import { type Opening, type Statements, toOpeningEntries } from "./hours-openings.ts";
import { contact, type HoursText } from "./hours-reading.ts";

/** The entries that the statements of a text come to, weighed against each other. */

export function combineHours(
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
  const taken = asides.map((aside) => closingsOfAside(aside, schedules));
  const areTaken = schedules.every((entry) =>
    taken.some(({ closings }) => closings.some((each) => isDayOff(each, entry))),
  );
  if (schedules.length === 0 || areTaken)
    return contact({ fault: asides.length > 0 ? "appointment" : "noTimes", words: "" });
  const changed = changedDays(
    all.flatMap((each) => each.changes),
    schedules,
  );
  if ("fault" in changed) return contact(changed);
  const cut = cutNight(all, schedules) ?? takenNight(taken, schedules);
  if (cut !== null) return contact(cut);
  return {
    schedules,
    closeSchedules: [
      ...listClosings(all),
      ...changed.closeSchedules,
      ...closedWeekdays(own, closedDays),
      ...taken.flatMap(({ closings }) => closings),
    ],
    closedHolidays: [
      ...all.flatMap((each) => each.closedHolidays),
      ...taken.flatMap(({ holidays }) => holidays),
    ],
    closedYearly: all.flatMap((each) => each.closedYearly),
    holidayHours: all.flatMap((each) => each.holidayHours),
    earlyClosings: [
      ...changed.earlyClosings,
      ...all.flatMap((each) =>
        each.eves.map(({ from, holidays }) => ({ from: closingMinute(from), holidays })),
      ),
    ],
    seasons: [],
    isContact: false,
    fault: null,
    isWhole,
  };
}

/** Whether the whole entry is closed, by its day or by its times. */
function isDayOff(closing: ScheduleEntry, entry: ScheduleEntry): boolean {
  if (!("day" in closing) || !("day" in entry) || closing.day !== entry.day) return false;
  if (closing.span === null) return true;
  return (
    entry.span !== null &&
    closing.span.start <= entry.span.start &&
    toEndMinute(entry.span) <= toEndMinute(closing.span)
  );
}

const isNight = (entry: ScheduleEntry): boolean =>
  "span" in entry && entry.span !== null && entry.span.endsNextDay;

/** `Nightly 7pm-7am. Closes at 9 pm Fridays`: a closing up to midnight would leave the morning after it open. */
function cutNight(all: readonly Statements[], schedules: readonly ScheduleEntry[]): HoursFault | null {
  if (!schedules.some(isNight)) return null;
  const early = all.flatMap(({ changes, eves }) => [...changes.filter(({ from }) => from !== null), ...eves]);
  const [first] = early;
  return first === undefined ? null : { fault: "closing", words: first.text };
}

/** `Nightly 7pm-7am; evenings by appointment`: which part of the night is no open door is not said. */
function takenNight(
  taken: readonly { closings: readonly ScheduleEntry[] }[],
  schedules: readonly ScheduleEntry[],
): HoursFault | null {
  const days = schedules.flatMap((entry) => (isNight(entry) && "day" in entry ? [entry.day] : []));
  const isCut = taken
    .flatMap(({ closings }) => closings)
    .some((each) => "day" in each && each.span?.end === MINUTES_PER_DAY && days.includes(each.day));
  return isCut ? { fault: "appointment", words: "" } : null;
}

/** "1st and 15th, closed weekends": a day of the month may be any of the week. */
const closedWeekdays = (own: readonly Opening[], days: ReadonlySet<Day>): readonly ScheduleEntry[] =>
  own.some(({ monthDays }) => monthDays.length > 0)
    ? [...days].map((day) => ({ type: "WEEKLY", day, span: null }))
    : [];

export const NOON = 12 * 60;

function listClosings(all: readonly Statements[]): readonly ScheduleEntry[] {
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
 * The entries of all openings. The same days twice with other times are a fault, for no one can say which count, unless
 * the later times hold the earlier (`8:30-5:15, Mon-Fri; 8:30-7:00, Wed`).
 */
function withoutRepeats(openings: readonly Opening[]): readonly ScheduleEntry[] | HoursFault {
  let distinct: OpeningEntry[] = [];
  for (const opening of openings) {
    const added = toOpeningEntries(opening).filter(isOpeningEntry);
    if (added.some((entry, index) => added.slice(0, index).some((other) => isOverlap(entry, other))))
      return { fault: "twoTimes", words: opening.text };
    for (const entry of added) {
      const overlapping = distinct.filter((other) => isOverlap(entry, other));
      if (isRuleBehind(opening, overlapping, openings)) continue;
      const isException = isExceptionFrom(opening, overlapping, openings);
      if (!isException && !overlapping.every((other) => holds(entry, other)))
        return { fault: "twoTimes", words: opening.text };
      distinct = distinct.filter((other) => !overlapping.includes(other) || other.type !== entry.type);
      distinct.push(entry);
    }
  }
  return distinct;
}

/** Fewer days are no rule from which some could be exceptions. */
const FEWEST_DAYS = 3;
const MOST_EXCEPTIONS = 2;

/**
 * `Mon-Fri 9-5; Wed 9-1`: times of fewer days behind those of several. Whether they are instead or besides, these at
 * least hold.
 */
function isExceptionFrom(
  { days, monthly, monthDays, spans }: Opening,
  overlapping: readonly OpeningEntry[],
  openings: readonly Opening[],
): boolean {
  const [only, ...others] = overlapping;
  const isPlain =
    days.length <= MOST_EXCEPTIONS && monthly.length + monthDays.length === 0 && spans.length === 1;
  if (!isPlain || only?.type !== "WEEKLY" || others.length > 0) return false;
  return openings.some((opening) => isRule(opening, only) && opening.days.length > days.length);
}

const isRule = ({ days, spans }: Opening, { day }: OpeningEntry & { type: "WEEKLY" }): boolean =>
  days.length >= FEWEST_DAYS && days.includes(day) && spans.length === 1;

/** Whether the exception precedes its rule: `Wed 9-1; Mon-Fri 9-5`. */
function isRuleBehind(
  opening: Opening,
  [only, ...others]: readonly OpeningEntry[],
  openings: readonly Opening[],
): boolean {
  if (only?.type !== "WEEKLY" || others.length > 0 || !isRule(opening, only)) return false;
  const before = openings.slice(0, openings.indexOf(opening)).filter(({ days }) => days.includes(only.day));
  return before.every(({ days, spans }) => days.length <= MOST_EXCEPTIONS && spans.length === 1);
}

const isOpeningEntry = (entry: ScheduleEntry): entry is OpeningEntry =>
  (entry.type === "WEEKLY" || entry.type === "MONTHLY" || entry.type === "MONTH_DAY") && entry.span !== null;

export const toEndMinute = ({ end, endsNextDay }: ClockSpan): number =>
  end + (endsNextDay ? MINUTES_PER_DAY : 0);

function isOverlap(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.span === null || other.span === null) return false;
  if (one.type === "MONTH_DAY" || other.type === "MONTH_DAY") {
    const isOther = one.type === "MONTH_DAY" && other.type === "MONTH_DAY" && one.monthDay !== other.monthDay;
    const isSame = one.type !== other.type && JSON.stringify(one.span) === JSON.stringify(other.span);
    if (isOther || isSame) return false;
  } else if (one.day !== other.day) return false;
  const areOtherWeeks = one.type === "MONTHLY" && other.type === "MONTHLY" && one.period !== other.period;
  if (areOtherWeeks) return false;
  return one.span.start < toEndMinute(other.span) && other.span.start < toEndMinute(one.span);
}

const isAlways = (span: ClockSpan): boolean => span.start === 0 && span.end === MINUTES_PER_DAY;

function holds(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.span === null || other.span === null) return false;
  if (isAlways(one.span) !== isAlways(other.span)) return false;
  if (other.type !== "WEEKLY" && one.type === "WEEKLY") return false;
  return one.span.start <= other.span.start && toEndMinute(one.span) >= toEndMinute(other.span);
}

function alwaysOpen(entries: readonly ScheduleEntry[]): boolean {
  return DAYS.every((day) =>
    entries.some(
      (entry) => entry.type === "WEEKLY" && entry.day === day && entry.span !== null && isAlways(entry.span),
    ),
  );
}
