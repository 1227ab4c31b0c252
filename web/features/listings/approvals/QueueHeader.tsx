import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { ago } from "../../../base/service-card/ago.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./ApprovalsPage.module.css";

/** Shows how many services wait and for how long, and the actions on the selection. */
export function QueueHeader({
  rows,
  chosen,
  isReviewing,
  text,
  onApprove,
  onRefuse,
  onRemove,
}: {
  rows: readonly PendingApproval[];
  chosen: readonly PendingApproval[];
  /** On a phone a review has taken the list's place. */
  isReviewing: boolean;
  text: ApprovalsWords;
  onApprove: () => void;
  onRefuse: () => void;
  /** Null where the viewer may not remove services. */
  onRemove: (() => void) | null;
}) {
  const { words } = useApp();
  const now = useNow();
  const oldest = Math.min(...rows.map(({ waitingSince }) => Date.parse(waitingSince)));
  return (
    <div className={isReviewing ? `${styles.top} ${styles.aside}` : styles.top}>
      <h1 className={styles.title}>
        {text.waiting} <span className={styles.badge}>{rows.length}</span>
      </h1>
      {chosen.length === 0 ? (
        <p className={styles.oldest}>{text.oldest(ago(words.services, oldest, now))}</p>
      ) : (
        <div className={styles.bulk}>
          <button type="button" className={buttons.outlined} aria-keyshortcuts="Shift+A" onClick={onApprove}>
            {text.approveSelected(chosen.length)}
          </button>
          <button type="button" className={`${buttons.outlined} ${styles.danger}`} onClick={onRefuse}>
            {text.refuseSelected(chosen.length)}
          </button>
          {onRemove !== null && (
            <button type="button" className={`${buttons.quiet} ${styles.danger}`} onClick={onRemove}>
              {text.removeSelected(chosen.length)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
