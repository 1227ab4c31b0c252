import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";

/** The language in which a field is written, for readers that speak; undefined: that of the page. */
export function langOfField(field: string): "en" | "es" | undefined {
  if (TRANSLATED_FIELDS.some((each) => each === field)) return "en";
  return TRANSLATED_FIELDS.some((each) => `${each}Es` === field) ? "es" : undefined;
}
