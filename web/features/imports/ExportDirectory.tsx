import { useId, useState } from "react";
import { buildCallPath } from "#domain/base/contract/address.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/hsds/export-format.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { saveFromAddress } from "../../base/browser/save-as-file.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useSubmit } from "../../base/calls/use-submit.ts";
import buttons from "../../base/ui/buttons.module.css";
import cards from "../../base/ui/work-cards.module.css";
import styles from "./imports.module.css";

/** Downloads the public directory as a package, which the browser saves while it is made (rules hsds 28–30). */
export function ExportDirectory({ text }: { text: ImportsWords["export"] }) {
  const { words, showToast } = useApp();
  const id = useId();
  const { isSending, submit } = useSubmit(({ message }) =>
    showToast({ kind: "error", text: message === "" ? words.shell.networkError : text.failed }),
  );
  const [hasBegun, setBegun] = useState(false);
  const download = (format: ExportFormat) => {
    if (isSending) return;
    setBegun(false);
    // A browser shows a refused download as a broken file, so the server is asked first.
    submit(
      () => callApi("GET /export/state"),
      ({ isUnderWay }) => {
        if (isUnderWay) return showToast({ kind: "error", text: text.isRunning });
        saveFromAddress(buildCallPath("GET /export", { query: { format } }));
        setBegun(true);
      },
    );
  };
  return (
    <section className={cards.card} aria-labelledby={id}>
      <h2 id={id} className={cards.heading}>
        {text.title}
      </h2>
      <p className={styles.hint}>{text.intro}</p>
      <p className={styles.hint}>{text.licences}</p>
      <p className={cards.buttons}>
        {EXPORT_FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className={buttons.outlined}
            aria-disabled={isSending}
            onClick={() => download(format)}
          >
            {text.download[format]}
          </button>
        ))}
      </p>
      <p role="status" className={hasBegun ? styles.hint : "visually-hidden"}>
        {hasBegun && text.begun}
      </p>
    </section>
  );
}
