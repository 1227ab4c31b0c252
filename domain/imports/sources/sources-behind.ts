import { type Source, type SourceOfFields, sourceKey } from "../../services/source.ts";

/**
 * Returns the sources behind those that a page names (rule sources 14): each once, with its latest date, as long as
 * something shown may be theirs.
 *
 * @param stated the sources that a service's sources state
 * @param shown the sources that the page names, with the fields that it shows
 */
export function sourcesBehind(
  stated: readonly SourceOfFields[],
  shown: readonly SourceOfFields[],
): readonly Source[] {
  const fields = new Set(shown.flatMap((each) => each.fields));
  const named = new Set(shown.map(sourceKey));
  const behind = new Map<string, Source>();
  for (const each of stated) {
    const key = sourceKey(each);
    if (named.has(key) || !each.fields.some((field) => fields.has(field))) continue;
    const { name, url, licence } = each;
    behind.set(key, { name, url, licence, asOf: later(behind.get(key)?.asOf ?? null, each.asOf) });
  }
  return [...behind.values()];
}

/** Returns the later of two ISO dates; an unknown one is earlier than any. */
function later(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}
