/** Rewrites ways to say that one needs an appointment into those of the vocabulary of hours. */

const NOUN = "(?:appointments?|appts?)\\b\\.?";
/** Keeps "only", which may belong to the days before it. */
const ONLY = "(?:(?:strictly|solely|exclusively|always) )?";
const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|weekdays?|weekends?|m-f|mornings?|afternoons?|evenings?)";

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(`\\b${form}`, "gu"), plain });
/** "No appointment necessary Monday" */
const NOT_NO = "(?<!\\bno )(?<!\\bnot )";

const CALL = "(?:please )?(?:call|phone|contact)(?: us| ahead| first| in advance| the office)?";
const MAKE = "(?:for|to (?:set up|make|schedule|book|arrange|get|request))";
const SHUT_HOURS = "(?:hours|times|schedule)";
const THESE = "(?:these|those|our|the|this|that|regular|normal|posted|listed|stated|office|business|above)";

const ENGLISH: readonly Spelling[] = [
  spelled(`${CALL} ${MAKE} (?:an? |your )?${NOUN}`, "call for an appointment"),
  spelled(`(?:outside|outside of|besides|beyond)(?: ${THESE}){1,3} ${SHUT_HOURS}`, "other times"),
  spelled("(?:for |at |on )?any other (?:times?|days?|hours?)\\b", "other times"),
  spelled(
    `other (times|days) (?:can|may) be (?:arranged|scheduled|made)(?: by ${NOUN}| on request| upon request)?`,
    "other $1 by appointment",
  ),
  spelled(
    `other (?:services|visits|programs|clients|matters) (?:are )?(?:available )?(?:by|with)(?: an)? ${NOUN}(?: only)?(?=[.;)\\n]|$)`,
    "other times by appointment",
  ),
  spelled(
    `or (?:make|schedule|book|call for|call to make) an? ${NOUN} (?:for|on) (?=${DAY})`,
    "or by appointment ",
  ),
  spelled("open (?:to|for) (?=(?:walk|drop)[- ]?ins?\\b)", ""),
  spelled("by (walk|drop)[- ]?ins?\\b", "$1-ins welcome"),
  spelled(
    `all other (?:visits|services|clients|appointments) (?:require|requires|need|are by|by) (?:an )?${NOUN}`,
    "all other times by appointment",
  ),
  spelled(
    `${NOUN} (?:can|may)(?: also)? be (?:scheduled|made|arranged|booked|requested)(?: (?:for|on|in the|at|during)(?: the)?)?`,
    "appointments available",
  ),
  spelled(
    `after[ -]hours ${NOUN}(?: (?:are )?available)?(?: (?:on|upon|by) request)?`,
    "after hours by appointment",
  ),
  spelled(
    `${NOT_NO}${NOUN} (?:are |is )?(?:required|necessary|needed)(?: on| for)? (?=${DAY})`,
    "by appointment ",
  ),
  spelled(
    "(?:are |is )?(?:reserved|set aside|kept) for (?:scheduled )?(?:appointments?|appts?)(?: only)?",
    "by appointment only",
  ),
  spelled(
    `${ONLY}(?:by|with|w/|through|via|if you have|for those with|for people with) ?(?:an? )?(?:advance |prior |previous |confirmed |pre-?arranged )?${NOUN}(?=$|[\\s.,;)])(?: only)?`,
    "by appointment",
  ),
  spelled(
    `(evenings|weekends|mornings|afternoons) ?[/&] ?(evenings|weekends|mornings|afternoons):? (?=by appointment|by appt)`,
    "$1 and $2 ",
  ),
  spelled("(?:strictly|solely|exclusively) (?=by (?:request|arrangement))", ""),
  spelled("(?:available|offered|seen|held|open|are|is) (?=by appointment)", ""),
];

const SOLO = "(?:(?:unicamente|solo|solamente|exclusivamente|estrictamente|siempre|nada mas) )?";
const LLAME = "(?:favor de )?(?:llame|llamar|llamenos)(?: antes| primero)?";
const HACER = "(?:hacer|sacar|pedir|programar|agendar|concertar|solicitar|obtener)";

const SPANISH: readonly Spelling[] = [
  spelled(`${LLAME} (?:para|y) (?:${HACER} )?(?:una |su )?cita`, "llame para cita"),
  spelled(
    `(?:con|por|mediante|bajo)(?: una)?(?: previa)? cita(?: previa)?(?: (?:unicamente|solamente|exclusivamente|nada mas))?`,
    "con cita",
  ),
  spelled(`${SOLO}(?:con|previa) (?:la )?cita(?: previa)?`, "con cita"),
  spelled(
    "(?:se atiende|se atienden|se recibe|atendemos|atienden|hay atencion|atencion|es|son|abierto|disponible|disponibles) (?=con cita)",
    "",
  ),
  spelled(
    "(?:fuera|aparte|ademas) de (?:este|estos|ese|esos|estas|esas|el|los|nuestro|nuestros|dicho|dichos) (?:horarios?|horas|dias)(?: (?:regular|regulares|normal|normales|indicado|indicados))?",
    "otros horarios",
  ),
  spelled("(?:en |a |para )?cualquier otr[oa] (?:momento|horario|hora|dia)", "otros horarios"),
];

/** A text in lower case without accents, with appointments in the words of the vocabulary. */
export const withPlainAppointments = (text: string): string =>
  APPOINTED.test(text)
    ? [...ENGLISH, ...SPANISH].reduce((said, { form, plain }) => said.replace(form, plain), text)
    : text;

const APPOINTED = /\b(?:appointments?|appts?|citas?|request|arrangement|walk|drop)\b/u;
