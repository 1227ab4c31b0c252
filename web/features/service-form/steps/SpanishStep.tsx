import { useState } from "react";
import { MAX_DESCRIPTION } from "#domain/contract/limits.ts";
import { specOf, TRANSLATED_FIELDS, type TranslatedField } from "#domain/services/field-names.ts";
import { useLanguages } from "../../../app-context/use-languages.ts";
import { callApi } from "../../../calls/call-api.ts";
import buttons from "../../../ui/buttons.module.css";
import { TextAreaField } from "../Fields.tsx";
import styles from "../ServiceForm.module.css";
import { FurtherTexts } from "./FurtherTexts.tsx";
import { ReviewStateControl } from "./ReviewStateControl.tsx";
import { type StepProps, textProps } from "./step-props.ts";

type Progress = "idle" | "working" | "done" | "unset" | "failed";

/** The texts next to their English, with their review state, and a machine draft where an engine is set up. */
export function SpanishStep(step: StepProps) {
  const { form, words } = step;
  const { translation, hints, optional, characters } = words.form;
  const { values } = form;
  const [progress, setProgress] = useState<Progress>("idle");
  // A person's text is never written over.
  const missing = TRANSLATED_FIELDS.filter(
    (field) => values[field].trim() !== "" && values[`${field}Es`].trim() === "",
  );

  // What has been left empty in English as well needs no Spanish, but for the texts that every listing should have.
  const shown = TRANSLATED_FIELDS.filter(
    (field) =>
      specOf(field).step !== "entry" || values[field].trim() !== "" || values[`${field}Es`].trim() !== "",
  );

  const translate = async () => {
    setProgress("working");
    for (const field of missing) {
      const answer = await callApi("POST /common/translate", {
        body: { source: "en", target: "es", text: values[field].trim() },
      });
      if (!answer.ok) return setProgress(answer.problem.key === "noTranslator" ? "unset" : "failed");
      form.set({ [`${field}Es`]: answer.reply.translatedText, [`${field}EsState`]: "MACHINE" });
    }
    setProgress("done");
  };

  return (
    <>
      <p className={styles.hint}>{hints.spanish}</p>
      {missing.length > 0 && progress !== "unset" && (
        <p>
          <button
            type="button"
            className={buttons.outlined}
            aria-disabled={progress === "working"}
            onClick={() => {
              if (progress !== "working") void translate();
            }}
          >
            {progress === "working" ? translation.working : translation.button}
          </button>
        </p>
      )}
      <p
        role="status"
        className={progress === "idle" || progress === "working" ? "visually-hidden" : styles.note}
      >
        {progress === "idle" || progress === "working" ? "" : translation[progress]}
      </p>
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
