import { useEffect } from "react";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { isNational } from "#domain/contacts/crisis-lines/move-line.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { crisisLines as en } from "#words/compiled/en/contacts/crisis-lines.ts";
import { crisisLines as es } from "#words/compiled/es/contacts/crisis-lines.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { useTypedText } from "../../../base/app-context/use-typed-text.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Failure } from "../../../base/ui/Failure.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { MoreRows } from "../../../base/ui/MoreRows.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import { dangerPanel } from "../../danger/lazy-danger-panel.ts";
import { useDanger } from "../../danger/use-danger.ts";
import { CrisisLineRow } from "./CrisisLineRow.tsx";
import styles from "./CrisisLinesPage.module.css";
import { editableCrisisLineRow } from "./lazy-editable-row.ts";
import type { CrisisLinesData } from "./load-crisis-lines.ts";
import { searchedIn } from "./load-crisis-lines.ts";
import { useCrisisLines } from "./use-crisis-lines.ts";

/** Lines for people in danger or despair, national ones first. `/crisis_lines`, rule crisis-lines 6. */
export function CrisisLinesPage({ initial }: { initial: CrisisLinesData | null }) {
  const { words, language, viewer, setTyped } = useApp();
  const texts = wordsIn("crisisLines", language, { en, es });
  const [path, navigate] = useLocation();
  const typed = useTypedText();
  const inAddress = searchedIn(useSearch());
  const q = typed ?? inAddress;
  const danger = useDanger(q, 0);
  useEffect(() => {
    if (danger === null || inAddress === "") return;
    // The address drops the text of a danger, which stays typed.
    if (typed === null) setTyped({ path, text: inAddress });
    navigate(path, { replace: true });
  }, [danger, inAddress, typed, path, navigate, setTyped]);
  const { data, isBusy, loadMore, retry, removeLine, moveLine } = useCrisisLines(q, initial);
  useTitle(texts.title);
  return (
    <Shell header={<PageHeader title={texts.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={isBusy}>
        {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
        <div className={columns.top}>
          <h1 className={columns.title}>{texts.title}</h1>
          <p>{texts.intro}</p>
          <p>{texts.relayIntro}</p>
          {viewer?.may.includes("editDirectoryText") === true && (
            <p>
              <Link href={WORK_PAGES.newCrisisLine.path} className={buttons.outlined}>
                {texts.add}
              </Link>
            </p>
          )}
        </div>
        <p className={data === null ? styles.loading : "visually-hidden"} role="status">
          {data?.ok === true && !isBusy ? texts.shown(data.lines.length) : words.shell.loading}
        </p>
        {data?.ok === false && <Failure isNetwork={data.isNetwork} onRetry={retry} />}
        {data?.ok === true && data.lines.length === 0 && (
          <NoLines text={texts.none} showAll={texts.showAll} onShowAll={() => setTyped(null)} />
        )}
        {data?.ok === true && (
          <>
            <ul className={columns.rows}>
              {data.lines.map((line, at) =>
                line.may.edit || line.may.delete ? (
                  <Lazy
                    key={line.id}
                    component={editableCrisisLineRow(language)}
                    props={{
                      line,
                      texts,
                      // In a search, lines between two rows may be hidden, so there are no moves.
                      moves:
                        q === ""
                          ? {
                              up: isSameGroup(line, data.lines[at - 1]),
                              down: isSameGroup(line, data.lines[at + 1]) || isLastOfPage(data, at),
                            }
                          : null,
                      onMoved: moveLine,
                      onDeleted: (isRestored) => (isRestored ? retry() : removeLine(line.id)),
                    }}
                    fallback={() => (
                      <CrisisLineRow
                        line={line}
                        texts={texts}
                        actions={<div className={styles.placeholder} />}
                      />
                    )}
                  />
                ) : (
                  <CrisisLineRow key={line.id} line={line} texts={texts} />
                ),
              )}
            </ul>
            {data.hasMore && (
              <MoreRows
                key={data.lines.length}
                href={moreAddress(typed === null ? q : "", data.skip + data.lines.length)}
                text={words.home.loadMore}
                onMore={loadMore}
              />
            )}
          </>
        )}
      </main>
    </Shell>
  );
}

function isSameGroup(line: PublicCrisisLine, other: PublicCrisisLine | undefined): boolean {
  return other !== undefined && isNational(line) === isNational(other);
}

function isLastOfPage({ lines, hasMore }: { lines: readonly unknown[]; hasMore: boolean }, at: number) {
  return hasMore && at === lines.length - 1;
}

function NoLines({ text, showAll, onShowAll }: { text: string; showAll: string; onShowAll: () => void }) {
  return (
    <div className={columns.none}>
      <p>{text}</p>
      <p className={columns.buttons}>
        <a className={buttons.primary} href="tel:988">
          988
        </a>
        <a className={buttons.primary} href="tel:211">
          211
        </a>
        <Link className={buttons.outlined} href={PUBLIC_PAGES.crisisLines.path} replace onClick={onShowAll}>
          {showAll}
        </Link>
      </p>
    </div>
  );
}

function moreAddress(q: string, skip: number): string {
  return `${PUBLIC_PAGES.crisisLines.path}?${new URLSearchParams({ ...(q === "" ? {} : { q }), skip: String(skip) })}`;
}
