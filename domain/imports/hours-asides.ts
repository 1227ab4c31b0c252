import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { type ClockSpan, DAYS, type Day, type ScheduleEntry } from "../services/opening-hours/entry.ts";
import { believableSpan, type DayPart } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { HoursFault, HoursItem, MonthlyDay } from "./hours-item.ts";

/** Days and times for appointments only, or at which only the telephone is answered. */
export interface Aside {
  /** Empty where only times are named. */
  days: readonly Day[];
  monthly: readonly MonthlyDay[];
  holidays: readonly ClosedHoliday[];
  times: readonly { from: ClockText; until: ClockText }[];
  part: DayPart | null;
  /** People walk in at the openings of the text: where one lies within these times it is an exception from them. */
  isBesideWalkIns: boolean;
}

const NO_ASIDE: Aside = {
  days: [],
  monthly: [],
  holidays: [],
  times: [],
  part: null,
  isBesideWalkIns: false,
};

export interface WithoutAsides {
  /** The items about the open door. */
  rest: readonly HoursItem[];
  asides: readonly Aside[];
}

interface Reading {
  rest: HoursItem[];
  asides: Aside[];
  /** Whether days and times belong to the note, or the times alone, which are those of the days before it. */
  taking: "NOTHING" | "TIMES" | "ALL";
  /** Number of open brackets since the note. */
  depth: number;
  /** Whether the note before had days or times of its own; later ones may belong to it, too. */
  hasTaken: boolean;
  /** Whether a statement has begun behind a note, and has no content yet. */
  isBehind: boolean;
  /** Whether times come before their days in this text (`9-5, Mon`). */
  areTimesFirst: boolean;
}

/**
 * Removes what follows a note of appointments or of the phone (`or by appointment Sat 10-2`, `By appointment: Fri 1-3`,
 * `call 305-555-0100 Mon-Fri 9-5`), up to the end of its sentence or line. Where later times may still belong to the
 * note, the days with an open door are unknown.
 */
export function withoutAsides(items: readonly HoursItem[]): WithoutAsides | HoursFault {
  const reading: Reading = {
    rest: [],
    asides: [],
    taking: "NOTHING",
    depth: 0,
    hasTaken: false,
    isBehind: false,
    areTimesFirst: items.find(({ kind }) => kind === "SPAN" || kind === "DAYS")?.kind === "SPAN",
  };
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item?.kind === "APART") {
      reading.asides.push(...listAsides(item));
      continue;
    }
    const fault =
      reading.taking === "NOTHING" ? passItem(reading, items, index) : takeItem(reading, items, index);
    if (fault !== null) return fault;
  }
  return { rest: reading.rest, asides: reading.asides };
}

function passItem(reading: Reading, items: readonly HoursItem[], index: number): HoursFault | null {
  const item = items[index];
  if (item === undefined) return null;
  const isFirst = isStart(items, index);
  if (item.kind === "ASIDE" || (item.kind === "APPOINTMENT" && isFirst && isFollowed(items, index))) {
    reading.taking = "ALL";
    reading.depth = 0;
    if (item.kind === "ASIDE") {
      reading.rest.push(item);
      reading.asides.push(...ownAsides(item, isBeforeTimes(items, index)));
    } else reading.hasTaken = true;
    return null;
  }
  // "Sat by appointment 10-2"
  if (item.kind === "APPOINTMENT" && isBetweenDaysAndTimes(reading, items, index)) reading.taking = "TIMES";
  // "or by appointment; 5-7pm": of which days is not said.
  if (item.kind === "SPAN" && (reading.hasTaken || (reading.isBehind && !hasDays(items, index))))
    return { fault: "appointment", words: item.text };
  if (item.kind !== "BREAK") reading.isBehind = false;
  reading.rest.push(item);
  return null;
}

/** The part of the day and the days that a note names itself; of "tardes con cita 6pm-8pm" these times alone. */
function ownAsides({ part, days }: HoursItem & { kind: "ASIDE" }, hasTimes: boolean): readonly Aside[] {
  return [
    ...(part !== null && !hasTimes ? [{ ...NO_ASIDE, part }] : []),
    ...(days.length > 0 ? [{ ...NO_ASIDE, days }] : []),
  ];
}

function takeItem(reading: Reading, items: readonly HoursItem[], index: number): HoursFault | null {
  const item = items[index];
  if (item === undefined) return null;
  switch (item.kind) {
    case "DAYS":
      reading.hasTaken = true;
      if (reading.taking === "ALL") addDays(reading, item);
      else {
        reading.taking = "NOTHING";
        reading.rest.push(item);
      }
      return null;
    case "SPAN":
      if (reading.taking === "TIMES") return null;
      reading.hasTaken = true;
      addTimes(reading, item);
      return null;
    case "PART":
      reading.asides.push({ ...NO_ASIDE, part: item.part });
      return null;
    case "ASIDE":
    case "APPOINTMENT":
      return null;
    case "BREAK":
      return takeBreak(reading, items, index);
    default:
      // "or by appointment, closed Sunday"
      reading.taking = "NOTHING";
      return passItem(reading, items, index);
  }
}

/** Each run of days with the times behind it. */
function listAsides({ of, isBesideWalkIns }: HoursItem & { kind: "APART" }): readonly Aside[] {
  const asides: Aside[] = [];
  for (const [index, item] of of.entries()) {
    const last = asides[asides.length - 1];
    if (item.kind === "DAYS") {
      const { days, monthly, holidays, part } = item;
      asides.push({ ...NO_ASIDE, days, monthly, holidays, part });
    } else if (item.kind === "SPAN") {
      const times = { from: item.from, until: item.until };
      if (last === undefined) asides.push({ ...NO_ASIDE, times: [times] });
      else asides[asides.length - 1] = { ...last, times: [...last.times, times] };
    } else if (item.kind === "PART" && last !== undefined && of[index - 1]?.kind === "DAYS")
      asides[asides.length - 1] = { ...last, part: item.part };
    else if (item.kind === "PART") asides.push({ ...NO_ASIDE, part: item.part });
  }
  return asides.map((aside) => ({ ...aside, isBesideWalkIns }));
}

function addDays(reading: Reading, item: HoursItem & { kind: "DAYS" }): void {
  const last = reading.asides[reading.asides.length - 1];
  const isWaiting =
    last !== undefined && last.times.length > 0 && last.days.length + last.monthly.length === 0;
  const { days, monthly, holidays, part } = item;
  if (reading.areTimesFirst && isWaiting)
    reading.asides[reading.asides.length - 1] = { ...last, days, monthly, holidays };
  else reading.asides.push({ ...NO_ASIDE, days, monthly, holidays, part });
}

/** Adds times that follow their days, or that hold every day. */
function addTimes(reading: Reading, { from, until }: HoursItem & { kind: "SPAN" }): void {
  const last = reading.asides[reading.asides.length - 1];
  const hasDays = last !== undefined && last.days.length + last.monthly.length > 0;
  const times = hasDays ? [...last.times, { from, until }] : [{ from, until }];
  if (hasDays) reading.asides[reading.asides.length - 1] = { ...last, times };
  else reading.asides.push({ ...NO_ASIDE, times });
}

function takeBreak(reading: Reading, items: readonly HoursItem[], index: number): HoursFault | null {
  const item = items[index];
  if (item?.kind !== "BREAK" || item.strength === "SOFT") return null;
  const before = items[index - 1];
  if (item.text === "(" || item.text === "[") reading.depth += 1;
  else if (item.text === ")" || item.text === "]") reading.depth -= 1;
  else if (!isEnd(item.text)) return null;
  // "by appt. Sat 10-2", and a heading whose times are on the next line.
  const isAbbreviated = item.text === "." && /\b(?:appt|appts)$/u.test(before?.text ?? "");
  const isHeading = item.strength === "LINE" && before?.kind === "BREAK" && before.text === ":";
  const isInBrackets = reading.depth > 0 || item.text === "(" || item.text === "[";
  const isClosing = (item.text === ")" || item.text === "]") && reading.depth >= 0;
  if (isAbbreviated || isHeading || isInBrackets || isClosing) return null;
  reading.isBehind = reading.taking === "ALL";
  reading.taking = "NOTHING";
  reading.rest.push(item);
  return null;
}

/** The days before the note have no other times. */
function isBetweenDaysAndTimes(
  { areTimesFirst }: Reading,
  items: readonly HoursItem[],
  index: number,
): boolean {
  const isSoft = (at: number): boolean => {
    const item = items[at];
    return item?.kind === "BREAK" && item.strength === "SOFT";
  };
  let before = index - 1;
  while (isSoft(before)) before -= 1;
  let after = index + 1;
  while (isSoft(after)) after += 1;
  return !areTimesFirst && items[before]?.kind === "DAYS" && items[after]?.kind === "SPAN";
}

/** Whether times follow it directly. */
function isBeforeTimes(items: readonly HoursItem[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => item.kind !== "BREAK" || item.strength !== "SOFT");
  return next?.kind === "SPAN";
}

const isEnd = (text: string): boolean => /^(?:[.;!●▪■]|\n+)$/u.test(text);

/** A statement begins here. */
function isStart(items: readonly HoursItem[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const item = items[at];
    // "Fri (by appointment), Sat 10-2": in brackets it belongs to the days before it.
    if (item?.kind !== "BREAK" || item.text === "(" || item.text === "[") return false;
    if (item.strength !== "SOFT") return true;
  }
  return true;
}

/** Whether days or times follow it in its statement. */
function isFollowed(items: readonly HoursItem[], index: number): boolean {
  for (const item of items.slice(index + 1)) {
    if (item.kind === "DAYS" || item.kind === "SPAN") return true;
    const isEnding = item.kind === "BREAK" && item.strength !== "SOFT" && isEnd(item.text);
    if (item.kind !== "BREAK" && item.kind !== "PART") return false;
    if (isEnding) return false;
  }
  return false;
}

/** The statement of these times names days. */
function hasDays(items: readonly HoursItem[], index: number): boolean {
  const isStop = (item: HoursItem | undefined): boolean =>
    item === undefined || (item.kind === "BREAK" && item.strength !== "SOFT");
  for (let at = index - 1; !isStop(items[at]); at -= 1) if (items[at]?.kind === "DAYS") return true;
  for (let at = index + 1; !isStop(items[at]); at += 1) if (items[at]?.kind === "DAYS") return true;
  return false;
}

/** When the parts of a day are, in minutes since midnight, by those who begin them early and end them late. */
const PARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  MORNING: [0, 720],
  AFTERNOON: [720, 1_200],
  EVENING: [1_080, MINUTES_PER_DAY],
  NIGHT: [1_080, MINUTES_PER_DAY],
};

/** Returns the closings that an aside adds to the openings of a text; none where it does not overlap them. */
export function closingsOfAside(
  aside: Aside,
  openings: readonly ScheduleEntry[],
): { closings: readonly ScheduleEntry[]; holidays: readonly ClosedHoliday[] } {
  const spans = spansOfAside(aside);
  const isOfHolidays = aside.holidays.length > 0 && aside.days.length + aside.monthly.length === 0;
  const days = aside.days.length + aside.monthly.length === 0 && !isOfHolidays ? DAYS : aside.days;
  const of = (span: ClockSpan | null): ScheduleEntry[] => [
    ...days.map((day) => ({ type: "WEEKLY" as const, day, span })),
    ...aside.monthly.map((each) => ({ type: "MONTHLY" as const, ...each, span })),
  ];
  const closings = (spans ?? [null]).flatMap(of);
  return {
    closings: closings.filter((closing) =>
      openings.some(
        (opening) => isTakenFrom(closing, opening) && !(aside.isBesideWalkIns && isWithin(opening, closing)),
      ),
    ),
    holidays: spans === null ? aside.holidays : [],
  };
}

/** Null is the whole day. */
function spansOfAside({ times, part, days, monthly, holidays }: Aside): readonly ClockSpan[] | null {
  if (times.length === 0 && part !== null) {
    const [start, end] = PARTS[part];
    return [{ start, end, endsNextDay: false }];
  }
  const isOfDays = days.length + monthly.length + holidays.length > 0;
  if (times.length === 0) return isOfDays ? null : [];
  return times.flatMap(({ from, until }) => {
    const span = believableSpan(from, until, part);
    return typeof span === "string" ? possibleSpans(from, until) : [span];
  });
}

/** Either half of the day, where the text leaves it open. */
export function possibleSpans(from: ClockText, until: ClockText): readonly ClockSpan[] {
  const halves = ({ minute, half }: ClockText): readonly number[] =>
    half === "OPEN" ? [minute % 720, (minute % 720) + 720] : [minute];
  return halves(from).flatMap((start) =>
    halves(until)
      .filter((end) => end > start && end - start <= 720)
      .map((end) => ({ start, end, endsNextDay: false })),
  );
}

const toEndMinute = ({ end, endsNextDay }: ClockSpan): number => end + (endsNextDay ? MINUTES_PER_DAY : 0);

/** It is shorter, and on the same day. */
function isWithin(opening: ScheduleEntry, closing: ScheduleEntry): boolean {
  if (!("span" in opening) || !("span" in closing) || opening.span === null || closing.span === null)
    return false;
  const [inner, outer] = [opening.span, closing.span];
  const isInside = outer.start <= inner.start && toEndMinute(inner) <= toEndMinute(outer);
  return isInside && toEndMinute(inner) - inner.start < toEndMinute(outer) - outer.start;
}

function isTakenFrom(closing: ScheduleEntry, opening: ScheduleEntry): boolean {
  if (opening.type === "FULL_DAY") return true;
  if (!("day" in closing) || !("day" in opening) || closing.day !== opening.day) return false;
  if (closing.span === null || opening.span === null) return true;
  return closing.span.start < toEndMinute(opening.span) && opening.span.start < toEndMinute(closing.span);
}
