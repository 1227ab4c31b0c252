import type { CrisisLine } from "#domain/contacts/crisis-lines/crisis-line.ts";
import { type SearchableLine, searchableLine } from "#domain/contacts/crisis-lines/crisis-line-search.ts";

/** Caches the search terms of lines by version. */
export function termCache(): (lines: readonly CrisisLine[]) => SearchableLine[] {
  let cached = new Map<string, SearchableLine>();
  return (lines) => {
    const made = lines.map((line) => {
      const before = cached.get(line.id);
      return before?.line.version === line.version ? { line, terms: before.terms } : searchableLine(line);
    });
    cached = new Map(made.map((each) => [each.line.id, each]));
    return made;
  };
}
