import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { MAX_BADGE_SHOWN } from "#domain/base/contract/limits.ts";
import { useApp } from "../app-context/app-context.tsx";
import { Link } from "../app-context/router.tsx";
import { callInBackground } from "../calls/call-api.ts";
import { mayOpen } from "../pages/page-access.ts";
import type { AccountPageName, AccountRow, WorkPageName, WorkRow } from "../pages/page-table.ts";
import { ACCOUNT_PAGES, WORK_PAGES } from "../pages/page-table.ts";
import { listNamedRows } from "../pages/public-pages.ts";
import { refreshBadges, useBadgeCounts } from "./badge-counts.ts";
import styles from "./MenuPanel.module.css";
import { menuWords } from "./menu-words.ts";
import { reloadSignedOut } from "./session-reload.ts";

/** Menu of a signed-in person: their work and their account. See rule permissions 15. */
export function AccountMenu({ viewer }: { viewer: PageViewer }) {
  const { language, openPanel } = useApp();
  const words = menuWords(language);
  const counts = useBadgeCounts();
  useEffect(refreshBadges, []);
  return (
    <>
      <h3 className={styles.heading}>{words.yourWork}</h3>
      <ul className={styles.list}>
        {listNamedRows<WorkPageName, WorkRow>(WORK_PAGES).map(
          ([name, { path, who, title, menu }]) =>
            menu !== undefined &&
            mayOpen(viewer, who) && (
              <li key={name}>
                <Link href={path} className={styles.entry} onClick={() => openPanel(null)}>
                  <span className={styles.text}>{title(words)}</span>
                  {menu.badge !== undefined && <Badge count={counts?.[menu.badge] ?? 0} />}
                </Link>
              </li>
            ),
        )}
      </ul>
      <h3 className={styles.heading}>{words.yourAccount}</h3>
      <p className={styles.account}>
        <span className="visually-hidden">{words.signedInAs} </span>
        <b>{viewer.displayName}</b>
        <span>{viewer.email}</span>
      </p>
      <ul className={styles.list}>
        {listNamedRows<AccountPageName, AccountRow>(ACCOUNT_PAGES).map(
          ([name, { path, menu }]) =>
            menu?.isFor(viewer) === true && (
              <li key={name}>
                <Link href={path} className={styles.entry} onClick={() => openPanel(null)}>
                  {menu.text(words)}
                </Link>
              </li>
            ),
        )}
        <li>
          <SignOut />
        </li>
      </ul>
    </>
  );
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={styles.badge}>{Math.min(count, MAX_BADGE_SHOWN)}</span>;
}

/** A form, so that it works without scripts. */
function SignOut() {
  const { words: commonWords, language, showToast, openPanel } = useApp();
  const words = menuWords(language);
  const [isBusy, setBusy] = useState(false);
  const end = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await callInBackground("DELETE /auth/sign-in");
    if (answer.ok) return reloadSignedOut("/", words.signedOut);
    setBusy(false);
    openPanel(null);
    showToast({ kind: "error", text: commonWords.shell.networkError });
  };
  return (
    <form method="post" action={ACCOUNT_PAGES.login.path} onSubmit={(event) => void end(event)}>
      <input type="hidden" name="form" value="signOut" />
      <button
        type="submit"
        className={`${styles.entry} ${styles.wide}`}
        aria-disabled={isBusy}
        data-replay=""
      >
        {isBusy ? words.signingOut : words.signOut}
      </button>
    </form>
  );
}
