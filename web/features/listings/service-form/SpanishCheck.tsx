import { type ReactNode, useRef, useState } from "react";
import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import { looksSpanish } from "#domain/translation/languages/looks-spanish.ts";
import buttons from "../../../base/ui/buttons.module.css";
import type { FormValues } from "./form-values.ts";
import styles from "./ServiceForm.module.css";
import type { StepProps } from "./steps/step-props.ts";

/** English fields, and the fields for their Spanish. */
const SPANISH_OF = {
  serviceSummary: "serviceSummaryEs",
  description: "descriptionEs",
  age: "ageEs",
  entryText: "entryTextEs",
  requiredDocuments: "requiredDocumentsEs",
  cost: "costEs",
  howToApply: "howToApplyEs",
  accessibility: "accessibilityEs",
  stayLimit: "stayLimitEs",
  region: "regionEs",
  criticalDescription: "criticalDescriptionEs",
} as const satisfies Partial<Record<keyof FormValues, keyof FormValues>>;

/** Offers to move Spanish text out of an English field. Nothing is moved automatically, or lost. */
export function SpanishCheck({
  form,
  words,
  name,
  children,
}: StepProps & { name: keyof typeof SPANISH_OF; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  /** Text that was moved, until the English is typed. */
  const [moved, setMoved] = useState<{ text: string; before: Partial<FormValues> } | null>(null);
  const { spanishCheck: texts, labels, draft } = words.form;
  const { values } = form;
  const spanish = SPANISH_OF[name];
  const [written, other] = [values[name], values[spanish]];
  const isSwap = other.trim() !== "" && other.trim() !== written.trim();
  const isMoved = moved !== null && written === "" && other === moved.text;

  const set = (english: string, text: string) => {
    form.set({ [name]: english, [spanish]: text, ...reviewedState(name) });
    element.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  const move = () => {
    const state = findStateField(name);
    const before = {
      [name]: written,
      [spanish]: other,
      ...(state === null ? {} : { [state]: values[state] }),
    };
    setMoved(isSwap ? null : { text: written, before });
    set(isSwap ? other : "", written);
  };
  return (
    <div ref={element}>
      {children}
      <div role="status">
        {looksSpanish(written) && (
          <div className={`${styles.note} ${styles.caution} ${styles.below}`}>
            <p>{texts.noticed}</p>
            <button type="button" className={buttons.outlined} onClick={move}>
              {isSwap ? texts.swap(labels[spanish]) : texts.move(labels[spanish])}
            </button>
          </div>
        )}
        {isMoved && (
          <div className={`${styles.note} ${styles.below}`}>
            <p>{texts.moved(labels[spanish])}</p>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                form.set(moved.before);
                setMoved(null);
                element.current?.querySelector<HTMLElement>("input, textarea")?.focus();
              }}
            >
              {draft.undo}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function findStateField(name: keyof typeof SPANISH_OF) {
  const field = TRANSLATED_FIELDS.find((each) => each === name);
  return field === undefined ? null : (`${field}EsState` as const);
}

/** Moving a text counts as writing it. */
function reviewedState(name: keyof typeof SPANISH_OF): Partial<FormValues> {
  const state = findStateField(name);
  return state === null ? {} : { [state]: "REVIEWED" };
}
