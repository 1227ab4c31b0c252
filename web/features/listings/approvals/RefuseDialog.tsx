import { useId, useRef, useState } from "react";
import { MAX_REASON } from "#domain/base/contract/limits.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Dialog } from "../../../base/ui/Dialog.tsx";
import styles from "./RefuseDialog.module.css";

/** Asks for the reason, which is mailed to the provider and stored in the history. */
export function RefuseDialog({
  names,
  initialReason,
  text,
  onSend,
  onCancel,
}: {
  names: readonly string[];
  /** Reason that was typed earlier and not sent. */
  initialReason: string;
  text: ApprovalsWords;
  onSend: (reason: string) => void;
  onCancel: (reason: string) => void;
}) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState(initialReason);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <Dialog
      focusOn={input}
      isWide
      aria-labelledby={`${id}title`}
      onCancel={() => onCancel(reason)}
      // Letters typed here decide nothing.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== "") onSend(reason.trim());
          else {
            setMissing(true);
            input.current?.focus();
          }
        }}
      >
        <h2 id={`${id}title`} className={styles.title}>
          {text.refuse}
        </h2>
        <p className={styles.names}>{names.join(", ")}</p>
        <label htmlFor={`${id}reason`} className={styles.label}>
          {text.reason}
        </label>
        <p id={`${id}hint`} className={styles.hint}>
          {text.reasonHint}
        </p>
        <textarea
          ref={input}
          id={`${id}reason`}
          className={styles.input}
          rows={4}
          maxLength={MAX_REASON}
          aria-describedby={isMissing ? `${id}hint ${id}error` : `${id}hint`}
          aria-invalid={isMissing || undefined}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        {isMissing && (
          <p id={`${id}error`} className={styles.error} role="alert">
            {text.reasonMissing}
          </p>
        )}
        <div className={styles.buttons}>
          <button type="submit" className={buttons.primary}>
            {text.send}
          </button>
          <button type="button" className={buttons.outlined} onClick={() => onCancel(reason)}>
            {text.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
