import { useId, useRef } from "react";
import buttons from "./buttons.module.css";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  question: string;
  /** Consequence of a yes. */
  hint?: string;
  yes: string;
  no: string;
  onConfirm(): void;
  onCancel(): void;
  /** False where a yes takes nothing away. */
  isDangerous?: boolean;
}

/** Asks once more before what is hard to undo; "no" has the focus. */
export function ConfirmDialog({
  question,
  hint,
  yes,
  no,
  onConfirm,
  onCancel,
  isDangerous = true,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Dialog
      focusOn={cancelButton}
      aria-labelledby={`${id}question`}
      aria-describedby={hint === undefined ? undefined : `${id}hint`}
      onCancel={onCancel}
    >
      <h2 id={`${id}question`} className={styles.question}>
        {question}
      </h2>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${buttons.primary} ${isDangerous ? styles.dangerous : ""}`}
          onClick={onConfirm}
        >
          {yes}
        </button>
        <button ref={cancelButton} type="button" className={buttons.outlined} onClick={onCancel}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
