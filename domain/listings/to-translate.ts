import { TRANSLATED_FIELDS, type TranslatedField } from "../translation/spanish-text.ts";
import type { Listing } from "./listing.ts";

/**
 * The texts whose Spanish an engine is asked for: those that were changed and have none now. What waits for review is
 * asked for once it is public.
 *
 * @param before null: the service is new
 */
export function toTranslate(before: Listing | null, after: Listing): TranslatedField[] {
  return TRANSLATED_FIELDS.filter(
    (field) => after[field] !== (before?.[field] ?? null) && after[field] && after[`${field}Es`] === null,
  );
}
