import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { useApp } from "../../app-context/app-context.tsx";
import { callInBackground } from "../../calls/call-api.ts";
import type { AccountData } from "../../page-data.ts";
import { loginPath } from "../../pages/page-access.ts";
import { ACCOUNT_PAGES } from "../../pages/page-table.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountFrame } from "./AccountFrame.tsx";
import { useAccountWords } from "./account-words.ts";
import { problemSentence } from "./form-errors.ts";
import { SendConfirmation } from "./SendConfirmation.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

/** The page of the link that confirms an address: mail programs that open links alone confirm nothing. */
export function ConfirmEmailPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { viewer, setViewer } = useApp();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const refused = initial?.outcome?.problem ?? null;
  const [isDone, setDone] = useState(initial?.outcome?.problem === null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(
    refused === null
      ? token === ""
        ? words.problems.deadLink
        : null
      : problemSentence(refused, initial?.outcome?.retryAfterSeconds, words),
  );
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await callInBackground("POST /auth/confirm-email", { body: { token } });
    setBusy(false);
    if (!answer.ok) return setProblem(problemSentence(answer.problem, answer.retryAfterSeconds, words));
    setDone(true);
    if (viewer !== null) setViewer({ ...viewer, isConfirmed: true });
  };

  if (isDone) {
    return (
      <AccountFrame name="confirm">
        <div className={styles.done}>
          <Icon name="check" className={styles.big} />
          <h2 ref={done} tabIndex={-1} className={styles.doneText}>
            {words.confirm.done}
          </h2>
          <Link href={viewer === null ? loginPath(null) : "/"} className={buttons.primary}>
            {viewer === null ? words.signIn : words.toStart}
          </Link>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame name="confirm" intro={token === "" ? undefined : words.confirm.intro}>
      <div role="alert">
        {problem !== null && (
          <p className={`${styles.problem} ${styles.standalone}`}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
      </div>
      {problem === null && (
        <form
          className={styles.form}
          method="post"
          action={`${ACCOUNT_PAGES.confirmEmail.path}?${new URLSearchParams({ token })}`}
          aria-busy={isBusy}
          onSubmit={(event) => void confirm(event)}
        >
          <input type="hidden" name="form" value="confirmEmail" />
          <SubmitButton text={words.confirm.button} busy={words.confirm.confirming} isBusy={isBusy} />
        </form>
      )}
      {problem !== null &&
        (viewer === null ? (
          <p className={styles.footnote}>
            <Link href={loginPath(ACCOUNT_PAGES.profile.path)}>{words.confirm.signInForNew}</Link>
          </p>
        ) : (
          !viewer.isConfirmed && (
            <p className={styles.footnote}>
              <SendConfirmation email={viewer.email} />
            </p>
          )
        ))}
    </AccountFrame>
  );
}
