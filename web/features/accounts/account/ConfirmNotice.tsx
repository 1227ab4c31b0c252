import { useState } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./ConfirmNotice.module.css";
import { SendConfirmation } from "./SendConfirmation.tsx";

const DISMISSED_KEY = "confirm-later";

/** Until someone has confirmed their address; for this session it can be put away. */
export function ConfirmNotice({ email }: { email: string }) {
  const words = useAccountWords();
  const { isHydrated } = useApp();
  const [path] = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  if (
    isDismissed ||
    path === ACCOUNT_PAGES.confirmEmail.path ||
    (isHydrated && getSessionItem(DISMISSED_KEY) === true)
  )
    return null;
  return (
    <section className={styles.notice} aria-label={words.titles.confirm}>
      <p>
        {words.confirm.notice(email)} <span className={styles.reason}>{words.confirm.why}</span>
      </p>
      {isHydrated && (
        <div className={styles.buttons}>
          <SendConfirmation email={email} />
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              setSessionItem(DISMISSED_KEY, true);
              setDismissed(true);
            }}
          >
            {words.confirm.later}
          </button>
        </div>
      )}
    </section>
  );
}
