import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import type { BadgeCounts } from "#domain/badges/badge-calls.ts";
import { MAX_BADGE_SHOWN } from "#domain/contract/limits.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { callQuietly } from "../calls/call-api.ts";
import { leave } from "../features/account/enter.ts";
import { entryOf } from "../page-access.ts";
import { CHANGE_PASSWORD_PATH, LOGIN_PATH, PROFILE_PATH, SESSIONS_PATH } from "../routes.ts";
import { useVisit } from "../visit/visit.tsx";
import styles from "./MenuPanel.module.css";
import { MENU_WORDS, WORK_ENTRIES } from "./work-menu.ts";

/** What the side menu has for somebody who is signed in: their work and their account. See rule permissions 15. */
export function AccountMenu({ viewer }: { viewer: PageViewer }) {
  const { language, openPanel } = useVisit();
  const words = MENU_WORDS[language];
  const counts = useBadges();
  const account = [
    // Administrators are managed where everybody is.
    { path: PROFILE_PATH, text: words.profile, isThere: viewer.role !== "ADMINISTRATOR" },
    { path: CHANGE_PASSWORD_PATH, text: words.changePassword, isThere: viewer.lastMethod === "LOCAL" },
    { path: SESSIONS_PATH, text: words.sessions, isThere: true },
  ];
  return (
    <>
      <h3 className={styles.heading}>{words.yourWork}</h3>
      <ul className={styles.list}>
        {WORK_ENTRIES.filter(({ needs }) => viewer.may.includes(needs)).map(({ path, entry, badge }) => (
          <li key={path}>
            <Link href={path} className={styles.entry} onClick={() => openPanel(null)}>
              <span className={styles.text}>{entry(words)}</span>
              {badge !== undefined && <Badge count={counts?.[badge] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{words.yourAccount}</h3>
      <p className={styles.who}>
        <span className="hear">{words.signedInAs} </span>
        <b>{viewer.displayName}</b>
        <span>{viewer.email}</span>
      </p>
      <ul className={styles.list}>
        {account.map(
          ({ path, text, isThere }) =>
            isThere && (
              <li key={path}>
                <Link href={path} className={styles.entry} onClick={() => openPanel(null)}>
                  {text}
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

/** Null until they are known; a failure only leaves them out (rule permissions 16). */
function useBadges(): BadgeCounts | null {
  const { setViewer } = useVisit();
  const [path] = useLocation();
  const [counts, setCounts] = useState<BadgeCounts | null>(null);
  const isWork = entryOf(path) !== "anyone";
  useEffect(() => {
    const read = async () => {
      const answer = await callQuietly("POST /auth/report-notifications");
      if (answer.ok) setCounts(answer.reply);
      // A page of work asks to sign in again when something is to be done.
      else if (answer.problem.code === 401 && !isWork) setViewer(null);
    };
    void read();
  }, [isWork, setViewer]);
  return counts;
}

/** A form, so that it works without scripts. */
function SignOut() {
  const { words: everyWords, language, tell, openPanel } = useVisit();
  const words = MENU_WORDS[language];
  const [isBusy, setBusy] = useState(false);
  const end = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await callQuietly("DELETE /auth/sign-in");
    if (answer.ok) return leave("/", words.signedOut);
    setBusy(false);
    openPanel(null);
    tell({ kind: "error", text: everyWords.shell.networkError });
  };
  return (
    <form method="post" action={LOGIN_PATH} onSubmit={(event) => void end(event)}>
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
