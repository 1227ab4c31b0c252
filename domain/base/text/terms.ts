import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import { splitWords } from "./fold.ts";
import { isStopWord } from "./stop-words.ts";

/**
 * The terms of a text: what is stored for search and what a question is compared with, on the server and
 * offline. A term is a folded word, its English stem, or its Spanish stem.
 *
 * Spanish stems carry a mark, because they are short and look like other words: that of `comida` is `com`,
 * which would find every `.com`. For the same reason a text is stemmed only in the language that it is in.
 */
export type TextLanguage =
  /** Known to be in that language. */
  | "en"
  | "es"
  /** Could be either: names. */
  | "either"
  /** Not language at all (addresses, phones, e-mail), or one that no stemmer knows. */
  | "neither";

const SPANISH_MARK = "~";

const cached: Readonly<Record<"en" | "es", Map<string, string>>> = { en: new Map(), es: new Map() };
/** Maximum number of cached stems per language. */
const MAX_CACHED = 20_000;

/** Returns a stem from a cache, since computing one takes a thousand times as long. */
function getStem(word: string, language: "en" | "es"): string {
  if (!isStemmable(word)) return word;
  const stems = cached[language];
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_CACHED) stems.clear();
  const stem = language === "en" ? englishStem(word) : spanishStem(word);
  stems.set(word, stem);
  return stem;
}

/** English stem of a folded word. Words with digits have none but themselves. */
export function englishTerm(word: string): string {
  return getStem(word, "en");
}

/** Spanish stem of a folded word, marked; never equal to any word. */
export function spanishTerm(word: string): string {
  return SPANISH_MARK + getStem(word, "es");
}

/** Terms of one folded word, as stored for a text in `language`. */
function termsOfWord(word: string, language: TextLanguage): string[] {
  const terms = [word];
  if (language === "en" || language === "either") terms.push(englishTerm(word));
  if (language === "es" || language === "either") terms.push(spanishTerm(word));
  return terms;
}

/**
 * Terms of a text, each once, in the order of the text.
 *
 * Function words are dropped where there is a language and a long text (`en`, `es`); names and addresses keep
 * theirs, for "The Way In" and for the states IN, OR and ME.
 */
export function extractTerms(text: string, language: TextLanguage): readonly string[] {
  const isProse = language === "en" || language === "es";
  const terms = new Set<string>();
  for (const word of splitWords(text)) {
    if (isProse && isStopWord(word)) continue;
    for (const term of termsOfWord(word, language)) terms.add(term);
  }
  return [...terms];
}

/** Returns a `extractTerms` that caches its results, for many documents that share texts. */
export function rememberedTerms(): typeof extractTerms {
  const known = new Map<TextLanguage, Map<string, readonly string[]>>();
  return (text, language) => {
    const ofLanguage = known.get(language) ?? new Map<string, readonly string[]>();
    known.set(language, ofLanguage);
    const terms = ofLanguage.get(text) ?? extractTerms(text, language);
    ofLanguage.set(text, terms);
    return terms;
  };
}

/** Words without a plural: a search for AIDS is not about legal aid. */
const WHOLE = new Set(["aids"]);

/** Whether the stemmers can handle a word: they only know Latin letters. */
function isStemmable(word: string): boolean {
  return !WHOLE.has(word) && /^[a-z]+$/u.test(word);
}
