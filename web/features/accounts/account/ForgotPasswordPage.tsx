import { useEffect, useRef, useState } from "react";
import type { EarlierLink } from "#domain/accounts/account/password-calls.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callInBackground } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

/** Reads the earlier link from the outcome of a form without scripts. */
function linkIn({ linkTo, minutesAgo, minutesLeft }: Readonly<Record<string, string>>): EarlierLink | null {
  if (linkTo === undefined) return null;
  return { to: linkTo, minutesAgo: Number(minutesAgo), minutesLeft: Number(minutesLeft) };
}

/** Asks for a link by mail. `/forgot_password`, rule accounts 11. */
export function ForgotPasswordPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { viewer } = useApp();
  const outcome = initial?.outcome ?? null;
  const [sentTo, setSentTo] = useState(outcome?.problem === null ? (outcome.texts["email"] ?? null) : null);
  const [before, setBefore] = useState(outcome?.problem === null ? linkIn(outcome.texts) : null);
  // The field is empty after it was sent: submitting again is a new request.
  const [attempt, setAttempt] = useState(0);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempt > 0) done.current?.focus();
  }, [attempt]);
  return (
    <AccountFrame name="forgotPassword" intro={words.intro.forgotPassword}>
      <div role="status">
        {sentTo !== null && (
          <div className={styles.success}>
            <Icon name="check" />
            <div>
              <p ref={done} tabIndex={-1} className={styles.successText}>
                {before === null
                  ? words.linkSent(sentTo)
                  : words.linkSentBefore(before.to, before.minutesAgo, before.minutesLeft)}
              </p>
              <p>{before === null ? words.linkSentHint : words.linkSentBeforeHint}</p>
            </div>
          </div>
        )}
      </div>
      <AccountForm
        key={attempt}
        form="forgotPassword"
        path={ACCOUNT_PAGES.forgotPassword.path}
        submitLabel={words.sendLink}
        busy={words.sendingLink}
        texts={attempt === 0 && viewer !== null ? { email: viewer.email } : {}}
        outcome={outcome}
        send={({ email }) => callInBackground("POST /auth/request-reset-password", { body: { email } })}
        onDone={({ link = null }, { email }) => {
          setSentTo(email);
          setBefore(link);
          setAttempt(attempt + 1);
        }}
      />
      {viewer === null && (
        <p className={styles.footnote}>
          <Link href={ACCOUNT_PAGES.login.path}>{words.toSignIn}</Link>
        </p>
      )}
    </AccountFrame>
  );
}
