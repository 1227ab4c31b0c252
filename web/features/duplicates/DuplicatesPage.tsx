import { useCallback, useEffect, useRef, useState } from "react";
import type { Duplicate } from "#domain/duplicates/duplicate-calls.ts";
import type { DuplicatesWords } from "#words/compiled/duplicates/duplicates.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import buttons from "../../base/ui/buttons.module.css";
import pageTop from "../directory-health/page-top.module.css";
import type { FieldWords } from "../listings/value-text.ts";
import styles from "./DuplicatesPage.module.css";
import { Pair } from "./Pair.tsx";
import { RecentMerges } from "./RecentMerges.tsx";

/** Pairs that are loaded at a time. */
const PAIRS = 5;

/** Services that may be listed twice, to compare and merge. `/directory_health/duplicates`, rules duplicates 19–21. */
export function DuplicatesPage({
  text,
  fieldWords,
}: {
  text: DuplicatesWords;
  fieldWords: (services: ServicesWords) => FieldWords;
}) {
  const { words, viewer } = useApp();
  const [limit, setLimit] = useState(PAIRS);
  const load = useCallback(
    () => callApi("GET /services/duplicates", { query: { limit: String(limit) } }),
    [limit],
  );
  const { reply: pairs, failure, reload } = useCall(load);
  const [merges, setMerges] = useState(0);
  const main = useRef<HTMLElement>(null);
  const decided = useRef<number | null>(null);
  // The buttons of a decided pair are gone: the next pair is read from its top, not from where the last one ended.
  useEffect(() => {
    if (pairs === null || decided.current === null) return;
    const headings = main.current?.querySelectorAll<HTMLElement>("h2[tabindex]");
    (headings?.[decided.current] ?? main.current)?.focus();
    decided.current = null;
  }, [pairs]);
  const isAdministrator = viewer?.may.includes("administer") === true;
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={pageTop.page}
        aria-busy={pairs === null && failure === null}
      >
        <div className={`${pageTop.top} ${styles.top}`}>
          <h1 className={pageTop.title}>{text.title}</h1>
          {pairs === null && failure === null && <p>{words.shell.loading}</p>}
          {pairs !== null && pairs.length > 0 && <p>{text.intro}</p>}
        </div>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {pairs?.length === 0 && (
          <div className={styles.empty}>
            <p>{text.none}</p>
            <p>{text.noneHint}</p>
          </div>
        )}
        {(pairs ?? []).map((pair: Duplicate, index) => (
          <Pair
            key={pair.id}
            pair={pair}
            text={text}
            words={fieldWords(words.services)}
            isAdministrator={isAdministrator}
            onDecided={() => {
              decided.current = index;
              setMerges((count) => count + 1);
              void reload();
            }}
          />
        ))}
        {pairs?.length === limit && (
          <p className={styles.more}>
            <button type="button" className={buttons.outlined} onClick={() => setLimit(limit + PAIRS)}>
              {text.more}
            </button>
          </p>
        )}
        {isAdministrator && (
          <RecentMerges
            key={merges}
            text={text}
            onUndone={() => {
              decided.current = 0;
              void reload();
            }}
          />
        )}
      </main>
    </Shell>
  );
}
