import { firstFound, foldedPattern, type Sentence, without } from "./folded-text.ts";
import { ON_REQUEST_IN_ENGLISH, SECRET_IN_ENGLISH } from "./kept-address-english.ts";
import { ON_REQUEST_IN_SPANISH, SECRET_IN_SPANISH } from "./kept-address-spanish.ts";

/**
 * The ways in which a text, or a line of an address, keeps the address back: as a secret ("confidential location"),
 * or on request ("call for location").
 */

/** Texts about something else that is confidential. */
const NO_ADDRESS: readonly RegExp[] = [
  "\\baddress confidentiality program\\b",
  "\\b(?:your|his|her|customers?|patients?|mailing|e ?mail|web|billing|new|current|ip|applicant's|tenant's) (?:address(?:es)?|sites?)\\b(?! (?:of|for) (?:the|our))",
  "\\b(?:unlisted|unpublished|private|blocked|hidden) (?:(?:tele)?phone |cell )?(?:numbers?|lines?)\\b",
  "\\bconfidential (?:services?|testing|counsel\\w+|help|support|care|calls?|information|conversations?|hotline|records?|interviews?|hiv|sti|std|advocacy|advice|assistance|appointments?|phone|helpline|legal|treatment|evaluations?|screenings?|listening)\\b",
  "\\bsecure (?:location|place|facility|site) (?:for|to (?:keep|store|leave))\\b",
  "\\b(?:direccion|ubicacion) (?:postal|de correo|electronica)\\b",
  "\\b(?:listed|on|visit|see|check|our|the|this) (?:web ?)?site\\b(?= (?:for|at|or|to))|\\bweb ?sites?\\b",
].map(foldedPattern);

/** A number and a street: "12 Hidden Lake Drive" says where it is. */
const STREET =
  /\b\d+[a-z]? (?:[a-z0-9.']+ ){0,4}(?:streets?|st|ave|avenue|roads?|rd|drive|dr|lane|ln|blvd|boulevard|courts?|ct|ways?|plaza|parkway|pkwy|places?|pl|circle|cir|trail|terrace|highway|hwy|loop|row|sq|square)\b|^(?:calle|avenida|av|carr|carretera|camino|paseo) /u;

/** A line of an address that calls it a secret. */
const SECRET_LINE: readonly RegExp[] = [
  "\\b(?:confidential\\w*|undisclosed|non ?disclosed|(?:not|never|isn't|is not) (?:be )?(?:disclosed|published|listed|public|given|shared|released|printed|posted)|withheld|unlisted|un ?published|non ?public|not for publication|unadvertised|redacted|suppressed|kept (?:private|secret|confidential)|secret (?:location|address)|secure (?:location|address|site|facility)|private (?:address|location)|(?:address|location|site) (?:is )?(?:private|protected|restricted|hidden|secret|secure)|safe (?:house|location)|for safety|safety reasons|privacy reasons)\\b",
  "\\b(?:confidencial\\w*|no (?:se )?(?:divulga\\w*|publica\\w*|revela\\w*|comparte|da)|(?:direccion|ubicacion|domicilio|lugar) (?:reservad|secret|privad|protegid|ocult|segur)[ao]|reservad[ao]|sin (?:publicar|divulgar)|por seguridad|casa segura)\\b",
].map(foldedPattern);
/** One word that is the whole line. */
const SECRET_LINE_ALONE =
  /^\W*(?:(?:address|location|site|street) ?:? ?)?(?:private|protected|restricted|hidden|secret|secure|safe ?house|anonymous|withheld|unknown to the public|privad[ao]|protegid[ao]|secret[ao]|ocult[ao])\W*$/u;

/** A line of an address that tells how to ask for it. */
const LINE_ON_REQUEST: readonly RegExp[] = [
  "\\b(?:call|phone|text|contact|ask|inquire|e ?mail|dial)\\b(?! (?:box|center|st|street|ave|rd|dr|ln))",
  "\\b(?:locations?|address(?:es)?|directions|street|site)\\b.{0,40}\\b(?:request|phone|call\\w*|intake|hotline|screening|referral|given|provided|disclosed|shared|acceptance|appointment|advocate|scheduling)\\b",
  "\\b(?:by|over the|via) (?:tele)?phone only\\b|\\b(?:up)?on request\\b|\\bby (?:request|referral) only\\b|\\bavailable by phone\\b",
  "\\b(?:llam\\w+|pregunt\\w+|solicit\\w+|pid\\w+|escrib\\w+)\\b|\\bpor telefono\\b|\\bal llamar\\b|\\b(?:a|bajo|previa) (?:solicitud|peticion|llamada)\\b",
].map(foldedPattern);

/** Trucks, rounds, and classes at many places: "call for location" of them hides nothing. */
const CHANGES =
  /\b(?:mobile(?! (?:al|alabama|county)\b)|bloodmobile|differs?|pop[ -]?ups?|trucks?|vans?|buses|routes?|rotat\w+|var(?:y|ies)|varied|various|changes? (?:weekly|monthly|each|every|often)|(?:nearest|closest|next|upcoming) (?:locations?|dates?|sites?|class\w*|meetings?)|subject to change|schedules?|distributions?|pantr(?:y|ies)|groceries|food|meals?|clinics?|vaccin\w+|class(?:es)?|workshops?|trainings?|testing|branch(?:es)?|several|multiple|locations|sites|warming|cooling|tonight's|churches|park|movil|rutas?|cambian?|varian?|vari[ao]s|clases?|talleres|sucursales|comida|alimentos|despensas?|reparto|vacunas?|camion|mas cercan[ao])\b/u;

/** The words by which a text calls its address a secret; null: it does not. */
export function addressKeptSecret(sentence: Sentence): string | null {
  return foundIn(sentence, [...SECRET_IN_ENGLISH, ...SECRET_IN_SPANISH]);
}

/** The words by which a text gives its address on request alone; null: it does not. */
export function addressOnRequest(sentence: Sentence): string | null {
  return foundIn(sentence, [...ON_REQUEST_IN_ENGLISH, ...ON_REQUEST_IN_SPANISH]);
}

/** Each pattern of a text needs one of these. */
const HINTS =
  /locat|address|whereabout|where|donde|direction|confiden|undisclos|disclos|secret|unlist|unpublish|withheld|public|the street|\bsite|way (?:there|here)|find us|reach|unmarked|sign |told|find out|pick|meet|neutral|ubicac|direcc|domicil|parader|reservad|divulg|publica|calle|encuentro|llegar al|letrero|\bkept|keep|ask |number|print|\bmap|imprim|difund|anunci/u;

function foundIn(sentence: Sentence, patterns: readonly RegExp[]): string | null {
  if (!HINTS.test(sentence.folded)) return null;
  return firstFound({ ...sentence, folded: without(sentence.folded, NO_ADDRESS) }, patterns);
}

/** The words by which a line of an address calls it a secret; null: it does not. */
export function lineKeptSecret(sentence: Sentence): string | null {
  return SECRET_LINE_ALONE.test(sentence.folded) ? sentence.written : firstFound(sentence, SECRET_LINE);
}

/** The words by which a line of an address says how to ask for it; null: it does not. */
export function lineOnRequest(sentence: Sentence): string | null {
  return STREET.test(sentence.folded) ? null : firstFound(sentence, LINE_ON_REQUEST);
}

/** Names of what drives around, and address lines that name many places. A town is called Mobile, too. */
const MOVES =
  /\b(?:blood ?mobiles?|book ?mobiles?|mobile (?:[a-z]+ ){0,2}(?:pantr(?:y|ies)|clinics?|units?|markets?|showers?|vans?|bus(?:es)?|food|meals?|health|dental|library|laundry|distributions?|outreach|services?)|food trucks?|pop ?ups?|(?:clinica|despensa|unidad|banco|biblioteca|mercado|comedor|servicio|duchas?)s? (?:[a-z]+ ){0,2}(?:movil(?:es)?|rodantes?|ambulantes?|itinerantes?))\b|^\W*(?:various|varies|mobile|multiple|several|vari[ao]s|movil)(?: (?:locations?|sites?|places?|lugares|sitios|sedes))?\W*$/u;
/** Reasons that keep an address back whatever is given at it. */
const FOR_SAFETY =
  /\b(?:safe|safety|secure|security|protect\w*|privacy|private|confidential\w*|segur[ao]s?|seguridad|proteccion|proteg\w+|privacidad|confidencial\w*)\b/u;

/** Whether the very sentence that gives an address on request is about something that is somewhere else each time. */
export function changesEachTime(folded: string): boolean {
  return CHANGES.test(folded);
}

/** Whether a name, or a line of an address, says that the service is somewhere else each time. */
export function saysThatItMoves({ folded }: Sentence): boolean {
  return MOVES.test(folded);
}

/** Whether a text gives safety as its reason. */
export function isForSafety(folded: string): boolean {
  return FOR_SAFETY.test(folded);
}
