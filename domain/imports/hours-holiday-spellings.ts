/** Lists of holidays by their short names, and days that are named by a holiday beside them. */

/** Holidays by names that mean something else outside of a list. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    memorial: "memorial day",
    labor: "labor day",
    veterans: "veterans day",
    presidents: "presidents day",
    columbus: "columbus day",
    independence: "independence day",
    "mlk jr": "mlk day",
    "mlk jr day": "mlk day",
    "dr mlk jr day": "mlk day",
    "dr mlk day": "mlk day",
    "martin luther king": "mlk day",
    "martin luther king jr": "mlk day",
  }),
);

const NAME = `(?:(?:the )?(?:${[
  ...["memorial", "labor", "veterans", "presidents", "columbus", "independence"].map(
    (name) => `${name}(?: day)?`,
  ),
  "(?:dr[.]? )?(?:mlk|martin luther king)[,]?(?: jr[.]?)?(?: day)?",
  "new years?(?: eve| day)?",
  "juneteenth",
  "july 4(?:th)?",
  "(?:4th|fourth) of july",
  "thanksgiving(?: day)?",
  "christmas(?: eve| day)?",
  "x-?mas(?: eve| day)?",
  "easter(?: sunday)?",
  "good friday",
  "indigenous peoples(?: day)?",
].join("|")})\\b[.]?)`;
const LIST = new RegExp(`\\b${NAME}(?:(?:,? ?(?:and|&|/) ?|, )${NAME}){1,14}`, "gu");
const SHORT = new RegExp(
  `\\b(?:${[...SHORT_NAMES.keys()].sort((a, b) => b.length - a.length).join("|")})\\b(?! (?:jr )?day)`,
  "gu",
);

/** `MLK Jr., Presidents, Memorial, July 4, Labor, Veterans`: each with its whole name. */
const withWholeNames = (text: string): string =>
  text.replace(LIST, (list) =>
    list
      .replace(/\b(?:dr|jr)[.]/gu, (title) => title.slice(0, 2))
      .replace(/\bking, jr\b/gu, "king jr")
      .replace(SHORT, (name) => SHORT_NAMES.get(name) ?? name),
  );

/** `closed all county holidays (New Year's, Memorial Day, …)`: those and these. */
const NAMED = new RegExp(`\\b(holidays|feriados|festivos) ?\\((${LIST.source})\\)`, "gu");

/** Holidays of the same date each year, by the days beside them. */
const DATED: ReadonlyMap<string, { before: string; day: string; after: string }> = new Map([
  ["christmas", { before: "december 24", day: "december 25", after: "december 26" }],
  ["new years", { before: "december 31", day: "january 1", after: "january 2" }],
  ["july 4", { before: "july 3", day: "july 4", after: "july 5" }],
]);

const HOLIDAY =
  "(christmas(?: day)?|xmas(?: day)?|navidad|(?:dia de )?navidad|new years?(?: day)?|ano nuevo|(?:the )?(?:july 4(?:th)?|4th of july|fourth of july)|4 de julio)";

function datedHoliday(name: string): { before: string; day: string; after: string } | null {
  if (/christmas|xmas|navidad/u.test(name)) return DATED.get("christmas") ?? null;
  return DATED.get(/new year|ano nuevo/u.test(name) ? "new years" : "july 4") ?? null;
}

const BEFORE =
  "(?:the )?days?(?: just| right)? (?:before|prior to)|(?:el )?dias? (?:antes|anterior|previo)(?: de| a)?|(?:la )?vispera de";
const AFTER =
  "(?:the )?days?(?: just| right)? (?:after|following)|(?:el )?dias? (?:despues|siguiente|posterior)(?: de| a)?";
const LINKS = "(?: ?(?:,|and|&|y|or|o) ?| )";
/** `the day before and the day after Christmas and New Year's` */
const BESIDE = new RegExp(
  `\\b(${BEFORE}|${AFTER})(?:${LINKS}(${BEFORE}|${AFTER}|(?:the )?day of|after|before|following|despues(?: de)?|el dia de))? (?:the )?${HOLIDAY}\\b(?:${LINKS}${HOLIDAY}\\b(?! eve))?(?! eve| week)`,
  "gu",
);
/** `Christmas Day and the day after` */
const BEHIND = new RegExp(
  `(\\b(?:closed|cerrado|cerramos|except|excepto)(?: on| for| en| el| la| the)?) ${HOLIDAY}(?: day)? (?:and|&|y) (?:the |el )?(?:day|dia|one) (?:after|following|siguiente|despues)(?! (?:thanks|new|chris))`,
  "gu",
);

function parseSide(words: string): "before" | "after" | "day" {
  if (/before|prior|antes|anterior|previo|vispera/u.test(words)) return "before";
  return /after|following|despues|siguiente|posterior/u.test(words) ? "after" : "day";
}

function besideDates(sides: readonly string[], holidays: readonly string[]): string | null {
  const dates = holidays.flatMap((name) => {
    const dated = datedHoliday(name);
    return dated === null
      ? []
      : // The holiday itself is no day on which it is sure to be open.
        [dated.day, ...sides.map((side) => dated[parseSide(side)])];
  });
  return dates.length === 0 ? null : dates.join(" and ");
}

const CLOSING = /\b(?:closed?|closing|except|not open|no|off|cerrad[oa]s?|cerramos|cierra|excepto|menos)\b/u;

/** Rewrites each sentence by itself, and only where it closes something. */
const withDaysBeside = (text: string): string =>
  text.replace(/[^.;\n]+/gu, (said) => (CLOSING.test(said) ? withDates(said) : said));

const withDates = (text: string): string =>
  text
    .replace(
      BESIDE,
      (whole, one: string, other: string | undefined, first: string, second: string | undefined) => {
        const said = (words: string | undefined): readonly string[] => (words === undefined ? [] : [words]);
        return besideDates([one, ...said(other)], [first, ...said(second)]) ?? whole;
      },
    )
    .replace(BEHIND, (whole, closed: string, holiday: string) => {
      const dated = datedHoliday(holiday);
      return dated === null ? whole : `${closed} ${dated.day} and ${dated.after}`;
    });

/** `Thanksgiving Day, day after Thanksgiving`: of a list that says it twice. */
const TWICE =
  /\b(thanksgiving(?: day)?),? (?:and |& )?(?:the )?(?:day|friday) after thanksgiving|\b(thanksgiving(?: day)?) \((?:and|&|\+) (?:the )?(?:day|friday) after\)/gu;

/** `closed on the following holidays: New Year's Day, …`: on these alone. */
const FOLLOWING = /\b(?:on |for |all |the |these )*following (?:\p{L}{4,12} )?holidays?[:.]? ?(?=\p{L}|\d)/gu;
const THESE =
  /\b(closed|cerrado|cerramos|cierra)(?: (?:on|los|the|all|en|for|major|dias|dia|legal|federal|county|state|city)){0,4} (?:holidays|feriados|festivos) ?: ?(?=\d{1,2} de|new year|christmas|thanks|navidad|ano nuevo|memorial|mlk|martin)/gu;

/** `the week of Thanksgiving or Christmas` */
const WEEKS = new RegExp(
  `\\b(week of ${NAME})(?: or | and | ?& ?)(?:the )?(?:week of )?(${NAME})(?= week|[.;)\\n]|$)`,
  "gu",
);

/** A text in lower case without accents, with holidays by names and dates that are read. */
export const withPlainHolidays = (text: string): string =>
  withDaysBeside(
    withWholeNames(
      text
        .replace(WEEKS, "$1 and week of $2")
        .replace(NAMED, "$1, $2")
        .replace(FOLLOWING, "")
        .replace(THESE, "$1 ")
        .replace(TWICE, "thanksgiving, black friday"),
    ),
  );
