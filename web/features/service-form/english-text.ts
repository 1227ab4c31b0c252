import type { TranslatedField } from "#domain/services/field-names.ts";
import type { FormValues } from "./form-values.ts";

/**
 * Changed English, and what becomes of its Spanish: a reviewed translation is stale, as a save would make it, until it
 * is reviewed again or the English is as it was.
 *
 * @param base what the form opened on; null: a new service, whose texts come from one hand
 */
export function withEnglish(
  values: FormValues,
  base: FormValues | null,
  field: TranslatedField,
  text: string,
): Partial<FormValues> {
  const [spanish, state] = [`${field}Es`, `${field}EsState`] as const;
  if (base === null || values[spanish] !== base[spanish]) return { [field]: text };
  const isReverted = text.trim() === base[field].trim();
  const stale = base[state] === "REVIEWED" ? "STALE" : base[state];
  return { [field]: text, [state]: isReverted ? base[state] : stale };
}
