import { dayNumber, dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { holidayDate, type UsHoliday } from "../base/time/us-holidays.ts";
import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import type { DateReading } from "./date-forms.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Closings of every year that a holiday or months tell: `closed Thanksgiving week`, `closed Fridays in June and July`. */

type Near = HoursToken | undefined;

export const withClosedWeeks = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withListsApart(withClosedMonths(withHolidayWeeks(withHolyDays(tokens))));

/** `closed Holy Thursday and Good Friday`: dates and holidays are closings of their own. */
const withListsApart = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.flatMap((token, index): HoursToken[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isMark = token.kind === "COMMA" || token.kind === "AND";
    if (!isMark || before?.kind !== "YEARLY" || next?.kind !== "HOLIDAYS") return [token];
    return [
      { kind: "STOP", text: ";" },
      { kind: "CLOSED", text: "closed" },
    ];
  });

const CLOSING: ReadonlySet<HoursToken["kind"]> = new Set(["CLOSED", "EXCEPT", "NO"]);

/** Whether the last statement of the tokens closes something. */
function isClosing(tokens: readonly HoursToken[]): boolean {
  const since = [...tokens].reverse().findIndex(isStatementEnd);
  return tokens.slice(since < 0 ? 0 : tokens.length - since).some(({ kind }) => CLOSING.has(kind));
}

const WEEK = 7;

/** The dates of every year from one day to another, counted from a holiday. */
const around = (holiday: UsHoliday, from: number, until: number): DateReading => {
  const at = (days: number) => (year: number) =>
    toIsoDate((dayOfIsoDate(holidayDate(holiday, year)) ?? 0) + days);
  return { order: null, from: { year: null, at: at(from) }, until: { year: null, at: at(until) } };
};

const HOLY = /^(?:santo|holy|maundy)$/u;
const HOLY_WEEK = /^(?:semana santa|holy week)$/u;

/** `closed Holy Thursday`, `cerrado Semana Santa` */
function withHolyDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = tokens.slice(index, index + 2);
    if (token === undefined) break;
    const text = `${token.text} ${next?.text ?? ""}`;
    const day = [token, next].find((each) => each?.kind === "DAYS" && each.days.length === 1);
    const isHolyDay =
      day?.kind === "DAYS" && [token, next].some((each) => each !== day && HOLY.test(each?.text ?? ""));
    const [weekday] = day?.kind === "DAYS" ? day.days : [];
    const isHolyWeek = HOLY_WEEK.test(text);
    if (!isClosing(kept) || (!isHolyWeek && (!isHolyDay || weekday === undefined))) {
      kept.push(token);
      continue;
    }
    const from = weekday === undefined ? -WEEK : DAYS.indexOf(weekday) - DAYS.length + 1;
    const dates = isHolyWeek ? around("EASTER", -WEEK, 0) : around("EASTER", from, from);
    kept.push({ kind: "YEARLY", dates: [dates], text });
    index += 1;
  }
  return kept;
}

/** Days by which the weekend of a holiday begins before it, and ends behind it. */
const WEEKENDS: Readonly<Partial<Record<UsHoliday, readonly [number, number]>>> = {
  MARTIN_LUTHER_KING_DAY: [-2, 0],
  PRESIDENTS_DAY: [-2, 0],
  MEMORIAL_DAY: [-2, 0],
  LABOR_DAY: [-2, 0],
  COLUMBUS_DAY: [-2, 0],
};
/** The week of a holiday whose weekday is always the same, with the Sundays on both sides. */
const WEEKS: Readonly<Partial<Record<UsHoliday, readonly [number, number]>>> = {
  THANKSGIVING: [-4, 3],
  MEMORIAL_DAY: [-1, 6],
  LABOR_DAY: [-1, 6],
  GOOD_FRIDAY: [-5, 2],
  EASTER: [-7, 0],
};

/** `closed Labor Day weekend`, `except the Saturday of Labor Day weekend` */
function withHolidayWeeks(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token === undefined) break;
    const dates = token.kind === "HOLIDAYS" && isClosing(kept) ? findHolidayWeek(token, next, kept) : null;
    if (dates === null) kept.push(token);
    else {
      kept.push({ kind: "YEARLY", dates: [dates], text: `${token.text} ${next?.text ?? ""}` });
      index += 1;
    }
  }
  return kept;
}

/** Includes the day of the weekend before it, too. */
function findHolidayWeek(
  { holidays }: HoursToken & { kind: "HOLIDAYS" },
  next: Near,
  kept: HoursToken[],
): DateReading | null {
  const [only, ...others] = holidays;
  if (only === undefined || others.length > 0 || !only.isNamed || next === undefined) return null;
  const week = WEEKS[only.holiday];
  if (next.kind === "UNKNOWN" && next.text === "week" && week !== undefined)
    return around(only.holiday, ...week);
  const weekend = WEEKENDS[only.holiday];
  if (next.kind !== "DAYS" || next.text !== "weekend" || weekend === undefined) return null;
  let at = kept.length - 1;
  while (kept[at]?.kind === "FILLER") at -= 1;
  const day = kept[at];
  if (day?.kind !== "DAYS" || at === kept.length - 1)
    return day?.kind === "DAYS" ? null : around(only.holiday, ...weekend);
  const [weekday, ...more] = day.days;
  const found = weekday === undefined || more.length > 0 ? null : dayWithin(only.holiday, weekday, weekend);
  if (found === null || tokensBefore(kept, at)?.kind === "DAYS") return null;
  kept.splice(at);
  return around(only.holiday, found, found);
}

const tokensBefore = (kept: readonly HoursToken[], at: number): Near =>
  kept
    .slice(0, at)
    .filter(({ kind }) => kind !== "FILLER")
    .pop();

/** Returns the days between a holiday that is always on one weekday and a day of its weekend. */
function dayWithin(
  holiday: UsHoliday,
  weekday: Day,
  [from, until]: readonly [number, number],
): number | null {
  const own = toWeekday(dayOfIsoDate(holidayDate(holiday, 2_027)) ?? 0);
  const wanted = DAYS.indexOf(weekday);
  for (let days = from - 1; days <= until; days += 1)
    if ((((own + days) % WEEK) + WEEK) % WEEK === wanted) return days;
  return null;
}

const MONTHS: readonly string[] = [
  "january enero",
  "february febrero",
  "march marzo",
  "april abril",
  "may mayo",
  "june junio",
  "july julio",
  "august agosto",
  "september septiembre",
  "october octubre",
  "november noviembre",
  "december diciembre",
];
const parseMonth = (token: Near): number =>
  token === undefined ? 0 : MONTHS.findIndex((names) => names.split(" ").includes(token.text)) + 1;

const IN = /^(?:in|during|en|durante|throughout)$/u;
const LISTS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH"]);

/** `Closed Fridays in June, July and August` */
function withClosedMonths(written: readonly HoursToken[]): readonly HoursToken[] {
  const tokens = written.filter(({ kind }, index) => kind !== "EVERY" || !isBeforeMonths(written, index));
  return tokens.flatMap((token, index): HoursToken[] => {
    const start = tokens.findIndex(({ kind }, at) => kind === "CLOSED" && isFirst(tokens, at));
    const [days, word] = tokens.slice(start + 1, start + 3);
    if (start < 0 || index <= start || days?.kind !== "DAYS" || !IN.test(word?.text ?? "")) return [token];
    const { months, length } = monthsAt(tokens, start + 3);
    const next = tokens[start + 3 + length];
    if (months.length === 0 || (next !== undefined && !isStatementEnd(next))) return [token];
    if (index > start + 2 + length) return [token];
    const dates = months.flatMap((month) => days.days.flatMap((day) => listNthWeekdays(month, day)));
    return index === start + 1 ? [{ kind: "YEARLY", dates, text: `${days.text} ${months.join(" ")}` }] : [];
  });
}

/** `Closed every Monday in July` */
const isBeforeMonths = (tokens: readonly HoursToken[], index: number): boolean =>
  tokens[index - 1]?.kind === "CLOSED" &&
  tokens[index + 1]?.kind === "DAYS" &&
  IN.test(tokens[index + 2]?.text ?? "") &&
  parseMonth(tokens[index + 3]) > 0;

/** "Mon-Sat 9-5, closed Saturdays in July" is left to be asked for. */
function isFirst(tokens: readonly HoursToken[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || isStatementEnd(before);
}

function monthsAt(
  tokens: readonly HoursToken[],
  from: number,
): { months: readonly number[]; length: number } {
  const months: number[] = [];
  let at = from;
  for (let month = parseMonth(tokens[at]); month > 0; month = parseMonth(tokens[at])) {
    months.push(month);
    at += 1;
    let next = at;
    while (LISTS.has(tokens[next]?.kind ?? "LINE")) next += 1;
    if (parseMonth(tokens[next]) === 0) break;
    at = next;
  }
  return { months, length: at - from };
}

const MOST_IN_MONTH = [0, 1, 2, 3, 4];

/** Each such weekday of a month; where there is no fifth the fourth once more. */
const listNthWeekdays = (month: number, day: Day): readonly DateReading[] =>
  MOST_IN_MONTH.map((nth) => {
    const at = (year: number): string => {
      const first = dayNumber({ year, month, day: 1 });
      const found = first + ((DAYS.indexOf(day) - toWeekday(first) + WEEK) % WEEK) + WEEK * nth;
      return Number(toIsoDate(found).slice(5, 7)) === month ? toIsoDate(found) : toIsoDate(found - WEEK);
    };
    return { order: null, from: { year: null, at }, until: { year: null, at } };
  });
