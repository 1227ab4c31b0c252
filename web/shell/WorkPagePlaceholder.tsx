import { useLocation } from "wouter";
import { useApp } from "../app-context/app-context.tsx";
import { isWorkPage, matchPage, WORK_PAGES } from "../pages/page-table.ts";
import { PageHeader } from "./Header.tsx";
import { MENU_WORDS } from "./menu-words.ts";
import { PageFailure } from "./PageFailure.tsx";
import { Shell } from "./Shell.tsx";
import styles from "./WorkPagePlaceholder.module.css";

/** A page of people with an account while it is on the way; without scripts, that it needs them. */
export function WorkPagePlaceholder({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { words, language } = useApp();
  const [path] = useLocation();
  const page = matchPage(path);
  const title =
    page !== null && isWorkPage(page.name) ? WORK_PAGES[page.name].title(MENU_WORDS[language]) : null;
  return (
    <Shell header={<PageHeader title={title ?? words.shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={!isFailed} className={styles.page}>
        <h1 className={title === null ? "visually-hidden" : styles.title}>{title ?? words.shell.product}</h1>
        <noscript>
          <p>{MENU_WORDS[language].needsScripts}</p>
        </noscript>
        {isFailed ? (
          <PageFailure reason="network" onRetry={onRetry} />
        ) : (
          <p className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" />
            {words.shell.loading}
          </p>
        )}
      </main>
    </Shell>
  );
}
