import { dayOfIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { WITHOUT_END } from "../services/opening-hours/ended-hours.ts";
import { DAYS, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { believableSpan } from "./believable-span.ts";
import { combineHours, NOON, toEndMinute } from "./hours-entries.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import { itemsOfHours } from "./hours-items.ts";
import type { Opening, Statements } from "./hours-openings.ts";
import { contact, type HoursText, NOTHING_SAID } from "./hours-reading.ts";
import { type SeasonPart, seasonParts, withoutOpenRest } from "./hours-seasons.ts";
import type { SectionRank } from "./hours-section-words.ts";
import {
  chosenSections,
  isSpoken,
  type Section,
  splitSections,
  withIntake,
  withoutMeals,
} from "./hours-sections.ts";
import { readStatements } from "./hours-statements.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";
import type { SeasonHours } from "./season-dates.ts";

/** Longer texts are no hours, and are not read. In characters. */
export const MAX_HOURS_TEXT = 4_000;

/**
 * Reads free text such as `9:00am-4:00pm, Mon, Tue; 9:00am-12:00pm, Wed` or `Lunes a viernes de 9 a 5`.
 *
 * Either the whole text is read or nothing: a word that is not in the vocabulary of `hours-words.ts` may narrow the
 * hours, so that the whole text means "contact for hours". A text with a wider and a narrower reading gets the narrower
 * one, so that no one walks to a closed door.
 */
export function readHoursText(text: string): HoursText {
  if (text.length > MAX_HOURS_TEXT) return contact({ fault: "tooLongText", words: text.slice(0, 80) });
  return readHoursTokens(tokensOfHours(text));
}

/** Reads the tokens of a text as `readHoursText` does. */
export function readHoursTokens(tokens: readonly HoursToken[]): HoursText {
  const spoken = tokens.filter(({ kind }) => !SILENT.has(kind));
  const hasWords = tokens.some(({ text }) => /\p{L}|\d/u.test(text));
  if (spoken.every(({ kind }) => kind === "NOTHING") && (spoken.length > 0 || !hasWords)) return NOTHING_SAID;
  const included = tokens.find(({ kind }) => kind === "HOLIDAYS_INCLUDED");
  const hasClosing = tokens.some(({ kind }) => kind === "CLOSED" || kind === "EXCEPT" || kind === "NO");
  // "closed Sundays, including holidays"
  if (included !== undefined && hasClosing) return contact({ fault: "closing", words: included.text });
  const [, elsewhere] = new Set(tokens.filter(isAddress).map(({ text }) => text));
  if (elsewhere !== undefined) return contact({ fault: "severalParts", words: elsewhere });
  const [, otherPlace] = new Set(tokens.filter(isNamedPlace).map(({ text }) => text));
  if (otherPlace !== undefined) return contact({ fault: "severalParts", words: otherPlace });
  // "Wed 6-9 pm van parked at 5th & Main. Thu 6-9 pm.": on the other day it may be parked elsewhere.
  const parked = tokens.find(({ kind, text }) => kind === "NOTE" && PARKED.test(text));
  if (parked !== undefined && tokens.filter(({ kind }) => kind === "CLOCK").length > 2)
    return contact({ fault: "severalParts", words: parked.text });
  const told = itemsOfHours(tokens);
  if ("fault" in told) return contact(told);
  const items = withoutOpenRest(told);
  const isWhole = tokens.every(({ kind }) => !LEFT_OUT.has(kind));
  const parts = seasonParts(withDates(items));
  if ("fault" in parts) return contact(parts);
  return parts.length === 0 ? readItems(items, isWhole) : readSeasons(parts, isWhole);
}

/** `June 14 - August 6, 2027, weekdays 11 to 1`: hours of some days of the week, with nothing else beside the dates. */
function withDates(items: readonly HoursItem[]): readonly HoursItem[] {
  const [dates, ...others] = items.filter((item) => item.kind === "DATES");
  const [range, ...more] = dates?.kind === "DATES" ? dates.dates : [];
  if (dates?.kind !== "DATES" || dates.isAmbiguous || range === undefined || others.length + more.length > 0)
    return items;
  const areDays = items.some(
    (item) => item.kind === "DAYS" && (item.days.length < DAYS.length || item.monthly.length > 0),
  );
  // "Registration June 14 - August 6, 2027. Mon-Fri 9-5"
  const isPlain = items.every(
    (item) => OF_DATES.has(item.kind) && (item.kind !== "SECTION" || GIVEN.has(item.rank)),
  );
  if (!areDays || !isPlain || range.startDate === range.endDate) return items;
  return items.map((item) =>
    item === dates ? { kind: "SEASON", dates: { kind: "DATES", ...range }, text: item.text } : item,
  );
}

/** Sections that name a visitor's reason to come. */
const GIVEN: ReadonlySet<SectionRank> = new Set(["DOOR", "PROGRAM", "MEAL"]);

const OF_DATES: ReadonlySet<HoursItem["kind"]> = new Set([
  "DATES",
  "DAYS",
  "SPAN",
  "SECTION",
  "BREAK",
  "PART",
]);

/** Reads all seasons, or none. */
function readSeasons(parts: readonly SeasonPart[], isWhole: boolean): HoursText {
  const [first, ...others] = parts;
  if (first?.season.kind === "FROM" && first.season.dates.length === 0)
    return readItems(first.items, isWhole);
  const reads = parts.map(({ season, items }) => {
    const isAlone = others.length === 0 && season.kind === "FROM";
    const read = isAlone ? readFrom(items, season.dates, isWhole) : readItems(items, isWhole);
    return { season, read: withClosedHolidays(read) };
  });
  const fault = reads.find(({ read }) => read.fault !== null)?.read.fault ?? null;
  if (fault !== null) return contact(fault);
  const seasons: SeasonHours[] = [];
  for (const {
    season,
    read: { schedules, isOfPhone },
  } of reads) {
    if (isOfPhone || schedules.length === 0 || schedules.some(({ type }) => type === "DATE_RANGE"))
      return contact({ fault: "severalParts", words: "" });
    const entries = schedules.flatMap((entry) => (entry.type === "FULL_DAY" ? ALL_WEEK : [entry]));
    seasons.push({ season, schedules: entries });
  }
  // A part that names only its days has the closings of every part.
  const all = reads.map(({ read }) => read);
  return {
    ...NOTHING_SAID,
    isWhole,
    seasons,
    closeSchedules: all.flatMap((each) => each.closeSchedules),
    closedHolidays: all.flatMap((each) => each.closedHolidays),
    closedYearly: all.flatMap((each) => each.closedYearly),
    earlyClosings: all.flatMap((each) => each.earlyClosings),
  };
}

/** `every other Friday starting January 8, 2027`: the date says which Fridays, where it is one. */
function readFrom(
  items: readonly HoursItem[],
  [first, ...others]: readonly string[],
  isWhole: boolean,
): HoursText {
  const isOfWeek = (item: HoursItem): boolean =>
    item.kind === "DAYS" && item.days.length + item.monthly.length > 0;
  const days = items.filter(isOfWeek);
  const alternate = days.find((item) => item.kind === "DAYS" && item.isAlternate === true);
  if (alternate === undefined) return readItems(items, isWhole);
  const unsure = contact({ fault: "repetition", words: alternate.text });
  if (days.length > 1 || first === undefined || others.length > 0) return unsure;
  const each = items.map((item) => (item.kind === "DAYS" ? { ...item, isAlternate: false } : item));
  const weekday = DAYS[toWeekday(dayOfIsoDate(first) ?? 0)];
  const during = { startDate: first, endDate: WITHOUT_END };
  const read = readItems(each, isWhole);
  const isOfDate = read.schedules.every((entry) => entry.type === "WEEKLY" && entry.day === weekday);
  if (!isOfDate) return unsure;
  const schedules = read.schedules.map((entry) =>
    entry.type === "WEEKLY" ? { ...entry, everyWeeks: 2, during } : entry,
  );
  return { ...read, schedules };
}

const ALL_WEEK: readonly ScheduleEntry[] = DAYS.map((day) => ({
  type: "WEEKLY",
  day,
  span: { start: 0, end: MINUTES_PER_DAY, endsNextDay: false },
}));

function readItems(items: readonly HoursItem[], isWhole: boolean): HoursText {
  const alternate = items.find((item) => item.kind === "DAYS" && item.isAlternate === true);
  if (alternate !== undefined) return contact({ fault: "repetition", words: alternate.text });
  const numbered = items.find((item) => item.kind === "DAYS" && item.monthDays !== undefined);
  // "1st and 15th by appointment": of which days is not said.
  if (numbered !== undefined && items.some(({ kind }) => OF_SOME_DAYS.has(kind)))
    return contact({ fault: "repetition", words: numbered.text });
  const ends = items.filter((item) => item.kind === "LAST_ENTRY");
  if (ends.length > 0) return untilLastEntry(items, ends, isWhole);
  const told = readSections(items);
  if ("fault" in told) return contact(told);
  const sections = withIntake(told);
  const dated = datedHours(items);
  if (dated !== null) return dated;
  const chosen = chosenSections(sections);
  if ("fault" in chosen) return contact(chosen);
  const all: Statements[] = [];
  const own: Opening[] = [];
  for (const section of sections) {
    const read = readStatements(isAlwaysOnly(section.items) ? [EVERY_DAY, ...section.items] : section.items);
    if ("fault" in read) return contact(read);
    all.push(read);
    if (chosen.includes(section)) own.push(...read.openings);
  }
  const isOfPhone = chosen.every(({ rank }) => rank === "PHONE");
  // "Appointments: Mon-Fri 9-5. Walk-ins: Wednesdays 9-noon."
  const areWalkIns = chosen.every(({ rank, name }) => rank === "DOOR" && WALK_IN.test(name));
  const said = areWalkIns ? all.map(besideWalkIns) : all;
  const read = { ...combineHours(own, said, isWhole), isOfPhone };
  return all.length === 1 && all.every(isWithoutClosings) ? read : withClosedHolidays(read);
}

const WALK_IN = /\b(?:walk|drop|open to)/u;

const besideWalkIns = (said: Statements): Statements => ({
  ...said,
  asides: said.asides.map((aside) => ({ ...aside, isBesideWalkIns: true })),
});

/** "Sunday and holidays 10-2, closed Mondays": of a holiday on a Monday nothing is said. */
const isWithoutClosings = (said: Statements): boolean =>
  [
    said.closedDays,
    said.closedMonthly,
    said.closedDates,
    said.closedYearly,
    said.eves,
    said.changes,
    said.pauses,
  ].every((each) => each.length === 0) && said.asides.length === 0;

/** `6pm-7am, no entry after 9pm`: from then on the door is shut to newcomers, though those inside stay. */
function untilLastEntry(
  items: readonly HoursItem[],
  [end, ...others]: readonly (HoursItem & { kind: "LAST_ENTRY" })[],
  isWhole: boolean,
): HoursText {
  const rest = items.filter((item) => item.kind !== "LAST_ENTRY");
  const read = withClosedHolidays(readItems(rest, isWhole));
  const unread = contact({ fault: "closing", words: end?.text ?? "" });
  if (read.fault !== null) return read;
  // The text does not say which of several parts this end belongs to.
  const areSame = others.every(({ at }) => end !== undefined && at.minute % NOON === end.at.minute % NOON);
  if (end === undefined || !areSame) return unread;
  const schedules = read.schedules.map((entry) => cutAt(entry, end));
  return schedules.every((entry) => entry !== null) ? { ...read, schedules, isWhole: false } : unread;
}

/** Closes holidays whose times are uncertain. */
const withClosedHolidays = (read: HoursText): HoursText => ({
  ...read,
  closedHolidays: [...read.closedHolidays, ...read.holidayHours.flatMap(({ holidays }) => holidays)],
  holidayHours: [],
});

/** Null where the time is not inside of the hours, or may be two times of them. */
function cutAt(
  entry: ScheduleEntry,
  { at: { minute, half }, isWalkIn }: HoursItem & { kind: "LAST_ENTRY" },
): ScheduleEntry | null {
  if (!("span" in entry) || entry.span === null) return null;
  const { start } = entry.span;
  const until = toEndMinute(entry.span);
  const said = half === "OPEN" ? [minute % NOON, (minute % NOON) + NOON] : [minute];
  const inside = [...said, ...said.map((each) => each + MINUTES_PER_DAY)].filter(
    (at) => at > start && at <= until,
  );
  const [end, ...others] = inside;
  // "by appointment after 6 pm" takes nothing from hours up to five.
  if (end === undefined && isWalkIn && said.some((each) => each >= until)) return entry;
  if (end === undefined || others.length > 0) return null;
  const isNextDay = end > MINUTES_PER_DAY;
  return {
    ...entry,
    span: { start, end: isNextDay ? end - MINUTES_PER_DAY : end, endsNextDay: isNextDay },
  };
}

const OF_SOME_DAYS: ReadonlySet<HoursItem["kind"]> = new Set([
  "APPOINTMENT",
  "ASIDE",
  "APART",
  "VARIES",
  "PAUSE",
]);

function readSections(items: readonly HoursItem[]): readonly Section[] | HoursFault {
  const sections = splitSections(items);
  const meals = "fault" in sections ? withoutMeals(items) : null;
  return meals === null ? sections : splitSections(meals);
}

/** `June 7, 2027 - August 13, 2027, daily 11am-1pm`: nothing but dates, and times of each of their days. */
function datedHours(items: readonly HoursItem[]): HoursText | null {
  const isTitle = (item: HoursItem): boolean => item.kind === "SECTION" && GIVEN.has(item.rank);
  // "Dental van: Dec 2, 2026 and Jan 6, 2027, 8:30 to 2"
  const spoken = items.filter((item) => isSpoken(item) && !isTitle(item));
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

const PARKED = /\bparked at /u;

/** `at 100 Example Ave`, `van parked at 5th & Main`: at two of them are two doors, each shut while the other is open. */
const isAddress = ({ kind, text }: HoursToken): boolean =>
  kind === "NOTE" && (/^at \d/u.test(text) || PARKED.test(text));

/** `at Lincoln park`: a place by a name of its own. */
const isNamedPlace = ({ kind, text }: HoursToken): boolean =>
  kind === "NOTE" &&
  /^(?:at|in|inside|en) (?:the |la |el |our )?(?!fellowship|church|parish|community|social|main|back|front|lower|upper)\p{L}{2,16} (?:\p{L}{2,16} ){0,2}(?:lot|hall|church|parish|center|park|plaza|library|building|house|temple|iglesia|parroquia|parque|biblioteca|edificio|templo)$/u.test(
    text,
  );

/** Marks and words of no consequence. */
const SILENT: ReadonlySet<HoursToken["kind"]> = new Set([
  "FILLER",
  "OPENS",
  "COMMA",
  "STOP",
  "COLON",
  "DASH",
  "LINE",
  "BLANK",
]);

/** Tokens that entries cannot express, though they close nothing. */
const LEFT_OUT: ReadonlySet<HoursToken["kind"]> = new Set([
  "NOTE",
  "HOLIDAYS",
  "APPOINTMENT",
  "ASIDE",
  "APART",
  "OTHER_TIMES",
  "VARIES",
  "SECTION",
  "NAME",
]);

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

/** `24 hours a day` without days, but with holidays on which it is closed. */
function isAlwaysOnly(items: readonly HoursItem[]): boolean {
  const [first, closed, holidays, ...others] = items.filter(isSpoken);
  if (first?.kind !== "SPAN" || !first.isAlways || others.length > 0) return false;
  if (closed === undefined) return true;
  const isOnHolidays =
    holidays?.kind === "DAYS" && holidays.days.length === 0 && holidays.monthly.length === 0;
  return closed.kind === "CLOSED" && isOnHolidays;
}
