import { useCallback, useMemo, useRef } from "react";
import type { PendingApproval } from "#domain/approvals/approval-calls.ts";
import { useHeldRequest } from "../../calls/use-held-request.ts";
import { type Outcome, type Selection, selectionOf } from "./use-pending-approvals.ts";

/**
 * Approvals that can be undone for ten seconds (`useHeldRequest`). A service that has changed since is not approved.
 *
 * @param approve sends them in a request that outlives the page
 * @param onOutcome says what has become of so many; the page may have been left
 */
export function useHeldApproval(
  approve: (selection: Selection) => Promise<Outcome>,
  onOutcome: (outcome: Outcome, count: number) => void,
) {
  const heldRows = useRef<readonly PendingApproval[]>([]);
  const {
    pending,
    hold: holdSelection,
    undo: undoSelection,
    sendNow,
  } = useHeldRequest("approvals", approve, (outcome, selection: Selection, isRepeated) => {
    // Otherwise they had been approved.
    const isNews = !outcome.ok || outcome.decided.services.length > 0 || outcome.decided.changed.length > 0;
    if (!isRepeated || isNews) onOutcome(outcome, selection.length);
  });
  const hold = useCallback(
    (rows: readonly PendingApproval[]) => {
      holdSelection(selectionOf(rows));
      heldRows.current = rows;
    },
    [holdSelection],
  );
  /** Returns what is no longer held; empty where it was too late. */
  const undo = useCallback(
    (): readonly PendingApproval[] => (undoSelection() === null ? [] : heldRows.current),
    [undoSelection],
  );
  const heldIds = useMemo(() => new Set(pending.flat().map(({ id }) => id)), [pending]);
  return { heldIds, hold, undo, sendNow };
}
