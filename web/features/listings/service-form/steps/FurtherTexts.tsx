import { MAX_DESCRIPTION } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { getFieldSpec, TRANSLATED_FIELDS, type TranslatedField } from "#domain/services/field-names.ts";
import { textsField } from "#domain/translation/further-texts.ts";
import { draftedLanguages } from "#domain/translation/to-translate.ts";
import { TextAreaField } from "../../../../base/ui/Fields.tsx";
import { Icon } from "../../../../base/ui/Icon.tsx";
import styles from "../ServiceForm.module.css";
import { DraftTexts } from "./DraftTexts.tsx";
import { ReviewStateControl } from "./ReviewStateControl.tsx";
import { findFieldError, type StepProps } from "./step-props.ts";

/** The texts in one further language, folded: most of those who keep a listing speak none of these. */
export function FurtherTexts({
  code,
  name,
  ...step
}: StepProps & {
  code: Language;
  /** Name of the language in the language itself. */
  name: string;
}) {
  const { values } = step.form;
  const textIn = (field: TranslatedField) =>
    values[textsField(field)].find(({ language }) => language === code);
  // A field without English text needs no translation.
  const shown = TRANSLATED_FIELDS.filter(
    (field) => values[field].trim() !== "" || textIn(field) !== undefined,
  );
  if (shown.length === 0) return null;
  const missing = shown.filter((field) => textIn(field) === undefined);
  const draft = (language: string, field: TranslatedField, text: string) => {
    const texts = textsField(field);
    step.form.set((before) =>
      before[texts].some((one) => one.language === language)
        ? {}
        : { [texts]: inOrder([...before[texts], { language, text, state: "MACHINE" as const }]) },
    );
  };
  return (
    <details className={styles.fold}>
      <summary>
        <span lang={code}>{name}</span>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.fields}>
        {draftedLanguages([code]).map((language) => (
          <DraftTexts
            key={language}
            {...step}
            language={language}
            name={name}
            missing={missing}
            onDraft={(field, text) => draft(language, field, text)}
          />
        ))}
        {shown.map((field) => (
          <FurtherText key={field} {...step} code={code} name={name} field={field} />
        ))}
      </div>
    </details>
  );
}

function FurtherText({
  form,
  words,
  code,
  name,
  field,
}: StepProps & { code: Language; name: string; field: TranslatedField }) {
  const { translation, optional, labels, characters } = words.form;
  const texts = form.values[textsField(field)];
  const text = texts.find(({ language }) => language === code);
  const others = texts.filter(({ language }) => language !== code);
  const max = getFieldSpec(field).max ?? MAX_DESCRIPTION;
  const set = (one: typeof texts) => form.set({ [textsField(field)]: inOrder([...others, ...one]) });
  const isTooLong = (text?.text.length ?? 0) > max;
  return (
    <div className={styles.section}>
      <p className={styles.quote}>
        <strong>{translation.english}: </strong>
        {form.values[field].trim() === "" ? translation.nothing : <span lang="en">{form.values[field]}</span>}
      </p>
      <TextAreaField
        label={`${labels[field]} · ${name}`}
        error={isTooLong ? findFieldError({ form, words }, textsField(field)) : undefined}
        value={text?.text ?? ""}
        onChange={(typed) =>
          set(typed.trim() === "" ? [] : [{ language: code, text: typed, state: "REVIEWED" }])
        }
        optional={optional}
        lang={code}
        rows={field === "description" ? 5 : 2}
        maxLength={max}
        {...(field === "description" ? { count: (length: number) => characters(length, max) } : {})}
      />
      {text !== undefined && (
        <ReviewStateControl
          words={words}
          state={text.state}
          onChange={(state) => set([{ ...text, state }])}
        />
      )}
    </div>
  );
}

/** Sorts texts as listings store them, so that going through the form changes nothing. */
function inOrder<Text extends { readonly language: string }>(texts: readonly Text[]): Text[] {
  return [...texts].sort((one, other) => (one.language < other.language ? -1 : 1));
}
