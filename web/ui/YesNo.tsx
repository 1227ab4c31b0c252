import { useId, useRef } from "react";
import { Dialog } from "./Dialog.tsx";
import press from "./press.module.css";
import styles from "./YesNo.module.css";

export interface YesNoProps {
  question: string;
  /** What follows from a yes. */
  hint?: string;
  yes: string;
  no: string;
  onYes(): void;
  onNo(): void;
  /** False where a yes takes nothing away. */
  isDangerous?: boolean;
}

/** Asks once more before what is hard to undo; "no" has the focus. */
export function YesNo({ question, hint, yes, no, onYes, onNo, isDangerous = true }: YesNoProps) {
  const refusal = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Dialog
      focusOn={refusal}
      aria-labelledby={`${id}question`}
      aria-describedby={hint === undefined ? undefined : `${id}hint`}
      onCancel={onNo}
    >
      <h2 id={`${id}question`} className={styles.question}>
        {question}
      </h2>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.presses}>
        <button
          type="button"
          className={`${press.strong} ${isDangerous ? styles.dangerous : ""}`}
          onClick={onYes}
        >
          {yes}
        </button>
        <button ref={refusal} type="button" className={press.press} onClick={onNo}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
