import { useCallback, useState } from "react";
import type { EditedPage } from "#domain/static-pages/edit-page-calls.ts";
import type { StaticPageEditorWords } from "#words/compiled/static-pages/static-page-editor.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { instantText } from "../../base/app-context/instant-text.ts";
import { useNow } from "../../base/app-context/use-now.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import styles from "./PageEditorPage.module.css";

interface VersionsProps {
  page: EditedPage;
  text: StaticPageEditorWords;
  onRestore: (version: number) => void;
}

/** The versions of a page in one language, read once someone opens them. */
export function PageVersions(props: VersionsProps) {
  const { text, page } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.versions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.versions}</summary>
      {isOpen && <Versions key={page.version} {...props} />}
    </details>
  );
}

function Versions({ page: { code, language: lang, version: current }, text, onRestore }: VersionsProps) {
  const { words, language } = useApp();
  const now = useNow();
  const load = useCallback(
    () => callApi("GET /static-pages/{code}/versions", { params: { code }, query: { lang } }),
    [code, lang],
  );
  const { reply, failure, reload } = useCall(load);
  if (failure !== null) return <Failure isNetwork={failure.isNetwork} onRetry={() => void reload()} />;
  if (reply === null) return <p>{words.shell.loading}</p>;
  if (reply.length === 0) return <p className={styles.note}>{text.noVersions}</p>;
  return (
    <ul className={styles.versionList}>
      {reply.map(({ version, title, savedAt, savedBy }) => (
        <li key={version} className={styles.version}>
          <div>
            <b lang={lang}>{title}</b>
            <p className={styles.note}>
              {text.version(version, instantText(Date.parse(savedAt), now, language))}{" "}
              {savedBy === null ? "" : text.by(savedBy)}
            </p>
          </div>
          {version === current ? (
            <span className={styles.note}>{text.current}</span>
          ) : (
            <button type="button" className={buttons.outlined} onClick={() => onRestore(version)}>
              {text.restore(version)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
