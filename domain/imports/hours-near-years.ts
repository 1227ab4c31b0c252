import { dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";

/** Years of dates that a text states without one, where its other dates or its weekdays leave no doubt. */

const ENGLISH_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const SPANISH_MONTHS = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[.]?";
const MES = "(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const WEEKDAY =
  "(?:(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zé]{0,8}[.,]{0,2} )?";
/** Ensures that no number, time or year continues the day. */
const END = "(?:st|nd|rd|th)?(?![\\d/]|:\\d| ?[ap][.]?m| ?- ?\\d|,? 20\\d)";

const BEGINS = new RegExp(
  `\\b((?:effective|eff[.]?|starting|beginning|as of|reopening|reopens?|will reopen)(?: on)?:? )${WEEKDAY}${MONTH} (\\d{1,2})${END}`,
  "iu",
);
const EMPIEZA = new RegExp(
  `\\b((?:a partir del|desde el|reabrimos el|reabre el|reapertura el) )${WEEKDAY}(\\d{1,2}) de ${MES}(?! del? 20)`,
  "iu",
);
const ENDS = new RegExp(`\\b((?:thru|through|until|till?) )${WEEKDAY}${MONTH} (\\d{1,2})${END}`, "iu");
const TERMINA = new RegExp(`\\b(hasta el )${WEEKDAY}(\\d{1,2}) de ${MES}(?! del? 20)`, "iu");

const DAYS_OF_WEEK = ["mon lun", "tue mar", "wed mie", "thu jue", "fri vie", "sat sab", "sun dom"];

interface Dated {
  month: number;
  day: number;
  /** From Monday; null where none is named. */
  weekday: number | null;
  isSpanish: boolean;
}

const levelled = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function parseMonth(name: string): number {
  const short = levelled(name).slice(0, 3);
  return Math.max(ENGLISH_MONTHS.indexOf(short), SPANISH_MONTHS.indexOf(short)) + 1;
}

function datedIn(text: string, english: RegExp, spanish: RegExp): Dated | null {
  const [, , weekday, month = "", day = ""] = english.exec(text) ?? [];
  const [, , dia, number = "", mes = ""] = spanish.exec(text) ?? [];
  if (month === "" && mes === "") return null;
  const isSpanish = month === "";
  const named = isSpanish ? dia : weekday;
  const short = named === undefined ? "" : levelled(named).slice(0, 3);
  return {
    month: parseMonth(isSpanish ? mes : month),
    day: Number(isSpanish ? number : day),
    weekday: short === "" ? null : DAYS_OF_WEEK.findIndex((each) => each.includes(short)),
    isSpanish,
  };
}

const formatIso = (year: number, { month, day }: Pick<Dated, "month" | "day">): string =>
  `${year}-${`${month}`.padStart(2, "0")}-${`${day}`.padStart(2, "0")}`;

/** The days since 1970 of a date, in the year in which it is nearest to another day. */
function nearestDay(date: Pick<Dated, "month" | "day">, today: string): number | null {
  const now = dayOfIsoDate(today);
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => dayOfIsoDate(formatIso(each, date)) ?? []);
  if (now === null || days.length === 0) return null;
  return days.reduce((best, day) => (Math.abs(day - now) < Math.abs(best - now) ? day : best));
}

const toYear = (day: number): string => toIsoDate(day).slice(0, 4);

/**
 * `Effective Jan 4: M-F 10-6 (thru Jan 3: 9-5)`, `closed thru Jan 10, reopening Mon. Jan 11`: the years in which a change
 * is nearest to the day of the import. Two dates that meet, or a weekday that is that of its date, show that one change is
 * meant and not every year's.
 */
export function withNearYears(told: string, today: string): string {
  const text = withYearsOfWeekdays(told, today);
  if (/\b20\d\d\b/u.test(text)) return text;
  const listed = withDateList(text, today);
  if (listed !== null) return listed;
  const begins = datedIn(text, BEGINS, EMPIEZA);
  const first = begins === null ? null : nearestDay(begins, today);
  if (begins === null || first === null) return text;
  const ends = datedIn(text, ENDS, TERMINA);
  const last = ends === null ? null : nearestDay(ends, toIsoDate(first));
  // "Closed Dec 25, reopens Tue Dec 29" may be so every year.
  const isReopening = /\b(?:reopen|reabr|reapertura)/iu.test(text);
  if (isReopening && ends === null) return text;
  const isWeekday = begins.weekday === null || begins.weekday === toWeekday(first);
  const areMeeting = last !== null && last + 1 === first;
  if (!isWeekday || (begins.weekday === null && !areMeeting) || (last !== null && !areMeeting)) return text;
  const begun = withYear(text, begins.isSpanish ? EMPIEZA : BEGINS, toYear(first), begins.isSpanish);
  return ends === null || last === null
    ? begun
    : withYear(begun, ends.isSpanish ? TERMINA : ENDS, toYear(last), ends.isSpanish);
}

const withYear = (text: string, form: RegExp, year: string, isSpanish: boolean): string =>
  text.replace(form, (whole) => `${whole}${isSpanish ? " de" : ","} ${year}`);

/** Words before dates on which it is not open, and how far before they may be, in characters. */
const CLOSING = /\b(?:closed|except|exc|cerrad[oa]|no(?! app)|not|through|thru|until)\b/iu;
const NEAR = 24;

/** Fewer dates may fall on one weekday by chance. */
const FEWEST_DATES = 3;
const LIST = new RegExp(`${MONTH} \\d{1,2}(?:(?:,| &| and| -)? \\d{1,2}){0,6}(?=[^\\d:]|$)`, "giu");

/** `Dec 2, 9, 16; Jan 6, 13 -- 8:30 to 2`: of the coming months where each falls on the same weekday. */
function withDateList(text: string, today: string): string | null {
  const parts = text.match(LIST) ?? [];
  const at = text.indexOf(parts[0] ?? "");
  const end =
    parts.length === 0
      ? 0
      : text.lastIndexOf(parts[parts.length - 1] ?? "") + (parts[parts.length - 1] ?? "").length;
  const isList =
    parts.length > 0 &&
    text
      .slice(at, end)
      .replace(LIST, "")
      .replace(/and|[;,&\s]/gu, "") === "";
  const isClosing = CLOSING.test(text.slice(Math.max(0, at - NEAR), at));
  if (!isList || isClosing) return null;
  const dates = parts.flatMap((part) => {
    const month = parseMonth(part);
    return (part.match(/\d{1,2}/gu) ?? []).map((day) => ({ month, day: Number(day) }));
  });
  const [first] = dates;
  let before = first === undefined ? null : nearestDay(first, today);
  if (before === null || dates.length < FEWEST_DATES) return null;
  const days: number[] = [];
  for (const date of dates) {
    const day = nearestDay(date, toIsoDate(before));
    if (day === null || (days.length > 0 && day <= before)) return null;
    days.push(day);
    before = day;
  }
  if (new Set(days.map(toWeekday)).size !== 1) return null;
  const written = days.map(englishDate);
  return `${text.slice(0, at)}${written.join(" and ")}${text.slice(end)}`;
}

const ENGLISH_NAMES =
  "January February March April May June July August September October November December".split(" ");

/** `Fri 12/4`, `Saturday, December 12th`: a date with its weekday. */
const WITH_WEEKDAY = new RegExp(
  `\\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2} (?:${MONTH} (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})/(\\d{1,2}))(?![\\d/:]|,? 20\\d| ?[ap][.]?m)`,
  "giu",
);
/** `jueves 3 y 17 de diciembre` */
const CON_DIA = new RegExp(
  `\\b(lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zé]{0,7} (\\d{1,2}(?:(?:, | y | e )\\d{1,2}){0,5}) de ${MES}(?! del? 20)`,
  "giu",
);

/** Gives each date with its weekday the year in which it falls on that day, if that is the nearest one. */
function withYearsOfWeekdays(text: string, today: string): string {
  // A closing may be that of every year.
  if (CLOSING.test(text) || /\b(?:close[sd]?\b|closing|cierr|cerr|reopen|reabr)/iu.test(text)) return text;
  return text
    .replace(
      WITH_WEEKDAY,
      (whole, weekday: string, name?: string, day?: string, month?: string, number?: string) => {
        const date = {
          month: name === undefined ? Number(month) : parseMonth(name),
          day: Number(day ?? number),
        };
        const at = nearestDay(date, today);
        return at !== null && isWeekday(at, weekday) ? englishDate(at) : whole;
      },
    )
    .replace(CON_DIA, (whole, weekday: string, numbers: string, name: string) => {
      const days = (numbers.match(/\d{1,2}/gu) ?? []).map((day) =>
        nearestDay({ month: parseMonth(name), day: Number(day) }, today),
      );
      const written = days.flatMap((day) =>
        day !== null && isWeekday(day, weekday) ? [englishDate(day)] : [],
      );
      return written.length === days.length ? written.join(" y ") : whole;
    });
}

const isWeekday = (day: number, name: string): boolean =>
  DAYS_OF_WEEK.findIndex((each) => each.includes(levelled(name).slice(0, 3))) === toWeekday(day);

function englishDate(day: number): string {
  const [year = "", month = "", number = ""] = toIsoDate(day).split("-");
  return `${ENGLISH_NAMES[Number(month) - 1] ?? ""} ${Number(number)}, ${year}`;
}
