import type { MenuWords } from "#words/compiled/base/menu.ts";
import { useApp } from "../app-context/app-context.tsx";
import { useLocation } from "../app-context/router.tsx";
import { useTitle } from "../app-context/use-title.ts";
import {
  ACCOUNT_PAGES,
  type AccountRow,
  CONTACT_PAGES,
  isAccountPage,
  isContactPage,
  isWorkPage,
  matchPage,
  type PageName,
  WORK_PAGES,
} from "../pages/page-table.ts";
import { PageHeader } from "./Header.tsx";
import { menuWords } from "./menu-words.ts";
import { Shell } from "./Shell.tsx";
import { WorkFailure } from "./WorkFailure.tsx";
import styles from "./WorkPagePlaceholder.module.css";

/** A page of people with an account while it is on the way; without scripts, that it needs them. */
export function WorkPagePlaceholder({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { words, language } = useApp();
  const [path] = useLocation();
  const page = matchPage(path);
  const title = page === null ? null : menuTitle(page.name, menuWords(language));
  useTitle(title);
  return (
    <Shell header={<PageHeader title={title ?? words.shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={!isFailed} className={styles.page}>
        <h1 className={title === null ? "visually-hidden" : styles.title}>{title ?? words.shell.product}</h1>
        <noscript>
          <p>{menuWords(language).needsScripts}</p>
        </noscript>
        {isFailed ? (
          <WorkFailure isNetwork onRetry={onRetry} />
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

/** Returns the page's title if the menu has it: the other words load with the page. */
function menuTitle(name: PageName, words: MenuWords): string | null {
  if (isWorkPage(name)) return WORK_PAGES[name].title(words);
  if (isContactPage(name)) return CONTACT_PAGES[name].title(words);
  if (name === "login") return words.signIn;
  if (!isAccountPage(name)) return null;
  const page: AccountRow = ACCOUNT_PAGES[name];
  return page.menu?.text(words) ?? null;
}
