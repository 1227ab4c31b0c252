import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { factIn, withoutFacts } from "./asked-fact.ts";
import type { Fact } from "./fact.ts";
import type { Find, Question } from "./question.ts";
import { askedOfService, asksForClosing, ordinalIn } from "./service-question.ts";
import type { TalkState } from "./talk-state.ts";

/** Longer messages tell a story and ask for something new. */
const MAX_WORDS = 16;

/** Words that a question may begin with: "and", "ok, so". */
const LEAD = `^(?:(?:and|but|so|ok|okay|also|oh|then|well|hey|y|pero|entonces|oye|oiga|bueno|tambien|o sea) )*`;
const THEY = `(?:they|it|that one|this one|those|these|that place|this place|(?:any|some|all|one|either|none|most)(?: of)? (?:them|those|these)|any(?: one)?|each)`;

/** Openings of a message that make it about the services just shown, whatever it asks. */
const OF_THEM = new RegExp(
  [
    String.raw`${LEAD}(?:do|does|did|will|would|can|could|are|is|should|must|may|have|has) ${THEY}\b`,
    String.raw`${LEAD}(?:which|cual(?:es)?)(?: (?:one|ones))?(?: (?:of|de) (?:them|those|these|ell[oa]s|es[oa]s|est[oa]s))?(?: \w+)* `,
    String.raw`${LEAD}(?:algun[oa]s?|tod[oa]s|ningun[oa]|ell[oa]s|es[eoa]s?|ese lugar|esa)(?: de (?:ell[oa]s|es[oa]s|est[oa]s))? \w+`,
  ].join("|"),
  "u",
);
/** "Can I bring my stuff there", "¿puedo dejar mis cosas ahí?" */
const THERE = new RegExp(
  String.raw`${LEAD}(?:do|can|could|should|may|must|would|will|are|what|how|puedo|podemos|puede|se puede|tengo que|tenemos que|hay que|debo|necesito|dejan|hay|que|como|cuanto)\b.*\b(?:there|for (?:that|it|them)|at (?:it|that one|that place)|with them|ahi|alli|alla|en (?:ese|esa|eso|ese lugar|ese sitio)|con ellos|para (?:eso|ir))$`,
  "u",
);
/** Questions about a fact of the services just shown, if the message names nothing but that fact. */
const FACT_ASKED = new RegExp(
  [
    String.raw`${LEAD}(?:do|can|could|should|may|must|would|will) (?:i|we|you have to|one|my \w+|people|men|women|kids|couples|families|dogs|pets|my whole family)\b`,
    String.raw`${LEAD}(?:are|is) (?:dogs?|pets?|kids|children|men|women|couples|cats?|families|walk ins?|id|an id|an appointment)\b`,
    String.raw`${LEAD}(?:what|which) (?:\w+ )?(?:do|should|would|must|will) (?:i|we)\b`,
    String.raw`${LEAD}(?:who (?:qualifies|can)|quien(?:es)? (?:califica|puede)|how (?:much|long|many)|is there (?:a|any)|what(?: time)? (?:is|are)|whats|whats the (?:cost|price|fee))\b`,
    String.raw`${LEAD}(?:(?:los|las|les|me|nos|se|lo|la) )*(?:aceptan?|admiten?|reciben?|permiten?|dejan?|piden?|cobran?|exigen?|hablan?|necesitan?|requieren?|hay que|hace falta|puedo|podemos|pueden|puede|tengo que|tenemos que|debo|necesito|es|son|esta|tienen?|entran|atienden)\b`,
    String.raw`${LEAD}(?:cuant[oa]s?|cual(?:es)? (?:es|son)|a que hora|que (?:\w+ )?(?:piden|necesito|tengo que|debo|hay que|llevo|ocupo|papeles|documentos|identificacion|idiomas?)|en que idiomas?)\b`,
  ].join("|"),
  "u",
);
const NEXT =
  /^(?:(?:and|so|ok|y|pero) )*(?:(?:whens?|when is|when are|when will|cuando es|cuando son|cuando) (?:is |are |be )*(?:the |la |el |los |las )?(?:next|proxim[oa]s?|siguiente)(?: (?:one|ones|time|day|date|vez|dia|fecha))?|when (?:will|are|is|do|does) (?:it|they) (?:be )?(?:back|come back|return)(?: again)?|cuando (?:vuelven?|regresan?)(?: (?:otra vez|a venir|a abrir))?)$/u;
/** "Which one has beds left", "¿cuál tiene camas?" */
const HAS_BEDS =
  /\b(?:has|have|got|tienen?|hay|quedan?)\b(?: \w+){0,3} (?:beds?|cots?|bunks?|camas?|catres?|literas?|cupo|espacio|room|space|spots?)\b/u;
/** Asks for something that belongs to the services shown: "¿Dan toallas?" */
const THEY_GIVE = new RegExp(
  `${LEAD}(?:(?:les?|nos|me|te) )?(?:dan|ofrecen|tienen|prestan) (?:\\w+ ){0,2}\\w+$`,
  "u",
);
/** Asks for one of the list at another time: "is there one open after 5", "¿cuál abre mañana?" */
const ONE_OF_LIST =
  /\b(?:(?:any|some|which|what|is there|are there|got|theres)(?: (?:one|ones|of (?:them|those|these)|places?))?|one|ones|anything|something|algun[oa]?s?|cual(?:es)?)\b/u;
const OF_LIST_ALONE =
  /^(?:is|are|any|one|ones|anything|something|there|of|them|those|these|which|what|whats|will|be|still|open|opens|opened|closed|that|thats|place|places|and|so|ok|but|hay|algun|alguno|alguna|algunos|algunas|cual|cuales|de|ellos|ellas|esos|esas|estos|estas|abre|abren|abierto|abierta|abiertos|abiertas|esta|estan|este|estaria|lugar|lugares|y|pero|que|se|dan|do|you|have|do|does|can|i|go|to|la|el|los|las|the)$/u;
/** "Are they open on Saturday", "¿abren los sábados?" */
const OPEN_THEN =
  /^(?:(?:and|y|but|pero|so|ok) )*(?:are they(?: all)?(?: also| still)? open(?: too| also)?|do they open|will they be open|(?:abren|atienden|estan abiert[oa]s|dan servicio)(?: tambien)?)(?: (?:el|la|los|las|en|on|in|at|por|todos|all|day|every|de))*$/u;
/** A day alone, about the service or list mentioned last: "and on friday?", "¿y los domingos?" */
const DAY_ALONE =
  /^(?:and|y|what|about|how|que|tal|on|in|at|el|la|los|las|en|por|para|the|open|opens|are|is|they|it|abren?|abiert[oa]s?|esta|estan|also|tambien|pero|but|si|voy|if|i|go|ok|or|o|do|does|then|de)$/u;

/** Whether a text has no words but those allowed. */
function hasOnly(text: string, allowed: RegExp): boolean {
  return splitWords(text).every((word) => allowed.test(word));
}

interface Asked {
  /** The folded words as written. */
  readonly text: string;
  /** `text` without the words of a time. */
  readonly untimed: string;
  readonly find: Find;
  readonly state: TalkState;
}

/**
 * Reads a message as a question about the services just shown: their facts, days and times (rule chatbot 9). Null: it
 * asks for something else.
 */
export function aboutShown(asked: Asked): Question | null {
  const { text, find, state } = asked;
  const ids = state.service === null ? state.shown : [state.service];
  if (ids.length === 0 || text.split(" ").length > MAX_WORDS) return null;
  const isNear = find.place.kind === "NEAR_ME";
  // "What time do they close" is not about being close.
  if (isNear && !asksForClosing(text)) return askNearest(asked, ids);
  if (!isNear && find.place.kind !== "NONE") return null;
  return atTime(asked) ?? hoursAndTheLike(asked, ids) ?? factAsked(asked, ids);
}

/** Asks for the list at another time, or for a day of the service mentioned last. */
function atTime({ untimed, find, state: { shown, service, last } }: Asked): Question | null {
  if (find.time === null || find.needs.length > 0 || find.audiences.length > 0) return null;
  const isOfList = service === null || shown[0] === service;
  if (last !== null && service === null && shown.length > 1 && OPEN_THEN.test(untimed))
    return { kind: "OF_SHOWN", ids: shown, asks: "SCHEDULE", time: find.time };
  if (last !== null && isOfList)
    return ONE_OF_LIST.test(untimed) && hasOnly(untimed, OF_LIST_ALONE)
      ? { kind: "FIND", find: { ...last.find, time: find.time }, skip: 0 }
      : null;
  return service !== null && hasOnly(untimed, DAY_ALONE)
    ? { kind: "SCHEDULE", service: { id: service }, time: find.time }
    : null;
}

/**
 * Asks for hours, telephones, beds or distances of several services; a single one is handled like any named service.
 */
function hoursAndTheLike({ text, untimed, find }: Asked, ids: readonly string[]): Question | null {
  if (NEXT.test(untimed)) return askHours(ids, find, true);
  const fact = factIn(text);
  if (fact !== null && OF_FACT_ALONE.includes(fact)) return null;
  if (ids.length < 2) return null;
  if (OF_THEM.test(untimed) && HAS_BEDS.test(untimed))
    return { kind: "OF_SHOWN", ids, asks: "BEDS", time: null };
  const said = askedOfService(untimed);
  if (said === null || said.kind === "SERVICE" || said.kind === "DIRECTIONS") return null;
  if (!OF_SEVERAL.test(untimed) || ordinalIn(untimed) !== null || keepNamingWords(said.rest) !== "")
    return null;
  return said.kind === "SCHEDULE"
    ? askHours(ids, find, asksForClosing(text))
    : { kind: "OF_SHOWN", ids, asks: said.kind, time: null };
}

/** Facts whose questions sound like questions about hours: "what time is curfew". */
const OF_FACT_ALONE: readonly Fact[] = ["rules", "stay"];

/** Asks which of the shown services is nearest: "which of those is closest", "¿cuál me queda más cerca?" */
function askNearest({ text, find }: Asked, ids: readonly string[]): Question | null {
  return ids.length > 1 && find.needs.length === 0 && OF_THEM.test(text) && CLOSEST.test(text)
    ? { kind: "OF_SHOWN", ids, asks: "DISTANCE", time: null }
    : null;
}

/**
 * Requests that only look like questions about rules of the shown services: "can I get an ID" asks for an ID, "necesito
 * una silla de ruedas" for a wheelchair, "can I stop drinking" for help.
 */
const ASKS_FOR_ITSELF =
  /\b(?:(?:get|apply for|renew|replace)(?: (?:an?|my|new|some|free|the|help|with|for))* (?:ids?|identification|documents?|papers|insurance|medicaid|medicare)|(?:stop|quit) (?:drink|smok)ing|(?:sacar|obtener|conseguir|tramitar|renovar|arreglar) (?:(?:un|una|mi|mis|el|la|los) )?(?:identificacion|documentos?|papeles|seguro)|dejar de (?:fumar|tomar|beber)|(?:necesit|ocup|busc)(?:o|amos|a) (?:una?|otra?) (?:silla de ruedas|andadera|andador))\b/u;

function factAsked({ text, untimed, find, state: { last } }: Asked, ids: readonly string[]): Question | null {
  const fact = ASKS_FOR_ITSELF.test(text) ? null : factIn(text);
  const said = fact === null || !OF_FACT_ALONE.includes(fact) ? askedOfService(untimed) : null;
  if ((said !== null && said.kind !== "SERVICE") || ordinalIn(untimed) !== null) return null;
  const isOfThem = OF_THEM.test(text) || THERE.test(text);
  if (fact !== null && (isOfThem || FACT_ASKED.test(text)))
    return keepNamingWords(withoutFacts(untimed)) === "" ? askFact(ids, fact, null) : null;
  const isGiven =
    THEY_GIVE.test(text) && find.needs.every((need) => last?.find.needs.includes(need) === true);
  if (!(isOfThem || isGiven) || keepNamingWords(untimed) === "") return null;
  return askFact(ids, "OTHER", find.needs.length > 0 ? find : null);
}

/** Whether a question asks for a known fact of the shown services, and so says nothing about the writer. */
export function asksForFact(question: Question | null): boolean {
  if (question === null) return false;
  if (question.kind === "SERVICE") return question.fact !== undefined && question.fact !== "OTHER";
  return question.kind === "OF_SHOWN" && question.asks !== "OTHER";
}

const OF_SEVERAL =
  /\b(?:they|them|their|those|these|which|each|any|all|abren|cierran|atienden|estan|tienen|ell[oa]s|es[oa]s|est[oa]s|cual(?:es)?|cada|sus)\b/u;
const CLOSEST = /\b(?:closest|nearest|(?:mas )?cerca)\b/u;

function askHours(ids: readonly string[], find: Find, isClosing: boolean): Question {
  const [only, ...more] = ids;
  const time = find.time?.kind === "NOW" ? null : find.time;
  if (only !== undefined && more.length === 0)
    return { kind: "SCHEDULE", service: { id: only }, time, ...(isClosing ? { isClosing } : {}) };
  return { kind: "OF_SHOWN", ids, asks: "SCHEDULE", time };
}

function askFact(ids: readonly string[], fact: Fact, otherwise: Find | null): Question {
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0)
    return { kind: "SERVICE", service: { id: only }, time: null, fact };
  return { kind: "OF_SHOWN", ids, asks: fact, time: null, ...(otherwise === null ? {} : { otherwise }) };
}

/** Returns the words that name something: all but common words and the words of questions. */
function keepNamingWords(text: string): string {
  return splitWords(text)
    .filter((word) => !isCommonEnglish(word) && !isCommonSpanish(word) && !ASKING.has(word))
    .join(" ");
}

const ASKING = new Set(
  `accept accepts accepting allow allows allowed welcome stay stays sleep require required requires requirement ask asks
  asked staff there first exactly please closest aceptan acepta aceptar admiten admite permiten permite permitido
  permitida permitidos permitidas dejan piden pide pedir exigen cobran cobra requieren requiere necesitan hablan habla
  quedarme quedarse quedarnos dormir entrar entran vivir gratuito atienden abren cierran tarde temprano closing spend
  alguno recibe reciben acepte acepten admitan reciban califica calificar calificamos califican qualify qualifies somebody expect falta hacer obligatorio owner owners also bring brings bringing`.split(
    /\s+/u,
  ),
);
