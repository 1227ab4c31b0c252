import { LEAD_LENGTH } from "#domain/search/told-lead.ts";
import type { Tsqueries } from "#server/features/search/tsquery.ts";
import type { Conditions } from "./conditions-queries.ts";

/** Select list of the facts by which rows that match all words are ranked; empty where they are not. */
export function toldDetails(
  conditions: Conditions,
  { isTold, tsqueries }: { readonly isTold?: boolean; readonly tsqueries: Tsqueries | null },
): { text: string; name: string }[] {
  return isTold === true ? [{ text: toldText(conditions, tsqueries), name: "told" }] : [];
}

function toldText(conditions: Conditions, tsqueries: Tsqueries | null): string {
  const typed = (tsqueries?.typed ?? []).map(
    (tsquery) => `s.public_search @@ ${conditions.value(tsquery)}::tsquery`,
  );
  return `jsonb_build_object('name', s.name, 'organization', coalesce(s.organization ->> 'name', ''), 'needs', s.need_bits, 'topics', to_jsonb(s.topics), 'lead', left(concat_ws(' ', s.service_summary, s.description), ${LEAD_LENGTH}), 'typed', to_jsonb(array[${typed.join(", ")}]::boolean[]))`;
}
