import type { ListedForViewer } from "../listings/listing.ts";
import type { ChatbotWords } from "../words/en/chatbot.ts";
import type { Language } from "../words/language.ts";
import { languageNames } from "../words/language-names.ts";
import { keysOfText, type Told } from "./told-words.ts";

/** What is asked of one service beside hours, way, beds and telephone: "do I need an ID for Grace House". */
const FACTS = {
  id: /\b(?:ids?|identification|identificacion|documents?|documentos?|papers|papeles)\b/u,
  pets: /\b(?:dogs?|cats?|pets?|puppy|perr[oa]s?|perrit[oa]s?|gat[oa]s?|mascotas?)\b/u,
  languages:
    /\b(?:speaks?|spanish|english|creole|vietnamese|interpreter|language|hablan?|espanol|ingles|criollo|idiomas?|interprete)\b/u,
  steps:
    /\b(?:stairs?|steps?|ramps?|elevator|wheelchair|escaleras?|escalones|rampa|elevador|ascensor|silla de ruedas)\b/u,
  cost: /\b(?:costs?|price|pay|fee|charge|how much|free|cuesta|cuestan|cobran?|precio|pagar|gratis)\b/u,
} as const;
type Fact = keyof typeof FACTS;

/** The fact that a message asks for; null: none of these. @param text folded words */
function factIn(text: string): Fact | null {
  const facts: readonly Fact[] = ["pets", "languages", "steps", "id", "cost"];
  return facts.find((fact) => FACTS[fact].test(text)) ?? null;
}

type Row = Pick<
  ListedForViewer,
  | "name"
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

/** What a service says of what is asked, by its facts or in its own words; that nobody has told; null: nothing is asked. */
export function factText(
  row: Row,
  told: Told | undefined,
  words: ChatbotWords,
  language: Language,
): string | null {
  if (told === undefined) return null;
  const fact = factIn(told.text);
  const stated = fact === null ? null : statedText(row, fact, words, language);
  const said = sayingOf(row, told, language);
  const texts = [stated, said].flatMap((text) => text ?? []);
  if (texts.length > 0) return texts.join(" ");
  if (fact === null) return null;
  const call = row.phone === null ? [] : [words.phone(row.name, row.phone)];
  return [words.facts.untold(row.name), ...call].join(" ");
}

function statedText(row: Row, fact: Fact, { facts }: ChatbotWords, language: Language): string | null {
  const yesOrNo = (answer: boolean | null, yes: string, no: string): string | null => {
    if (answer === null) return null;
    return answer ? yes : no;
  };
  switch (fact) {
    case "id":
      return yesOrNo(row.asksForId, facts.asksForId(row.name), facts.noId(row.name));
    case "pets":
      return yesOrNo(row.isAllowedPets, facts.pets(row.name), facts.noPets(row.name));
    case "languages":
      return row.languages.length === 0
        ? null
        : facts.languages(row.name, languageNames(row.languages, language));
    case "steps":
      if (row.provisions.includes("STEPS")) return facts.steps(row.name);
      return row.provisions.includes("STEP_FREE_DOOR") ? facts.stepFree(row.name) : null;
    case "cost":
      return null;
  }
}

/** A sentence of more words is no answer. */
const MAX_SENTENCE = 200;

/** The sentence of its own texts that has most of the told words; null: none has any that its name has not. */
function sayingOf(row: Row, { words }: Told, language: Language): string | null {
  const isSpanish = language === "es";
  const summary = isSpanish ? (row.serviceSummaryEs ?? row.serviceSummary) : row.serviceSummary;
  const description = isSpanish ? (row.descriptionEs ?? row.description) : row.description;
  const ofName = keysOfText(row.name);
  const asked = words.filter(({ keys }) => !keys.some((key) => ofName.has(key)));
  const sentences = [summary ?? "", ...description.split(/(?<=[.!?])\s+/u)].filter(
    (sentence) => sentence !== "" && sentence.length <= MAX_SENTENCE,
  );
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
