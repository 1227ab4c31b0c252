import { withPlainAppointments } from "./hours-appointment-spellings.ts";
import { withPlainClauses } from "./hours-clause-spellings.ts";
import { withPlainClosings } from "./hours-closing-spellings.ts";
import { withDayColumns } from "./hours-columns.ts";
import { withPlainHolidays } from "./hours-holiday-spellings.ts";
import { withPlainRows } from "./hours-row-spellings.ts";
import { withPlainNights } from "./hours-shelter-spellings.ts";
import { withPlainSigns } from "./hours-sign-spellings.ts";
import { withToldClosings } from "./hours-told-closings.ts";
import { withToldPlainly } from "./hours-told-spellings.ts";

/** Short forms and hours in words, put into the spellings that the vocabulary of hours has. */

/** Short forms by the word that they abbreviate; "" has no meaning. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    closed: "clsd clsed clos closd",
    weekday: "wkday wkdy weekdy",
    weekdays: "wkdays wkdys weekdys",
    weekend: "wkend wknd",
    weekends: "wkends wknds",
    week: "wk",
    month: "mth mnth",
    night: "nite",
    nights: "nites",
    nightly: "nitely",
    tonight: "tonite",
    midnight: "midnite midnt",
    noon: "noontime",
    effective: "eff",
    center: "ctr cntr centr",
    centro: "cto",
    meeting: "mtg",
    meetings: "mtgs",
    services: "svcs srvcs svs",
    service: "svc srvc",
    distribution: "distrib distr",
    please: "pls plz",
    additional: "addl",
    between: "btwn btw",
    appointment: "apptmt appmt apointment appointmnt",
    except: "xcept exept excpt",
    including: "inclg",
    building: "bldng",
    federal: "fed",
    "do not": "dont",
    "does not": "doesnt",
    "can not": "cant cannot",
    "will not": "wont",
    oficina: "ofic",
    cerrado: "cerr cerrdo",
    sabados: "sabs",
    domingos: "doms",
    feriados: "feriads",
  }).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word])),
);

/** Words that take nothing from a date or a span beside them. */
const IDLE = new Set(
  "oclock inclusive inclusivo inclusives inclusivamente promptly puntual puntuales".split(" "),
);

const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const HORAS = "una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const parseHour = (word: string): number => Math.max(HOURS.indexOf(word), HORAS.indexOf(word)) + 1;
const HOUR = HOURS.join("|");
const HORA = HORAS.join("|");
const MINUTES: ReadonlyMap<string, string> = new Map([
  ["fifteen", "15"],
  ["quarter", "15"],
  ["cuarto", "15"],
  ["quince", "15"],
  ["thirty", "30"],
  ["half", "30"],
  ["media", "30"],
  ["treinta", "30"],
  ["forty five", "45"],
  ["forty-five", "45"],
  ["cuarenta y cinco", "45"],
]);

const parseMinutes = (word: string): string => MINUTES.get(word) ?? "00";
const before = (hour: number): string => `${hour === 1 ? 12 : hour - 1}:45`;

/** `half past five`, `quarter to nine` */
const PAST = new RegExp(`\\b(?:a )?(half|quarter) (past|after) (${HOUR}|\\d{1,2})\\b`, "gu");
const QUARTER_TO = new RegExp(`\\b(?:a )?quarter (?:to|till?|of) (${HOUR}|\\d{1,2})\\b`, "gu");
/** `nine-thirty`, `four forty-five` */
const MINUTED = new RegExp(`\\b(${HOUR})[ -](fifteen|thirty|forty[ -]five)\\b`, "gu");
/** `nueve y media`, `una y cuarto` */
const Y_MEDIA = new RegExp(`\\b(${HORA}|\\d{1,2}) y (media|cuarto|quince|treinta|cuarenta y cinco)\\b`, "gu");
const MENOS_CUARTO = new RegExp(`\\b(${HORA}|\\d{1,2}) menos (?:cuarto|quince)\\b`, "gu");
/** `one to four`, `de una a cuatro`: at an end of a span no other number than an hour. */
const ONE_FIRST =
  /(^|[\s(])(?:one|una)(?= ?(?:-|to|til|till|until|thru|a|hasta) (?:the |las? )?(?:\d|noon|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez))/gu;
const ONE_LAST =
  /(\d|noon|twelve|eleven|ten|nine|eight|doce|once|diez|nueve|ocho|mediodia)( ?(?:-|to|til|till|until|a|a la|hasta la) )(?:one|una)(?=$|[\s]*[.,;)&\n]| (?:in|and|on|pm|p|y|de la|daily|mon|tue|wed|thu|fri|sat|sun))/gu;

const parseNumber = (word: string): number => (/^\d/u.test(word) ? Number(word) : parseHour(word));

const withHoursInWords = (text: string): string =>
  text
    .replace(
      PAST,
      (_all, part: string, _link: string, hour: string) => `${parseNumber(hour)}:${parseMinutes(part)}`,
    )
    .replace(QUARTER_TO, (_all, hour: string) => before(parseNumber(hour)))
    .replace(MINUTED, (_all, hour: string, part: string) => `${parseHour(hour)}:${parseMinutes(part)}`)
    .replace(Y_MEDIA, (_all, hour: string, part: string) => `${parseNumber(hour)}:${parseMinutes(part)}`)
    .replace(MENOS_CUARTO, (_all, hour: string) => before(parseNumber(hour)))
    .replace(ONE_FIRST, "$11")
    .replace(ONE_LAST, "$1$21");

/** `ex. W close @ 1`, `s/cita`, `c/cita`, `eff.` */
const withShortForms = (text: string): string =>
  text
    .replace(/\b(?:ex|exc)\. ?(?=[a-z])/gu, "except ")
    .replace(WE, "us ")
    .replace(/\bs\/ ?cita\b/gu, "sin cita")
    .replace(/\bc\/ ?cita\b/gu, "con cita")
    .replace(/\b(eff|ctr|cntr|svcs?|srvcs?|mtgs?|distrib|btwn|addl|ofic)\.(?= ?[a-z\d])/gu, "$1")
    .replace(/\p{L}+/gu, (word) => (IDLE.has(word) ? "" : (SHORT_FORMS.get(word) ?? word)));

/** `We can help you`, where `we` by itself is a short Wednesday. */
const WE = /\bwe (?=(?:can|have|help|offer|serve|provide|give|share|speak|hope|love|look|take)\b)/gu;

/** Matches the reason of a closing before its dates: `closed during school Christmas break, Dec 19-Jan 3`. */
const BREAKS =
  /\b(closed|cerrado) (?:during|for|over|durante|por)(?: (?:the|our|las?|el|school|annual|vacaciones|receso|de)){0,3}(?: (?:winter|christmas|holiday|spring|summer|fall|invierno|navidad|verano|primavera))?(?: (?:break|recess|vacation|shutdown|holidays|vacaciones|receso))?[,:]? (?=\(?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|del \d|\d{1,2}\/\d))/gu;
/** `Closed Sundays & all of Dec 20-27`, `closed 12/31 at noon and all day 1/1` */
const ALSO_ALL =
  /(?:&|,|\band|\by)(?: also)? (?:all (?:of|day)(?: on)?|todo el dia(?: el)?|todo) (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|\d{1,2}(?:\/| de ))[\w/ ])/gu;

/** `(NOT 12/23 or 12/30)`, `Thu 5-7 (no 12/24)` */
const NOT_DATES =
  /\((?:not|no) (?:on )?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[.]? \d|\d{1,2}\/\d)/gu;
const OR_DATES = /(\d\/\d{1,2}) or (?=\d{1,2}\/\d)/gu;
/** `has moved to Fridays (was Tuesdays)` */
const ENGLISH_DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const MOVED = new RegExp(
  `\\b(?:has |have |is now |are now )?(?:moved|changed|switched) to (${ENGLISH_DAY}) ?\\((?:was|were|used to be|formerly|not)(?: on)? ${ENGLISH_DAY}\\)`,
  "gu",
);

const withClosings = (text: string): string => {
  const plain = text
    .replace(BREAKS, "$1 ")
    .replace(NOT_DATES, "(except ")
    .replace(OR_DATES, "$1 and ")
    .replace(MOVED, "$1");
  return /\b(?:closed?|cerrad[oa]s?|cerramos)\b/u.test(plain) ? plain.replace(ALSO_ALL, "; closed ") : plain;
};

/** `Lun 9-5 // Vie 9-12`, `** MOVED **` */
const withMarks = (text: string): string =>
  text
    .replace(/(?<!:)\/{2,}/gu, " ; ")
    .replace(/\*{2,}/gu, " ")
    .replace(/~{2,}/gu, " ");

/** One after the other, each over what the one before leaves. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  withPlainSigns,
  withDayColumns,
  withPlainClauses,
  withToldClosings,
  withPlainAppointments,
  withPlainClosings,
  withPlainHolidays,
  withPlainNights,
  withToldPlainly,
  withMarks,
  withHoursInWords,
  withShortForms,
  withClosings,
  withPlainRows,
];

/** A text in lower case without accents, in the spellings of the vocabulary. */
export const withPlainSpellings = (text: string): string =>
  SPELLINGS.reduce((said, spelling) => spelling(said), text);
