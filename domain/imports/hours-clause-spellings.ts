/** Rewrites whole clauses around hours, in their writers' words, into those of the vocabulary of hours. */

const TIME = "(?:\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m?\\b\\.?)?|noon|mediodia)";
const ENGLISH_DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const SPANISH_DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)";
const DAY = `(?:${ENGLISH_DAY}|${SPANISH_DAY})`;

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(form, "gu"), plain });

const AHEAD = "(?: ahead| first| in advance| beforehand)?";
const ARRANGE =
  "(?:book|schedule|reserve|arrange|sign up|pre-?register|call|(?:make|set up|have|get|book|schedule|reserve|arrange) (?:it|one|an appointment|an appt|a time|a visit|a slot))";
const WITH = "(?: with (?:the )?\\p{L}{2,14})?";
const CITA =
  "(?: hacer| sacar| pedir| tener| reservar| agendar| programar| solicitar)?(?: una| su)?(?: previa)? cita(?: previa)?";
const STAFF =
  "(?:counselors?|attorneys?|lawyers?|case ?workers?|case managers?|social workers?|advocates?|volunteers?|staff|navigators?|doctors?|nurses?|tutors?|preparers?|specialists?|interpreters?)";

const APPOINTED: readonly Spelling[] = [
  // "We see people without an appointment Tuesdays 9-12"
  spelled(
    "\\b(?:we )?(?:see|serve|take|accept|help|receive) (?:people|clients|patients|visitors|everyone|anyone|families|all) (?=without an? (?:appointment|appt)|on a walk)",
    "",
  ),
  // "If you need another time please schedule with the office"
  spelled(
    `\\bif you (?:need|want|prefer|require) (?:another|a different|other|some other) (?:times?|days?|hours?)(?:(?!${DAY})[^.;\\n\\d]){0,60}`,
    "other times by appointment",
  ),
  // "Saturdays if you schedule ahead", "you'll need to book with Denise first"
  spelled(
    `\\b(?:if|when|provided|as long as) you(?:ve| have)? ${ARRANGE}${AHEAD}${WITH}${AHEAD}`,
    "by appointment",
  ),
  spelled(
    `(?<!not )(?<!dont )\\b(?:(?:youll|you will|you|people|visitors|clients|patients|everyone|families) )?(?:need to|have to|must|needs to|has to) ${ARRANGE}${AHEAD}${WITH}${AHEAD}`,
    "by appointment",
  ),
  spelled(
    `(?<!no )\\b(?:si|siempre que|cuando) (?:agenda|reserva|programa|aparta|hace|pide|saca|llama)(?: (?:una |su )?cita| antes| con anticipacion| primero){0,2}`,
    "con cita",
  ),
  spelled(
    `(?<!no )(?<!no se )\\b(?:hay que|debe|tiene que|necesita|es necesario|es necesaria|se requiere|hace falta|se necesita|se debe|es obligatoria)${CITA}`,
    "con cita",
  ),
  // "We take walk-ins until 3:30 each day; after that it's appointments only"
  spelled(
    `\\b(?:we )?(?:take|accept|see|welcome|do|allow) ((?:walk|drop)[- ]?ins? (?:until|till?|to|up to) ${TIME})(?: (?:each|every) day| daily)?`,
    "$1",
  ),
  spelled(
    `((?:walk|drop)[- ]?ins? (?:until|till?|up to) ${TIME})[;,.] ?(?:and )?(?:after that|afterwards?|then|thereafter),? (?:(?:its|it is|were|we are|is|are|by|we are by|all) )*(?:appointments?|appts?\\.?) only`,
    "$1",
  ),
  spelled(
    "\\b(?:sees?|takes?|accepts?|welcomes?|serves?|treats?|receives?) (?=(?:walk|drop)[- ]?ins?\\b)",
    "",
  ),
  spelled(
    "\\b(?:los|las|nuestros|nuestras) \\p{L}{4,16} (?:atienden|reciben)(?: a la gente| al publico)? (?=sin (?:previa )?cita|con cita|los |el |de |todos )",
    "se atiende ",
  ),
  spelled(
    `\\b(?:(?:benefits?|legal|case|intake|our|the|housing|peer|health|tax|snap|job) ){0,3}${STAFF} (?:are |is )?(?:in|here|available|on[- ]site|on duty|there|present|at the desk)(?: on| from| every)? (?=${DAY}|\\d)`,
    "",
  ),
];

const BESIDE: readonly Spelling[] = [
  spelled(
    "\\b(?:para|en) (otros (?:dias|horarios)),? (?:favor de )?(?:llame|llamar)(?: y haga| para hacer| para)? (?:una )?cita",
    "$1 con cita",
  ),
  spelled("\\bin-person\\b", "in person"),
  // "Clothing given out Tue 9-12"
  spelled(
    `(?<!\\bno )\\b(food|clothing|clothes|groceries|meals|diapers|furniture|produce|bread|hygiene kits) (?:is |are )?(?:given out|handed out|given away|distributed|passed out|dispensed)(?= (?:on |every |each |the )?(?:${DAY}|\\d|daily|weekdays))`,
    "$1",
  ),
  // "New schedule from January 4, 2027: Tue-Sat 9-3"
  spelled(
    "\\b(?:our )?(?:new )?(?:schedule|hours) from (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d{1,2},? 20\\d\\d:)",
    "starting ",
  ),
  // "M-F 8-4 at both addresses"
  spelled(
    "(?:,? ?\\b)(?:at|in|en) (?:both|all|either|each of|ambas|ambos|todas|todos)(?: of)?(?: our| the| las| los| two| dos| three| tres| nuestras| nuestros)? (?:addresses|locations|sites|offices|branches|campuses|places|sedes|ubicaciones|locales|oficinas|sucursales|direcciones)\\b",
    "",
  ),
  // "Valid through 12/31/2026: Mon-Fri 8-6"
  spelled(
    "\\b(?:(?:valid|good|in effect|effective|interim|current|temporary|these|hours|schedule|are|this|is|vigentes?|validos?|validas?|horario|temporal|provisional) ){1,4}(?=(?:through|thru|until|hasta el) (?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))",
    "",
  ),
  // "From April 1, 2027 Mon-Fri 9-5" behind hours up to a day
  spelled(
    `(?<=[.;\\n] ?)from (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d{1,2},? 20\\d\\d:? (?:${DAY}|m-|daily|weekdays))`,
    "starting ",
  ),
  // "(front office staffed weekdays 10-2)"
  spelled(
    "\\b(?:front |main |business )?(office|desk|lobby) (?:is )?(?:staffed|attended|manned)(?: on| from)?(?= )",
    "$1",
  ),
  spelled("\\b(?:share|have|keep|hold)s? the same (?:hours|schedule|days and hours|days and times)", "hours"),
  spelled(
    "\\bcomparten (?:el mismo horario|las mismas horas)|\\btienen (?:el mismo horario|las mismas horas)",
    "horario",
  ),
  // "Warehouse (agencies only) 7-3": no one else is let in
  spelled(
    "(?:\\p{L}{3,16} )?\\((?:for |to )?(?:partner |member |registered )?(?:agencies|staff|employees|volunteers|donors|partners|vendors|personal|empleados|agencias|voluntarios) (?:only|solamente)\\)",
    "donors",
  ),
  // "Doors open 6:30 pm, everyone must be in by 9 pm and no one is admitted later"
  spelled(
    ",? ?(?:and |y )?\\b(?:no one|nobody|no guests?|none) (?:is |are |will be |gets )?(?:admitted|let in|allowed in|in) (?:later|after that|after then|afterwards|thereafter)",
    "",
  ),
  spelled(
    `(\\b(?:doors? opens?|open) (?:at )?${TIME})[,;.]? ?(?:and )?(?:everyone|everybody|guests|people|you|all) must be in(?:side)? by`,
    "$1, no entry after",
  ),
  // "To apply in person come Mondays or Tuesdays"
  spelled(
    "\\bto (?:apply|register|enroll|sign up|see someone|get help)(?: in person)?,? (?:please )?(?:come|visit|stop by|drop in|walk in)(?: in| by)?(?: on)? ",
    "in person ",
  ),
  spelled(
    `(\\b(?:in person|come|visit us|stop by|drop in|venga|visitenos)(?: on| los| el)? ${DAY}) (?:or|o) (?:on |los |el )?(?=${DAY})`,
    "$1 and ",
  ),
  spelled(`\\b(?:seguimos|continuamos|permanecemos|quedamos) abiert[oa]s`, "abierto"),
  spelled(
    "\\b(?:remain|remains|stay|stays|still) open(?= (?:from )?(?:\\d|mon|tue|wed|thu|fri|sat|sun|daily|weekdays|as usual))",
    "open",
  ),
];

/** A text in lower case without accents, with clauses of their own wording in the words of the vocabulary. */
export const withPlainClauses = (text: string): string =>
  [...APPOINTED, ...BESIDE].reduce((said, { form, plain }) => said.replace(form, plain), text);
