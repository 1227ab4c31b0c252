/**
 * Sentences as a table writes them: small words stand for themselves (`a/b`: either, `a?`: or nothing), CAPITALS
 * for a class of words, and `~3` for up to three words of any kind. A `.` in a text ends a sentence; no gap
 * reaches over it.
 */
export type WordClasses = Readonly<Record<string, ReadonlySet<string>>>;

interface Part {
  /** Null: a gap. */
  readonly words: ReadonlySet<string> | null;
  readonly isOptional: boolean;
  readonly gap: number;
}
export type WordPattern = readonly Part[];

export function wordPattern(text: string, classes: WordClasses): WordPattern {
  return text.split(" ").map((part): Part => {
    if (part.startsWith("~")) return { words: null, isOptional: false, gap: Number(part.slice(1)) };
    const isOptional = part.endsWith("?");
    const names = (isOptional ? part.slice(0, -1) : part).split("/");
    const words = new Set(names.flatMap((name) => [...(classes[name] ?? [name])]));
    return { words, isOptional, gap: 0 };
  });
}

/** Whether the pattern stands anywhere among the words. Time grows with the words alone: gaps are bounded. */
export function standsIn(pattern: WordPattern, words: readonly string[]): boolean {
  return words.some((_, from) => endOf(pattern, words, 0, from) !== null);
}

/** The words with `.` for each that the pattern stands on. */
export function without(pattern: WordPattern, words: readonly string[]): readonly string[] {
  let left = words;
  for (const from of words.keys()) {
    const end = endOf(pattern, left, 0, from);
    if (end !== null) left = left.map((word, at) => (at >= from && at < end ? "." : word));
  }
  return left;
}

/** The position after the words of the pattern that begins at `at`; null: it does not stand there. */
function endOf(pattern: WordPattern, words: readonly string[], part: number, at: number): number | null {
  const current = pattern[part];
  if (current === undefined) return at;
  if (current.words === null) {
    for (let skipped = 0; skipped <= current.gap; skipped++) {
      const end = endOf(pattern, words, part + 1, at + skipped);
      if (end !== null) return end;
      if (words[at + skipped] === "." || words[at + skipped] === undefined) return null;
    }
    return null;
  }
  const word = words[at];
  const end = word !== undefined && current.words.has(word) ? endOf(pattern, words, part + 1, at + 1) : null;
  return end ?? (current.isOptional ? endOf(pattern, words, part + 1, at) : null);
}
