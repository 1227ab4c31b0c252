import type { Likelihoods } from "../base/learned/softmax.ts";
import { likelihoodsByUnits } from "../base/learned/units.ts";
import { FOLLOW_UPS, type FollowUp } from "./danger-families.ts";
import { extractDangerFeatures } from "./likely-danger.ts";
import MEANINGS from "./topic-meanings.json" with { type: "json" };
import learned from "./topic-weights.generated.json" with { type: "json" };

/**
 * Judges which topic a text within a talk of danger asks about, by weights learned like those of dangers (rules danger
 * 15–16).
 */

/** The columns of the weights. `OTHER`: the text asks for something else, which the caller must determine. */
export const TOPICS = [...FOLLOW_UPS, "OTHER"] as const;
export type TopicLikelihoods = Readonly<Record<(typeof TOPICS)[number], number>>;

/** Maximum number of words between two meanings that are paired. */
const MEANING_GAP = 3;
/** Forms of a longer word share its beginning: "denuncia", "denunciarlo". */
const STEM = 5;
const MIN_STEMMED = 6;
/**
 * A topic counts from half of the likelihood that nothing is asked: a question gets its answer beside the lines,
 * anything else the first sentence again.
 */
const SHARE_OF_STAYING = 0.5;

let likelihoods: Likelihoods | null = null;
let meanings: ReadonlyMap<string, ReadonlySet<string>> | null = null;

function readMeanings(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, listed] of Object.entries(MEANINGS)) {
    for (const word of listed.split(" ")) {
      for (const key of word.length < MIN_STEMMED ? [word] : [word, toMarkedStem(word)])
        found.set(key, (found.get(key) ?? new Set()).add(name));
    }
  }
  return found;
}

/** Returns a word's stem with a mark, so that no short word is mistaken for it. */
function toMarkedStem(word: string): string {
  return `${word.slice(0, STEM)}-`;
}

/**
 * Returns the features that weights are learned for: all those of dangers, meanings that show a topic, pairs of these
 * that stand close together, those that most words have, and each topic that the tables name.
 *
 * @param words folded, with typos corrected
 * @param byTables null: the tables name no topic here
 */
export function topicFeatures(words: readonly string[], byTables: readonly FollowUp[] | null): Set<string> {
  meanings ??= readMeanings();
  const features = extractDangerFeatures(words);
  const counts = new Map<string, number>();
  const meant: (readonly string[])[] = [];
  for (const word of words) {
    const found =
      meanings.get(word) ?? (word.length < MIN_STEMMED ? undefined : meanings.get(toMarkedStem(word)));
    const names = [...(found ?? [])];
    for (const name of names) {
      features.add(`%${name}`);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const earlier of meant.slice(-MEANING_GAP).flat()) features.add(`%${earlier}>${name}`);
    }
    meant.push(names);
  }
  const most = Math.max(0, ...counts.values());
  for (const [name, count] of counts) if (count === most) features.add(`%%${name}`);
  if (byTables === null) return features;
  for (const topic of byTables) features.add(`=${topic}`);
  features.add(`1=${byTables[0] ?? "STAYS"}`);
  return features;
}

export function topicLikelihoods(words: readonly string[], byTables: readonly FollowUp[]): TopicLikelihoods {
  likelihoods ??= likelihoodsByUnits(learned);
  return namedLikelihoods(likelihoods(topicFeatures(words, byTables)));
}

export function namedLikelihoods(likely: readonly number[]): TopicLikelihoods {
  const at = (topic: (typeof TOPICS)[number]): number => likely[TOPICS.indexOf(topic)] ?? 0;
  return {
    CANNOT_TALK: at("CANNOT_TALK"),
    POLICE: at("POLICE"),
    PAPERS: at("PAPERS"),
    COST: at("COST"),
    LANGUAGE: at("LANGUAGE"),
    CHILDREN: at("CHILDREN"),
    PET: at("PET"),
    HUNG_UP: at("HUNG_UP"),
    NO_NARCAN: at("NO_NARCAN"),
    PRIVACY: at("PRIVACY"),
    STAYS: at("STAYS"),
    OTHER: at("OTHER"),
  };
}

/** Returns the likeliest topic. @param isNaloxone whether naloxone can be meant */
export function likelyTopic(likely: TopicLikelihoods, isNaloxone: boolean): FollowUp {
  let found: FollowUp = "STAYS";
  let most = likely.STAYS * SHARE_OF_STAYING + likely.OTHER;
  for (const topic of FOLLOW_UPS) {
    if (topic === "STAYS" || (topic === "NO_NARCAN" && !isNaloxone) || likely[topic] <= most) continue;
    found = topic;
    most = likely[topic];
  }
  return found;
}
