import { useEffect, useState } from "react";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import account from "../account/Account.module.css";
import { AccountForm } from "../account/AccountForm.tsx";
import { problemSentence } from "../account/form-errors.ts";
import { askForPasskey } from "./ceremonies.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import styles from "./Passkeys.module.css";

type SignedIn = EndpointReply<"POST /auth/second-factor">;

/** The second step of signing in: a passkey or a recovery code; without either, a link by mail. */
export function SecondFactorStep({
  factorToken,
  outcome = null,
  onDone,
}: {
  factorToken: string;
  outcome?: FormOutcome | null;
  onDone(reply: SignedIn): void | Promise<void>;
}) {
  const words = useAccountWords();
  const text = words.passkeys.step;
  const [state, setState] = useState<"asking" | "enrolled" | "none" | "expired">("asking");
  useEffect(() => {
    void callInBackground("POST /auth/second-factor/options", { body: { factorToken } }).then((answer) => {
      if (answer.ok) setState(answer.reply.options === null ? "none" : "enrolled");
      else setState(answer.problem.key === "deadLink" ? "expired" : "enrolled");
    });
  }, [factorToken]);

  const finishWithPasskey = async () => {
    const begun = await callInBackground("POST /auth/second-factor/options", { body: { factorToken } });
    if (!begun.ok) {
      if (begun.problem.key === "deadLink") setState("expired");
      return begun;
    }
    if (begun.reply.options === null) {
      setState("none");
      return null;
    }
    const credential = await askForPasskey(begun.reply.options);
    if (credential === null) return { problem: null };
    const answer = await callInBackground("POST /auth/second-factor", { body: { factorToken, credential } });
    if (!answer.ok) return answer;
    await onDone(answer.reply);
    return null;
  };
  if (state === "expired") {
    return (
      <>
        <p className={`${account.problem} ${account.standalone}`} role="alert">
          <Icon name="alert" />
          {words.problems.stepExpired}
        </p>
        <p className={account.footnote}>
          <Link href={ACCOUNT_PAGES.login.path}>{words.toSignIn}</Link>
        </p>
      </>
    );
  }
  if (state === "none") return <Enrollment factorToken={factorToken} />;
  return (
    <>
      <p className={account.intro}>{text.intro}</p>
      <noscript>
        <p className={account.hint}>{text.needsScripts}</p>
      </noscript>
      <PasskeyButton text={text.use} look="primary" run={finishWithPasskey} />
      <div className={account.section}>
        <h2 className={account.heading}>{text.code}</h2>
        <p className={account.hint}>{words.passkeys.codes.what}</p>
        <AccountForm
          form="recoveryCode"
          path={ACCOUNT_PAGES.secondFactor.path}
          submitLabel={text.sendCode}
          busy={words.signingIn}
          outcome={outcome}
          send={({ recoveryCode }) =>
            callInBackground("POST /auth/second-factor", { body: { factorToken, recoveryCode } })
          }
          onDone={onDone}
        />
      </div>
    </>
  );
}

/** Someone without a passkey gets a link to create one. */
function Enrollment({ factorToken }: { factorToken: string }) {
  const words = useAccountWords();
  const text = words.passkeys.step;
  const { showToast } = useApp();
  const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
  const send = async () => {
    if (state === "sending") return;
    setState("sending");
    const answer = await callInBackground("POST /auth/second-factor/mail", { body: { factorToken } });
    setState(answer.ok ? "sent" : "asking");
    if (!answer.ok)
      showToast({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
  };
  return (
    <div className={styles.stack}>
      <p className={account.intro}>{text.none}</p>
      <div role="status">
        {state === "sent" && (
          <p className={account.success}>
            <Icon name="check" />
            {text.sent}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`${buttons[state === "sent" ? "outlined" : "primary"]} ${account.send}`}
        aria-disabled={state === "sending"}
        onClick={() => void send()}
      >
        {state === "sending" ? words.sendingLink : text.email}
      </button>
      {state === "sent" && <p className={account.hint}>{words.linkSentHint}</p>}
    </div>
  );
}
