/** Letters of a part of a word: enough for most stems, few enough for words that are misspelled. */
const PART = 4;
/** Words repeat: the parts of one are kept, as long as there are few. */
const MAX_KEPT = 50_000;
const kept = new Map<string, readonly string[]>();

/** Adds words, neighbors, words with one between them, and parts of words. @param words folded */
export function addWordFeatures(words: readonly string[], features: Set<string>): void {
  let second: string | undefined;
  let before = "^";
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${before} ${word}`);
    if (at === words.length - 1) features.add(`${word} $`);
    if (second !== undefined) features.add(`${second} _ ${word}`);
    for (const part of partsOf(word)) features.add(part);
    second = at === 0 ? undefined : before;
    before = word;
  }
}

/** The parts of a word that stand for it where it is misspelled. @param word folded */
export function partsOf(word: string): readonly string[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const ended = `${word}.`;
  const parts: string[] = [];
  for (let from = 0; from + PART <= ended.length; from++) parts.push(`~${ended.slice(from, from + PART)}`);
  if (kept.size < MAX_KEPT) kept.set(word, parts);
  return parts;
}
