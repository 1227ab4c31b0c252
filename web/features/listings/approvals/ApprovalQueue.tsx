import { useEffect, useRef, useState } from "react";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { useLetterKeys } from "../../../base/browser/letter-keys.ts";
import { useHeldToast } from "../../../base/calls/use-held-toast.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import styles from "./ApprovalsPage.module.css";
import { DecisionBar, Key } from "./DecisionBar.tsx";
import { groupByType } from "./group-by-type.ts";
import { NothingWaiting } from "./NothingWaiting.tsx";
import { PendingList } from "./PendingList.tsx";
import type { PreviewProps } from "./Preview.tsx";
import { QueueHeader } from "./QueueHeader.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { Review } from "./Review.tsx";
import { createKeyHandler } from "./review-keys.ts";
import type { Decision, Outcome } from "./use-pending-approvals.ts";

interface ApprovalQueueProps extends Omit<PreviewProps, "waiting"> {
  waiting: readonly PendingApproval[];
  /** Search text. */
  q: string;
  mayDecide: boolean;
  mayRemove: boolean;
  onDecide: (chosen: readonly PendingApproval[], decision: Decision) => Promise<Outcome>;
  /** Puts approved services back in the queue. */
  onUndo: (ids: readonly string[]) => Promise<Outcome>;
}

/** The list of what waits and the one that is looked at; decisions about one or about all that are selected. */
export function ApprovalQueue({
  waiting,
  q,
  mayDecide,
  mayRemove,
  onDecide,
  onUndo,
  ...shown
}: ApprovalQueueProps) {
  const { text } = shown;
  const { words: page, showToast } = useApp();
  const [, navigate] = useLocation();
  const groups = groupByType(waiting);
  const ordered = groups.flatMap((group) => group.rows);
  const [currentId, setCurrent] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState<{
    kind: "refuse" | "remove";
    about: readonly PendingApproval[];
  } | null>(null);
  const [unsent, setUnsent] = useState({ about: "", reason: "" });
  const queue = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const areKeysOn = useLetterKeys();
  /** Ids of services about which a decision was sent and not answered. */
  const deciding = useRef<ReadonlySet<string>>(new Set());
  /** Ids of what was approved last, until that is undone. */
  const undoable = useRef<readonly string[]>([]);
  const at = Math.max(
    0,
    ordered.findIndex(({ service }) => service.id === currentId),
  );
  const current = ordered[at] ?? null;
  const shownId = current?.service.id ?? null;
  const chosen = ordered.filter(({ service }) => selected.has(service.id));
  const isAll = chosen.length === ordered.length;

  // The keys work as soon as a list is there, the first or a searched one, where the focus is nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other `waiting` are another list.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.id !== "content") return;
    queue.current?.focus({ preventScroll: true });
  }, [waiting]);

  // After a key or a decision the focus is on what is looked at now, and only its row may scroll into the list's view.
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    if (shownId === null) return document.getElementById("content")?.focus();
    const row = queue.current?.querySelector<HTMLElement>(`[data-row="${shownId}"]`);
    // On a phone the list is hidden, and the review takes the focus itself.
    if (row == null || row.offsetParent === null) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  });

  function showDecided(
    { decided: { services, changed, gone } }: Outcome & { ok: true },
    kind: Decision["kind"],
  ) {
    if (changed.length > 0) showToast({ kind: "error", text: text.changed(changed.length) });
    else if (services.length === 0 && gone.length > 0) showToast({ kind: "error", text: text.gone });
    else if (kind !== "approve") showToast({ kind: "success", text: DONE(text)[kind] });
    if (kind !== "approve" || services.length === 0) return;
    undoable.current = services;
    if (changed.length === 0) showHeld(text.approved, OUTGOING_DELAY_MS);
  }
  const leave = (about: readonly PendingApproval[]) => {
    if (current !== null && about.includes(current)) {
      const next =
        ordered.slice(at + 1).find((row) => !about.includes(row)) ??
        ordered
          .slice(0, at)
          .reverse()
          .find((row) => !about.includes(row));
      setCurrent(next?.service.id ?? null);
    }
    isFocusDue.current = true;
  };
  const decide = async (about: readonly PendingApproval[], decision: Decision) => {
    setConfirming(null);
    // The key once more, while the answer is awaited.
    if (about.some(({ service }) => deciding.current.has(service.id))) return;
    deciding.current = new Set([...deciding.current, ...about.map(({ service }) => service.id)]);
    const outcome = await onDecide(about, decision);
    deciding.current = new Set(
      [...deciding.current].filter((id) => about.every(({ service }) => service.id !== id)),
    );
    if (!outcome.ok) {
      if (decision.kind === "refuse") setUnsent({ about: joinIds(about), reason: decision.reason });
      showToast({ kind: "error", text: outcome.isNetwork ? page.shell.networkError : text.failed });
      return;
    }
    showDecided(outcome, decision.kind);
    if (outcome.decided.changed.length === 0) leave(about);
  };
  const undo = async (ids: readonly string[]) => {
    const outcome = await onUndo(ids);
    if (!outcome.ok) {
      undoable.current = ids;
      return showToast({ kind: "error", text: outcome.isNetwork ? page.shell.networkError : text.failed });
    }
    const { services } = outcome.decided;
    setSelected(new Set(services));
    setCurrent(services[0] ?? null);
    isFocusDue.current = true;
    if (services.length < ids.length)
      showToast({ kind: "error", text: text.notUndone(ids.length - services.length) });
    else showToast({ kind: "success", text: text.undone(services.length) });
  };
  const beginUndo = () => {
    const ids = undoable.current;
    undoable.current = [];
    if (ids.length === 0) return false;
    void undo(ids);
    return true;
  };
  const { showHeld, undoAndClose } = useHeldToast(beginUndo, text.undo, { key: "Z", shown: <Key>Z</Key> });
  const approveSelected = () =>
    chosen.length === 0
      ? showToast({ kind: "error", text: text.chooseSome })
      : void decide(chosen, { kind: "approve" });
  const toggle = (id: string) =>
    setSelected((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const toggleAll = () => setSelected(isAll ? new Set() : new Set(ordered.map(({ service }) => service.id)));
  const move = (by: 1 | -1) => {
    const next = ordered[at + by];
    if (next === undefined) return;
    setCurrent(next.service.id);
    isFocusDue.current = true;
  };

  if (current === null) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        <NothingWaiting q={q} text={text} />
      </>
    );
  }
  const editPath = current.service.may.edit
    ? WORK_PAGES.editService.path.replace(":id", current.service.id)
    : null;
  const refuse = () => setConfirming({ kind: "refuse", about: [current] });
  const onKey = createKeyHandler(areKeysOn, {
    j: () => move(1),
    k: () => move(-1),
    ...(editPath === null ? {} : { e: () => navigate(editPath) }),
    ...(mayDecide
      ? {
          a: () => void decide([current], { kind: "approve" }),
          "shift+a": approveSelected,
          r: refuse,
          x: () => toggle(current.service.id),
          z: undoAndClose,
        }
      : {}),
  });
  return (
    <>
      <QueueHeader
        rows={ordered}
        chosen={mayDecide ? chosen : []}
        isReviewing={isOpened}
        text={text}
        onApprove={approveSelected}
        onRefuse={() => setConfirming({ kind: "refuse", about: chosen })}
        onRemove={mayRemove ? () => setConfirming({ kind: "remove", about: chosen }) : null}
      />
      {!mayDecide && <p className={styles.note}>{text.readOnly}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the buttons inside. */}
      <div
        ref={queue}
        className={isOpened ? `${styles.queue} ${styles.reviewing}` : styles.queue}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        <PendingList
          groups={groups}
          currentId={shownId}
          text={text}
          selecting={mayDecide ? { selected, isAll, onToggle: toggle, onToggleAll: toggleAll } : null}
          onOpen={(id) => {
            setCurrent(id);
            setOpened(true);
          }}
        />
        <Review
          {...shown}
          key={`${current.service.id} ${current.version}`}
          waiting={current}
          isOpened={isOpened}
          onBack={() => setOpened(false)}
          onRemove={mayRemove ? () => setConfirming({ kind: "remove", about: [current] }) : null}
        />
        <DecisionBar
          at={at}
          count={ordered.length}
          text={text}
          editPath={editPath}
          onApprove={mayDecide ? () => void decide([current], { kind: "approve" }) : null}
          onRefuse={mayDecide ? refuse : null}
          onMove={move}
        />
      </div>
      {confirming?.kind === "refuse" && (
        <RefuseDialog
          names={confirming.about.map(({ service }) => service.name)}
          initialReason={unsent.about === joinIds(confirming.about) ? unsent.reason : ""}
          text={text}
          onSend={(reason) => void decide(confirming.about, { kind: "refuse", reason })}
          onCancel={(reason) => {
            setUnsent({ about: joinIds(confirming.about), reason });
            setConfirming(null);
          }}
        />
      )}
      {confirming?.kind === "remove" && (
        <ConfirmDialog
          question={text.removeQuestion(confirming.about.map(({ service }) => service.name))}
          hint={text.removeHint}
          yes={text.yes}
          no={text.no}
          onConfirm={() => void decide(confirming.about, { kind: "remove" })}
          onCancel={() => setConfirming(null)}
        />
      )}
    </>
  );
}

const joinIds = (rows: readonly PendingApproval[]) => rows.map(({ service }) => service.id).join();

const DONE = (text: ApprovalsWords) => ({ refuse: text.refused, remove: text.removed }) as const;
