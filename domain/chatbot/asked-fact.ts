import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import type { Language } from "../base/languages/language.ts";
import { languageNames } from "../base/languages/language-names.ts";
import { fold, splitWords } from "../base/text/fold.ts";
import type { ListedForViewer } from "../services/listing.ts";
import { joined } from "./answer-text.ts";
import type { Fact } from "./fact.ts";
import { keysOfText, type Told } from "./told-words.ts";

/** Patterns of questions about facts beside hours, way, beds and telephone: "do I need an ID for Grace House". */
const FACTS = {
  pets: /\b(?:(?:service )?(?:dogs?|animals?)|cats?|pets?|puppy|puppies|perr[oa]s?|perrit[oa]s?|gat[oa]s?|mascotas?|animal(?:es)?)\b/u,
  languages:
    /\b(?:speaks?|spanish|english|creole|vietnamese|interpreter|languages?|hablan?|espanol|ingles|criollo|idiomas?|interprete)\b/u,
  steps:
    /\b(?:stairs?|steps?|ramps?|elevator|wheelchairs?|accessible|escaleras?|escalones|rampa|elevador|ascensor|sillas? de ruedas|accesible)\b/u,
  bring:
    /\b(?:bring(?! (?:my|our|a|the|him|her|them|pets?|dogs?))|what (?:do|should) i need|que (?:(?:tengo que|debo|hay que|necesito|ocupo|puedo) )?(?:llevar|traer|llevo|traigo))\b/u,
  id: /\b(?:ids?|identification|identificacion|documents?|documentos?|documentation|papers|papeles|papeleo|proof|comprobantes?)\b/u,
  insurance: /\b(?:insurance|insured|medicaid|medicare|medi cal|seguro medico|aseguranza|seguro)\b/u,
  stay: /\b(?:how (?:long|many (?:nights|days|weeks|months)) (?:can|may|do|could) (?:i|we|you|people|they)(?: \w+)? stay|time limit|cuanto tiempo (?:(?:me|nos|se) )?(?:puedo|puede|podemos|dejan)(?: (?:quedar(?:me|se|nos)?|estar|dormir))?|cuant[oa]s (?:noches|dias|semanas|meses)(?: (?:(?:me|nos|se) )?(?:puedo|puede|podemos|dejan)(?: (?:quedar(?:me|se|nos)?|estar|dormir))?)?)\b/u,
  rules:
    /\b(?:curfew|lights out|rules?|smok(?:e|es|ing)|drink(?:ing)?|alcohol|sober|toque de queda|reglas|fumar|tomar alcohol|sobri[oa])\b/u,
  visit:
    /\b(?:appointments?|walk ?ins?|walk in|drop ?ins?|drop in|make an appt|appt|reservations?|just show up|citas?|sin cita|reservar|reservacion)\b/u,
  couples:
    /\b(?:couples?|parejas?|(?:me and my|with my|con mi) (?:wife|husband|girlfriend|boyfriend|partner|esposa|esposo|novia|novio|pareja))\b/u,
  people:
    /\b(?:men|man|women|woman|kids?|children|child|baby|babies|sons?|daughters?|who qualifies|quien(?:es)? califican?|families|family|teens?|teenagers?|seniors?|veterans?|trans|males?|females?|hombres?|mujer(?:es)?|nin[oa]s?|hij[oa]s?|familias?|jovenes|ancianos|veteranos?|bebes?)\b/u,
  cost: /\b(?:costs?|price|pay|fee|fees|charge|how much|free|cuestan?|cobran?|precio|pagar|gratis|cuanto (?:es|sale))\b/u,
} as const satisfies Readonly<Record<Exclude<Fact, "OTHER">, RegExp>>;

/** Words by which a service's texts state a fact that it has no field for. */
const TOLD_BY: Readonly<Partial<Record<Fact, RegExp>>> = {
  pets: FACTS.pets,
  languages: FACTS.languages,
  steps: FACTS.steps,
  couples: /\b(?:couples?|parejas?)\b/u,
  id: /\b(?:ids?|identification|identificacion|documents?|documentos?|papers|papeles)\b/u,
  bring:
    /\b(?:bring|proof|ids?|documents?|referral|traiga|traigan|lleve|comprobantes?|identificacion|documentos?)\b/u,
  visit:
    /\b(?:appointments?|walk ins?|drop in|first come|just (?:come|show up)|citas?|sin cita|orden de llegada|por llegada)\b/u,
  insurance: /\b(?:insurance|insured|medicaid|medicare|aseguranza|seguro|can pay|pueda pagar)\b/u,
  stay: /\b(?:stay up to|stay for|up to \w+ (?:nights?|days|weeks|months|years)|one night|night by night|hasta \w+ (?:noches?|dias|semanas|meses|anos)|una noche)\b/u,
  rules:
    /\b(?:curfew|lights out|rules?|smok(?:e|es|ing)|drink(?:ing)?|alcohol|sober|drug free|toque de queda|reglas|fumar|alcohol|sobri[oa]s?)\b/u,
  cost: /\b(?:free|no cost|costs?|fees?|pay|sliding|gratis|gratuit[oa]s?|sin costo|cuesta|cuota|pagar|pago)\b/u,
};

/** Returns the fact that a message asks for; null: none of these. @param text folded words */
export function factIn(text: string): Exclude<Fact, "OTHER"> | null {
  const facts = Object.keys(FACTS).filter((key): key is Exclude<Fact, "OTHER"> => key in FACTS);
  return facts.find((fact) => FACTS[fact].test(text)) ?? null;
}

/** Removes the words of facts from a text. */
export function withoutFacts(text: string): string {
  return Object.values(FACTS).reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern.source, "gu"), " "),
    text,
  );
}

type Row = Pick<
  ListedForViewer,
  | "name"
  | "category"
  | "phone"
  | "serviceSummary"
  | "serviceSummaryEs"
  | "description"
  | "descriptionEs"
  | "asksForId"
  | "isAllowedPets"
  | "languages"
  | "provisions"
>;

/** One service's answer to a question about a fact. */
export interface FactSaid {
  /** NO and YES: a field answers; SAID: a sentence of its texts does; UNTOLD: neither does. */
  readonly answer: "YES" | "SAID" | "UNTOLD" | "NO";
  readonly text: string;
}

/** Answers a question about a fact from a service's fields, else from its texts. */
export function answerFact(
  row: Row,
  fact: Fact,
  told: Told | undefined,
  words: ChatbotWords,
  language: Language,
): FactSaid {
  const stated = answerFromFields(row, fact, words, language);
  const said = findSentence(row, told, fact, language);
  if (stated !== null)
    return { ...stated, text: [stated.text, said].flatMap((text) => text ?? []).join(" ") };
  if (said !== null) return { answer: "SAID", text: said };
  return { answer: "UNTOLD", text: words.facts.untoldHere };
}

/**
 * Answers what a message that names a service asks about it, beside the name; null: it asks nothing.
 *
 * @param known the fact, where it is known that one is asked for
 */
export function factText(
  row: Row,
  told: Told | undefined,
  words: ChatbotWords,
  language: Language,
  known: Fact | null = null,
): string | null {
  if (told === undefined) return null;
  // The name "Harbor Free Clinic" does not ask what it costs.
  const fact = known ?? factIn(withoutName(told.text, row.name));
  const said = answerFact(row, fact ?? "OTHER", told, words, language);
  if (said.answer !== "UNTOLD") return said.text;
  if (fact === null) return null;
  const call = row.phone === null ? [] : [words.phone(row.name, row.phone)];
  return [words.facts.untold(row.name), ...call].join(" ");
}

function withoutName(text: string, name: string): string {
  return ` ${text} `.replace(` ${splitWords(name).join(" ")} `, " ").trim();
}

function answerFromFields(row: Row, fact: Fact, words: ChatbotWords, language: Language): FactSaid | null {
  const { facts, audiences } = words;
  const yesOrNo = (answer: boolean | null, yes: string, no: string): FactSaid | null => {
    if (answer === null) return null;
    return answer ? { answer: "YES", text: yes } : { answer: "NO", text: no };
  };
  const said = (text: string): FactSaid => ({ answer: "SAID", text });
  switch (fact) {
    case "id":
      return yesOrNo(row.asksForId, facts.asksForId(row.name), facts.noId(row.name));
    case "pets":
      return yesOrNo(row.isAllowedPets, facts.pets(row.name), facts.noPets(row.name));
    case "languages":
      return row.languages.length === 0
        ? null
        : said(facts.languages(row.name, languageNames(row.languages, language)));
    case "steps":
      if (row.provisions.includes("STEPS")) return { answer: "NO", text: facts.steps(row.name) };
      return row.provisions.includes("STEP_FREE_DOOR")
        ? { answer: "YES", text: facts.stepFree(row.name) }
        : null;
    case "couples":
      if (row.provisions.includes("NO_COUPLES")) return { answer: "NO", text: facts.noCouples(row.name) };
      return row.provisions.includes("COUPLES") ? { answer: "YES", text: facts.couples(row.name) } : null;
    case "people": {
      const people = row.category.filter((each) => each !== "PETS_ALLOWED").map((each) => audiences[each]);
      return people.length === 0 ? null : said(facts.people(row.name, joined(people, words)));
    }
    case "bring":
    case "insurance":
    case "stay":
    case "rules":
    case "visit":
    case "cost":
    case "OTHER":
      return null;
  }
}

/** Ends of sentences. "3 p. m." does not end one: a single letter precedes each period. */
const SENTENCE_ENDS = /(?<=[^\s.][^\s.][.!?])\s+/u;
/** Longer sentences are not answers. */
const MAX_SENTENCE = 200;

/**
 * Returns the sentence of a service's texts that states the fact, else the one with most words of the message; null: no
 * sentence has a word beyond the service's name.
 */
function findSentence(row: Row, told: Told | undefined, fact: Fact, language: Language): string | null {
  const isSpanish = language === "es";
  const summary = isSpanish ? (row.serviceSummaryEs ?? row.serviceSummary) : row.serviceSummary;
  const description = isSpanish ? (row.descriptionEs ?? row.description) : row.description;
  const ofName = keysOfText(row.name);
  const asked = (told?.words ?? []).filter(({ keys }) => !keys.some((key) => ofName.has(key)));
  const sentences = [summary ?? "", ...description.split(SENTENCE_ENDS)].filter(
    (sentence) => sentence !== "" && sentence.length <= MAX_SENTENCE,
  );
  const telling = TOLD_BY[fact];
  const toldBy =
    telling === undefined ? undefined : sentences.find((sentence) => telling.test(fold(sentence)));
  if (toldBy !== undefined) return quoted(toldBy);
  if (telling !== undefined && fact !== "bring") return null;
  const found = sentences
    .map((sentence) => {
      const own = keysOfText(sentence);
      return { sentence, count: asked.filter(({ keys }) => keys.some((key) => own.has(key))).length };
    })
    .sort((a, b) => b.count - a.count)[0];
  return found === undefined || found.count === 0 ? null : quoted(found.sentence);
}

function quoted(sentence: string): string {
  return /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
}
