import { useId, useRef, useState } from "react";
import { MAX_SOURCE_NAME } from "#domain/base/contract/limits.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import { uploadFile } from "../../base/calls/upload-file.ts";
import buttons from "../../base/ui/buttons.module.css";
import fields from "../../base/ui/FormField.module.css";
import { FormField } from "../../base/ui/FormField.tsx";
import cards from "../../base/ui/work-cards.module.css";
import styles from "./imports.module.css";
import { ProgressBar } from "./ProgressBar.tsx";
import type { ImportRun } from "./use-imports.ts";

/** The server waits as long for a request. */
const TIMEOUT_MS = 180_000;

/** Chooses a package and sends it. */
export function UploadPackage({
  text,
  onUploaded,
  onTaken,
}: {
  text: ImportsWords;
  onUploaded: (run: ImportRun) => void;
  /** Called when another import is already open. */
  onTaken: () => void;
}) {
  const id = useId();
  const sending = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [source, setSource] = useState("");
  const [asOf, setAsOf] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const aborting = new AbortController();
    sending.current = aborting;
    setProblem(null);
    setShare(0);
    const answer = await uploadFile("POST /imports", file, {
      query: { source, asOf },
      onProgress: setShare,
      signal: aborting.signal,
      timeoutMs: TIMEOUT_MS,
    });
    setShare(null);
    if (answer.ok) return onUploaded(answer.reply);
    if (aborting.signal.aborted) return;
    setProblem(problemText(answer.problem, text));
    if (answer.problem.key === "importIsOpen") onTaken();
  };
  return (
    <section className={cards.card} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={cards.heading}>
        {text.newImport}
      </h2>
      <p id={`${id}hint`} className={styles.hint}>
        {text.chooseHint}
      </p>
      {share === null ? (
        <>
          <details className={styles.stated}>
            <summary>{text.sourceDetails}</summary>
            <FormField label={text.sourceName} hint={text.sourceNameHint}>
              {(control) => (
                <input
                  {...control}
                  className={fields.input}
                  maxLength={MAX_SOURCE_NAME}
                  value={source}
                  onChange={(event) => setSource(event.target.value)}
                />
              )}
            </FormField>
            <FormField label={text.asOf} hint={text.asOfHint}>
              {(control) => (
                <input
                  {...control}
                  className={fields.input}
                  type="date"
                  value={asOf}
                  onChange={(event) => setAsOf(event.target.value)}
                />
              )}
            </FormField>
          </details>
          <p className={cards.buttons}>
            <input
              id={id}
              className={styles.chooser}
              type="file"
              accept=".zip,.json,application/zip,application/json"
              aria-describedby={`${id}hint`}
              onChange={(event) => {
                void send(event.target.files?.[0]);
                // Allows the same package to be chosen again.
                event.target.value = "";
              }}
            />
            <label htmlFor={id} className={buttons.primary}>
              {text.choose}
            </label>
          </p>
        </>
      ) : (
        <>
          <ProgressBar label={text.uploading} share={share} text={text} />
          <p className={cards.buttons}>
            <button type="button" className={buttons.outlined} onClick={() => sending.current?.abort()}>
              {text.cancel}
            </button>
          </p>
        </>
      )}
      <p role="alert" className={problem === null ? "visually-hidden" : styles.problem}>
        {problem}
      </p>
      <p className={styles.hint}>{text.command}</p>
    </section>
  );
}

function problemText({ key, fields: found }: Problem, { problems }: ImportsWords): string {
  if (found?.["asOf"] !== undefined) return problems.asOf;
  switch (key) {
    case "importIsOpen":
      return problems.importIsOpen;
    case "contentTooLarge":
      return problems.tooLarge;
    case "unsupportedMediaType":
      return problems.notPackage;
    case "diskFull":
      return problems.diskFull;
    default:
      return problems.failed;
  }
}
