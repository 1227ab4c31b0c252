import { useLocation } from "wouter";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { callInBackground } from "../../calls/call-api.ts";
import { ACCOUNT_PAGES } from "../../pages/page-table.ts";
import buttons from "../../ui/buttons.module.css";
import { Drawer } from "../../ui/Panel.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { useAccountWords } from "./account-words.ts";
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
  return (
    <Drawer title={words.signInAgain.title} side="bottom" isCentered onClose={() => onDone(false)}>
      {lastMethod === "LOCAL" ? (
        <>
          <p className={styles.intro}>{words.signInAgain.intro}</p>
          <AccountForm
            form="signIn"
            path={ACCOUNT_PAGES.login.path}
            submitLabel={words.signIn}
            busy={words.signingIn}
            texts={{ email: viewer.email }}
            locked="email"
            send={({ email, password }) =>
              callInBackground("POST /auth/sign-in", { body: { email, password } })
            }
            onDone={() => onDone(true)}
          />
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
