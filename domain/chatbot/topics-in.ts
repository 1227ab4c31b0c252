import type { Category } from "../services/enumerations.ts";
import type { Topic } from "../services/topics/topic.ts";
import { audienceOfAges, statedAges } from "./asked-age.ts";
import { IN_COMPANY } from "./in-company.ts";
import { phrasesAt, type VocabularyPhrase } from "./lexicon.ts";

/** The phrases of the vocabulary in a message, by what they indicate. */
export interface TopicsFound {
  readonly strong: readonly VocabularyPhrase[];
  readonly situations: readonly VocabularyPhrase[];
  readonly weak: readonly VocabularyPhrase[];
  readonly audiences: readonly Category[];
  /** Words that are part of no phrase. */
  readonly left: readonly string[];
}

/** Denials: words between one and the next clause are not asked for ("I don't need food, I need clothes"). */
const DENIALS = [
  "dont need",
  "do not need",
  "dont want",
  "do not want",
  "not looking for",
  "no necesito",
  "no quiero",
  "no busco",
  "no ocupo",
  "other than",
  "instead of",
  "en vez de",
];
const CLAUSE_BEGINS = new Set([
  "but",
  "pero",
  "i",
  "just",
  "only",
  "solo",
  "necesito",
  "quiero",
  "busco",
  "sino",
  "need",
  "is",
  "are",
  "where",
  "hay",
  "donde",
  ".",
]);

/**
 * Beginnings of a purpose: words after it say why or how long, not what is asked for ("Tattoo removal so I can get
 * hired").
 */
const PURPOSES = [
  "so i",
  "so that",
  "so my",
  "while i",
  "while im",
  "while my",
  "mientras",
  "para poder",
  "hasta que",
];
const PURPOSE_ENDS = new Set(["and", "y", "also", "tambien", "plus", "."]);

/** @param words in the forms of the vocabulary */
export function topicsIn(words: readonly string[]): TopicsFound {
  const phrases: VocabularyPhrase[] = [];
  const left: string[] = [];
  let isDenied = false;
  let isPurpose = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const two = words.slice(at, at + 2).join(" ");
    const three = words.slice(at, at + 3).join(" ");
    const denial = DENIALS.find((denied) => denied === two || denied === three);
    if (denial !== undefined) {
      isDenied = true;
      at += denial.split(" ").length;
      continue;
    }
    if (isDenied && CLAUSE_BEGINS.has(word)) isDenied = false;
    if (PURPOSE_ENDS.has(word)) isPurpose = false;
    if (beginsPurpose(word, two)) isPurpose = phrases.some(isAsked);
    const standing = phrasesAt(words, at);
    const length = standing[0]?.words.length ?? 0;
    if (length === 0) {
      left.push(word);
      at++;
      continue;
    }
    if (!isDenied) phrases.push(...saidBeside(standing, isPurpose));
    at += length;
  }
  const needful = phrases.filter(({ topic }) => isNeedful(topic));
  return {
    strong: needful.filter(({ topic, isWeak }) => !isWeak && topic.isSituation !== true),
    situations: needful.filter(({ topic, isWeak }) => !isWeak && topic.isSituation === true),
    weak: needful.filter(({ isWeak }) => isWeak),
    audiences: phrases.flatMap(({ topic, isWeak }) =>
      topic.audience === undefined || (isWeak && topic.isWeak !== true) ? [] : [topic.audience],
    ),
    left,
  };
}

/** Whether a phrase is a request that may have a purpose; a dog that comes along is not. */
function isAsked({ topic, words }: VocabularyPhrase): boolean {
  return isNeedful(topic) && !IN_COMPANY.has(words.join(" "));
}

function beginsPurpose(word: string, two: string): boolean {
  return PURPOSES.some((begin) => begin === word || begin === two);
}

/** Keeps only the audiences of phrases that state the purpose of a wish: a purpose is not another need. */
function saidBeside(standing: readonly VocabularyPhrase[], isPurpose: boolean): readonly VocabularyPhrase[] {
  return isPurpose ? standing.filter(({ topic }) => !isNeedful(topic)) : standing;
}

function isNeedful({ needs }: Topic): boolean {
  return needs.length > 0;
}

/** Adds the audience of stated ages. @param plain the message in folded words */
export function withAge(topics: TopicsFound, plain: string): TopicsFound {
  const audience = audienceOfAges(statedAges(plain));
  return audience === null ? topics : { ...topics, audiences: [...topics.audiences, audience] };
}
