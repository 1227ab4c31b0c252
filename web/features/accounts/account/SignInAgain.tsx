import { useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { useLocation } from "../../../base/app-context/router.tsx";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Drawer } from "../../../base/ui/Panel.tsx";
import { PasskeySignIn } from "../passkeys/PasskeySignIn.tsx";
import { SecondFactorStep } from "../passkeys/SecondFactorStep.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { METHOD_NAMES, socialPath } from "./social.ts";

/** Over the page, which stays as it is: the same person signs in, and what was to be done is done. */
export function SignInAgain({
  viewer,
  onDone,
}: {
  viewer: PageViewer;
  onDone: (isSignedIn: boolean) => void;
}) {
  const words = useAccountWords();
  const [path] = useLocation();
  const { lastMethod } = viewer;
  const [factorToken, setFactorToken] = useState<string | null>(null);
  /** With a passkey someone else may have signed in. */
  const finish = ({ id }: { id: string }) => {
    if (id === viewer.id) onDone(true);
    else location.reload();
  };
  return (
    <Drawer title={words.signInAgain.title} side="bottom" isCentered onClose={() => onDone(false)}>
      {factorToken !== null ? (
        <SecondFactorStep factorToken={factorToken} onDone={finish} />
      ) : lastMethod === "LOCAL" ? (
        <>
          <p className={styles.intro}>
            {path === ACCOUNT_PAGES.passkeys.path ? words.signInAgain.recent : words.signInAgain.intro}
          </p>
          <AccountForm
            form="signIn"
            path={ACCOUNT_PAGES.login.path}
            submitLabel={words.signIn}
            busy={words.signingIn}
            texts={{ email: viewer.email }}
            locked="email"
            send={async ({ email, password }) => {
              const answer = await callInBackground("POST /auth/sign-in", { body: { email, password } });
              if (!answer.ok) setFactorToken(answer.problem.factorToken ?? null);
              return answer;
            }}
            onDone={finish}
          />
          <PasskeySignIn onDone={finish} />
        </>
      ) : (
        <>
          <p className={styles.intro}>{words.signInAgain.elsewhere(METHOD_NAMES[lastMethod])}</p>
          <p className={styles.footnote}>
            <a className={buttons.primary} href={socialPath(lastMethod, path)}>
              {words.socialWith(METHOD_NAMES[lastMethod])}
            </a>
          </p>
        </>
      )}
      <p className={styles.footnote}>
        <button type="button" className={buttons.quiet} onClick={() => onDone(false)}>
          {words.signInAgain.cancel}
        </button>
      </p>
    </Drawer>
  );
}
