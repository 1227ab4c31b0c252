import { useEffect, useRef, useState } from "react";
import { callApi } from "../../calls/call-api.ts";
import type { AccountData } from "../../page-data.ts";
import { ACCOUNT_PAGES } from "../../pages/page-table.ts";
import { Failure } from "../../ui/Failure.tsx";
import press from "../../ui/press.module.css";
import { YesNo } from "../../ui/YesNo.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";
import { AccountFrame } from "./AccountFrame.tsx";
import { useAccountWords } from "./account-words.ts";
import { leave } from "./enter.ts";
import { Loading } from "./Loading.tsx";
import type { Session } from "./load-account.ts";
import { loadSessions } from "./load-account.ts";
import { problemSentence } from "./told.ts";
import { useDate } from "./use-date.ts";
import { useLoaded } from "./use-loaded.ts";

/** Every device that is signed in; each can be signed out, and all of them at once. */
export function SessionsPage({ first }: { first: AccountData | null }) {
  const words = useAccountWords();
  const [loaded, again] = useLoaded(first?.sessions, loadSessions);
  return (
    <AccountFrame name="sessions" intro={words.sessions.intro}>
      {loaded === undefined && <Loading />}
      {loaded === null && <Failure isNetwork onRetry={again} />}
      {loaded !== undefined && loaded !== null && <Sessions loaded={loaded} />}
    </AccountFrame>
  );
}

function Sessions({ loaded }: { loaded: readonly Session[] }) {
  const words = useAccountWords();
  const { tell } = useVisit();
  const [sessions, setSessions] = useState(loaded);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isShorter = sessions.length < loaded.length;
  useEffect(() => {
    // What was pressed is gone.
    if (isShorter) list.current?.focus();
  }, [isShorter]);

  const end = async (session: Session, device: string) => {
    const answer = await callApi("DELETE /auth/sessions/{id}", { params: { id: session.id } });
    // One that is not found has ended already.
    if (!answer.ok && answer.problem.code !== 404) {
      return tell({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
    }
    setSessions((known) => known.filter(({ id }) => id !== session.id));
    tell({ kind: "success", text: words.sessions.ended(device) });
  };
  const endAll = async () => {
    setAsking(false);
    const answer = await callApi("DELETE /auth/sessions");
    if (answer.ok) await leave(ACCOUNT_PAGES.login.path, words.sessions.endedAll);
    else tell({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(device) => void end(session, device)} />
        ))}
      </ul>
      <p className={styles.after}>
        <button
          type="button"
          className={`${press.press} ${styles.danger}`}
          data-replay=""
          onClick={() => setAsking(true)}
        >
          {words.sessions.endAll}
        </button>
      </p>
      {isAsking && (
        <YesNo
          question={words.sessions.endAllQuestion}
          hint={words.sessions.endAllHint}
          yes={words.sessions.yes}
          no={words.sessions.no}
          onYes={() => void endAll()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: (device: string) => void }) {
  const words = useAccountWords();
  const dateOf = useDate();
  const device = session.device || words.sessions.unknown;
  return (
    <li className={styles.session}>
      <div className={styles.sessionText}>
        <h2 className={styles.device}>{device}</h2>
        {session.isThisOne && <p className={styles.good}>{words.sessions.thisOne}</p>}
        <p className={styles.hint}>
          {words.sessions.since(dateOf(session.createdAt))} ·{" "}
          {words.sessions.lastSeen(dateOf(session.lastSeenAt, true))}
        </p>
      </div>
      {!session.isThisOne && (
        <button
          type="button"
          className={press.press}
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
