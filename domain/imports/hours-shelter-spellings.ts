/** Rewrites wordings about nights in a shelter, and about weeks without a pause, into the forms of other texts. */

const TIME = "\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m?\\b\\.?)?|noon|midnight|mediodia|medianoche";
const SPAN = `(?:${TIME}) ?(?:-|to|a|until) ?(?:las? )?(?:${TIME})`;
const DAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo";
const NIGHTLY = "nightly|every night|each night|daily|every day|todas las noches|cada noche|todos los dias";

interface Spelling {
  form: RegExp;
  plain: string;
}

const spelled = (form: string, plain: string): Spelling => ({ form: new RegExp(form, "gu"), plain });

const PEOPLE =
  "residents|guests|clients|participants|everyone|those staying|huespedes|residentes|los huespedes|los residentes|clientes";
const AROUND =
  "around the clock|round the clock|24 hours(?: a day| per day)?|24/7|24 hrs|las 24 horas(?: del dia)?|24 horas";

const SPELLINGS: readonly Spelling[] = [
  // "open around the clock from Mon 6am until Fri 6pm"
  spelled(
    `\\b(?:open |abierto |abierta )?(?:${AROUND})[,:]? (?:from |de |desde )?(?:el )?(${DAY})[.]? (?:at |a las? )?(${TIME}) ?(?:to|until|till|through|thru|-|al?|hasta)(?: el)? (${DAY})[.]? (?:at |a las? )?(${TIME})`,
    "$1 $2 to $3 $4 straight through",
  ),
  // "guests must return by 8pm"
  spelled(
    `\\b(?:${PEOPLE}) (?:must|need to|should|have to|deben|tienen que) (?:be|return|come|estar|regresar|volver)(?: in| inside| back| home| adentro| dentro| de regreso)? (?:by|at|no later than|before|antes de|a mas tardar a|a) (?:las? )?(?=${TIME})`,
    "curfew by ",
  ),
  spelled(`\\b(?:curfew|toque de queda)(?: is| es)?:? (?:at |a las? )?(?=${TIME})`, "curfew by "),
  // "salida: 7am", "todas las noches, entrada de 6pm a 8pm"
  spelled(`\\b(check-?out|salida)(?: time| hora)?: ?(?=${TIME})`, "$1 "),
  spelled(`(^|[.;\\n] ?)(${NIGHTLY}),? (entrada|check[ -]?in)(?: from| de)? (${SPAN})`, "$1$3 $2 $4"),
  spelled(
    "\\b(?:entrada|ingreso|llegada) (?:al|a el) (?:albergue|refugio|dormitorio|centro)\\b|\\bcheck[ -]?in (?:for|to) (?:the )?shelter\\b",
    "entrada",
  ),
  // "check-in begins at 5 pm and ends at 8 pm"
  spelled(
    `\\b(?:begins?|starts?|opens|empieza|comienza)(?: at| a las?)? (${TIME}),? (?:and |y )?(?:ends?|stops?|closes|termina|acaba)(?: at| a las?)? (?=${TIME})`,
    "$1 - ",
  ),
  // "doors open at 6 pm nightly; doors close at 9 pm"
  spelled(
    `\\bdoors open(?: at)? (${TIME}) (${NIGHTLY})[;,.] ?(?:and )?(?:the )?(?:doors )?(?:close|lock)(?: at)? (${TIME})(?=[.;)\\n]|$)`,
    "doors open $1 - $3 $2",
  ),
  // "se abren las puertas a las 4:30"
  spelled(
    `\\b(?:(?:las )?puertas (?:se )?abren|(?:se )?(?:abren|abrimos) (?:las )?puertas|doors (?:will )?open)(?: at| a)?(?: las?)? (?=${TIME})`,
    "doors open at ",
  ),
];

/** A text in lower case without accents, with nights and stays in the forms of other texts. */
export const withPlainNights = (text: string): string =>
  SPELLINGS.reduce((said, { form, plain }) => said.replace(form, plain), text);
