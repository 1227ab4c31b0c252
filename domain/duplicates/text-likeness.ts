import { splitWords } from "../base/text/fold.ts";
import { isStopWord } from "../base/text/stop-words.ts";

/** Words that occur in most descriptions. */
const COMMON = new Set(
  "available assist assistance help helps include included includes including offer offered offering offers program programs provide provided provides providing service services through variety various well within ayuda brinda incluye ofrece ofrecen programa programas proporciona servicio servicios".split(
    " ",
  ),
);

/** Fewest words of a text that can count as contained in another. */
const FEWEST_CONTAINED = 8;

/** Returns how much of their content two texts share, 0 to 1; a text that contains the other is almost the same. */
export function textLikeness(one: string, other: string): number {
  const [a, b] = [extractContentWords(one), extractContentWords(other)];
  const shorter = Math.min(a.size, b.size);
  const contained = shorter >= FEWEST_CONTAINED ? (0.94 * sharedBy(a, b)) / shorter : 0;
  return Math.max(likeness(a, b), contained);
}

function extractContentWords(text: string): Set<string> {
  return new Set(splitWords(text).filter((word) => !COMMON.has(word) && !isStopWord(word)));
}

/** Returns the share of common words among all words; 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedBy(one, other);
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
