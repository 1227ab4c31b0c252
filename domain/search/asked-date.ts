import { dayNumber, daysInMonth, yearMonthDay } from "../base/time/civil-date.ts";

/** Days begin at Thursday, day 0 of 1970. */
const DAY_ZERO = 4;
const WEEKDAYS: Readonly<Record<string, number>> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sundays: 0,
  mondays: 1,
  tuesdays: 2,
  wednesdays: 3,
  thursdays: 4,
  fridays: 5,
  saturdays: 6,
  domingo: 0,
  lunes: 1,
  martes: 2,
  miercoles: 3,
  jueves: 4,
  viernes: 5,
  sabado: 6,
  domingos: 0,
  sabados: 6,
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
  weekend: 6,
  weekends: 6,
  "fin de semana": 6,
  "fines de semana": 6,
};
const IS_WEEKEND = /\b(?:weekends?|fin(?:es)? de semana)$/u;
const DAY_NAMES = Object.keys(WEEKDAYS).join("|");

/** The day that a text names. */
export interface FoundDay {
  /** Day number; null: none is named. */
  readonly day: number | null;
  readonly dayKind: "TODAY" | "TOMORROW" | "WEEKDAY" | null;
  /** Number of days from then on: a weekend has two. */
  readonly days: number;
  readonly words: readonly string[];
}

const MORROW = /\b(?:pasado manana|day after tomorrow|the day after tomorrow)\b/u;
const TOMORROW = /\b(?:tomorrow|tmrw?|tmw|tomorow|tommorow|tommorrow|2morrow|(?:el dia de |para )?manana)\b/u;
const TODAY = /\b(?:today|hoy(?: mismo)?|later(?: today| on)?|el dia de hoy|al rato|mas tarde)\b/u;
const WEEKDAY = new RegExp(
  `\\b(?:(?:on|this|next|every|coming|el|este|los|proximo|proxima|cada|el proximo|for|the|coming) )*(fin(?:es)? de semana|${DAY_NAMES})\\b`,
  "u",
);

/** Matches durations and past events, which are no time to search for: "till Friday", "salí el lunes". */
const NO_TIME_ASKED = new RegExp(
  `\\b(?:(?:till|til|until|since|hasta|desde)|(?:got out|came|arrived|lost|left|fired|released|sali|salimos|llegue|llegamos|perdi|corrieron|echaron)(?: \\w+){0,3}?)(?: (?:this|next|last|on|el|este))* (?:${DAY_NAMES})\\b`,
  "gu",
);

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MESES =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
/** Matches a day of a month: "December 24", "el 24 de diciembre". */
const OF_MONTH = new RegExp(
  `\\b(?:(?:on|for|the|el|para|este) )*(?:(${MONTHS.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2}) de (${MESES.join("|")}))\\b`,
  "u",
);
/** Days that everyone knows by a name, as month and day. */
const FEASTS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:on |for )?(?:christmas eve|xmas eve|nochebuena|noche buena)\b/u, 12, 24],
  [/\b(?:on |for )?(?:christmas(?: day)?|xmas|(?:dia de |en )?navidad)\b/u, 12, 25],
  [/\b(?:on |for )?(?:new years? eve|noche vieja|nochevieja|fin de ano)\b/u, 12, 31],
  [/\b(?:on |for )?(?:new years?(?: day)?|ano nuevo)\b/u, 1, 1],
  [/\b(?:on |for )?(?:the )?(?:fourth|4th) of july\b/u, 7, 4],
];
/** A list knows what is open two weeks ahead. */
const DAYS_AHEAD = 13;

/** A day by its date or its name, as far as a list knows it; null: none is named. */
function dateIn(text: string, today: number): FoundDay | null {
  const named = OF_MONTH.exec(text);
  const feast = FEASTS.map(([pattern, month, day]) => ({ month, day, words: pattern.exec(text)?.[0] })).find(
    ({ words }) => words !== undefined,
  );
  const month = named === null ? feast?.month : parseMonth(named[1] ?? named[4] ?? "");
  const date = named === null ? feast?.day : Number(named[2] ?? named[3]);
  const words = named?.[0] ?? feast?.words;
  if (month === undefined || date === undefined || words === undefined) return null;
  const { year } = yearMonthDay(today);
  const day = [year, year + 1]
    .filter((each) => date >= 1 && date <= daysInMonth(each, month))
    .map((each) => dayNumber({ year: each, month, day: date }))
    .find((each) => each >= today);
  if (day === undefined || day > today + DAYS_AHEAD) return null;
  const kinds = ["TODAY", "TOMORROW"] as const;
  return { day, dayKind: kinds[day - today] ?? "WEEKDAY", days: 1, words: [words] };
}

function parseMonth(name: string): number {
  return Math.max(MONTHS.indexOf(name), MESES.indexOf(name)) + 1;
}

/** Finds a day in a text. "por la mañana" is no day: `manana` counts only without an article. */
export function dayIn(text: string, today: number): FoundDay {
  const articled = text.replaceAll(/\b(?:la|esta) manana\b/gu, (words) => "_".repeat(words.length));
  const morrow = MORROW.exec(articled);
  if (morrow !== null) return { day: today + 2, dayKind: "WEEKDAY", days: 1, words: [morrow[0]] };
  const tomorrow = TOMORROW.exec(articled);
  if (tomorrow !== null) return { day: today + 1, dayKind: "TOMORROW", days: 1, words: [tomorrow[0]] };
  const date = dateIn(text, today);
  if (date !== null) return date;
  const todayWords = TODAY.exec(text);
  if (todayWords !== null) return { day: today, dayKind: "TODAY", days: 1, words: [todayWords[0]] };
  const weekday = WEEKDAY.exec(text.replaceAll(NO_TIME_ASKED, " . "));
  const name = weekday?.[1] ?? "";
  const wanted = WEEKDAYS[name];
  if (weekday === null || wanted === undefined) return { day: null, dayKind: null, days: 1, words: [] };
  const current = (today + DAY_ZERO) % 7;
  const isWeekend = IS_WEEKEND.test(name);
  // On a Sunday the weekend is the one that is going on.
  if (isWeekend && current === 0) return { day: today, dayKind: "WEEKDAY", days: 1, words: [weekday[0]] };
  const isNext = /\bnext\b/u.test(weekday[0]);
  const ahead = (wanted - current + 7) % 7;
  return {
    day: today + (ahead === 0 && isNext ? 7 : ahead),
    dayKind: "WEEKDAY",
    days: isWeekend ? 2 : 1,
    words: [weekday[0]],
  };
}
