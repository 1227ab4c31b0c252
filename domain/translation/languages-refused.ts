import type { FieldMessage, FieldMessages } from "../base/contract/problems.ts";
import type { Language } from "../base/languages/language.ts";
import type { ServiceForm } from "../listings/service-form.ts";
import { TRANSLATED_FIELDS } from "../services/field-names.ts";
import { textsField } from "./further-texts.ts";

/**
 * The texts of a form that are in a language which the operator has not switched on, or in English, whose fields have
 * names of their own (rule translation 15).
 */
export function languagesRefused(form: ServiceForm, languages: readonly Language[]): FieldMessages {
  const refused: Record<string, FieldMessage> = {};
  const check = (path: string, language: string, named: readonly string[]) => {
    if (named.includes(language)) refused[path] = "unknownValue";
    else if (!languages.some((each) => each === language)) refused[path] = "languageOff";
  };
  for (const [at, { language }] of (form.texts ?? []).entries())
    check(`texts.${at}.language`, language, ["en"]);
  for (const field of TRANSLATED_FIELDS) {
    const name = textsField(field);
    for (const [at, { language }] of (form[name] ?? []).entries())
      check(`${name}.${at}.language`, language, ["en", "es"]);
  }
  return refused;
}
