import { useState } from "react";
import type { TextState } from "#domain/services/enumerations.ts";
import { Checkbox } from "../../../../base/ui/Choices.tsx";
import styles from "../ServiceForm.module.css";
import type { StepProps } from "./step-props.ts";

/** What a text is worth; a person may say that they have looked it through, and take it back. */
export function ReviewStateControl({
  words,
  state,
  onChange,
}: Pick<StepProps, "words"> & { state: TextState; onChange: (state: TextState) => void }) {
  const { translation } = words.form;
  const [initialState] = useState(state);
  return (
    <div className={styles.reviewState}>
      <span className={styles[state]}>{translation.states[state]}</span>
      {initialState !== "REVIEWED" && (
        <Checkbox
          label={translation.markReviewed}
          isOn={state === "REVIEWED"}
          onChange={(isOn) => onChange(isOn ? "REVIEWED" : initialState)}
        />
      )}
    </div>
  );
}
