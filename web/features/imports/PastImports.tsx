import { useState } from "react";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import buttons from "../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../base/ui/use-format-date.ts";
import cards from "../../base/ui/work-cards.module.css";
import { ImportItems } from "./ImportItems.tsx";
import styles from "./imports.module.css";
import { Reason } from "./Reason.tsx";
import type { ImportRun } from "./use-imports.ts";

/** Imports that have ended; the last of them can be undone. */
export function PastImports({
  runs,
  text,
  onChange,
  onStale,
}: {
  runs: readonly ImportRun[];
  text: ImportsWords;
  onChange: (run: ImportRun) => void;
  onStale: () => void;
}) {
  const { viewer, showToast } = useApp();
  const formatDate = useFormatDate();
  const [asked, setAsked] = useState<ImportRun | null>(null);
  const mayUndo = hasCapability(viewer?.role ?? "GUEST", "runImports");
  const undo = async ({ id }: ImportRun) => {
    setAsked(null);
    const answer = await callApi("POST /imports/{id}/undo", { params: { id } });
    if (answer.ok) return onChange(answer.reply);
    const isStale = answer.problem.code === 409 || answer.problem.code === 404;
    showToast({ kind: "error", text: isStale ? text.problems.conflict : text.problems.failed });
    if (isStale) onStale();
  };
  return (
    <section className={styles.past} aria-labelledby="past-imports">
      <h2 id="past-imports" className={cards.heading}>
        {text.past}
      </h2>
      {runs.length === 0 && <p className={styles.hint}>{text.none}</p>}
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <div className={styles.run}>
              <p className={cards.facts}>
                <b>{run.fileName}</b>
                <span>
                  {text.states[run.state]}
                  {run.written > 0 && ` · ${text.saved(run.written)}`}
                </span>
                <span>
                  {text.by(
                    (run.startedBy ?? run.createdBy)?.displayName ?? text.somebody,
                    formatDate(run.endedAt ?? run.createdAt, true),
                  )}
                </span>
              </p>
              {mayUndo && run.canUndo && (
                <button
                  type="button"
                  className={buttons.outlined}
                  aria-label={text.undoOf(run.fileName)}
                  onClick={() => setAsked(run)}
                >
                  {text.undo}
                </button>
              )}
            </div>
            {run.problem !== null && (
              <p className={styles.problem}>
                <Reason reason={run.problem} />
              </p>
            )}
            {run.left > 0 && <ImportItems id={run.id} kind="LEFT" count={run.left} text={text} />}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          question={text.undoQuestion(asked.fileName)}
          hint={text.undoHint}
          yes={text.undoYes}
          no={text.no}
          onConfirm={() => void undo(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
