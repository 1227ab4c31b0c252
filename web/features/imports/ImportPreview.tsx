import { IMPORT_ITEM_KINDS, type ImportItemKind } from "#domain/imports/import-run.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { ImportItems } from "./ImportItems.tsx";
import styles from "./imports.module.css";
import { Reason } from "./Reason.tsx";
import type { ImportRun } from "./use-imports.ts";

type Counts = NonNullable<ImportRun["counts"]>;

const COUNTED: Readonly<Record<Exclude<ImportItemKind, "LEFT">, keyof Counts>> = {
  ADDED: "added",
  CHANGED: "changed",
  KEPT: "kept",
  GONE: "gone",
  SET_ASIDE: "setAside",
};

/** Preview of a package: how many records of each kind, and on demand which. */
export function ImportPreview({
  run,
  counts,
  text,
  labels,
}: {
  run: ImportRun;
  counts: Counts;
  text: ImportsWords;
  labels: ListingsWords["labels"];
}) {
  return (
    <section aria-labelledby="preview">
      <h3 id="preview" className={styles.subheading}>
        {text.preview}
      </h3>
      {IMPORT_ITEM_KINDS.map(
        (kind) =>
          kind !== "LEFT" &&
          counts[COUNTED[kind]] > 0 && (
            <ImportItems
              // What was asked for while the package was looked at is asked for again.
              key={`${kind} ${run.state}`}
              id={run.id}
              kind={kind}
              count={counts[COUNTED[kind]]}
              text={text}
              labels={labels}
            >
              {kind === "SET_ASIDE" && <Reasons run={run} text={text} />}
            </ImportItems>
          ),
      )}
      {counts.unchanged > 0 && <p className={styles.hint}>{text.unchanged(counts.unchanged)}</p>}
    </section>
  );
}

function Reasons({ run, text }: { run: ImportRun; text: ImportsWords }) {
  return (
    <>
      <h4 className={styles.label}>{text.reasons}</h4>
      <ul className={styles.reasons}>
        {run.setAsideReasons.map(({ reason, count }) => (
          <li key={reason}>
            <Reason reason={reason} /> <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
