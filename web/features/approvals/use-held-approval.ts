import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PendingApproval } from "#domain/approvals/approval-calls.ts";
import { UNDO_APPROVAL_MS } from "#domain/contract/limits.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { getSessionItem, setSessionItem } from "../../browser/session-storage.ts";
import { type Outcome, type Selection, selectionOf } from "./use-pending-approvals.ts";

/** Approvals that were sent while the page was left, until the answer: the page may be gone before it comes. */
const UNANSWERED = "approvals";
interface Unanswered {
  /** Who approved them. */
  readonly by: string;
  readonly selection: Selection;
}

/**
 * Approvals that can be undone: they are sent after ten seconds, with the next decision, or when the reviewer leaves,
 * opens the menu or goes to another tab, whichever comes first. What was sent while leaving and not answered is sent
 * again when the reviewer returns in this tab; a service that has changed since is not approved.
 *
 * @param approve sends them in a request that outlives the page
 * @param onOutcome says what has become of so many; the page may have been left
 */
export function useHeldApproval(
  approve: (selection: Selection) => Promise<Outcome>,
  onOutcome: (outcome: Outcome, count: number) => void,
) {
  const { viewer, panel } = useApp();
  const [heldIds, setHeldIds] = useState<readonly string[]>([]);
  const held = useRef<{ rows: readonly PendingApproval[]; timer: number } | null>(null);
  const latest = useRef({ approve, onOutcome, by: viewer?.id ?? "" });
  latest.current = { approve, onOutcome, by: viewer?.id ?? "" };

  const release = useCallback((rows: readonly PendingApproval[]) => {
    const ids = new Set(rows.map(({ service }) => service.id));
    setHeldIds((known) => known.filter((id) => !ids.has(id)));
  }, []);
  const send = useCallback(async (selection: Selection) => {
    const { by } = latest.current;
    setSessionItem(UNANSWERED, { by, selection } satisfies Unanswered);
    const outcome = await latest.current.approve(selection);
    setSessionItem(UNANSWERED, null);
    return outcome;
  }, []);
  const sendNow = useCallback(async () => {
    if (held.current === null) return;
    const { rows, timer } = held.current;
    clearTimeout(timer);
    held.current = null;
    const outcome = await send(selectionOf(rows));
    release(rows);
    latest.current.onOutcome(outcome, rows.length);
  }, [send, release]);
  const hold = useCallback(
    (rows: readonly PendingApproval[]) => {
      void sendNow();
      held.current = { rows, timer: window.setTimeout(() => void sendNow(), UNDO_APPROVAL_MS) };
      setHeldIds((known) => [...known, ...rows.map(({ service }) => service.id)]);
    },
    [sendNow],
  );
  /** Returns what is no longer held; empty where it was too late. */
  const undo = useCallback((): readonly PendingApproval[] => {
    if (held.current === null) return [];
    const { rows, timer } = held.current;
    clearTimeout(timer);
    held.current = null;
    release(rows);
    return rows;
  }, [release]);

  useEffect(() => {
    const onLeave = () => void sendNow();
    const onHidden = () => document.visibilityState === "hidden" && onLeave();
    window.addEventListener("pagehide", onLeave);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onHidden);
      onLeave();
    };
  }, [sendNow]);
  // From the menu one signs out, after which nothing can be sent.
  useEffect(() => {
    if (panel === "menu") void sendNow();
  }, [panel, sendNow]);
  useEffect(() => {
    const unanswered = getSessionItem<Unanswered>(UNANSWERED);
    if (unanswered === null || unanswered.by !== latest.current.by) return;
    void send(unanswered.selection).then((outcome) => {
      // Otherwise they had been approved.
      const isNews = !outcome.ok || outcome.decided.services.length > 0 || outcome.decided.changed.length > 0;
      if (isNews) latest.current.onOutcome(outcome, unanswered.selection.length);
    });
  }, [send]);
  return { heldIds: useMemo(() => new Set(heldIds), [heldIds]), hold, undo, sendNow };
}
