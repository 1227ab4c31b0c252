import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import { langOfField } from "../../lang-of-field.ts";
import { withEnglish } from "../english-text.ts";
import type { TextName } from "../form-values.ts";
import type { FormWords } from "../form-words.ts";
import { problemText } from "../problems.ts";
import type { ServiceFormState } from "../use-service-form.ts";

export interface StepProps {
  form: ServiceFormState;
  words: FormWords;
}

/** Returns the error to show under a field; none while it is still being filled in. */
export function findFieldError({ form, words }: StepProps, field: string): string | undefined {
  const problem = form.shownProblem(field);
  return problem === undefined ? undefined : problemText(field, problem, form.values, words.form);
}

type Labelled = TextName & keyof ServiceFormWords["labels"];

/** Props of a text field. */
export function textProps(step: StepProps, field: Labelled) {
  const { form, words } = step;
  const hints: Readonly<Record<string, string>> = words.form.hints;
  return {
    label: words.form.labels[field],
    hint: hints[field],
    error: findFieldError(step, field),
    lang: langOfField(field),
    value: form.values[field],
    onChange: (value: string) => {
      const translated = TRANSLATED_FIELDS.find((each) => each === field);
      form.set(
        translated === undefined
          ? { [field]: value }
          : withEnglish(form.values, form.base, translated, value),
      );
    },
  };
}
