/** Rows and lists that are written with marks of their own, put into the form of other texts. */

const TIME = "\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\b\\.?)?";
const ENGLISH_DAYS = "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?";
const SPANISH_DAYS =
  "(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?)";

/** `Start: 10:00 AM` above `End: 1:00 PM` */
const START_AND_END = new RegExp(
  `\\b(?:start|starts|opens?|begin|begins|inicio|apertura|abre)(?: time)?: ?(${TIME})\\s{0,3}[\\n,;|/]\\s{0,3}(?:end|ends|closes?|finish|fin|cierre|cierra)(?: time)?: ?(?=${TIME})`,
  "gu",
);
/** `mon;0900;1700|fri;;` */
const CELLS = /\b([a-z]{2,9});(\d{3,4}|\d{1,2}:\d{2});(\d{3,4}|\d{1,2}:\d{2})(?=[|\n]|$)/gu;
const EMPTY_CELLS = /\b([a-z]{2,9});;(?=[|\n]|$)/gu;
/** `Days: Monday; Wednesday; Friday` */
const DAYS_IN_LIST = new RegExp(
  `\\b(?:days?|dias?): ?((?:${ENGLISH_DAYS} ?[;/|] ?){1,6}${ENGLISH_DAYS})(?=\\n|$)`,
  "gu",
);
/** `Mon; Wed; Fri: 9-1`: three days or more, before any time. */
const DAYS_FIRST = new RegExp(
  `(^|\\n)((?:(?:${ENGLISH_DAYS}|${SPANISH_DAYS}) ?; ?){2,6}(?:${ENGLISH_DAYS}|${SPANISH_DAYS}))[.]? ?[/:,|]? ?(?=\\d)`,
  "gu",
);
/** `Lun - Jue ........ 8:00 - 17:30` */
const LEADERS = /\s?(?:\.{4,}|(?:\. ){4,})\s?/gu;
/** `2.º sábado` */
const ORDINALS = /\b([1-5])\. ?([oa])(?= [a-z])/gu;
/** `except the second Wednesday, when we open at 1` */
const WHEN_OPEN = /,? when (?:we|it|the \p{L}{3,12}) (open|opens|close|closes)\b/gu;
/** `9-5 with extended hours until 7 on Tuesdays` */
const EXTENDED = new RegExp(
  `,? (?:with )?(?:extended|evening|late|later)(?: hours)? (?:until|till?|to|through) (${TIME}) (?:on )?(${ENGLISH_DAYS})(?=$|[\\s.,;)])(?! (?:are |is )?(?:available |offered )?(?:by|with) )`,
  "gu",
);
/** `Holiday hours: 12/24 8-12`: what follows says its dates. */
const HOLIDAY_ROWS = /\bholiday (?:hours|hrs|schedule): ?(?=\d{1,2}\/\d|(?:nov|dec|jan)[a-z]{0,6}\.? \d)/gu;

/** Reads `T-Th` beside `M-W-F` as the two days between. */
const withBetweenDays = (text: string): string =>
  /\bm ?[-/,] ?w ?[-/,] ?f\b|\bmwf\b/u.test(text) ? text.replace(/\bt ?- ?th\b/gu, "tue/thu") : text;

/** A year that a text states once, and the dates of its changes. */
const YEARS = /\b20\d{2}\b/gu;
const ENGLISH_UNTIL =
  /((?:^|[(.;\n]) ?)(thru|through|until|till?) ((?:jan|dec)[a-z]{0,6})\.? (\d{1,2})(?!\d| ?,? ?20\d)/gu;
const SPANISH_UNTIL = /((?:^|[(.;\n]) ?)(hasta el) (\d{1,2}) de (enero|diciembre)(?! del? 20)/gu;

/** `New hours effective Jan 4, 2027 … (thru Jan 3: …)`: the day before has the year of the change. */
function withSharedYear(text: string): string {
  const [year, ...others] = new Set(text.match(YEARS));
  if (year === undefined || others.length > 0) return text;
  const change =
    /\b(?:effective|starting|beginning|a partir del?|desde el)\b[^.;\n]{0,24}\b(?:jan\w{0,4}|enero)\b/u;
  if (!change.test(text)) return text;
  const chooseYear = (month: string): string => (/^d/u.test(month) ? `${Number(year) - 1}` : year);
  return text
    .replace(
      ENGLISH_UNTIL,
      (_all, mark: string, word: string, month: string, day: string) =>
        `${mark}${word} ${month} ${day}, ${chooseYear(month)}`,
    )
    .replace(
      SPANISH_UNTIL,
      (_all, mark: string, word: string, day: string, month: string) =>
        `${mark}${word} ${day} de ${month} de ${chooseYear(month)}`,
    );
}

export const withPlainRows = (text: string): string =>
  withSharedYear(
    withBetweenDays(
      text
        .replace(LEADERS, ": ")
        .replace(START_AND_END, "$1 - ")
        .replace(CELLS, "$1 $2-$3")
        .replace(EMPTY_CELLS, "$1 closed")
        .replace(DAYS_IN_LIST, (_all, days: string) => days.replace(/ ?[;/|] ?/gu, ", "))
        .replace(
          DAYS_FIRST,
          (_all, start: string, days: string) => `${start}${days.replace(/ ?; ?/gu, ", ")} `,
        )
        .replace(ORDINALS, "$1$2")
        .replace(WHEN_OPEN, (_all, verb: string) => ` ${verb.replace(/s$/u, "")}s`)
        .replace(HOLIDAY_ROWS, "")
        .replace(EXTENDED, ", $2 until $1"),
    ),
  );
