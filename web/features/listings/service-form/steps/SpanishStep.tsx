import { MAX_DESCRIPTION } from "#domain/base/contract/limits.ts";
import { getFieldSpec, TRANSLATED_FIELDS, type TranslatedField } from "#domain/services/field-names.ts";
import { useLanguages } from "../../../../base/app-context/use-languages.ts";
import { TextAreaField } from "../../../../base/ui/Fields.tsx";
import styles from "../ServiceForm.module.css";
import { DraftTexts } from "./DraftTexts.tsx";
import { FurtherTexts } from "./FurtherTexts.tsx";
import { ReviewStateControl } from "./ReviewStateControl.tsx";
import { type StepProps, textProps } from "./step-props.ts";

/** The texts next to their English, with their review state, and a machine draft where an engine is set up. */
export function SpanishStep(step: StepProps) {
  const { form, words } = step;
  const { translation, hints, optional, characters } = words.form;
  const { values } = form;
  // A person's text is never written over.
  const missing = TRANSLATED_FIELDS.filter(
    (field) => values[field].trim() !== "" && values[`${field}Es`].trim() === "",
  );

  // Fields that are empty in English need no Spanish, except for those that every listing should have.
  const shown = TRANSLATED_FIELDS.filter(
    (field) =>
      getFieldSpec(field).step !== "entry" ||
      values[field].trim() !== "" ||
      values[`${field}Es`].trim() !== "",
  );

  return (
    <>
      <p className={styles.hint}>{hints.spanish}</p>
      <DraftTexts
        {...step}
        language="es"
        missing={missing}
        onDraft={(field, text) =>
          form.set((before) =>
            before[`${field}Es`].trim() === ""
              ? { [`${field}Es`]: text, [`${field}EsState`]: "MACHINE" }
              : {},
          )
        }
      />
      {shown.map((field) => (
        <div key={field} className={styles.section}>
          <p className={styles.quote}>
            <strong>{translation.english}: </strong>
            {values[field].trim() === "" ? translation.nothing : <span lang="en">{values[field]}</span>}
          </p>
          <TextAreaField
            {...textProps(step, `${field}Es`)}
            onChange={(text) =>
              form.set({ [`${field}Es`]: text, [`${field}EsState`]: text.trim() === "" ? null : "REVIEWED" })
            }
            optional={optional}
            lang="es"
            rows={field === "description" ? 5 : 2}
            {...(field === "description"
              ? { maxLength: MAX_DESCRIPTION, count: (length: number) => characters(length, MAX_DESCRIPTION) }
              : {})}
          />
          <ReviewState {...step} field={field} />
        </div>
      ))}
      {useLanguages().map(
        ([code, name]) =>
          code !== "en" && code !== "es" && <FurtherTexts key={code} {...step} code={code} name={name} />,
      )}
    </>
  );
}

function ReviewState({ form, words, field }: StepProps & { field: TranslatedField }) {
  const state = form.values[`${field}EsState`];
  if (state === null || form.values[`${field}Es`].trim() === "") return null;
  return (
    <ReviewStateControl
      words={words}
      state={state}
      onChange={(next) => form.set({ [`${field}EsState`]: next })}
    />
  );
}
