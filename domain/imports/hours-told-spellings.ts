import { dayOfIsoDate, toIsoDate } from "../base/time/civil-date.ts";

/**
 * Rewrites sentences and brackets beside hours into the forms of other texts; drops those that say nothing about the
 * door.
 */

const TIME = "\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m?\\b\\.?)?|noon|midnight|mediodia";
const SPAN = `(?:${TIME}) ?(?:-|to|a) ?(?:${TIME})`;
const DAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?";
const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MESES =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
/** Matches the end of the sentence. */
const END = "(?=\\s*(?:[.;)\\n]|$))";

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(form, "gu"), plain });

const GIVEN =
  "(?:hot |free |warm |community |daily |congregate )*(?:breakfast|lunch|dinner|supper|meals?|food|groceries|produce)";
const DADO =
  "(?:desayunos?|almuerzos?|cenas?|comidas?(?: calientes?)?|alimentos|despensas|lonche)(?: gratis| calientes?)?";

const SPELLINGS: readonly Spelling[] = [
  // "First two Mondays of each month"
  spelled(`\\bfirst two (?=(?:${DAY}) of )`, "1st and 2nd "),
  spelled(`\\bfirst three (?=(?:${DAY}) of )`, "1st, 2nd and 3rd "),
  spelled(`\\b(?:primeros dos|dos primeros) (?=(?:${DAY}) (?:del?|de cada) )`, "1er y 2do "),
  spelled(`\\b(?:primeros tres|tres primeros) (?=(?:${DAY}) (?:del?|de cada) )`, "1er, 2do y 3er "),
  // "Wed: closed to public", "Sat/Sun —"
  spelled(
    `((?:${DAY})[.:]? ?-? ?(?:is |are |esta )?(?:closed|cerrad[oa])) (?:to (?:the )?public|al publico)${END}`,
    "$1",
  ),
  spelled(`((?:^|\\n)(?:${DAY})(?: ?[/,&] ?(?:${DAY}))*) ?:? ?-{1,3}(?= ?(?:\\n|$))`, "$1: closed"),
  // "12 del mediodía"
  spelled("\\b12 del? mediodia\\b", "12 pm"),
  // "Soup kitchen serves a hot lunch Mon-Sat 11-12:30"
  spelled(
    `\\b(?:serves|provides|offers|gives out|hands out|we (?:serve|provide|offer|give out|hand out))(?: (?:a|an|the|our))? (?=${GIVEN} (?:(?:on|every|each) )?(?:${DAY}|daily|nightly|weekdays|m-f|\\d))`,
    "",
  ),
  spelled(
    `\\b(?:sirve|ofrece|entrega|reparte|servimos|ofrecemos|entregamos|repartimos)(?: (?:un|una|el|la|los|las))? (?=${DADO} (?:todos )?(?:de |los |el )?(?:${DAY}|diario|dias|l-v|\\d))`,
    "",
  ),
  spelled(
    `\\b(?:we are |now )?serving (?=${GIVEN} (?:(?:on|every|each|from) )?(?:${DAY}|daily|nightly|weekdays|m-f|\\d))`,
    "",
  ),
  spelled("\\bday\\(s\\)", "days"),
  // "each month on the second Saturday", "09 : 00"
  spelled(
    "\\b(?:each|every) month,? on (?:the )?(?=1st|2nd|3rd|4th|first|second|third|fourth|last)",
    "monthly on the ",
  ),
  spelled("\\b(\\d{1,2}) : (\\d{2})(?!\\d)", "$1:$2"),
  // "Shelter accepts guests 6pm-8pm nightly"
  spelled(
    `\\b(?:accepts|takes in|receives|welcomes|admits) (?:guests|people|everyone|all|visitors) (?=(?:from )?(?:\\d|${DAY}|nightly|daily|every))`,
    "",
  ),
  // "recibe personas de 6 a 8"; "recibe personas con cita" says on what condition
  spelled(
    "\\b(?:recibe|recibimos|admite|admitimos) (?:a )?(?:personas|gente|huespedes|visitantes|visitas|todos) (?=(?:de|desde|entre) (?:las? )?\\d)",
    "",
  ),
  spelled(
    `\\bdespues de las? (${TIME}),? (?:ya )?(?:no se (?:admite|recibe) a nadie|nadie entra|no se permite entrar)`,
    "no se admite a nadie despues de las $1",
  ),
  // "Office Mon-Fri 9-4, but no food given out at other times"
  spelled(
    `,? ?but no (?:food|meals|clothes|clothing|groceries) (?:is |are )?(?:given out|given|distributed|served|available) at (?:any )?other times${END}`,
    "",
  ),
  // "visitas al hogar viernes": on no door's day
  spelled(
    `[;,.] ?(?:home visits?|visitas (?:al hogar|a domicilio|domiciliarias)):? (?:on |los |el )?(?:${DAY})${END}`,
    ";",
  ),
  // "Misa de domingo 1 pm, despensa domingos 2:30-4"
  spelled(
    `(^|[.;\\n] ?)(?:mass|worship service|church service|worship|misa|culto)(?: (?:de|del|los|el|on|is))*:? (?:${DAY})(?: a las?| at|,)? (?:${TIME})[,;.] (?=\\p{L})`,
    "$1",
  ),
  // "Applications accepted online 24/7. Lobby: Mon-Fri 8-5"
  spelled(
    "\\b(?:applications?|application forms?|forms?|apply|solicitudes)(?: (?:are|is|accepted|available|taken|se aceptan|disponibles))* (?:online|en linea|por internet) (?:24/7|24 hours(?: a day)?|any ?time|las 24 horas)[.;,] ?(?=lobby|office|oficina|walk)",
    "",
  ),
  // "8-5 for intake; residential program operates 24/7"
  spelled(
    "\\bfor intakes?[;.,] (?:the |our )?residential (?:program|services|treatment|unit)(?: (?:operates|runs|is|open|is open))? (?:24/7|24 hours(?: a day)?)",
    "",
  ),
  // "08:00am-17:00pm"
  spelled("\\b(1[3-9]|2[0-3])(:[0-5]\\d) ?p\\.? ?m\\b", "$1$2"),
  // "Fri till 12 only" in brackets, "phones off 12-1, doors locked 12-1"
  spelled(`\\((${DAY})\\.? (?:till?|until|to) (${TIME}) only\\)`, "($1 closes at $2)"),
  spelled(
    `\\b(?:phones?|phone lines?) (?:are )?(?:off|not answered|unanswered) (?:from )?(?:${SPAN})(?:,| and) ?(?=doors?)`,
    "",
  ),
  spelled(`\\bdoors? (?:are )?locked (?:from )?(?=${SPAN})`, "closed "),
  // "(admin closed 12:30-1:30 daily, lobby stays open)"
  spelled(
    `\\((?:admin|administration|front desk) (?:is )?closed (?:${SPAN})(?: daily| each day)?[,;] (?:the |our )?(?:lobby|building) (?:stays|remains|is) open\\)`,
    "",
  ),
  // "9-12, closed 12-1, 1-3"
  spelled(`(?<=-)(${TIME}),? closed \\1 ?- ?(${TIME}),? (?:and |then )?(?=\\2 ?-)`, "$1, "),
  // "Tues opens at 10:30 due to staff mtg"
  spelled(
    `(\\bopens? (?:late )?at (?:${TIME})) (?:due to|because of|for) (?:a |our )?staff (?:meetings?|mtgs?|training)`,
    "$1",
  ),
  // "24 hrs; cierra viernes 5pm, reabre lunes 8am"
  spelled(
    `^(?:(?:m-f|l-v|mon-fri|lun-vie),? )?(?:open |abierto )?24 (?:hours|hrs|horas)[;,.] (?:we )?(?:closes?|cierra|cerramos) (${DAY}) (?:at |a las? )?(${TIME})[,;]? (?:and |y )?(?:reopens?|reabre|reabrimos) (?:el )?(${DAY}) (?:at |a las? )?(${TIME})[.]?$`,
    "$3 $4 to $1 $2 straight through",
  ),
  // "sabados impares del mes: 1, 3 y 5"
  spelled(`\\b(${DAY}) impares(?: del mes)?:? ?1[o°]?, 3[o°]? y 5[o°]?,?`, "$1 (1st, 3rd and 5th)"),
  spelled(`\\b(${DAY}) pares(?: del mes)?:? ?2[o°]? y 4[o°]?,?`, "$1 (2nd and 4th)"),
  // "staffed 24 hrs but doors locked outside intake times": another way to say when it takes people in
  spelled(
    `\\b(?:facility|building|shelter) (?:is )?staffed 24 (?:hrs|hours),? but (?:the )?doors? (?:are |is )?locked outside (?:of )?(?:intake|these|those|open) (?:times|hours)${END}`,
    "",
  ),
  // "Sat 9-11 (3rd Sat only with appointment)": of which of them it is the condition is not sure
  spelled(
    `\\(((?:1st|2nd|3rd|4th|5th|last|first|second|third|fourth) (?:${DAY})) only (?!\\))`,
    "($1 only if ",
  ),
  // "19 dic 2026"
  spelled("\\b(\\d{1,2}) dic\\.? (?:del? )?(20\\d{2})\\b", "december $1, $2"),
  spelled("\\b(\\d{1,2}) ene\\.? (?:del? )?(20\\d{2})\\b", "january $1, $2"),
  // "the last week of December (26th-31st)"
  spelled(
    `\\b(closed (?:during |for |on )?|except (?:for )?)(?:the )?(?:first|second|third|fourth|last) week (?:of|in) (${MONTH}) \\((\\d{1,2})(?:st|nd|rd|th)? ?- ?(\\d{1,2})(?:st|nd|rd|th)?\\)`,
    "$1$2 $3-$4",
  ),
  spelled("\\breg\\.? (?=hrs|hours|hour|schedule)", "regular "),
  // "Mon-Thu 3:30-6, drop in"
  spelled("(\\d(?: ?[ap]\\.?m\\.?)?), ?(?:drop|walk)[ -]ins?[.]?$", "$1, walk-ins welcome"),
  spelled(`(\\d(?: ?[ap]\\.?m\\.?)?) \\((?:outreach )?drop[ -]in center\\)[.]?$`, "$1"),
];

const DAYS_ALONE = new RegExp(
  `^((?:[\\s\\d:.,;&-]|\\b(?:${DAY}|am|pm|a\\.m|p\\.m|a|p|m-f|m-th|and|to|thru|through|noon|daily|y|l-v)\\b)+)\\(((?:administrative |main |business |front )?office|oficina(?: administrativa| principal)?|front desk)\\)[.]?$`,
  "u",
);
/** `Saturday 9-11 (3rd Sat only)` */
const ONLY_NUMBERED = new RegExp(
  `\\b(${DAY})\\.? (${SPAN}) \\((1st|2nd|3rd|4th|last|first|second|third|fourth|1st (?:&|and) 3rd|2nd (?:&|and) 4th) (${DAY}) only\\)`,
  "gu",
);
/** `MON. TUES. THURS. 9-1`: three short days, each with its point. */
const POINTED = /(^|[:;\n] ?)((?:(?:mon|tues?|wed|thurs?|fri|sat|sun)\. ?){3,7})(?=\d)/gu;

/** Weeks of the month that the days of the text leave out: `1st, 2nd & 3rd Wednesday, closed 4th (and 5th) week`. */
const LEFT_WEEKS =
  /[;,.] ?(?:we are )?closed (?:the )?4th(?: ?\(?(?:and|&) (?:the )?5th\)?)? (?:weeks?)(?: of (?:the|ea\.?|each) month)?(?=\s*(?:[.;]|$))/gu;

function withoutLeftWeeks(text: string): string {
  const days = text.match(new RegExp(`\\b(?:${DAY}|daily|weekdays?|m-f|everyday)\\b`, "gu")) ?? [];
  const isNumbered = /\b1st, ?2nd,? ?(?:&|and) ?3rd (?:mon|tue|wed|thu|fri|sat|sun)/u.test(text);
  return days.length === 1 && isNumbered ? text.replace(LEFT_WEEKS, "") : text;
}

/** `Christmas Eve we close at noon. All other weekdays 9-4`: where no day of the week is named before. */
const OTHER_WEEKDAYS = /\b(?:on )?all (?:the )?other (weekdays)\b/u;

function withWeekdays(text: string): string {
  const at = text.search(OTHER_WEEKDAYS);
  const isNamed = at < 0 || new RegExp(`\\b(?:${DAY})\\b|appointment|appt`, "u").test(text.slice(0, at));
  return isNamed ? text : text.replace(OTHER_WEEKDAYS, "$1");
}

const BEGINS = /\ba partir del? (\d{1,2}) de (\p{L}{4,10}) del? (20\d{2})\b/gu;
const STARTS =
  /\b(?:effective|starting|beginning|as of) (\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d{2})\b/gu;
const UNTIL_THEN =
  /(^|[.;\n] ?)(?:hasta entonces|mientras tanto|until then|till then|until that date)(?= ?[:,])/gu;

const parseMonth = (name: string): number =>
  Math.max(
    MESES.indexOf(name),
    MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name)),
  ) + 1;

/** `A partir del 11 de enero de 2027 … Hasta entonces: …`: up to the day before the only change of the text. */
function withDayBefore(text: string): string {
  const dates = [
    ...[...text.matchAll(BEGINS)].map(([, day = "", month = "", year = ""]) => ({ day, month, year })),
    ...[...text.matchAll(STARTS)].map(([, month = "", day = "", year = ""]) => ({ day, month, year })),
  ];
  const [date, ...others] = dates;
  const month = date === undefined ? 0 : parseMonth(date.month);
  const first =
    date === undefined || month === 0 || others.length > 0
      ? null
      : dayOfIsoDate(`${date.year}-${`${month}`.padStart(2, "0")}-${date.day.padStart(2, "0")}`);
  if (first === null) return text;
  const [year = "", mm = "", dd = ""] = toIsoDate(first - 1).split("-");
  return text.replace(
    UNTIL_THEN,
    (_all, mark: string) => `${mark}until ${MONTHS[Number(mm) - 1] ?? ""} ${Number(dd)}, ${year}`,
  );
}

/** `Jan 5, Jan 19 and Feb 2, 2027`: the year follows the last of several dates. */
const DATE_LIST = new RegExp(
  `((?:\\b(?:(?:${DAY}),? )?${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ?(?:(?:and|&) )?){1,6})(?:(?:${DAY}),? )?(${MONTH})\\.? (\\d{1,2}),? (20\\d{2})\\b`,
  "gu",
);
const ONE_DATE = new RegExp(`(${MONTH})\\.? (\\d{1,2})`, "gu");

const withYears = (text: string): string =>
  text.replace(DATE_LIST, (whole, list: string, month: string, day: string, year: string, at: number) => {
    const dates = [...`${list} ${month} ${day}`.matchAll(ONE_DATE)].map(([, name = "", number = ""]) => ({
      month: parseMonth(name.slice(0, 3)),
      day: Number(number),
    }));
    const isRising = dates.every(
      (date, index) => index === 0 || date.month * 32 + date.day > monthDay(dates[index - 1]),
    );
    const isClosing = /\b(?:closed|except|exc|not?|cerrad[oa])\b[^.;\n]{0,40}$/u.test(text.slice(0, at));
    if (!isRising || isClosing) return whole;
    return dates.map((date) => `${MONTHS[date.month - 1] ?? ""} ${date.day}, ${year}`).join(" and ");
  });

/** `Jan 5 and Feb 2, 2027: mobile pantry 10-noon`: the thing given follows its dates. */
const NAME_BEHIND = new RegExp(
  `^((?:(?:and )?(?:${MONTHS.join("|")}) \\d{1,2}, 20\\d{2} ?){1,7}): ((?!closed|no |not |cerrad)[a-z][a-z -]{2,30}?) (?=${SPAN})`,
  "u",
);

const withNameFirst = (text: string): string => text.replace(NAME_BEHIND, "$2: $1, ");

const monthDay = (date: { month: number; day: number } | undefined): number =>
  date === undefined ? 0 : date.month * 32 + date.day;

/** `through January 10, 2027. Reopening Monday Jan 11`: of the same month and year. */
const REOPENING = new RegExp(
  `(\\b(?:through|thru|until) (${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (20\\d{2})\\b[^\\n]{0,24}\\breopen(?:ing|s)? (?:on )?(?:(?:${DAY}),? )?(${MONTH})\\.? \\d{1,2})(?!\\d|(?:st|nd|rd|th)?,? 20\\d|:)`,
  "gu",
);

const withReopening = (text: string): string =>
  text.replace(REOPENING, (whole, said: string, last: string, year: string, first: string) =>
    last.slice(0, 3) === first.slice(0, 3) ? `${said}, ${year}` : whole,
  );

/** Months beside the rule of all others: `last Thursday 4-6 (Nov. & Dec.: third Thursday instead)`. */
const NUMBER =
  "1st|2nd|3rd|4th|last|first|second|third|fourth|primer|segundo|tercer|cuarto|ultimo|2nd and 4th|1st and 3rd|segundo y cuarto|primer y tercer";
const MES = MESES.join("|");
const OTHER_MONTHS = new RegExp(
  `^([^\\d.;\\n()]{0,60}?)\\b(${NUMBER}) (${DAY})(?: (?:of (?:the|every|each) month|of month|monthly|del mes|de cada mes))?[,:]? (?:de )?(${SPAN}) \\((?:en |in )?(${MONTH}|${MES})\\.?(?: (?:&|and|y) (${MONTH}|${MES})\\.?)?:? (?:solo |only )?(?:el |the )?(${NUMBER})(?: (${DAY})\\.?)?(?: instead| only)?\\)[.]?$`,
  "u",
);

const withOtherMonths = (text: string): string =>
  text.replace(
    OTHER_MONTHS,
    (
      whole,
      head: string,
      number: string,
      day: string,
      span: string,
      first: string,
      second: string | undefined,
      other: string,
      again: string | undefined,
    ) => {
      const months = [first, second].flatMap((name) =>
        name === undefined ? [] : [parseMonth(shortenMonth(name))],
      );
      const [from = 0, until = from] = months;
      if (from === 0 || until === 0 || until - from > 1 || until < from) return whole;
      const names = months.map((month) => MONTHS[month - 1] ?? "").join(" - ");
      return `${names}: ${head}${other} ${again ?? day} of the month ${span}; rest of the year: ${head}${number} ${day} of the month ${span}`;
    },
  );

/** The name of a month in English by its first letters in either language. */
const shortenMonth = (name: string): string => (MESES.includes(name) ? name : name.slice(0, 3));

/** A table whose head names the columns: the two times of a row are its opening and its closing. */
const HEAD =
  /^\s*(?:days?|dias?)\s{0,40}\|?\s{0,40}(?:opens?|abre|apertura|from)\s{0,40}\|?\s{0,40}(?:closes?|cierra|cierre|to)\s{0,40}\n/u;
const ROW = new RegExp(`^(\\s*(?:${DAY})[.:]?[\\s|]{1,40})(${TIME})[\\s|]{1,40}(?=(?:${TIME})\\s*$)`, "u");

const withColumns = (text: string): string =>
  HEAD.test(text)
    ? text
        .replace(HEAD, "")
        .split("\n")
        .map((row) => row.replace(ROW, "$1$2 - "))
        .join("\n")
    : text;

/** Rewrites remarks beside the hours of a text in lower case without accents into the forms of other texts. */
export function withToldPlainly(text: string): string {
  const told = SPELLINGS.reduce((said, { form, plain }) => said.replace(form, plain), withColumns(text))
    .replace(DAYS_ALONE, "$2: $1")
    .replace(ONLY_NUMBERED, (whole, day: string, span: string, number: string, again: string) =>
      day.slice(0, 3) === again.slice(0, 3) ? `${number} ${again} of the month ${span}` : whole,
    )
    .replace(
      POINTED,
      (_all, mark: string, days: string) =>
        `${mark}${days.replace(/\. ?(?=\p{L})/gu, ", ").replace(/\. ?$/u, " ")}`,
    );
  return withReopening(
    withNameFirst(withYears(withOtherMonths(withDayBefore(withWeekdays(withoutLeftWeeks(told)))))),
  );
}
