import { useState } from "react";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { isWorkedOn } from "#domain/imports/import-run.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import buttons from "../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../base/ui/use-format-date.ts";
import cards from "../../base/ui/work-cards.module.css";
import { ImportPreview } from "./ImportPreview.tsx";
import styles from "./imports.module.css";
import { ProgressBar } from "./ProgressBar.tsx";
import { Reason } from "./Reason.tsx";
import type { ImportRun } from "./use-imports.ts";

interface OpenImportProps {
  run: ImportRun;
  text: ImportsWords;
  labels: ListingsWords["labels"];
  onChange: (run: ImportRun) => void;
  /** Someone else was faster. */
  onStale: () => void;
}

/** The import that is open: what it brings, how far it is, and what can be done with it. */
export function OpenImport({ run, text, labels, onChange, onStale }: OpenImportProps) {
  const { viewer, showToast } = useApp();
  const formatDate = useFormatDate();
  const [question, setQuestion] = useState<"start" | "cancel" | null>(null);
  const { state, counts } = run;
  const { mayRun, canStart, canCancel } = decideRights(run, viewer);
  const toWrite = counts === null ? 0 : counts.added + counts.changed;

  const send = async (what: "start" | "cancel") => {
    setQuestion(null);
    const endpoint = what === "start" ? "POST /imports/{id}/start" : "POST /imports/{id}/cancel";
    const answer = await callApi(endpoint, { params: { id: run.id } });
    document.getElementById("content")?.focus();
    if (answer.ok) return onChange(answer.reply);
    const isStale = answer.problem.code === 409 || answer.problem.code === 404;
    showToast({ kind: "error", text: isStale ? text.problems.conflict : text.problems.failed });
    if (isStale) onStale();
  };

  return (
    <section className={cards.card} aria-labelledby="open-import">
      <h2 id="open-import" className={cards.heading}>
        {text.states[state]}
      </h2>
      <p role="status" className="visually-hidden">
        {text.states[state]}
      </p>
      <p className={cards.facts}>
        <b>{run.fileName}</b>
        {run.source !== null && <span>{text.source(run.source)}</span>}
        {/* At noon it is the same day in all of the country. */}
        {run.asOf !== null && <span>{text.dataOf(formatDate(`${run.asOf}T12:00:00Z`))}</span>}
        <span>{text.by(run.createdBy?.displayName ?? text.somebody, formatDate(run.createdAt, true))}</span>
      </p>
      {run.problem !== null && (
        <p className={styles.problem}>
          <Reason reason={run.problem} />
        </p>
      )}
      {isWorkedOn(state) && (
        <>
          <ProgressBar
            label={formatLabel(run, text)}
            share={run.step === null || run.total === 0 ? null : run.done / run.total}
            text={text}
          />
          <p className={styles.hint}>{text.leave}</p>
        </>
      )}
      {state === "STOPPED" && run.total > 0 && <p>{text.progress(run.done, run.total)}</p>}
      {state === "READY" && !mayRun && <p>{text.proposeHint}</p>}
      {state === "READY" && toWrite === 0 && <p>{text.nothingToDo}</p>}
      {counts !== null && <ImportPreview run={run} counts={counts} text={text} labels={labels} />}
      <p className={cards.buttons}>
        {canStart && (
          <button type="button" className={buttons.primary} onClick={() => setQuestion("start")}>
            {state === "READY" ? text.start : text.goOn}
          </button>
        )}
        {canCancel && (
          <button type="button" className={buttons.outlined} onClick={() => setQuestion("cancel")}>
            {text.cancel}
          </button>
        )}
      </p>
      {question !== null && (
        <ConfirmDialog
          {...(question === "start"
            ? {
                question: text.startQuestion(toWrite),
                hint: text.startHint,
                yes: text.startYes,
                isDangerous: false,
              }
            : { question: text.cancelQuestion, hint: text.cancelHint, yes: text.cancelYes })}
          no={text.no}
          onConfirm={() => void send(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

/** Mirrors the server's decision. */
function decideRights(
  { state, createdBy, isCancelled }: ImportRun,
  viewer: ReturnType<typeof useApp>["viewer"],
) {
  const mayRun = hasCapability(viewer?.role ?? "GUEST", "runImports");
  const isWaiting = state === "PREVIEWING" || state === "READY";
  const isStarted = state === "RUNNING" || state === "STOPPED";
  const isOwn = viewer !== null && createdBy?.id === viewer.id;
  return {
    mayRun,
    canStart: mayRun && (state === "READY" || state === "STOPPED"),
    canCancel: !isCancelled && ((isWaiting && (mayRun || isOwn)) || (isStarted && mayRun)),
  };
}

function formatLabel({ step, isCancelled }: ImportRun, text: ImportsWords): string {
  if (isCancelled) return text.cancelling;
  return step === null ? text.waiting : text.steps[step];
}
