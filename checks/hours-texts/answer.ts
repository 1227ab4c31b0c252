/**
 * The notation of answers and a simple evaluator for it, which shares no code with the product.
 *
 * An answer is a list of rules between semicolons, each `[period: ]days times` or `[period: ]days off`:
 *
 * - days: `daily`, `Mo`, `Mo-Fr`, `Mo,We`, `Tu[2,4]` (the second and fourth of the month), `Fr[-1]` (the last),
 *   `d1,d15,d-1` (days of the month by their number, -1 is the last), `holidays` (those on which nearly everything is
 *   closed), `federal` (all US federal holidays);
 * - times: `9:00-12:00,13:00-17:00`; an end that is not after the start is on the next day; `0:00-24:00` is all day;
 * - period: months `Jun-Aug`, `Apr`; yearly dates `12-24`, `12-24..01-02`; dates `2027-06-01..2027-08-31`.
 *
 * `off` without times cancels spans that start on those days; `off` after times removes those times.
 */

const DAY_NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const MONTH_NAMES = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const MINUTES_PER_DAY = 1_440;

/** Nearly everything is closed: New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas. */
const HOLIDAYS = ["01-01", "May Mo[-1]", "07-04", "Sep Mo[1]", "Nov Th[4]", "12-25"];
const OTHER_FEDERAL_HOLIDAYS = ["Jan Mo[3]", "Feb Mo[3]", "06-19", "Oct Mo[2]", "11-11"];

/** A calendar day. */
export interface CivilDay {
  /** `2027-03-14` */
  date: string;
  /** 1–12 */
  month: number;
  /** 1–31 */
  day: number;
  daysInMonth: number;
  /** 0 is Monday. */
  weekday: number;
}

type Matches = (day: CivilDay) => boolean;

interface Rule {
  matches: Matches;
  isOff: boolean;
  /** Minutes since midnight; an end on the next day is above 1440. Null is the whole day, for `off` only. */
  spans: readonly (readonly [from: number, until: number])[] | null;
}

export interface Answer {
  rules: readonly Rule[];
  /** Days that may or may not count as holidays: neither open nor closed is wrong. */
  isUnsettled: Matches;
}

/** Parses the notation. Throws an error that names the part it cannot parse. */
export function readAnswer(notation: string): Answer {
  const closesOn = (name: string): boolean => notation.includes(`${name} off`);
  return {
    rules: notation.split("; ").map(readRule),
    isUnsettled: (day) => {
      if (closesOn("federal")) return isObserved(day) && !isHoliday(day, "federal");
      return (
        closesOn("holidays") && !isHoliday(day, "holidays") && (isHoliday(day, "federal") || isObserved(day))
      );
    },
  };
}

/** Whether a service is open at a minute of `days[index]`; overnight spans of the day before count. */
export function openMinutes(
  { rules }: Answer,
  days: readonly CivilDay[],
  index: number,
): (minute: number) => boolean {
  const [today, yesterday] = [days[index], days[index - 1]];
  const since = today === undefined ? [] : startingOn(rules, today);
  const before = yesterday === undefined ? [] : startingOn(rules, yesterday);
  const removed = rules.flatMap(({ matches, isOff, spans }) =>
    isOff && today !== undefined && matches(today) ? (spans ?? []) : [],
  );
  const within = (spans: readonly (readonly [number, number])[], minute: number): boolean =>
    spans.some(([from, until]) => minute >= from && minute < until);
  return (minute) =>
    (within(since, minute) || within(before, minute + MINUTES_PER_DAY)) && !within(removed, minute);
}

function startingOn(rules: readonly Rule[], day: CivilDay): readonly (readonly [number, number])[] {
  const today = rules.filter(({ matches }) => matches(day));
  if (today.some(({ isOff, spans }) => isOff && spans === null)) return [];
  return today.flatMap(({ isOff, spans }) => (isOff ? [] : (spans ?? [])));
}

function readRule(rule: string): Rule {
  const parts = /^(?:(?<period>[^: ]+): )?(?<days>\S+) (?<times>[\d:,-]+)?(?<off> ?off)?$/.exec(rule)?.groups;
  const { period, days = "", times, off } = parts ?? {};
  if (parts === undefined || (times === undefined && off === undefined))
    throw new Error(`No rule: "${rule}"`);
  const inPeriod = period === undefined ? () => true : readPeriod(period);
  const onDay = readDays(days);
  return {
    matches: (day) => inPeriod(day) && onDay(day),
    isOff: off !== undefined,
    spans: times === undefined ? null : times.split(",").map(readSpan),
  };
}

function readPeriod(period: string): Matches {
  const [from = "", until = from] = period.includes("..") ? period.split("..") : period.split(/(?<=[a-z])-/);
  if (/^\d{4}-\d\d-\d\d$/.test(from)) return ({ date }) => date >= from && date <= until;
  const key = (text: string): number =>
    /^\d\d-\d\d$/.test(text) ? Number(text.replace("-", "")) : (position(MONTH_NAMES, text) + 1) * 100;
  const [first, last] = [key(from), key(until)];
  return ({ month, day }) => {
    const now = month * 100 + (first % 100 === 0 ? 0 : day);
    return first <= last ? now >= first && now <= last : now >= first || now <= last;
  };
}

function readDays(days: string): Matches {
  if (days === "daily") return () => true;
  if (days === "holidays" || days === "federal") return (day) => isHoliday(day, days);
  if (days.startsWith("d")) {
    const numbers = days.split(",").map((day) => Number(day.slice(1)));
    return ({ day, daysInMonth }) => numbers.includes(day) || (numbers.includes(-1) && day === daysInMonth);
  }
  const each = days.match(/[A-Z][a-z](?:\[[-\d,]+\]|-[A-Z][a-z])?/g) ?? [];
  if (each.join(",") !== days) throw new Error(`No days: "${days}"`);
  const matches = each.map(readDay);
  return (day) => matches.some((isOn) => isOn(day));
}

function readDay(text: string): Matches {
  const name = position(DAY_NAMES, text.slice(0, 2));
  if (text.includes("[")) {
    const periods = text.slice(3, -1).split(",").map(Number);
    return (day) =>
      day.weekday === name &&
      periods.some((nth) =>
        nth === -1 ? day.day + 7 > day.daysInMonth : nth === Math.floor((day.day - 1) / 7) + 1,
      );
  }
  const last = text.length === 2 ? name : position(DAY_NAMES, text.slice(3));
  return ({ weekday }) =>
    name <= last ? weekday >= name && weekday <= last : weekday >= name || weekday <= last;
}

function readSpan(text: string): readonly [number, number] {
  const [, fromHour, fromMinute, untilHour, untilMinute] =
    /^(\d\d?):(\d\d)-(\d\d?):(\d\d)$/.exec(text)?.map(Number) ?? [];
  const from = (fromHour ?? Number.NaN) * 60 + (fromMinute ?? Number.NaN);
  const until = (untilHour ?? Number.NaN) * 60 + (untilMinute ?? Number.NaN);
  if (!(from < MINUTES_PER_DAY && until <= MINUTES_PER_DAY)) throw new Error(`No times: "${text}"`);
  return [from, until <= from ? until + MINUTES_PER_DAY : until];
}

function isHoliday(day: CivilDay, names: "holidays" | "federal"): boolean {
  const list = names === "holidays" ? HOLIDAYS : [...HOLIDAYS, ...OTHER_FEDERAL_HOLIDAYS];
  return list.some((holiday) => {
    const [period = "", weekday = ""] = holiday.split(" ");
    return readPeriod(period)(day) && (weekday === "" || readDay(weekday)(day));
  });
}

/** A Friday or Monday on which a holiday of the weekend is observed. */
function isObserved({ month, day, weekday }: CivilDay): boolean {
  const date = (month * 100 + day).toString().padStart(4, "0");
  const fridays = ["1231", "0618", "0703", "1110", "1224"];
  const mondays = ["0102", "0620", "0705", "1112", "1226"];
  return (weekday === 4 && fridays.includes(date)) || (weekday === 0 && mondays.includes(date));
}

function position(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index === -1) throw new Error(`No day or month: "${name}"`);
  return index;
}
