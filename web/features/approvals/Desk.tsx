import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { Waiting } from "#domain/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import press from "../../ui/press.module.css";
import { YesNo } from "../../ui/YesNo.tsx";
import { useVisit } from "../../visit/visit.tsx";
import type { FieldWords } from "../listing-fields/value-text.ts";
import styles from "./ApprovalsPage.module.css";
import { groupsOf } from "./groups-of.ts";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { Review } from "./Review.tsx";
import type { Decision, Outcome } from "./use-waiting.ts";
import { WaitingList } from "./WaitingList.tsx";

interface DeskProps {
  rows: readonly Waiting[];
  /** What was searched. */
  q: string;
  text: ApprovalsWords;
  words: FieldWords;
  mayDecide: boolean;
  mayRemove: boolean;
  onDecide: (chosen: readonly Waiting[], decision: Decision) => Promise<Outcome>;
}

/** The list of what waits and the one that is looked at; decisions about one or about all that are selected. */
export function Desk({ rows, q, text, words, mayDecide, mayRemove, onDecide }: DeskProps) {
  const { words: page, tell } = useVisit();
  const groups = groupsOf(rows);
  const ordered = groups.flatMap((group) => group.rows);
  const [currentId, setCurrent] = useState<string | null>(null);
  const [isLookedAt, setLookedAt] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ is: "refuse" | "remove"; about: readonly Waiting[] } | null>(null);
  const [unsent, setUnsent] = useState({ about: "", reason: "" });
  const desk = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    ordered.findIndex(({ service }) => service.id === currentId),
  );
  const current = ordered[at] ?? null;
  const chosen = ordered.filter(({ service }) => selected.has(service.id));

  // The keys work as soon as a list is there, the first or a searched one, where the focus is nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other `rows` are another list.
  useEffect(() => {
    if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
  }, [rows]);

  // What is gone is selected no more.
  useEffect(() => {
    setSelected((ids) => {
      const left = [...ids].filter((id) => rows.some(({ service }) => service.id === id));
      return left.length === ids.size ? ids : new Set(left);
    });
  }, [rows]);

  const decide = async (about: readonly Waiting[], decision: Decision) => {
    setAsking(null);
    // The next one is looked at, where the list stood.
    const next = ordered.slice(at + 1).find((row) => !about.includes(row)) ?? ordered[at - 1] ?? null;
    const outcome = await onDecide(about, decision);
    if (!outcome.ok) {
      if (decision.is === "refuse") setUnsent({ about: idsOf(about), reason: decision.reason });
      tell({ kind: "error", text: outcome.isNetwork ? page.shell.networkError : text.failed });
      return;
    }
    const { services, changed, gone } = outcome.decided;
    if (changed.length > 0) tell({ kind: "error", text: text.changed(changed.length) });
    else if (services.length === 0 && gone.length > 0) tell({ kind: "error", text: text.gone });
    else tell({ kind: "success", text: DONE(text)[decision.is] });
    if (current !== null && about.includes(current) && changed.length === 0) {
      setCurrent(next?.service.id ?? null);
      setLookedAt(false);
      desk.current?.focus();
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
    desk.current?.querySelector<HTMLElement>(`[data-row="${next.service.id}"]`)?.focus();
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
            a: () => void decide(about, { is: "approve" }),
            r: () => setAsking({ is: "refuse", about }),
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
        <h1 className="hear">{text.title}</h1>
        <p className={styles.note}>{q === "" ? text.none : text.noMatch(q)}</p>
      </>
    );
  }
  return (
    <>
      <div className={isLookedAt ? `${styles.top} ${styles.aside}` : styles.top}>
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
                className={press.strong}
                onClick={() => void decide(chosen, { is: "approve" })}
              >
                {text.approveSelected(chosen.length)}
              </button>
              <button
                type="button"
                className={press.press}
                onClick={() => setAsking({ is: "refuse", about: chosen })}
              >
                {text.refuseSelected(chosen.length)}
              </button>
              {mayRemove && (
                <button
                  type="button"
                  className={press.quiet}
                  onClick={() => setAsking({ is: "remove", about: chosen })}
                >
                  {text.removeSelected(chosen.length)}
                </button>
              )}
            </>
          )}
        </div>
      </div>
      {!mayDecide && <p className={styles.note}>{text.readOnly}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the presses inside. */}
      <div
        ref={desk}
        className={isLookedAt ? `${styles.desk} ${styles.looking}` : styles.desk}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        <WaitingList
          groups={groups}
          currentId={current?.service.id ?? null}
          selected={selected}
          text={text}
          onLook={(id) => {
            setCurrent(id);
            setLookedAt(true);
          }}
          onToggle={toggle}
        />
        {current !== null && (
          <Review
            key={`${current.service.id} ${current.version}`}
            waiting={current}
            isLookedAt={isLookedAt}
            text={text}
            words={words}
            mayDecide={mayDecide}
            mayRemove={mayRemove}
            onBack={() => setLookedAt(false)}
            onApprove={() => void decide([current], { is: "approve" })}
            onRefuse={() => setAsking({ is: "refuse", about: [current] })}
            onRemove={() => setAsking({ is: "remove", about: [current] })}
          />
        )}
      </div>
      {asking?.is === "refuse" && (
        <RefuseDialog
          names={asking.about.map(({ service }) => service.name)}
          begun={unsent.about === idsOf(asking.about) ? unsent.reason : ""}
          text={text}
          onSend={(reason) => void decide(asking.about, { is: "refuse", reason })}
          onCancel={(reason) => {
            setUnsent({ about: idsOf(asking.about), reason });
            setAsking(null);
          }}
        />
      )}
      {asking?.is === "remove" && (
        <YesNo
          question={text.removeQuestion(asking.about.length)}
          hint={text.removeHint}
          yes={text.yes}
          no={text.no}
          onYes={() => void decide(asking.about, { is: "remove" })}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  );
}

const idsOf = (rows: readonly Waiting[]) => rows.map(({ service }) => service.id).join();

const DONE = (text: ApprovalsWords) =>
  ({ approve: text.approved, refuse: text.refused, remove: text.removed }) as const;
