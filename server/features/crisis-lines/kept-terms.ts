import type { CrisisLine } from "#domain/crisis-lines/crisis-line.ts";
import { type SearchableLine, searchableLine } from "#domain/crisis-lines/crisis-line-search.ts";

/** Makes lines ready to be searched, each once: again only where its version has grown. */
export function keptTerms(): (lines: readonly CrisisLine[]) => SearchableLine[] {
  let kept = new Map<string, SearchableLine>();
  return (lines) => {
    const made = lines.map((line) => {
      const before = kept.get(line.id);
      return before?.line.version === line.version ? { line, terms: before.terms } : searchableLine(line);
    });
    kept = new Map(made.map((each) => [each.line.id, each]));
    return made;
  };
}
