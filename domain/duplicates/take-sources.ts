import { afterEdit } from "../imports/sources/fact-sources.ts";
import type { ServiceFacts } from "../services/service.ts";
import type { FactSource } from "../services/source.ts";

/**
 * Returns the sources of a service that took fields from another, together with their dates.
 *
 * @param facts the service after the merge
 */
export function takeSources(
  kept: readonly FactSource[],
  other: readonly FactSource[],
  taken: readonly string[],
  facts: ServiceFacts,
): FactSource[] {
  const sources = kept.map((each) => ({
    ...each,
    fields: each.fields.filter((field) => !taken.includes(field)),
  }));
  for (const { source, asOf, fields } of other) {
    const along = fields.filter((field) => taken.includes(field));
    const same = sources.find((each) => each.source === source && each.asOf === asOf);
    if (along.length === 0) continue;
    if (same === undefined) sources.push({ source, asOf, fields: along, isMain: false });
    else same.fields = [...same.fields, ...along];
  }
  return afterEdit(sources, [], facts);
}
