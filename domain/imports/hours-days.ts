import { DAYS, type Day, type Period } from "../services/opening-hours/entry.ts";
import { type Cursor, isFault, isKind, peek, take } from "./hours-cursor.ts";
import type { ClosedHoliday } from "./hours-holiday-words.ts";
import type { HoursFault, HoursItem, MonthlyDay } from "./hours-item.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** The days of a text of hours: of the week, of the month by weekday or number, and holidays. */

export function isDaysStart(cursor: Cursor, ahead = 0): boolean {
  const kind = peek(cursor, ahead)?.kind;
  if (kind === "DAYS" || kind === "HOLIDAYS" || kind === "MONTH_DAYS") return true;
  if (kind === "ALTERNATE") return isKind(cursor, "DAYS", ahead + 1);
  if (kind === "EVERY") return ["DAYS", "ORDINAL", "HOLIDAYS"].includes(peek(cursor, ahead + 1)?.kind ?? "");
  return kind === "ORDINAL";
}

interface DaysTerm {
  days: readonly Day[];
  holidays?: readonly ClosedHoliday[];
  periods: readonly Period[];
  /** The term itself has "of the month". */
  isOfMonth: boolean;
  isSingle: boolean;
  monthDays?: readonly number[];
  isAlternate?: boolean;
}

/** `Mon, Wed-Fri and 2nd Saturday of the month, except holidays`. */
export function readDays(cursor: Cursor): HoursItem | HoursFault {
  const item = readDayList(cursor);
  return isFault(item) || item.kind !== "DAYS" ? item : withoutExcepted(cursor, item);
}

/** `Mon, Wed-Fri and 2nd Saturday of the month`: the days alone, without exceptions. */
export function readDayList(cursor: Cursor): HoursItem | HoursFault {
  const start = cursor.index;
  const terms: DaysTerm[] = [];
  do {
    const term = readTerm(cursor);
    if ("fault" in term) return term;
    terms.push(term);
  } while (moveToNextTerm(cursor, terms[terms.length - 1]));
  const isOfMonth = isKind(cursor, "OF_MONTH");
  if (isOfMonth) take(cursor);
  const text = cursor.tokens
    .slice(start, cursor.index)
    .map((token) => token.text)
    .join(" ");
  const chosen = withPeriods(terms, isOfMonth);
  if (chosen === null) return { fault: "repetition", words: text };
  const named = cursor.tokens.slice(start, cursor.index).find((token) => token.kind === "DAYS" && token.part);
  const part = (named?.kind === "DAYS" ? named.part : undefined) ?? null;
  const holidays = terms.flatMap((term) => term.holidays ?? []);
  const monthDays = terms.flatMap((term) => term.monthDays ?? []);
  const isAlternate = terms.some((term) => term.isAlternate === true);
  // "every other Tuesday and Thursday": one of them may be each week's.
  if (isAlternate && (terms.length > 1 || chosen.days.length !== 1))
    return { fault: "repetition", words: text };
  const item: HoursItem & { kind: "DAYS" } = {
    kind: "DAYS",
    ...chosen,
    holidays,
    except: [],
    exceptHolidays: [],
    ...(monthDays.length > 0 ? { monthDays } : {}),
    ...(isAlternate ? { isAlternate } : {}),
    part,
    text,
  };
  return item;
}

/** `daily except Sunday`, `Mon-Fri (except holidays)`. */
function withoutExcepted(cursor: Cursor, item: HoursItem & { kind: "DAYS" }): HoursItem | HoursFault {
  const gap = isKind(cursor, "OPEN") || isKind(cursor, "COMMA") ? 1 : 0;
  if (!isKind(cursor, "EXCEPT", gap) || !isDaysStart(cursor, gap + 1)) return item;
  const isOpen = gap === 1 && isKind(cursor, "OPEN");
  cursor.index += gap + 1;
  const excepted = readDayList(cursor);
  if (isFault(excepted) || excepted.kind !== "DAYS") return excepted;
  if (excepted.monthDays !== undefined || excepted.isAlternate === true)
    return { fault: "closing", words: excepted.text };
  // "closed holidays except Tuesdays", "except holidays, except the first Wednesday"
  const isOfHolidays = item.days.length + item.monthly.length === 0;
  if (isOfHolidays && excepted.days.length + excepted.monthly.length > 0)
    return { fault: "closing", words: excepted.text };
  const isClosed = !isOpen || isKind(cursor, "CLOSE");
  if (!isClosed) return { fault: "closing", words: excepted.text };
  if (isOpen) take(cursor);
  // "daily except holidays, except Tuesdays"
  return withoutExcepted(cursor, {
    ...item,
    days: item.days.filter((day) => !excepted.days.includes(day)),
    except: [...item.except, ...excepted.monthly],
    exceptHolidays: [...item.exceptHolidays, ...excepted.holidays],
    text: `${item.text} except ${excepted.text}`,
  });
}

function withPeriods(
  terms: readonly DaysTerm[],
  isOfMonth: boolean,
): { days: readonly Day[]; monthly: readonly MonthlyDay[] } | null {
  const days: Day[] = [];
  const monthly: MonthlyDay[] = [];
  /** Ordinals of the term before, which hold until its end. */
  let carried: readonly Period[] = [];
  for (const term of terms) {
    if (term.monthDays !== undefined) continue;
    const isNumbered = term.periods.length > 0;
    // "2nd Tuesday and Thursday": of which Thursdays is not said.
    if (!isNumbered && carried.length > 0 && !isOfMonth) return null;
    const periods = isNumbered ? term.periods : carried;
    if (periods.length === 0) days.push(...term.days);
    else monthly.push(...periods.flatMap((period) => term.days.map((day) => ({ period, day }))));
    carried = isNumbered && !term.isOfMonth ? term.periods : carried;
    if (term.isOfMonth) carried = [];
  }
  const hasMonthDays = terms.some((term) => term.monthDays !== undefined);
  if (isOfMonth && monthly.length === 0 && !hasMonthDays) return null;
  // "1st Sat / primer sáb"
  const distinct = monthly.filter(
    ({ period, day }, index) =>
      monthly.findIndex((each) => each.period === period && each.day === day) === index,
  );
  return { days: DAYS.filter((day) => days.includes(day)), monthly: distinct };
}

/** Moves on to the next day of a list; false, without moving, where the list ends. */
function moveToNextTerm(cursor: Cursor, last: DaysTerm | undefined): boolean {
  let ahead = 0;
  while (ahead < 3 && ["COMMA", "AND", "SLASH"].includes(peek(cursor, ahead)?.kind ?? "")) ahead += 1;
  if (!isDaysStart(cursor, ahead)) return false;
  if (ahead === 0 && !isListWithoutMarks(cursor, last)) return false;
  cursor.index += ahead;
  return true;
}

export function isOneRun(tokens: readonly HoursToken[]): boolean {
  const at = tokens.flatMap(({ kind }, index) => (kind === "DAYS" ? [index] : []));
  const [first = 0] = at;
  const last = at[at.length - 1] ?? first;
  return at.length >= 3 && last - first === at.length - 1;
}

/**
 * `Mon Wed Fri` is a list; `Sunday Monday` may be a day without hours and one with, and two days with nothing between
 * them a range whose dash was lost.
 */
function isListWithoutMarks(cursor: Cursor, last: DaysTerm | undefined): boolean {
  if (isRunOfLetters(cursor) || isPairOfList(cursor) || isPairBesideRun(cursor)) return true;
  if (isClosedPair(cursor)) return true;
  const next = peek(cursor);
  const isThree = isKind(cursor, "DAYS", 1) || isKind(cursor, "DAYS", -2);
  if (!isThree) return false;
  if (next?.kind !== "DAYS" || next.days.length !== 1 || last?.isSingle !== true) return false;
  const [from, to] = [last.days[0], next.days[0]];
  if (from === undefined || to === undefined) return false;
  return cursor.isOneRun || DAYS.indexOf(to) > DAYS.indexOf(from) + 1;
}

/** Two days that are at most so far apart are never read as a range. */
const LONGEST_GAP = 2;

const isAscending = (days: readonly number[]): boolean =>
  days.every((day, index) => index === 0 || day > (days[index - 1] ?? day));

/** `M W`, `M T Th F`: letters without dashes, which are no range. `M F` may be one. */
function isRunOfLetters({ tokens, index }: Cursor): boolean {
  let start = index;
  while (isLetters(tokens[start - 1])) start -= 1;
  let end = index;
  while (isLetters(tokens[end])) end += 1;
  if (start === index || end === index) return false;
  const days = tokens.slice(start, end).flatMap((token) => (token.kind === "DAYS" ? token.days : []));
  const [first = 0, ...others] = days.map((day) => DAYS.indexOf(day));
  const isPair = others.length === 1;
  // "closed Su M": of two days one after the other it is the same whether they are a list or a range.
  if (isPair && ((others[0] ?? 0) - first + DAYS.length) % DAYS.length === 1) return true;
  return isAscending([first, ...others]) && (!isPair || (others[0] ?? 0) - first <= LONGEST_GAP);
}

const isLetters = (token: HoursToken | undefined): boolean =>
  token?.kind === "DAYS" && /^\p{L}{1,2}(?: \p{L}{1,2}){0,6}$/u.test(token.text);

/** `closed Sun Mon`: one day after the other, as a list or as a range. */
function isClosedPair({ tokens, index }: Cursor): boolean {
  const [closed, first, second, behind] = tokens.slice(Math.max(0, index - 2), index + 2);
  if (index < 2 || closed?.kind !== "CLOSED" || !isSingleDay(first) || isSingleDay(behind)) return false;
  const [from, to] = [first, second].map((token) =>
    token?.kind === "DAYS" && token.days.length === 1 ? DAYS.indexOf(token.days[0] ?? "MONDAY") : -1,
  );
  return from !== undefined && to !== undefined && to >= 0 && (to - from + DAYS.length) % DAYS.length === 1;
}

const isSingleDay = (token: HoursToken | undefined): boolean =>
  token?.kind === "DAYS" && token.days.length === 1;

/** `Mon Wed Fri 8-2 / Tue Thu 12-7`: in a text that has a list of three days without marks, two are a list as well. */
function isPairBesideRun({ tokens, index }: Cursor): boolean {
  const [before, first, second, behind] = tokens.slice(Math.max(0, index - 2), index + 2);
  if (index < 2 || isSingleDay(before) || isSingleDay(behind) || !isSingleDay(first)) return false;
  const [from, to] = [first, second].map((token) =>
    token?.kind === "DAYS" ? DAYS.indexOf(token.days[0] ?? "MONDAY") : -1,
  );
  const isGap = from !== undefined && to !== undefined && to - from === LONGEST_GAP;
  const hasRun = tokens.some(
    (_token, at) =>
      [at, at + 1, at + 2].every((place) => isSingleDay(tokens[place])) && !isSingleDay(tokens[at - 1]),
  );
  return isGap && hasRun;
}

/** `Monday Tuesday and Thursday` */
function isPairOfList(cursor: Cursor): boolean {
  const comma = isKind(cursor, "COMMA", 1) ? 2 : 1;
  const places = [-1, 0, comma + 1].map((ahead) => {
    const token = peek(cursor, ahead);
    const [day, ...others] = token?.kind === "DAYS" ? token.days : [];
    return day === undefined || others.length > 0 ? null : DAYS.indexOf(day);
  });
  const [first, second, third] = places;
  if (!isKind(cursor, "AND", comma) || first == null || second == null || third == null) return false;
  return isAscending([first, second, third]) && second - first <= LONGEST_GAP && !isKind(cursor, "DAYS", -2);
}

function readTerm(cursor: Cursor): DaysTerm | HoursFault {
  const numbered = peek(cursor);
  if (numbered?.kind === "MONTH_DAYS") {
    take(cursor);
    return { days: [], periods: [], isOfMonth: true, isSingle: false, monthDays: numbered.monthDays };
  }
  const isAlternate = isKind(cursor, "ALTERNATE");
  if (isAlternate) take(cursor);
  const isEvery = isKind(cursor, "EVERY");
  if (isEvery) take(cursor);
  const periods = readPeriods(cursor);
  const day = peek(cursor);
  if (day?.kind === "HOLIDAYS" && periods.length === 0) {
    const words = take(cursor);
    const next = peek(cursor)?.kind;
    const isRun =
      (next === "DASH" || next === "TO") && ["HOLIDAYS", "DATE"].includes(peek(cursor, 1)?.kind ?? "");
    // "Thanksgiving weekend", "Christmas holidays", "Memorial Day through Labor Day"
    if (isRun || next === "DAYS" || next === "HOLIDAYS" || next === "DATE" || next === "TO")
      return { fault: "closing", words };
    return { days: [], holidays: day.holidays, periods, isOfMonth: false, isSingle: false };
  }
  if (day?.kind !== "DAYS") return { fault: "repetition", words: day?.text ?? "" };
  if (isAlternate || isKind(cursor, "ALTERNATE", 1)) {
    cursor.index += isAlternate ? 1 : 2;
    return { days: day.days, periods, isOfMonth: false, isSingle: false, isAlternate: true };
  }
  if (periods.length > 0) return readNumbered(cursor, day.days, periods, isEvery);
  const isSingle = day.days.length === 1;
  take(cursor);
  if (!isSingle) return { days: day.days, periods, isOfMonth: false, isSingle };
  return readPeriodsBehind(cursor, day.days) ?? readRange(cursor, day.days);
}

function readNumbered(
  cursor: Cursor,
  days: readonly Day[],
  periods: readonly Period[],
  isEvery: boolean,
): DaysTerm | HoursFault {
  const words = take(cursor);
  const isOfMonth = isKind(cursor, "OF_MONTH");
  // "every second Tuesday" may be every other one.
  const isSure = isEnd(periods[0]) || days.every((each) => cursor.numberedTwice.has(each));
  const isEveryOther = isEvery && !isOfMonth && periods.length === 1 && !isSure;
  if (days.length !== 1 || isEveryOther) return { fault: "repetition", words };
  if (isOfMonth) take(cursor);
  return { days, periods, isOfMonth, isSingle: false };
}

export function numberedTwice(tokens: readonly HoursToken[]): ReadonlySet<Day> {
  const periods = new Map<Day, Set<Period>>();
  for (const [index, token] of tokens.entries()) {
    const [number, every] = [tokens[index - 1], tokens[index - 2]];
    const [day, ...others] = token.kind === "DAYS" ? token.days : [];
    if (day === undefined || others.length > 0 || number?.kind !== "ORDINAL" || every?.kind !== "EVERY")
      continue;
    periods.set(day, new Set([...(periods.get(day) ?? []), number.period]));
  }
  return new Set([...periods].flatMap(([day, each]) => (each.size > 1 ? [day] : [])));
}

const isEnd = (period: Period | undefined): boolean => period === "FIRST" || period === "LAST";

function readPeriods(cursor: Cursor): readonly Period[] {
  const periods: Period[] = [];
  for (;;) {
    const token = peek(cursor);
    if (token?.kind !== "ORDINAL") return periods;
    periods.push(token.period);
    take(cursor);
    let ahead = 0;
    while (ahead < 2 && ["COMMA", "AND", "SLASH"].includes(peek(cursor, ahead)?.kind ?? "")) ahead += 1;
    if (!isKind(cursor, "ORDINAL", ahead)) return periods;
    cursor.index += ahead;
  }
}

/** `Saturdays (1st & 3rd)`, `Tuesday, 2nd and 4th of the month`. */
function readPeriodsBehind(cursor: Cursor, days: readonly Day[]): DaysTerm | null {
  const start = cursor.index;
  const isOpen = isKind(cursor, "OPEN");
  if (isOpen || isKind(cursor, "COMMA")) take(cursor);
  const periods = readPeriods(cursor);
  const isOfMonth = periods.length > 0 && isKind(cursor, "OF_MONTH");
  if (isOfMonth) take(cursor);
  const isClosed = isOpen && isKind(cursor, "CLOSE");
  if (isClosed) take(cursor);
  if (periods.length > 0 && (isOpen ? isClosed : isOfMonth))
    return { days, periods, isOfMonth: true, isSingle: false };
  cursor.index = start;
  return null;
}

/** `Mon-Fri`, `Fri to Mon` round the end of the week; `Mon-Wed-Fri` is a list. */
/** How far a list is looked for around a pair of days, in tokens. */
const NEAR = 24;

const tokensAround = ({ tokens, index }: Cursor): readonly HoursToken[] =>
  tokens.slice(Math.max(0, index - NEAR), index + NEAR);

/** Whether dashes are marks of a list somewhere near: `Mon-Wed-Fri`. */
const hasDashedList = (tokens: readonly HoursToken[]): boolean =>
  tokens.some(
    (_token, index) =>
      [0, 2, 4].every((at) => isSingleDay(tokens[index + at])) &&
      [1, 3].every((at) => tokens[index + at]?.kind === "DASH"),
  );

function readRange(cursor: Cursor, first: readonly Day[]): DaysTerm | HoursFault {
  const chain: Day[] = [...first];
  let hasTo = false;
  for (;;) {
    const link = peek(cursor);
    const next = peek(cursor, 1);
    const isLink = link?.kind === "DASH" || link?.kind === "TO";
    const [day] = next?.kind === "DAYS" && next.days.length === 1 ? next.days : [];
    if (!isLink || day === undefined) break;
    hasTo ||= link.kind === "TO";
    chain.push(day);
    cursor.index += 2;
  }
  const [from, to] = chain;
  const term = { periods: [], isOfMonth: false };
  if (from === undefined || to === undefined) return { ...term, days: chain, isSingle: true };
  if (chain.length > 2)
    return hasTo
      ? { fault: "repetition", words: chain.join(" ") }
      : { ...term, days: chain, isSingle: false };
  // "LUN-MIE-VIE 10-2 / MAR-JUE 2-6"
  if (!hasTo && hasDashedList(tokensAround(cursor))) return { ...term, days: chain, isSingle: false };
  return { ...term, days: daysBetween(from, to), isSingle: false };
}

function daysBetween(from: Day, to: Day): readonly Day[] {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  return DAYS.filter((_day, index) =>
    first <= last ? index >= first && index <= last : index >= first || index <= last,
  );
}
