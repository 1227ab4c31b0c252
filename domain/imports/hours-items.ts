import { WITHOUT_BEGINNING } from "../schedule/ended-hours.ts";
import { DAYS, type Day, type Period } from "../schedule/entry.ts";
import type { UsHoliday } from "../time/us-holidays.ts";
import type { ClockText } from "./clock-text.ts";
import type { WrittenDate } from "./date-forms.ts";
import type { HoursFault, HoursItem, MonthlyDay } from "./hours-item.ts";
import type { HoursToken } from "./hours-tokens.ts";
import type { ClosedHoliday } from "./hours-vocabulary.ts";
import { orderedTokens } from "./ordered-hours-tokens.ts";
import { latestOf } from "./row-validities.ts";

const isFault = (item: HoursItem | HoursFault): item is HoursFault => "fault" in item;

/** Reads tokens one after the other, with a look ahead. */
interface Cursor {
  tokens: readonly HoursToken[];
  index: number;
  /** All days of the text stand in one run of three or more: `Mon Tue Wed Thu Fri 9-5`. */
  isOneRun: boolean;
  /** Days of which two are numbered: `every 2nd Fri … every 4th Fri` are those of a month. */
  numberedTwice: ReadonlySet<Day>;
}

/**
 * Puts tokens together to days (`Mon-Fri`, `2nd & 4th Tuesday of the month`), spans (`9:00am to noon`) and what else
 * a text of hours is made of. Every token is in an item, or the whole text has a fault.
 */
export function itemsOfHours(tokens: readonly HoursToken[]): readonly HoursItem[] | HoursFault {
  const spoken = orderedTokens(tokens);
  const cursor: Cursor = {
    tokens: spoken,
    index: 0,
    isOneRun: isOneRun(spoken),
    numberedTwice: numberedTwice(spoken),
  };
  const items: HoursItem[] = [];
  while (cursor.index < cursor.tokens.length) {
    const item = nextItem(cursor);
    if (isFault(item)) return item;
    items.push(item);
  }
  const alternate = spoken.find(({ kind }, index) => kind === "ALTERNATE" && !isBesideDays(spoken, index));
  return alternate === undefined ? items : withAlternate(items, alternate.text);
}

const isBesideDays = (tokens: readonly HoursToken[], index: number): boolean =>
  tokens[index - 1]?.kind === "DAYS" || tokens[index + 1]?.kind === "DAYS";

/** `Fridays 9-11am, every other week`: of the only day that is named. */
function withAlternate(items: readonly HoursItem[], words: string): readonly HoursItem[] | HoursFault {
  const days = items.filter((item) => item.kind === "DAYS");
  const [only] = days;
  if (only === undefined || days.length > 1 || only.days.length !== 1 || only.monthly.length > 0)
    return { fault: "repetition", words };
  return items.map((item) => (item === only ? { ...only, isAlternate: true } : item));
}

const peek = (cursor: Cursor, ahead = 0): HoursToken | null => cursor.tokens[cursor.index + ahead] ?? null;
const isKind = (cursor: Cursor, kind: HoursToken["kind"], ahead = 0): boolean =>
  peek(cursor, ahead)?.kind === kind;

function take(cursor: Cursor): string {
  const text = peek(cursor)?.text ?? "";
  cursor.index += 1;
  return text;
}

function nextItem(cursor: Cursor): HoursItem | HoursFault {
  const token = peek(cursor);
  if (token === null) return { fault: "unknownWords", words: "" };
  const { text } = token;
  if (isDaysStart(cursor)) return readDays(cursor);
  const read = (item: HoursItem): HoursItem => {
    cursor.index += 1;
    return item;
  };
  const eve = readEve(cursor);
  if (eve !== null) return eve;
  switch (token.kind) {
    case "CLOCK":
    case "BETWEEN":
    case "ALWAYS":
      return readSpanItem(cursor);
    case "CLOSED":
    case "PAUSE":
    case "APPOINTMENT":
    case "VARIES":
      return read({ kind: token.kind, text });
    case "EXCEPT":
      return read({ kind: "CLOSED", text });
    case "ASIDE":
      return read({ kind: "ASIDE", days: token.days ?? [], part: token.part ?? null, text });
    case "MONTHLY_ON":
      return readMonthlyOn(cursor);
    case "PART":
      return read({ kind: "PART", part: token.part, text });
    case "SECTION":
      return read({ kind: "SECTION", rank: token.rank, text });
    case "DATE":
      return readDates(cursor);
    case "YEARLY":
      return read({ kind: "YEARLY", dates: token.dates, text });
    case "ALTERNATE":
      return read({ kind: "BREAK", strength: "SOFT", text });
    case "LAST_ENTRY":
      return readLastEntry(cursor);
    case "SEASON":
      return read({ kind: "SEASON", dates: token.season, text });
    case "REST_OF_YEAR":
      return read({ kind: "SEASON", dates: { kind: "REST" }, text });
    case "TO":
      return readClosedUntil(cursor);
    case "COMMA":
    case "SLASH":
    case "DASH":
    case "COLON":
    case "CELL":
    case "AND":
      return read({ kind: "BREAK", strength: "SOFT", text });
    case "STOP":
    case "OPEN":
    case "CLOSE":
    case "NOTE":
    case "HOLIDAYS_INCLUDED":
      return read({ kind: "BREAK", strength: "STOP", text });
    case "LINE":
    case "BLANK":
      return read({ kind: "BREAK", strength: token.kind, text });
    default:
      return { fault: token.kind === "ORDINAL" ? "repetition" : "unknownWords", words: text };
  }
}

/** `closes at noon the day before a holiday`, `la víspera cierra a mediodía`, `closes at 1 pm on Christmas Eve`. */
function readEve(cursor: Cursor): HoursItem | null {
  const isBefore = isKind(cursor, "EVE");
  const comma = isBefore && isKind(cursor, "COMMA", 1) ? 1 : 0;
  const closed = isBefore ? 1 + comma : 0;
  if (!isKind(cursor, "CLOSED", closed)) return null;
  const clock = isKind(cursor, "TO", closed + 1) ? closed + 2 : closed + 1;
  const time = peek(cursor, clock);
  if (time?.kind !== "CLOCK") return null;
  const behind = isKind(cursor, "COMMA", clock + 1) ? clock + 2 : clock + 1;
  const { holidays, end } = holidaysFrom(cursor, behind);
  const isEve = isBefore || isKind(cursor, "EVE", behind);
  if (!isEve && holidays.length === 0) return null;
  const plain = isBefore ? clock + 1 : behind + 1;
  const length = isEve ? plain : end;
  const text = cursor.tokens.slice(cursor.index, cursor.index + length).map((token) => token.text);
  cursor.index += length;
  return { kind: "EVE", from: time.clock, holidays: isEve ? null : holidays, text: text.join(" ") };
}

/** Holidays by their names, one after the other. */
function holidaysFrom(cursor: Cursor, from: number): { holidays: readonly UsHoliday[]; end: number } {
  const holidays: UsHoliday[] = [];
  let end = from;
  for (let ahead = from; ; ahead += 1) {
    const token = peek(cursor, ahead);
    if (token?.kind === "HOLIDAYS" && token.holidays.every(({ isNamed }) => isNamed)) {
      holidays.push(...token.holidays.map(({ holiday }) => holiday));
      end = ahead + 1;
    } else if (holidays.length === 0 || (token?.kind !== "AND" && token?.kind !== "COMMA"))
      return { holidays, end };
  }
}

/** `no entry after 9 pm`, and no span: `check in by 6-7pm` is none. */
function readLastEntry(cursor: Cursor): HoursItem | HoursFault {
  const words = take(cursor);
  const at = takeClock(cursor);
  const isRange = isKind(cursor, "DASH") || isKind(cursor, "TO");
  return at === null || isRange ? { fault: "onlyOneTime", words } : { kind: "LAST_ENTRY", at, text: words };
}

/** `closed until January 15, 2027`: the day itself may be the last, or that of the reopening. */
function readClosedUntil(cursor: Cursor): HoursItem | HoursFault {
  const isClosed = peek(cursor, -1)?.kind === "CLOSED";
  const words = take(cursor);
  if (!isClosed || !isKind(cursor, "DATE")) return { fault: "unknownWords", words };
  const read = readDates(cursor);
  if (read.kind !== "DATES") return { fault: "closing", words };
  const endDate = latestOf(read.dates.map((span) => span.endDate));
  return { ...read, dates: [{ startDate: WITHOUT_BEGINNING, endDate }], text: `${words} ${read.text}` };
}

/** `Monthly on the 3rd Saturday`; `monthly on Saturday` does not say which one. */
function readMonthlyOn(cursor: Cursor): HoursItem | HoursFault {
  const words = take(cursor);
  return isKind(cursor, "ORDINAL") ? readDays(cursor) : { fault: "repetition", words };
}

function readDates(cursor: Cursor): HoursItem {
  const dates: WrittenDate[] = [];
  let isAmbiguous = false;
  const texts: string[] = [];
  for (let token = peek(cursor); token !== null; token = peek(cursor)) {
    const isBetween = ["COMMA", "AND", "LINE", "STOP"].includes(token.kind) && isKind(cursor, "DATE", 1);
    if (token.kind === "DATE") {
      const link = peek(cursor, 1)?.kind;
      const last = peek(cursor, 2);
      const range = (link === "DASH" || link === "TO") && last?.kind === "DATE" ? between(token, last) : [];
      dates.push(...(range.length > 0 ? range : token.dates));
      isAmbiguous ||= isEither(range.length > 0 ? range : token.dates);
      if (range.length > 0) texts.push(take(cursor), take(cursor));
    } else if (!isBetween) break;
    texts.push(take(cursor));
  }
  const spans = dates.map(({ startDate, endDate }) => ({ startDate, endDate }));
  return { kind: "DATES", dates: spans, isAmbiguous, text: texts.join(" ") };
}

type DateToken = HoursToken & { kind: "DATE" };

/** From one date to another, in each order of day and month that both can have. */
function between(from: DateToken, until: DateToken): readonly WrittenDate[] {
  return from.dates.flatMap((first) =>
    until.dates
      .filter(({ order }) => first.order === null || order === null || order === first.order)
      .filter(({ endDate }) => endDate >= first.startDate)
      .map(({ order, endDate }) => ({
        order: first.order ?? order,
        startDate: first.startDate,
        endDate,
      })),
  );
}

/** The month may be the day: of two readings one alone is meant. */
const isEither = (dates: readonly WrittenDate[]): boolean =>
  new Set(dates.map(({ order }) => order)).size > 1;

function readSpanItem(cursor: Cursor): HoursItem | HoursFault {
  const start = cursor.index;
  const text = (): string =>
    cursor.tokens
      .slice(start, cursor.index)
      .map((token) => token.text)
      .join(" ");
  if (isKind(cursor, "ALWAYS")) {
    take(cursor);
    const midnight: ClockText = { minute: 0, half: "PLAIN" };
    return {
      kind: "SPAN",
      from: midnight,
      until: { minute: 1440, half: "PLAIN" },
      isAlways: true,
      text: text(),
    };
  }
  const isBetween = isKind(cursor, "BETWEEN");
  if (isBetween) take(cursor);
  const from = takeClock(cursor);
  const link = peek(cursor);
  const until = peek(cursor, 1);
  const isLink =
    link?.kind === "DASH" ||
    link?.kind === "TO" ||
    (isBetween && link?.kind === "AND") ||
    (link?.kind === "CELL" && isSure(from) && until?.kind === "CLOCK" && isSure(until.clock));
  if (from === null || !isLink || until?.kind !== "CLOCK") return { fault: "onlyOneTime", words: text() };
  cursor.index += 2;
  return { kind: "SPAN", from, until: until.clock, isAlways: false, text: text() };
}

const isSure = (clock: ClockText | null): boolean => clock !== null && clock.half !== "OPEN";

function takeClock(cursor: Cursor): ClockText | null {
  const token = peek(cursor);
  if (token?.kind !== "CLOCK") return null;
  cursor.index += 1;
  return token.clock;
}

function isDaysStart(cursor: Cursor, ahead = 0): boolean {
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
function readDays(cursor: Cursor): HoursItem | HoursFault {
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
  return withoutExcepted(cursor, item);
}

/** `daily except Sunday`, `Mon-Fri (except holidays)`. */
function withoutExcepted(cursor: Cursor, item: HoursItem & { kind: "DAYS" }): HoursItem | HoursFault {
  const gap = isKind(cursor, "OPEN") || isKind(cursor, "COMMA") ? 1 : 0;
  if (!isKind(cursor, "EXCEPT", gap) || !isDaysStart(cursor, gap + 1)) return item;
  const isOpen = gap === 1 && isKind(cursor, "OPEN");
  cursor.index += gap + 1;
  const excepted = readDays(cursor);
  if (isFault(excepted) || excepted.kind !== "DAYS") return excepted;
  if (excepted.monthDays !== undefined || excepted.isAlternate === true)
    return { fault: "closing", words: excepted.text };
  const isClosed = !isOpen || isKind(cursor, "CLOSE");
  if (!isClosed) return { fault: "closing", words: excepted.text };
  if (isOpen) take(cursor);
  return {
    ...item,
    days: item.days.filter((day) => !excepted.days.includes(day)),
    except: excepted.monthly,
    exceptHolidays: excepted.holidays,
    text: `${item.text} except ${excepted.text}`,
  };
}

function withPeriods(
  terms: readonly DaysTerm[],
  isOfMonth: boolean,
): { days: readonly Day[]; monthly: readonly MonthlyDay[] } | null {
  const days: Day[] = [];
  const monthly: MonthlyDay[] = [];
  /** Of the ordinal term before, until its end. */
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
  return { days: DAYS.filter((day) => days.includes(day)), monthly };
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

function isOneRun(tokens: readonly HoursToken[]): boolean {
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
  const next = peek(cursor);
  const isThree = isKind(cursor, "DAYS", 1) || isKind(cursor, "DAYS", -2);
  if (!isThree) return false;
  if (next?.kind !== "DAYS" || next.days.length !== 1 || last?.isSingle !== true) return false;
  const [from, to] = [last.days[0], next.days[0]];
  if (from === undefined || to === undefined) return false;
  return cursor.isOneRun || DAYS.indexOf(to) > DAYS.indexOf(from) + 1;
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

function numberedTwice(tokens: readonly HoursToken[]): ReadonlySet<Day> {
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
  return { ...term, days: daysBetween(from, to), isSingle: false };
}

function daysBetween(from: Day, to: Day): readonly Day[] {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  return DAYS.filter((_day, index) =>
    first <= last ? index >= first && index <= last : index >= first || index <= last,
  );
}
