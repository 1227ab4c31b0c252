import { useId } from "react";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import type { HarvestWords } from "#words/compiled/imports/harvest.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import cards from "../../../base/ui/work-cards.module.css";
import styles from "../imports.module.css";
import { Reason } from "../Reason.tsx";
import { LastRun } from "./LastRun.tsx";
import { WaitingChanges } from "./WaitingChanges.tsx";

/** A source: how it went, what waits, and what of it is gone. */
export function HarvestCard({
  harvest,
  text,
  labels,
  leftReasons,
  onRun,
  onDecide,
  onUndo,
}: {
  harvest: ShownHarvest;
  text: HarvestWords;
  labels: ListingsWords["labels"];
  onRun: () => void;
  onDecide: (what: "approve" | "decline", copy: number) => void;
  leftReasons: ImportsWords["left"];
  onUndo: (run: string) => void;
}) {
  const { name, address, isDirect, isFetching, triedAt, succeededAt, nextAt, result, problem } = harvest;
  const { waiting, vanished, lastRun } = harvest;
  const formatDate = useFormatDate();
  const heading = useId();
  return (
    <section className={cards.card} aria-labelledby={heading}>
      <h2 id={heading} className={cards.heading} translate="no">
        {name}
      </h2>
      <div className={cards.facts}>
        <span translate="no">{address}</span>
        <span>{isDirect ? text.direct : text.reviewed}</span>
        {triedAt === null ? (
          <span>{text.never}</span>
        ) : (
          <span>
            {text.tried(formatDate(triedAt, true))} {result !== null && <b>{text.results[result]}</b>}
          </span>
        )}
        {result === "FAILED" && succeededAt !== null && (
          <span>{text.succeeded(formatDate(succeededAt, true))}</span>
        )}
        {isFetching && <span>{text.fetching}</span>}
        <span>{text.next(formatDate(nextAt, true))}</span>
      </div>
      {problem !== null && (
        <p className={styles.problem}>
          {text.faults[problem.kind]}{" "}
          {problem.kind === "PACKAGE" ? <Reason reason={problem.detail} /> : problem.detail}
        </p>
      )}
      {vanished > 0 && <p>{text.vanished(vanished)}</p>}
      {waiting !== null && (
        <WaitingChanges name={name} waiting={waiting} text={text} labels={labels} onDecide={onDecide} />
      )}
      {lastRun !== null && (
        <LastRun name={name} run={lastRun} text={text} leftReasons={leftReasons} onUndo={onUndo} />
      )}
      <p className={cards.buttons}>
        <button type="button" className={buttons.outlined} aria-label={text.runOf(name)} onClick={onRun}>
          {text.run}
        </button>
      </p>
    </section>
  );
}
