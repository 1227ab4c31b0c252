import { useState } from "react";
import type { TextState } from "#domain/services/listing-enumerations.ts";
import { Checkbox } from "../../../../base/ui/Choices.tsx";
import styles from "../ServiceForm.module.css";
import type { StepProps } from "./step-props.ts";

/** Shows how reliable a text is; a person may mark it as reviewed, and take that back. */
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
