/** Letters of a part of a word: enough for most stems, few enough to survive misspellings. */
const PART = 4;
/** Maximum words whose parts are cached, since words repeat. */
const MAX_KEPT = 50_000;
const kept = new Map<string, readonly string[]>();

/** Adds words, pairs of neighbors, pairs with one word between them, and parts of words. @param words folded */
export function addWordFeatures(words: readonly string[], features: Set<string>): void {
  let second: string | undefined;
  let before = "^";
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${before} ${word}`);
    if (at === words.length - 1) features.add(`${word} $`);
    if (second !== undefined) features.add(`${second} _ ${word}`);
    for (const part of splitWordParts(word)) features.add(part);
    second = at === 0 ? undefined : before;
    before = word;
  }
}

/** Returns the parts of a word, which identify it even if it is misspelled. @param word folded */
export function splitWordParts(word: string): readonly string[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const ended = `${word}.`;
  const parts: string[] = [];
  for (let from = 0; from + PART <= ended.length; from++) parts.push(`~${ended.slice(from, from + PART)}`);
  if (kept.size < MAX_KEPT) kept.set(word, parts);
  return parts;
}
