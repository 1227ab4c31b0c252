import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { PendingApproval } from "#domain/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { useApp } from "../../app-context/app-context.tsx";
import buttons from "../../ui/buttons.module.css";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { FieldWords } from "../listings/value-text.ts";
import styles from "./ApprovalsPage.module.css";
import { groupByType } from "./group-by-type.ts";
import { PendingList } from "./PendingList.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { Review } from "./Review.tsx";
import type { Decision, Outcome } from "./use-pending-approvals.ts";

interface ApprovalQueueProps {
  rows: readonly PendingApproval[];
  /** What was searched. */
  q: string;
  text: ApprovalsWords;
  words: FieldWords;
  mayDecide: boolean;
  mayRemove: boolean;
  onDecide: (chosen: readonly PendingApproval[], decision: Decision) => Promise<Outcome>;
}

/** The list of what waits and the one that is looked at; decisions about one or about all that are selected. */
export function ApprovalQueue({ rows, q, text, words, mayDecide, mayRemove, onDecide }: ApprovalQueueProps) {
  const { words: page, showToast } = useApp();
  const groups = groupByType(rows);
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
  const at = Math.max(
    0,
    ordered.findIndex(({ service }) => service.id === currentId),
  );
  const current = ordered[at] ?? null;
  const chosen = ordered.filter(({ service }) => selected.has(service.id));

  // The keys work as soon as a list is there, the first or a searched one, where the focus is nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other `rows` are another list.
  useEffect(() => {
    if (document.activeElement === document.body) queue.current?.focus({ preventScroll: true });
  }, [rows]);

  // What is gone is selected no more.
  useEffect(() => {
    setSelected((ids) => {
      const left = [...ids].filter((id) => rows.some(({ service }) => service.id === id));
      return left.length === ids.size ? ids : new Set(left);
    });
  }, [rows]);

  const decide = async (about: readonly PendingApproval[], decision: Decision) => {
    setConfirming(null);
    // The next one is looked at, where the list stood.
    const next = ordered.slice(at + 1).find((row) => !about.includes(row)) ?? ordered[at - 1] ?? null;
    const outcome = await onDecide(about, decision);
    if (!outcome.ok) {
      if (decision.kind === "refuse") setUnsent({ about: idsOf(about), reason: decision.reason });
      showToast({ kind: "error", text: outcome.isNetwork ? page.shell.networkError : text.failed });
      return;
    }
    const { services, changed, gone } = outcome.decided;
    if (changed.length > 0) showToast({ kind: "error", text: text.changed(changed.length) });
    else if (services.length === 0 && gone.length > 0) showToast({ kind: "error", text: text.gone });
    else showToast({ kind: "success", text: DONE(text)[decision.kind] });
    if (current !== null && about.includes(current) && changed.length === 0) {
      setCurrent(next?.service.id ?? null);
      setOpened(false);
      queue.current?.focus();
    }
  };
  const toggle = (id: string) =>
    setSelected((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const move = (by: number) => {
    const next = ordered[at + by];
    if (next === undefined) return;
    setCurrent(next.service.id);
    queue.current?.querySelector<HTMLElement>(`[data-row="${next.service.id}"]`)?.focus();
  };
  /** Single letters count only while the focus is here (WCAG 2.1.4), and never while somebody types. */
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === null) return;
    if (event.target instanceof HTMLElement && event.target.matches("textarea, input:not([type=checkbox])")) {
      return;
    }
    const about = chosen.length > 0 ? chosen : [current];
    const actions: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => toggle(current.service.id),
      ...(mayDecide
        ? {
            a: () => void decide(about, { kind: "approve" }),
            r: () => setConfirming({ kind: "refuse", about }),
          }
        : {}),
    };
    const action = actions[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  if (ordered.length === 0) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        <p className={styles.note}>{q === "" ? text.none : text.noMatch(q)}</p>
      </>
    );
  }
  return (
    <>
      <div className={isOpened ? `${styles.top} ${styles.aside}` : styles.top}>
        <h1 className={styles.title}>
          {text.waiting} <span className={styles.badge}>{ordered.length}</span>
        </h1>
        <div className={styles.all}>
          <label className={styles.selectAll}>
            <input
              type="checkbox"
              checked={chosen.length === ordered.length}
              onChange={() =>
                setSelected(
                  chosen.length === ordered.length
                    ? new Set()
                    : new Set(ordered.map(({ service }) => service.id)),
                )
              }
            />
            {text.selectAll}
          </label>
          {mayDecide && chosen.length > 0 && (
            <>
              <button
                type="button"
                className={buttons.primary}
                onClick={() => void decide(chosen, { kind: "approve" })}
              >
                {text.approveSelected(chosen.length)}
              </button>
              <button
                type="button"
                className={buttons.outlined}
                onClick={() => setConfirming({ kind: "refuse", about: chosen })}
              >
                {text.refuseSelected(chosen.length)}
              </button>
              {mayRemove && (
                <button
                  type="button"
                  className={buttons.quiet}
                  onClick={() => setConfirming({ kind: "remove", about: chosen })}
                >
                  {text.removeSelected(chosen.length)}
                </button>
              )}
            </>
          )}
        </div>
      </div>
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
          currentId={current?.service.id ?? null}
          selected={selected}
          text={text}
          onOpen={(id) => {
            setCurrent(id);
            setOpened(true);
          }}
          onToggle={toggle}
        />
        {current !== null && (
          <Review
            key={`${current.service.id} ${current.version}`}
            waiting={current}
            isOpened={isOpened}
            text={text}
            words={words}
            mayDecide={mayDecide}
            mayRemove={mayRemove}
            onBack={() => setOpened(false)}
            onApprove={() => void decide([current], { kind: "approve" })}
            onRefuse={() => setConfirming({ kind: "refuse", about: [current] })}
            onRemove={() => setConfirming({ kind: "remove", about: [current] })}
          />
        )}
      </div>
      {confirming?.kind === "refuse" && (
        <RefuseDialog
          names={confirming.about.map(({ service }) => service.name)}
          initialReason={unsent.about === idsOf(confirming.about) ? unsent.reason : ""}
          text={text}
          onSend={(reason) => void decide(confirming.about, { kind: "refuse", reason })}
          onCancel={(reason) => {
            setUnsent({ about: idsOf(confirming.about), reason });
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

const idsOf = (rows: readonly PendingApproval[]) => rows.map(({ service }) => service.id).join();

const DONE = (text: ApprovalsWords) =>
  ({ approve: text.approved, refuse: text.refused, remove: text.removed }) as const;
