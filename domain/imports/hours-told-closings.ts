import { dayOfIsoDate, toIsoDate, toWeekday } from "../base/time/civil-date.ts";

/** Rewrites closings in wordings of their own into the forms in which closings are read. */

const ENGLISH_DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const SPANISH_DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)";
const DAY = `(?:${ENGLISH_DAY}|${SPANISH_DAY})`;
const TIME = "(?:\\d{1,2}(?::?[0-5]\\d)?(?: ?[ap]\\.? ?m?\\b\\.?)?|noon)";
const CLOSED = "(?:closed|cerrad[oa]s?|cerramos)";
const DAY_LIST = `(?:(?:on |los |el )?${DAY}(?:,? (?:and|&|y|e) |, ?| ?[-/] ?| (?:through|thru|to|a) )){0,6}(?:on |los |el )?${DAY}`;

const PLURAL = "(?:mon|tues|wednes|thurs|fri|satur|sun)days";
const ORDINAL = "(?:1st|2nd|3rd|4th|first|second|third|fourth|last)";

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(form, "gu"), plain });

const SPELLINGS: readonly Spelling[] = [
  // "from December 21 to January 4, both inclusive"
  spelled(
    ",? ?\\(?\\b(?:ambos|ambas|both)(?: dias| fechas| days| dates)?,? (?:inclusives?|inclusivos?|incluidos|incluidas|included|inclusive)\\)?",
    "",
  ),
  // "closed Wednesdays until further notice"; of everything it is a closing without an end
  spelled(
    `\\b(${CLOSED}) (?:until further notice|hasta nuevo aviso),? (?=(?:on |los |el |all )?${DAY})`,
    "$1 ",
  ),
  spelled(`(\\b${CLOSED} ${DAY_LIST}),? (?:until further notice|hasta nuevo aviso)`, "$1"),
  spelled(
    `(?<=(?:^|[.;\\n]) ?)(?:until further notice|hasta nuevo aviso),? (?:we are |estara |estaremos )?(?=${CLOSED} (?:on |los |el )?${DAY})`,
    "",
  ),
  // "Closed Mon. Tue-Fri 12-6"
  spelled(
    `\\b(${CLOSED} (?:mon|tues?|wed|thurs?|fri|sat|sun|lun|mie|jue|vie|sab|dom))\\. (?=(?:${DAY}|lun|mar|mie|jue|vie)\\.? ?(?:-|to|thru|through|a) ?(?:${DAY}|lun|mar|mie|jue|vie|sab))`,
    "$1; ",
  ),
  // "2nd and 4th Tuesdays & Thursdays": the numbers are those of both
  spelled(
    `\\b(${ORDINAL}(?:(?:, ?| ?(?:and|&|y) ?)${ORDINAL})+) (${PLURAL}) (?:and|&) (${PLURAL})\\b`,
    "$1 $2 and $1 $3",
  ),
  // "Lunch 11:30-12:30 (doors locked)"
  spelled(
    `\\b(?:lunch|almuerzo)(?: break| hour)?:? (?:from )?(${TIME} ?(?:-|to|a) ?${TIME}) \\((?:the |las? )?(?:doors?|office|lobby|puertas?|oficina)? ?(?:is |are |esta |estan )?(?:locked|closed|shut|cerrad[oa]s?)\\)`,
    "closed $1",
  ),
];

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MESES =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const WEEK_OF = new RegExp(
  `\\b(?:${CLOSED}|no (?!longer)\\p{L}{3,14}(?: \\p{L}{3,14})?)(?: during| for| on)? (?:the )?week of (\\p{L}{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d{2})\\b`,
  "gu",
);
const SEMANA_DEL = new RegExp(
  `\\b(?:${CLOSED}|(?:no hay|sin) \\p{L}{3,14})(?: en| durante)? la semana del (\\d{1,2}) de (\\p{L}{4,10}) del? (20\\d{2})\\b`,
  "gu",
);

/** `closed the week of December 21, 2026`: from the Sunday on or before the date to the Sunday behind it. */
function weekFrom(whole: string, month: number, day: string, year: string): string {
  const iso = `${year}-${`${month}`.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = month === 0 ? null : dayOfIsoDate(iso);
  if (date === null) return whole;
  const first = date - ((toWeekday(date) + 1) % 7);
  return `closed ${toIsoDate(first)} to ${toIsoDate(first + 7)}`;
}

const parseMonth = (name: string): number =>
  Math.max(
    MESES.indexOf(name),
    MONTHS.findIndex((month) => month.startsWith(name)),
  ) + 1;

/** `We are closed Wednesdays. Other weekdays 8:30-4:30`: only a closing precedes "other". */
const OTHER_WEEKDAYS = /^([^.;\n\d]{1,80}[.;\n] ?)(?:all |the )*other (?=weekdays\b)/u;
const IS_CLOSING = new RegExp(`\\b${CLOSED}\\b`, "u");

const withOtherWeekdays = (text: string): string =>
  text.replace(OTHER_WEEKDAYS, (whole, closing: string) => (IS_CLOSING.test(closing) ? closing : whole));

/** Rewrites the closings of a text in lower case without accents into the forms of others. */
export const withToldClosings = (text: string): string =>
  withOtherWeekdays(
    SPELLINGS.reduce((said, { form, plain }) => said.replace(form, plain), text)
      .replace(WEEK_OF, (whole, month: string, day: string, year: string) =>
        weekFrom(whole, parseMonth(month), day, year),
      )
      .replace(SEMANA_DEL, (whole, day: string, month: string, year: string) =>
        weekFrom(whole, parseMonth(month), day, year),
      ),
  );
