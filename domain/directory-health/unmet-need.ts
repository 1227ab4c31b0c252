import { splitWords } from "../base/text/fold.ts";
import { isStopWord } from "../base/text/stop-words.ts";
import { isInSynonyms, type Synonyms, synonymsFor } from "../search/synonyms.ts";
import { CATEGORY_WORDS } from "../search/topic-words.ts";
import { CATEGORIES } from "../services/enumerations.ts";
import { type AskedFor, isSensitiveSearch, needsInText } from "./sensitive-search.ts";

/** Categories under which unmet searches are counted: never by their words. */
export const TOPIC_KINDS = ["NEED", "AUDIENCE", "SYNONYM", "PLACE", "OTHER"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The subject of a search, in our own words. */
export interface Topic {
  readonly kind: TopicKind;
  /** A need, an audience, or the first words of a row of the table of synonyms; empty for a place and others. */
  readonly name: string;
  /** Whether it is about violence, health status or immigration, and so counted without a county. */
  readonly isSensitive: boolean;
}

/** Parts of the local day, six hours each. */
export const PARTS_OF_DAY = ["NIGHT", "MORNING", "AFTERNOON", "EVENING"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** @param minute local minutes since midnight */
export function partOfDay(minute: number): PartOfDay {
  return PARTS_OF_DAY[Math.floor(minute / 360)] ?? "NIGHT";
}

/**
 * Chooses the topic under which a search is counted (rule directory-health 20): the longest phrase of the table of
 * synonyms in it, a need, an audience, the name of a place, or "other". Nothing that a visitor typed is part of the
 * result.
 *
 * @param isPlace whether the gazetteer has a place by the name of the whole text
 */
export function chooseTopic(asked: AskedFor, synonyms: Synonyms, isPlace: boolean): Topic {
  const found = (kind: TopicKind, name: string, words = ""): Topic => ({
    kind,
    name,
    isSensitive: isSensitiveSearch(asked) || isSensitiveSearch({ ...asked, q: words }),
  });
  const group = synonymIn(asked.q, synonyms);
  if (group !== null) return found("SYNONYM", group.name, group.words);
  const need = asked.needs[0] ?? needsInText(asked.q)[0];
  if (need !== undefined) return found("NEED", need);
  const audience = asked.audiences[0] ?? audienceIn(asked.q);
  if (audience !== undefined) return found("AUDIENCE", audience, CATEGORY_WORDS[audience].en);
  return found(isPlace && asked.q !== "" ? "PLACE" : "OTHER", "");
}

/** Returns the first phrase, and all words, of the synonym row that contains the longest known phrase of the text. */
function synonymIn(q: string, synonyms: Synonyms): { name: string; words: string } | null {
  const words = splitWords(q).filter((word) => !isStopWord(word));
  for (let length = Math.min(words.length, synonyms.longest); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length);
      if (!isInSynonyms(phrase, synonyms)) continue;
      const all = [phrase, ...synonymsFor(phrase, synonyms)].map((one) => one.join(" "));
      const known = [...synonyms.groupsByKey.values()].flat();
      const text = phrase.join(" ");
      // A row that contains the phrase names it better than one that the phrase only leads to.
      const own = known.filter((each) => each.some((one) => one.join(" ") === text)).flat();
      const texts = own.length > 0 ? own.map((one) => one.join(" ")) : all;
      const group = known.find((each) => each.some((one) => texts.includes(one.join(" "))));
      const name = group?.[0]?.join(" ");
      if (name !== undefined) return { name, words: all.join(" ") };
    }
  }
  return null;
}

function audienceIn(q: string) {
  const words = new Set(splitWords(q));
  return CATEGORIES.find(
    (category) =>
      category !== "ALL" &&
      [CATEGORY_WORDS[category].en, CATEGORY_WORDS[category].es]
        .flatMap((text) => text.split(","))
        .some((text) => splitWords(text).every((word) => words.has(word))),
  );
}

/**
 * e to the power of minus one: a single search changes the probability of any published number by a factor of at most
 * e.
 */
const ALPHA = Math.exp(-1);

/**
 * Returns the noise added to a count when it is written: a whole number, positive or negative, of mean zero (the
 * two-sided geometric mechanism with ε = 1).
 *
 * @param first between 0 and 1, exclusive, like `second`
 */
export function computeNoise(first: number, second: number): number {
  const geometric = (uniform: number) => Math.floor(Math.log(uniform) / Math.log(ALPHA));
  return geometric(first) - geometric(second);
}

/** Smaller weekly counts are not shown, since they may be mere noise. */
export const MIN_SHOWN = 5;
