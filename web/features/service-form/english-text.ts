import type { TranslatedField } from "#domain/services/field-names.ts";
import type { FormValues } from "./form-values.ts";

/**
 * English that is typed anew, and what becomes of the Spanish beside it: what a person looked through before is
 * stale, as a save would make it, until they look through it again or the English is as it was.
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
