import type { MainLanguage } from "../base/languages/language.ts";
import { splitWords } from "../base/text/fold.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { NEEDS, type Need } from "./enumerations.ts";
import { NEED_KEYWORDS } from "./need-keywords.ts";
import type { ServiceFacts } from "./service.ts";

/**
 * Which sub-filters a service meets (rules services 6 and 7). One that carries `needs` is judged by them alone;
 * one without is judged by its words.
 */
export function deriveNeeds(
  facts: Pick<
    ServiceFacts,
    | "needs"
    | "name"
    | "description"
    | "descriptionEs"
    | "sourceDescription"
    | "serviceSummary"
    | "serviceSummaryEs"
  >,
): readonly Need[] {
  if (facts.needs.length > 0) return facts.needs;
  const found = new Set<Need>();
  for (const text of [facts.name, facts.serviceSummary, facts.description, facts.sourceDescription]) {
    if (text !== null) addNeeds(found, splitWords(text), "en");
  }
  for (const text of [facts.name, facts.serviceSummaryEs?.text, facts.descriptionEs?.text]) {
    if (text !== undefined) addNeeds(found, splitWords(text), "es");
  }
  return NEEDS.filter((need) => found.has(need));
}

interface Phrase {
  need: Need;
  /** A keyword speaks for its need; the words of another phrase do not. */
  isKeyword: boolean;
  words: readonly PhraseWord[];
}
interface PhraseWord {
  word: string;
  isExact: boolean;
}

/**
 * Phrases by the term of their first word. English fields are searched for Spanish keywords too, because people who
 * write Spanish write it there; but by English stems, which are careful: the Spanish stem of "ropa" is that of "rope".
 */
const PHRASES: Readonly<Record<MainLanguage, ReadonlyMap<string, readonly Phrase[]>>> = {
  en: phrasesIn("en"),
  es: phrasesIn("es"),
};

function phrasesIn(language: MainLanguage): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  const add = (need: Need, text: string, isKeyword: boolean): void => {
    const isExact = text.startsWith("=");
    const words = splitWords(text).map((word) => ({ word, isExact }));
    const first = words[0];
    if (first === undefined) return;
    const key = toTerm(first.word, language);
    phrases.set(key, [...(phrases.get(key) ?? []), { need, isKeyword, words }]);
  };
  for (const need of NEEDS) {
    const { en, es } = NEED_KEYWORDS[need];
    for (const text of language === "en" ? [...en, ...es] : es) add(need, text, true);
    for (const text of NEED_KEYWORDS[need].not) add(need, text, false);
  }
  return phrases;
}

function toTerm(word: string, language: MainLanguage): string {
  return language === "en" ? englishTerm(word) : spanishTerm(word);
}

/**
 * Adds the needs whose keywords occur outside of every `not` phrase of the need: "no pets" does not help with pets, "no
 * pets; pet food" does.
 */
function addNeeds(found: Set<Need>, words: readonly string[], language: MainLanguage): void {
  const stems = words.map((word) => toTerm(word, language));
  const keywords: { need: Need; from: number; to: number }[] = [];
  const shades: { need: Need; from: number; to: number }[] = [];
  for (const [from, stem] of stems.entries()) {
    for (const phrase of PHRASES[language].get(stem) ?? []) {
      if (phrase.isKeyword && found.has(phrase.need)) continue;
      if (!standsAt(phrase, words, stems, from, language)) continue;
      const span = { need: phrase.need, from, to: from + phrase.words.length };
      (phrase.isKeyword ? keywords : shades).push(span);
    }
  }
  for (const keyword of keywords) {
    const isShaded = shades.some(
      (shade) => shade.need === keyword.need && shade.from <= keyword.from && keyword.to <= shade.to,
    );
    if (!isShaded) found.add(keyword.need);
  }
}

function standsAt(
  phrase: Phrase,
  words: readonly string[],
  stems: readonly string[],
  from: number,
  language: MainLanguage,
): boolean {
  return phrase.words.every(({ word, isExact }, index) =>
    isExact ? words[from + index] === word : stems[from + index] === toTerm(word, language),
  );
}
