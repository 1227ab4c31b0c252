import type { ReactNode } from "react";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { useLetterKeys } from "../../../base/browser/letter-keys.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { KeyCap } from "../../../base/ui/Keys.tsx";
import styles from "./DecisionBar.module.css";
import { WITH_KEYS } from "./review-keys.ts";

/** Actions on the service in view, always visible, each button with its key. */
export function DecisionBar({
  at,
  count,
  text,
  editPath,
  onApprove,
  onRefuse,
  onMove,
}: {
  /** The position in the list, from 0. */
  at: number;
  count: number;
  text: ApprovalsWords;
  /** Null where the viewer may not edit it. */
  editPath: string | null;
  /** Null where the viewer may not decide. */
  onApprove: (() => void) | null;
  onRefuse: (() => void) | null;
  onMove: (by: 1 | -1) => void;
}) {
  const areKeysOn = useLetterKeys();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className={styles.bar} role="group" aria-label={text.decision} {...WITH_KEYS}>
      <div className={styles.decisions}>
        {onApprove !== null && (
          <button
            type="button"
            className={buttons.primary}
            aria-keyshortcuts={areKeysOn ? "A" : undefined}
            // The second click of a double click would decide on the next service, which by then is shown.
            onClick={({ detail }) => detail < 2 && onApprove()}
          >
            {text.approve}
            <Key>A</Key>
          </button>
        )}
        {onRefuse !== null && (
          <button
            type="button"
            className={`${buttons.outlined} ${styles.refuse}`}
            aria-keyshortcuts={areKeysOn ? "R" : undefined}
            onClick={onRefuse}
          >
            <span className={styles.short}>{text.send}</span>
            <span className={styles.long}>{text.refuse}</span>
            <Key>R</Key>
          </button>
        )}
        {editPath !== null && (
          <Link href={editPath} className={buttons.outlined} aria-keyshortcuts={areKeysOn ? "E" : undefined}>
            {text.editFirst}
            <Key>E</Key>
          </Link>
        )}
      </div>
      <div className={styles.moves}>
        <span className={styles.position}>{text.position(at + 1, count)}</span>
        <button
          type="button"
          className={buttons.outlined}
          aria-keyshortcuts={areKeysOn ? "K" : undefined}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          {text.previous}
          <Key>K</Key>
        </button>
        <button
          type="button"
          className={buttons.outlined}
          aria-keyshortcuts={areKeysOn ? "J" : undefined}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          {text.next}
          <Key>J</Key>
        </button>
      </div>
    </div>
  );
}

/** A key, where there is room for it. */
export function Key({ children }: { children: ReactNode }) {
  return <KeyCap className={styles.key}>{children}</KeyCap>;
}
