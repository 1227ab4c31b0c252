/** The word of this name. A server that is newer than the page may name what it has no word for: null. */
export function wordNamed(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.entries(words).find(([key]) => key === name)?.[1] ?? null;
}
