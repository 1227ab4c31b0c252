import { NEEDS, NEEDS_OF_TYPE, type Need, SERVICE_TYPES } from "../services/enumerations.ts";
import { splitSearchText } from "./parts-of.ts";
import type { Phrase } from "./synonyms.ts";
import { NEED_WORDS, type TopicWords, TYPE_WORDS } from "./topic-words.ts";

/** The need that a phrase is a word of: "empleo" is that for work. */
const NEEDS_OF_WORDS = new Map(NEEDS.flatMap((need) => wordsOfTopic(NEED_WORDS[need], [need])));
/** The needs of the type that a phrase is a word of: "food" is both of the needs for food. */
const TYPE_NEEDS_OF_WORDS = new Map(
  SERVICE_TYPES.flatMap((type) => wordsOfTopic(TYPE_WORDS[type], NEEDS_OF_TYPE[type])),
);

/** Returns the needs that phrases are words of: "trabajo" is the need for work, and not what else is under Work. */
export function needsOfWords(same: readonly Phrase[]): readonly Need[] {
  const needsIn = (words: ReadonlyMap<string, readonly Need[]>) =>
    same.flatMap((phrase) => words.get(phrase.join(" ")) ?? []);
  const needs = needsIn(NEEDS_OF_WORDS);
  return needs.length > 0 ? needs : needsIn(TYPE_NEEDS_OF_WORDS);
}

function wordsOfTopic(words: TopicWords, needs: readonly Need[]): [string, readonly Need[]][] {
  return [...words.en.split(","), ...words.es.split(",")].map((text) => [
    splitSearchText(text)[0]?.join(" ") ?? "",
    needs,
  ]);
}
