/** Letters of a part of a word: enough for most stems, few enough for words that are misspelled. */
const PART = 4;

/** Adds words, neighbors, words with one between them, and parts of words. @param words folded */
export function addWordFeatures(words: readonly string[], features: Set<string>): void {
  for (const [at, word] of words.entries()) {
    features.add(word);
    features.add(`${words[at - 1] ?? "^"} ${word}`);
    if (at === words.length - 1) features.add(`${word} $`);
    const second = words[at - 2];
    if (second !== undefined) features.add(`${second} _ ${word}`);
    const ended = `${word}.`;
    for (let from = 0; from + PART <= ended.length; from++) features.add(`~${ended.slice(from, from + PART)}`);
  }
}
