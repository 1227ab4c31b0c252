/** Rewrites closings in sentences into the forms in which dates and times of closings are read. */

const TIME = "\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m?\\b\\.?)?|noon|mediodia";
const MONTH =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\b\\.?|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b";
const MES = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b";
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b\\.?";
const DATE = `(?:(?:${MONTH}) ?\\d{1,2}(?:st|nd|rd|th)?\\b|\\d{1,2}\\/\\d{1,2}\\b)`;
const ORDINAL = "(?:st|nd|rd|th)?\\b";

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(form, "gu"), plain });

const SHUT = "(?:cierre|pausa|receso|descanso|un cierre|una pausa|un receso|un descanso)";
const BREAK = "(?:lunch closure|lunch break|midday closure|midday break|closure|break)";

const SPELLINGS: readonly Spelling[] = [
  // "except closed Dec 23"
  spelled(
    "\\b(?:except|but|excepto|pero|salvo) (?:it is |we are |is |are |esta )?(?=closed\\b|cerrado\\b)",
    "",
  ),
  spelled(
    "\\b(?:we |it |office |pantry )?(?:will|wont|is|are) not (?:be )?open(?: on)? (?=\\d|\\p{L})",
    "closed ",
  ),
  // "con cierre de 12 a 13", "with a lunch closure from 12-1", "minus 12-1 lunch"
  spelled(
    `,? ?\\b(?:con|y) (?:${SHUT})(?: (?:de|para|por) (?:el )?(?:almuerzo|comida|mediodia))? (?:de|entre) (?=(?:las? )?\\d)`,
    ", cerrado de ",
  ),
  spelled(`,? ?\\b(?:with|and)(?: an?)? ${BREAK}(?: for lunch)?(?: from| between| at)? (?=\\d)`, ", closed "),
  spelled(`,? ?\\b(?:minus|less) (?=(?:${TIME}) ?(?:-|to) ?(?:${TIME}))`, ", closed "),
  spelled("\\bse (cierra|cierran)\\b(?! las? puertas?)", "$1"),
  spelled(
    "\\b(cierra|cierran|cerramos|cerrado) (?:al|a) mediodia,? (?=de (?:las? )?\\d{1,2}(?::\\d{2})? a )",
    "$1 ",
  ),
  // "early close at 12pm 12/24", "half day Dec 24 (closes at noon)"
  spelled("\\bearly (?:close|closing|closure|release|dismissal)(?: at)? (?=\\d|noon)", "closes early at "),
  spelled(`\\b(?:clos(?:e|es|ing) early|early closing) \\((?:at )?(${TIME})\\)`, "closes early at $1"),
  spelled("\\bcierre temprano (?=a las? \\d|a mediodia|al mediodia)", "cierra "),
  spelled(
    `\\b(?:half[ -]days?|medio dia)(?: on| el)?:? (?=(?:${DATE})(?:,| and| &)? ?[^;.\\n]{0,24}\\((?:close|cierra))`,
    "",
  ),
  // "Dec 24 & Dec 31 we close at noon"
  spelled(`(?<=${DATE},? )(?:we|the office|office|they) (?=(?:will )?closes? )`, ""),
  spelled(`(?<=\\d ?(?:de )?${MES},? )(?:nosotros|la oficina|se|nos) (?=cierra|cerramos)`, ""),
  // "el 24, 25 y 31 de diciembre ni el 1 de enero", "los dias 24 y 31 de diciembre"
  spelled(`(?<=de ${MES},? )ni (?:el |los |en )?(?=\\d)`, "y "),
  spelled(
    `\\b(?:los |el )?dias? (?=\\d{1,2}(?:, (?:el )?\\d{1,2}){0,8}(?: y (?:el )?\\d{1,2})? de ${MES})`,
    "",
  ),
  spelled(`(?<=\\b\\d{1,2}(?: de ${MES})?(?:,| y) )(?:el|los) (?=\\d{1,2}(?:,| y| de) )`, ""),
  spelled(
    `(?<=[.;\\n] ?)(?:el|los) (?=\\d{1,2}(?: y \\d{1,2}|, \\d{1,2} y \\d{1,2})? de ${MES},? (?:cierra|cerramos|cerrado))`,
    "",
  ),
];

/** Spellings of dates on which something is closed; elsewhere, each date might be another opening. */
const OF_CLOSINGS: readonly Spelling[] = [
  // "but not Dec 24 or Dec 31", "no pantry Saturday, December 26 or Saturday, January 2"
  spelled(`(?<=${DATE},? )(?:or|nor) (?=(?:(?:${DAY}),? )?${DATE})`, "and "),
  spelled(`\\b(?:${DAY}),? (${DATE},? (?:and|&) )(?:${DAY}),? (?=${DATE})`, "$1"),
  spelled(`\\b(${MONTH}) (\\d{1,2})${ORDINAL} or (\\d{1,2})${ORDINAL}`, "$1 $2 and $3"),
];

const CLOSING =
  /\b(?:closed?|closing|except|but not|not open|no (?:pantry|food|distribution|clinic|class|classes|service|services|meals?|lunch|dinner|groceries|hay)|cerrad[oa]s?|cerramos|excepto|menos|no abrimos)\b/u;
const TIMES = new RegExp(`(?:${TIME}) ?(?:-|to|a) ?(?:las? )?(?:${TIME})`, "u");

/** Rewrites each part of a sentence that closes something and has no times behind it. */
const withClosedDates = (text: string): string =>
  text.replace(/[^.;\n]+/gu, (said) => {
    const at = said.search(CLOSING);
    if (at < 0 || TIMES.test(said.slice(at).replace(DATES, ""))) return said;
    const closed = OF_CLOSINGS.reduce((told, { form, plain }) => told.replace(form, plain), said.slice(at));
    return said.slice(0, at) + closed;
  });

const DATES = new RegExp(DATE, "gu");

/** `closed Fri Sat Sun`: three days or more, or two next to each other. */
const CLOSED_DAYS = new RegExp(
  `\\b(closed|cerrado|cerrados) ((?:${DAY} ){2,6}${DAY}|sat(?:urday)?s? sun(?:day)?s?|sabados? domingos?)(?=[\\s.;,)]|$)`,
  "gu",
);

const withDaysApart = (text: string): string =>
  text.replace(CLOSED_DAYS, (_all, closed: string, days: string) => `${closed} ${days.replace(/ /gu, ", ")}`);

/** A text in lower case without accents, with its closings in the forms of other texts. */
export const withPlainClosings = (text: string): string =>
  withDaysApart(
    withClosedDates(SPELLINGS.reduce((said, { form, plain }) => said.replace(form, plain), text)),
  );
