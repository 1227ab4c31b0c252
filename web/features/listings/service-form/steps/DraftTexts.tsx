import { useRef, useState } from "react";
import type { TranslatedLanguage } from "#domain/base/languages/language.ts";
import type { TranslatedField } from "#domain/services/field-names.ts";
import { callApi } from "../../../../base/calls/call-api.ts";
import buttons from "../../../../base/ui/buttons.module.css";
import styles from "../ServiceForm.module.css";
import type { StepProps } from "./step-props.ts";

type Progress = "idle" | "working" | "done" | "unset" | "lacking" | "failed";

/** Drafts by the engine of the texts that a language lacks. Where the engine cannot, it says so, and is offered no more. */
export function DraftTexts({
  form,
  words,
  language,
  name,
  missing,
  onDraft,
}: StepProps & {
  language: TranslatedLanguage;
  /** Name of the language, where the page has several such buttons. */
  name?: string;
  /** Fields that have English and no text in the language. */
  missing: readonly TranslatedField[];
  onDraft: (field: TranslatedField, text: string) => void;
}) {
  const { translation } = words.form;
  const [progress, setProgress] = useState<Progress>("idle");
  const status = useRef<HTMLParagraphElement>(null);
  const isWorking = progress === "working";

  const draft = async (): Promise<Progress> => {
    for (const field of missing) {
      const answer = await callApi("POST /common/translate", {
        body: { source: "en", target: language, text: form.values[field].trim() },
      });
      if (!answer.ok) {
        if (answer.problem.key === "noTranslator") return "unset";
        return answer.problem.key === "languageLacking" ? "lacking" : "failed";
      }
      onDraft(field, answer.reply.translatedText);
    }
    return "done";
  };
  const press = async () => {
    if (isWorking) return;
    setProgress("working");
    const result = await draft();
    setProgress(result);
    // The button disappears, unless another attempt is worthwhile.
    if (result !== "failed") status.current?.focus();
  };

  const button = isWorking ? translation.working : translation.button;
  return (
    <>
      {missing.length > 0 && progress !== "unset" && progress !== "lacking" && (
        <p>
          <button
            type="button"
            className={buttons.outlined}
            aria-disabled={isWorking}
            onClick={() => void press()}
          >
            {name === undefined ? button : `${button} · ${name}`}
          </button>
        </p>
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={progress === "idle" || isWorking ? "visually-hidden" : styles.note}
      >
        {progress === "idle" || isWorking ? "" : translation[progress]}
      </p>
    </>
  );
}
