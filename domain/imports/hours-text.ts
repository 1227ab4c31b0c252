import { type ClockSpan, DAYS, type ScheduleEntry } from "../schedule/entry.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { believableSpan, isSlipAmong } from "./believable-span.ts";
import type { DateReading } from "./date-forms.ts";
import { closingsOfAside } from "./hours-asides.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import { itemsOfHours } from "./hours-items.ts";
import { chosenSections, isSpoken, type Section, sectionsOf, withoutMeals } from "./hours-sections.ts";
import { entriesOf, type Opening, type Statements, statementsOf } from "./hours-statements.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";
import type { ClosedHoliday } from "./hours-vocabulary.ts";

/** What a source's own words about its hours come to. */
export interface HoursText {
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  /** Of every year, in addition to the entries. */
  closedHolidays: readonly ClosedHoliday[];
  closedYearly: readonly DateReading[];
  /** The text states hours that cannot be read, or asks to call: nothing of it is in an entry. */
  isContact: boolean;
  /** They are those of the telephone, for there are no others. */
  isOfPhone: boolean;
  /** Why it is not read; null where it is, or states nothing. */
  fault: HoursFault | null;
  /** The entries say all that the text does: no note, holiday or hours of another part are left out. */
  isWhole: boolean;
}

/** Longer texts are no hours, and are not read. In characters. */
export const MAX_HOURS_TEXT = 4_000;

/**
 * Reads free text such as `9:00am-4:00pm, Mon, Tue; 9:00am-12:00pm, Wed` or `Lunes a viernes de 9 a 5`.
 *
 * All of it is read, or nothing: a word that is not in the vocabulary of `hours-words.ts` may narrow the hours, so that
 * the whole text means "contact for hours". Where a text can be taken in a wider and a narrower way the narrower
 * stands, so that nobody walks to a closed door.
 */
export function readHoursText(text: string): HoursText {
  if (text.length > MAX_HOURS_TEXT) return contact({ fault: "tooLongText", words: text.slice(0, 80) });
  const tokens = tokensOfHours(text);
  const spoken = tokens.filter(({ kind }) => !SILENT.has(kind));
  const hasWords = tokens.some(({ text }) => /\p{L}|\d/u.test(text));
  if (spoken.every(({ kind }) => kind === "NOTHING") && (spoken.length > 0 || !hasWords)) return NOTHING_SAID;
  const included = tokens.find(({ kind }) => kind === "HOLIDAYS_INCLUDED");
  const hasClosing = tokens.some(({ kind }) => kind === "CLOSED" || kind === "EXCEPT" || kind === "NO");
  // "closed Sundays, including holidays"
  if (included !== undefined && hasClosing) return contact({ fault: "closing", words: included.text });
  const [, elsewhere] = new Set(tokens.filter(isAddress).map(({ text }) => text));
  if (elsewhere !== undefined) return contact({ fault: "severalParts", words: elsewhere });
  const items = itemsOfHours(tokens);
  if ("fault" in items) return contact(items);
  const sections = readSections(items);
  if ("fault" in sections) return contact(sections);
  const dated = datedHours(items);
  if (dated !== null) return dated;
  const chosen = chosenSections(sections);
  if ("fault" in chosen) return contact(chosen);
  const all: Statements[] = [];
  const own: Opening[] = [];
  for (const section of sections) {
    const read = statementsOf(isAlwaysOnly(section.items) ? [EVERY_DAY, ...section.items] : section.items);
    if ("fault" in read) return contact(read);
    all.push(read);
    if (chosen.includes(section)) own.push(...read.openings);
  }
  const isWhole = tokens.every(({ kind }) => !LEFT_OUT.has(kind));
  const isOfPhone = chosen.every(({ rank }) => rank === "PHONE");
  return { ...hoursOf(own, all, isWhole), isOfPhone };
}

function readSections(items: readonly HoursItem[]): readonly Section[] | HoursFault {
  const sections = sectionsOf(items);
  const meals = "fault" in sections ? withoutMeals(items) : null;
  return meals === null ? sections : sectionsOf(meals);
}

/** `June 7, 2027 - August 13, 2027, daily 11am-1pm`: nothing but dates, and times of each of their days. */
function datedHours(items: readonly HoursItem[]): HoursText | null {
  const spoken = items.filter(isSpoken);
  const ofDates = spoken.filter((item) => item.kind === "DATES");
  const ofDays = spoken.filter((item) => item.kind === "DAYS");
  const ofTimes = spoken.filter((item) => item.kind === "SPAN");
  const [dates, days, times] = [ofDates[0], ofDays[0], ofTimes[0]];
  const isPlain = ofDates.length === 1 && ofTimes.length === 1 && ofDays.length <= 1;
  if (!isPlain || spoken.length !== 2 + ofDays.length || dates?.kind !== "DATES" || times?.kind !== "SPAN")
    return null;
  const isDaily =
    days?.kind === "DAYS" && days.days.length === DAYS.length && days.exceptHolidays.length === 0;
  const isEachOne =
    days === undefined && dates.dates.every(({ startDate, endDate }) => startDate === endDate);
  if (!isDaily && !isEachOne) return null;
  if (dates.isAmbiguous) return contact({ fault: "unknownWords", words: dates.text });
  const span = believableSpan(times.from, times.until, days?.kind === "DAYS" ? days.part : null);
  if (typeof span === "string") return contact({ fault: span, words: times.text });
  const schedules = dates.dates.map((each) => ({ type: "DATE_RANGE" as const, ...each, span }));
  return { ...NOTHING_SAID, schedules, isWhole: false };
}

/** `at 100 Example Ave`: at two of them are two doors, each shut while the other is open. */
const isAddress = ({ kind, text }: HoursToken): boolean => kind === "NOTE" && /^at \d/u.test(text);

/** Marks and words of no consequence. */
const SILENT: ReadonlySet<HoursToken["kind"]> = new Set([
  "FILLER",
  "COMMA",
  "STOP",
  "COLON",
  "DASH",
  "LINE",
  "BLANK",
]);

/** What entries have no place for, though it takes nothing from them. */
const LEFT_OUT: ReadonlySet<HoursToken["kind"]> = new Set([
  "NOTE",
  "HOLIDAYS",
  "APPOINTMENT",
  "ASIDE",
  "VARIES",
  "SECTION",
]);

const NOTHING_SAID: HoursText = {
  schedules: [],
  closeSchedules: [],
  closedHolidays: [],
  closedYearly: [],
  isContact: false,
  isOfPhone: false,
  fault: null,
  isWhole: true,
};

const EVERY_DAY: HoursItem = {
  kind: "DAYS",
  days: DAYS,
  part: null,
  monthly: [],
  except: [],
  holidays: [],
  exceptHolidays: [],
  text: "",
};

const contact = (fault: HoursFault): HoursText => ({
  schedules: [],
  closeSchedules: [],
  closedHolidays: [],
  closedYearly: [],
  isContact: true,
  isOfPhone: false,
  fault,
  isWhole: false,
});

/** `24 hours a day` without days, but with holidays on which it is closed. */
function isAlwaysOnly(items: readonly HoursItem[]): boolean {
  const [first, closed, holidays, ...others] = items.filter(isSpoken);
  if (first?.kind !== "SPAN" || !first.isAlways || others.length > 0) return false;
  if (closed === undefined) return true;
  const isOnHolidays =
    holidays?.kind === "DAYS" && holidays.days.length === 0 && holidays.monthly.length === 0;
  return closed.kind === "CLOSED" && isOnHolidays;
}

function hoursOf(
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
    closeSchedules: [...closingsOf(all), ...taken.flatMap(({ closings }) => closings)],
    closedHolidays: [
      ...all.flatMap((each) => each.closedHolidays),
      ...taken.flatMap(({ holidays }) => holidays),
    ],
    closedYearly: all.flatMap((each) => each.closedYearly),
    isContact: false,
    fault: null,
    isWhole,
  };
}

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

type OpeningEntry = ScheduleEntry & { type: "WEEKLY" | "MONTHLY" };

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
  (entry.type === "WEEKLY" || entry.type === "MONTHLY") && entry.span !== null;

const endOf = ({ end, endsNextDay }: ClockSpan): number => end + (endsNextDay ? MINUTES_PER_DAY : 0);

function isOverlap(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.day !== other.day || one.span === null || other.span === null) return false;
  const areOtherWeeks = one.type === "MONTHLY" && other.type === "MONTHLY" && one.period !== other.period;
  if (areOtherWeeks) return false;
  return one.span.start < endOf(other.span) && other.span.start < endOf(one.span);
}

const isAlways = (span: ClockSpan): boolean => span.start === 0 && span.end === MINUTES_PER_DAY;

function holds(one: OpeningEntry, other: OpeningEntry): boolean {
  if (one.span === null || other.span === null) return false;
  if (isAlways(one.span) !== isAlways(other.span)) return false;
  if (other.type === "MONTHLY" && one.type === "WEEKLY") return false;
  return one.span.start <= other.span.start && endOf(one.span) >= endOf(other.span);
}

function alwaysOpen(entries: readonly ScheduleEntry[]): boolean {
  return DAYS.every((day) =>
    entries.some(
      (entry) => entry.type === "WEEKLY" && entry.day === day && entry.span !== null && isAlways(entry.span),
    ),
  );
}
