import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { isSoftWord } from "../base/text/stop-words.ts";
import { englishTerm } from "../base/text/terms.ts";
import { needBits } from "../services/bits.ts";
import type { TopicCode } from "../services/topics/topic-table.ts";
import { topicsNamed } from "../services/topics/topics-of.ts";
import { isAudience } from "./asked-audience.ts";
import {
  all,
  any,
  askedPhrase,
  askedWord,
  formsOfPhrase,
  type Leaf,
  leavesIn,
  type SearchQuery,
  splitSegments,
} from "./asked-terms.ts";
import { nearWordsIn } from "./near-words.ts";
import { needsOfWords } from "./needs-of-words.ts";
import { splitSearchText } from "./parts-of.ts";
import {
  SEARCH_FIELDS,
  type SearchDocument,
  type SearchField,
  termIn,
  type Weight,
} from "./search-document.ts";
import { isSoft, withoutSoft } from "./soft-words.ts";
import {
  closestSynonymsFor,
  isInSynonyms,
  isMemberOfSynonyms,
  type Phrase,
  type Synonyms,
  synonymsFor,
} from "./synonyms.ts";
import type { RankedWord } from "./word-rank.ts";

/**
 * The query of a search text. One of its parts has to match; within a part, every word has to: by itself, a form of
 * it, a word that begins with it, a synonym, or any of these of its correction. Punctuation is never a pattern, and a
 * text without a word matches nothing.
 *
 * @param fields where to look; with all of `SEARCH_FIELDS`, also in words of types and needs
 * @param corrections the right word for each mistyped one
 */
export function parseQuery(
  q: string,
  fields: readonly SearchField[],
  synonyms: Synonyms,
  corrections: ReadonlyMap<string, string>,
  { isForEveryone = false, kinds = [] }: MatchedBeside = {},
): SearchQuery {
  const leaf = leavesIn(fields);
  const near = nearWordsIn(q);
  const parts = splitSearchText([q, ...kinds].join(",")).map((words) =>
    all(
      withoutSoft(
        splitSegments(
          words.map((word) => corrections.get(word) ?? word),
          synonyms,
        ),
        near,
      ).map((phrase) => {
        const asked = askedPhrase(phrase, synonyms, leaf);
        return isForEveryone && isAudience(phrase, synonyms) ? any([asked, FOR_EVERYONE]) : asked;
      }),
    ),
  );
  return kinds.length === 0 ? any(parts) : any([...parts, ...calledLike(q, fields, synonyms, corrections)]);
}

/**
 * Matches names with one of the words: what is called like a word of the text comes with its kind. "Reading and Dyslexia
 * Center" is not behind all tutors.
 */
function calledLike(
  q: string,
  fields: readonly SearchField[],
  synonyms: Synonyms,
  corrections: ReadonlyMap<string, string>,
): SearchQuery[] {
  if (!fields.includes("name")) return [];
  const inNames = leavesIn(["name"]);
  const near = nearWordsIn(q);
  return splitSearchText(q)
    .flatMap((words) =>
      splitSegments(
        words.map((word) => corrections.get(word) ?? word),
        synonyms,
      ),
    )
    .filter((phrase) => !phrase.every((word) => isSoftWord(word) || isFrequentWord(word) || near.has(word)))
    .map((phrase) => askedPhrase(phrase, synonyms, inNames));
}

/** What matches a text besides its words. */
export interface MatchedBeside {
  /** Whether what lets everyone in matches the words of an audience, too. */
  readonly isForEveryone?: boolean;
  /** Names of the kind of help that the text tells of, the narrowest first. */
  readonly kinds?: readonly string[] | undefined;
}

/** Matches services that state that everyone is welcome. */
const FOR_EVERYONE: SearchQuery = { term: termIn("category", "everyone"), isPrefix: false, weights: [] };

/** The queries for full matches and for partial ones (rules search 16 and 17). */
export interface MatchQueries {
  /** Matches all words of one of the parts. */
  readonly all: SearchQuery;
  /** Any of the words; null where there are fewer than two. */
  readonly any: SearchQuery | null;
  /** Queries that rank the rows matching some of the words; empty where there are fewer than two words. */
  readonly ranked: readonly RankedQuery[];
  /** Phrases that rank the rows matching all words; empty where names are not searched, or for one word of a need. */
  readonly told: readonly ToldPhrase[];
}

/** A word or phrase of a question, by which rows that match all words are ranked. */
export interface ToldPhrase {
  /** The place of the name of a kind that it is a part of, of which the best counts; absent: it is in the text. */
  readonly nameOfKind?: number;
  /** Whether it is all of the text, and a word of a need: of what says so, the nearest come first. */
  readonly isNeedAlone?: boolean;
  /** Its words. */
  readonly weight: number;
  /** It, and what it leads to: phrases of folded words without function words. */
  readonly forms: readonly Phrase[];
  /** The needs that it is a word of, as bits. */
  readonly needs: number;
  /** The topics that it names. */
  readonly topics: readonly TopicCode[];
  /** Matches the word in a name. */
  readonly query: SearchQuery;
  /** Matches the word in the names of services alone, whatever else is searched. */
  readonly inName: SearchQuery;
  /**
   * Matches the word in a name as it was typed, or as the closest row of the table has it, where it also leads to other
   * words; else null.
   */
  readonly own: SearchQuery | null;
  /**
   * Matches the word anywhere as it was typed; null where only the typed word matches anyway, or where it is a need.
   */
  readonly typed: SearchQuery | null;
}

/** A word or phrase that rows are ranked by, with the query that finds it. */
export interface RankedQuery extends RankedWord {
  readonly query: SearchQuery;
}

/** Additional weight of a word in the name of a service. */
const NAME_WEIGHT = 1;
/** Weight of a single word out of a phrase that has a meaning of its own. */
const WORD_OF_PHRASE_WEIGHT = 0.5;
/** Weight of a word as typed beside those it leads to: "Lifeline" leads to every telephone, "leg" to legal aid. */
const OWN_WORD_WEIGHT = 0.75;
/** Words of so few letters are the beginnings of many others. */
const MAX_SHORT = 4;
/** Weight of a word that nearly every service may say of itself. */
const SOFT_WEIGHT = 0.3;
/** Further words rank nothing. */
const MAX_RANKED = 40;

/** The queries of a text, for all of its words and for any of them. Parameters as for `parseQuery`. */
export function matchQueries(
  q: string,
  fields: readonly SearchField[],
  synonyms: Synonyms,
  corrections: ReadonlyMap<string, string>,
  beside: MatchedBeside = {},
): MatchQueries {
  const { kinds = [] } = beside;
  const parts = splitSearchText(q).map((part) => part.map((word) => corrections.get(word) ?? word));
  const asked = parts.map((part) => withoutSoft(splitSegments(part, synonyms), nearWordsIn(q)));
  const words = new Set(asked.flat(2));
  const leaf = leavesIn(fields);
  const whole = parseQuery(q, fields, synonyms, corrections, beside);
  const told = fields.includes("name")
    ? [...toldPhrases(parts, synonyms), ...phrasesOfKinds(kinds, synonyms)]
    : [];
  // A search for a need such as "food" lists the nearest first, whatever they are called.
  const telling = new Set(asked.flat().map((phrase) => phrase.join(" ")));
  const isNeed = telling.size < 2 && told.some(({ needs, weight }) => needs !== 0 && weight > SOFT_WEIGHT);
  const ranked = parts.flat().length < 2 ? [] : rankedQueries(parts, fields, synonyms);
  if (words.size < 2)
    return {
      all: whole,
      any: null,
      ranked,
      told: isNeed ? told.map((phrase) => ({ ...phrase, isNeedAlone: true })) : told,
    };
  const phrases = asked.flat().filter(({ length }) => length > 1);
  return {
    all: whole,
    any: any([
      ...[...words].map((word) => askedWord(word, synonyms, leaf)),
      ...phrases.map((phrase) => askedPhrase(phrase, synonyms, leaf)),
    ]),
    ranked,
    told,
  };
}

/** Weight of the narrowest name of a kind of help as a whole; each further one weighs less. */
const KIND_WEIGHT = 1.5;
/** Number of names after which one weighs half. */
const LATER = 2;

/** The phrases of the names of a kind of help. A name weighs no more than another that has fewer words. */
function phrasesOfKinds(kinds: readonly string[], synonyms: Synonyms): ToldPhrase[] {
  return kinds.flatMap((name, at) => {
    const phrases = toldPhrases(splitSearchText(name), synonyms);
    const all = phrases.reduce((sum, { weight }) => sum + weight, 0);
    return phrases.map((phrase) => ({
      ...phrase,
      nameOfKind: at,
      weight: (phrase.weight / all) * (KIND_WEIGHT / (1 + at / LATER)),
    }));
  });
}

const NOTHING: SearchQuery = { any: [] };

/** A phrase as it was typed, or in the row of the table that says it most closely; null: all of what it leads to is as close. */
function buildOwnQuery(phrase: Phrase, synonyms: Synonyms, leaf: Leaf): SearchQuery | null {
  const closest = closestSynonymsFor(phrase, synonyms).map((other) => formsOfPhrase(other, leaf));
  if (leadsElsewhere(phrase, synonyms)) return any([asTyped(phrase, leaf), ...closest]);
  return phrase.length < 2 || closest.length === 0 ? null : any(closest);
}

function toldPhrases(parts: readonly (readonly string[])[], synonyms: Synonyms): ToldPhrase[] {
  const leaf = leavesIn(SEARCH_FIELDS);
  const inNames = leavesIn(["name"]);
  const phrases = new Map(
    parts.flatMap((part) => splitSegments(part, synonyms)).map((phrase) => [phrase.join(" "), phrase]),
  );
  const told = [...phrases.values()].map((phrase) => {
    const same: readonly Phrase[] = [phrase, ...synonymsFor(phrase, synonyms)];
    const needs = needBits(needsOfWords(same));
    return {
      weight: isSoft(phrase) ? SOFT_WEIGHT : phrase.length,
      forms: same,
      needs,
      topics: [...new Set(same.flatMap((each) => topicsNamed(each.join(" "))))],
      query: askedPhrase(phrase, synonyms, leaf),
      inName: askedPhrase(phrase, synonyms, inNames),
      own: buildOwnQuery(phrase, synonyms, leaf),
      typed: needs === 0 && same.length > 1 ? asTyped(phrase, leaf) : null,
    };
  });
  // "Foster parent" names a topic that neither of its words does.
  const ofWords = new Set(told.flatMap(({ topics }) => topics));
  const whole = parts.flatMap((part) => topicsNamed(part.join(" "))).filter((topic) => !ofWords.has(topic));
  if (whole.length === 0) return told;
  const alone = { forms: [], query: NOTHING, inName: NOTHING, own: null, typed: null };
  const together = { weight: 1, needs: 0, topics: whole, ...alone };
  return [...told, together];
}

/**
 * Ranks a phrase of the table as one word: "electric bill" means what pays for it, more than a bill. Words that lead to
 * others count once more as they were typed; frequent words ("before", "going") count only where there are no others.
 */
function rankedQueries(
  parts: readonly (readonly string[])[],
  fields: readonly SearchField[],
  synonyms: Synonyms,
): RankedQuery[] {
  const leaf = leavesIn(fields);
  const inName = fields.includes("name") ? leavesIn(["name"]) : null;
  const ranked = new Map<string, RankedQuery[]>();
  const own: RankedQuery[] = [];
  const add = (phrase: Phrase, weight: number, isWhole: boolean) => {
    const key = phrase.join(" ");
    if (ranked.has(key)) return;
    const named =
      inName === null
        ? []
        : [
            {
              query: askedPhrase(phrase, synonyms, inName),
              weight: weight * NAME_WEIGHT,
              isWhole: false,
              inName: true,
            },
          ];
    const said = { query: askedPhrase(phrase, synonyms, leaf), weight, isWhole, inName: false };
    ranked.set(key, [said, ...named]);
    if (!isWhole || !leadsElsewhere(phrase, synonyms)) return;
    for (const where of [leaf, inName]) {
      if (where !== null)
        own.push({
          query: asTyped(phrase, where),
          weight: weight * OWN_WORD_WEIGHT,
          isWhole: where === leaf,
          inName: where !== leaf,
        });
    }
  };
  const phrases = parts.flatMap((part) => splitSegments(part, synonyms));
  const telling = phrases.filter((phrase) => !phrase.every(isFrequentWord) || isInSynonyms(phrase, synonyms));
  for (const phrase of telling.length > 0 ? telling : phrases) {
    add(phrase, isSoft(phrase) ? SOFT_WEIGHT : phrase.length, true);
    if (phrase.length > 1) for (const word of phrase) add([word], WORD_OF_PHRASE_WEIGHT, false);
  }
  return [...[...ranked.values()].flat(), ...own].slice(0, MAX_RANKED);
}

/** The words themselves and their English forms: a Spanish stem is also that of other words. */
function asTyped(phrase: Phrase, leaf: Leaf): SearchQuery {
  return all(phrase.map((word) => any([leaf(word, false), leaf(englishTerm(word), false)])));
}

/** "Lifeline" leads to every telephone and none of them to it, and "leg" is found in legal aid. */
function leadsElsewhere(phrase: Phrase, synonyms: Synonyms): boolean {
  if (isMemberOfSynonyms(phrase, synonyms)) return false;
  return isInSynonyms(phrase, synonyms) || phrase.every((word) => [...word].length <= MAX_SHORT);
}

function isFrequentWord(word: string): boolean {
  return isCommonEnglish(word) || isCommonSpanish(word);
}

/** Evaluates a query on a document, as PostgreSQL would. */
export function matches(document: SearchDocument, query: SearchQuery): boolean {
  if ("any" in query) return query.any.some((each) => matches(document, each));
  if ("all" in query) return query.all.every((each) => matches(document, each));
  const stands = (weights: ReadonlySet<Weight> | undefined): boolean =>
    weights !== undefined &&
    (query.weights.length === 0 || query.weights.some((weight) => weights.has(weight)));
  if (!query.isPrefix) return stands(document.get(query.term));
  for (const [term, weights] of document) {
    if (term.startsWith(query.term) && stands(weights)) return true;
  }
  return false;
}
