import { useId, useState } from "react";
import { addressOf } from "#domain/base/contract/address.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/hsds/export-format.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { saveFromAddress } from "../../base/browser/save-as-file.ts";
import { callApi } from "../../base/calls/call-api.ts";
import buttons from "../../base/ui/buttons.module.css";
import cards from "../../base/ui/work-cards.module.css";
import styles from "./imports.module.css";

/** Downloads the public directory as a package, which the browser saves while it is made (rules hsds 28–30). */
export function ExportDirectory({ text }: { text: ImportsWords["export"] }) {
  const { words, showToast } = useApp();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const download = async (format: ExportFormat) => {
    if (isBusy) return;
    setBegun(false);
    setBusy(true);
    // A browser shows a refused download as a broken file, so it is asked first.
    const answer = await callApi("GET /export/state");
    setBusy(false);
    if (!answer.ok) {
      const isNetwork = answer.problem.message === "";
      return showToast({ kind: "error", text: isNetwork ? words.shell.networkError : text.failed });
    }
    if (answer.reply.isUnderWay) return showToast({ kind: "error", text: text.isRunning });
    saveFromAddress(addressOf("GET /export", { query: { format } }));
    setBegun(true);
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
            aria-disabled={isBusy}
            onClick={() => void download(format)}
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
