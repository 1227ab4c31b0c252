import type { TranslateWords } from "./words-in.ts";

/**
 * Returns words of a pseudo-language: the English words with each text changed, in objects, lists, and the results of
 * functions. Each object is changed only once.
 *
 * @param change must leave texts alone that it has already changed: words of a catalog are parts of others
 */
export function changedWords(change: (text: string) => string): TranslateWords {
  const known = new WeakMap<object, unknown>();
  const changed = (words: unknown): unknown => {
    if (typeof words === "string") return change(words);
    if (words === null || (typeof words !== "object" && typeof words !== "function")) return words;
    if (!known.has(words)) known.set(words, changedParts(words));
    return known.get(words);
  };
  const changedParts = (words: object): unknown => {
    if (typeof words === "function")
      return (...given: unknown[]) => changed(Reflect.apply(words, null, given));
    if (Array.isArray(words)) return words.map((part: unknown) => changed(part));
    return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, changed(part)]));
  };
  return (english) => Object.assign({ ...english }, changedParts(english));
}

/** Changes each word of a text but addresses. */
export function eachWord(text: string, change: (word: string) => string): string {
  return text.replace(/\S+/g, (word) => (/[@/]/.test(word) ? word : change(word)));
}
