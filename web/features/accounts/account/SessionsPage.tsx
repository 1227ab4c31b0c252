import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadSignedOut } from "../../../base/shell/session-reload.ts";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "./Account.module.css";
import { AccountFrame } from "./AccountFrame.tsx";
import { problemSentence } from "./form-errors.ts";
import { Loading } from "./Loading.tsx";
import type { Session } from "./load-account.ts";
import { loadSessions } from "./load-account.ts";
import { useLoaded } from "./use-loaded.ts";

/** Every device that is signed in; each can be signed out, and all of them together. */
export function SessionsPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { loaded, failure, reload } = useLoaded(initial?.sessions, loadSessions);
  return (
    <AccountFrame name="sessions" intro={words.sessions.intro}>
      {loaded === null && failure === null && <Loading />}
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
      {loaded !== null && <Sessions loaded={loaded} />}
    </AccountFrame>
  );
}

function Sessions({ loaded }: { loaded: readonly Session[] }) {
  const words = useAccountWords();
  const { showToast } = useApp();
  const [sessions, setSessions] = useState(loaded);
  const [isConfirming, setConfirming] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isShorter = sessions.length < loaded.length;
  useEffect(() => {
    // The clicked button is gone.
    if (isShorter) list.current?.focus();
  }, [isShorter]);

  const end = async (session: Session, device: string) => {
    const answer = await callApi("DELETE /auth/sessions/{id}", { params: { id: session.id } });
    // One that is not found has ended already.
    if (!answer.ok && answer.problem.code !== 404) {
      return showToast({
        kind: "error",
        text: problemSentence(answer.problem, answer.retryAfterSeconds, words),
      });
    }
    setSessions((known) => known.filter(({ id }) => id !== session.id));
    showToast({ kind: "success", text: words.sessions.ended(device) });
  };
  const endAll = async () => {
    setConfirming(false);
    const answer = await callApi("DELETE /auth/sessions");
    if (answer.ok) await reloadSignedOut(ACCOUNT_PAGES.login.path, words.sessions.endedAll);
    else showToast({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(device) => void end(session, device)} />
        ))}
      </ul>
      <p className={styles.footnote}>
        <button
          type="button"
          className={`${buttons.outlined} ${styles.danger}`}
          data-replay=""
          onClick={() => setConfirming(true)}
        >
          {words.sessions.endAll}
        </button>
      </p>
      <p className={styles.footnote}>
        <Link href={ACCOUNT_PAGES.passkeys.path}>{words.titles.passkeys}</Link>
      </p>
      {isConfirming && (
        <ConfirmDialog
          question={words.sessions.endAllQuestion}
          hint={words.sessions.endAllHint}
          yes={words.sessions.yes}
          no={words.sessions.no}
          onConfirm={() => void endAll()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: (device: string) => void }) {
  const words = useAccountWords();
  const formatDate = useFormatDate();
  const device = session.device || words.sessions.unknown;
  return (
    <li className={styles.session}>
      <div className={styles.sessionText}>
        <h2 className={styles.device}>{device}</h2>
        {session.isThisOne && <p className={styles.good}>{words.sessions.thisDevice}</p>}
        <p className={styles.hint}>
          {words.sessions.since(formatDate(session.createdAt))} ·{" "}
          {words.sessions.lastSeen(formatDate(session.lastSeenAt, true))}
        </p>
      </div>
      {!session.isThisOne && (
        <button
          type="button"
          className={buttons.outlined}
          aria-label={words.sessions.endOf(device)}
          data-replay=""
          onClick={() => onEnd(device)}
        >
          {words.sessions.end}
        </button>
      )}
    </li>
  );
}
