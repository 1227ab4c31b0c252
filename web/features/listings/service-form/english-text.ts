import type { TranslatedField } from "#domain/services/field-names.ts";
import type { TextState } from "#domain/services/listing-enumerations.ts";
import { textsField } from "#domain/translation/further-texts.ts";
import type { FormValues } from "./form-values.ts";

/**
 * Changed English, and what becomes of it in other languages: a reviewed translation is stale, as a save would make it, until it
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
  if (base === null) return { [field]: text };
  const [spanish, state] = [`${field}Es`, `${field}EsState`] as const;
  const isReverted = text.trim() === base[field].trim();
  const stateNow = (before: TextState) => (!isReverted && before === "REVIEWED" ? "STALE" : before);
  const further = textsField(field);
  const texts = values[further].map((one) => {
    const before = base[further].find(({ language }) => language === one.language);
    return before?.text === one.text ? { ...one, state: stateNow(before.state) } : one;
  });
  const english = { [field]: text, [further]: texts };
  if (values[spanish] !== base[spanish]) return english;
  const before = base[state];
  return { ...english, [state]: before === null ? null : stateNow(before) };
}
