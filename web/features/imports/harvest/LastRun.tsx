import { useState } from "react";
import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import type { HarvestWords } from "#words/compiled/imports/harvest.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import cards from "../../../base/ui/work-cards.module.css";
import styles from "../imports.module.css";

/** Changes of the last harvest, which can be undone, and those that its undo left. */
export function LastRun({
  name,
  run,
  text,
  leftReasons,
  onUndo,
}: {
  name: string;
  run: NonNullable<ShownHarvest["lastRun"]>;
  text: HarvestWords;
  leftReasons: ImportsWords["left"];
  onUndo: (run: string) => void;
}) {
  const formatDate = useFormatDate();
  const [isAsked, setAsked] = useState(false);
  const { id, at, by, state, written, marked, left, leftServices, canUndo } = run;
  const when = formatDate(at, true);
  const done = [
    ...(written > 0 ? [text.saved(written)] : []),
    ...(marked > 0 ? [text.marked(marked)] : []),
    ...(by === null ? [] : [text.by(by)]),
  ];
  return (
    <>
      {(state === "DONE" || state === "STOPPED") && (
        <div className={styles.run}>
          {state === "DONE" ? (
            <p className={cards.facts}>
              <span>{text.last(when)}</span>
              {done.length > 0 && <span>{done.join(" · ")}</span>}
            </p>
          ) : (
            <div>
              <p className={styles.problem}>{text.undoStopped}</p>
              <p className={cards.facts}>{text.lastTry(when)}</p>
            </div>
          )}
          {canUndo && (
            <button
              type="button"
              className={buttons.outlined}
              aria-label={text.undoOf(name)}
              onClick={() => setAsked(true)}
            >
              {text.undo}
            </button>
          )}
        </div>
      )}
      {state === "UNDOING" && <p>{text.undoing}</p>}
      {state === "UNDONE" && <p className={styles.hint}>{text.undone(when)}</p>}
      {left > 0 && (
        <details className={styles.kind}>
          <summary>
            {text.notUndone} <b>{withCommas(left)}</b>
          </summary>
          <p className={styles.hint}>{text.notUndoneHint}</p>
          <ul className={styles.items}>
            {leftServices.map(({ serviceId, name: service, reason }) => (
              <li key={serviceId}>
                <Link href={servicePath(serviceId)}>{service}</Link>
                <span>{leftReasons[reason]}</span>
              </li>
            ))}
          </ul>
          {leftServices.length < left && <p className={styles.hint}>{text.first(leftServices.length)}</p>}
        </details>
      )}
      {isAsked && (
        <ConfirmDialog
          question={text.undoQuestion(name)}
          hint={text.undoHint}
          yes={text.undoYes}
          no={text.undoNo}
          onConfirm={() => {
            setAsked(false);
            onUndo(id);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
