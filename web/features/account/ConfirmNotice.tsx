import { useState } from "react";
import { useLocation } from "wouter";
import { recall, record } from "../../browser/session-memory.ts";
import { ACCOUNT_PAGES } from "../../pages/page-table.ts";
import press from "../../ui/press.module.css";
import { useVisit } from "../../visit/visit.tsx";
import { useAccountWords } from "./account-words.ts";
import styles from "./ConfirmNotice.module.css";
import { SendConfirmation } from "./SendConfirmation.tsx";

const LATER = "confirm-later";

/** Until somebody has confirmed their address; for this session it can be put away. */
export function ConfirmNotice({ email }: { email: string }) {
  const words = useAccountWords();
  const { alive } = useVisit();
  const [path] = useLocation();
  const [isAway, setAway] = useState(false);
  if (isAway || path === ACCOUNT_PAGES.confirmEmail.path || (alive && recall(LATER) === true)) return null;
  return (
    <section className={styles.notice} aria-label={words.titles.confirm}>
      <p>
        {words.confirm.notice(email)} <span className={styles.why}>{words.confirm.why}</span>
      </p>
      {alive && (
        <div className={styles.presses}>
          <SendConfirmation email={email} />
          <button
            type="button"
            className={press.quiet}
            onClick={() => {
              record(LATER, true);
              setAway(true);
            }}
          >
            {words.confirm.later}
          </button>
        </div>
      )}
    </section>
  );
}
