import { useState } from "react";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadSignedIn } from "../../../base/shell/session-reload.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import account from "../account/Account.module.css";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { createPasskey } from "./ceremonies.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** The first passkey, by the link of a mail. `/auth/passkey`, rules passkeys 15 and 16. */
export function EnrollPasskeyPage() {
  const words = useAccountWords();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [isDead, setDead] = useState(token === "");
  const [enrolled, setEnrolled] = useState<{ name: string; codes: readonly string[] } | null>(null);
  const enroll = async () => {
    const begun = await callInBackground("POST /auth/second-factor/enrollment-options", { body: { token } });
    if (!begun.ok) {
      if (begun.problem.key === "deadLink") setDead(true);
      return begun;
    }
    const credential = await createPasskey(begun.reply);
    if (credential === null) return { problem: null };
    const answer = await callInBackground("POST /auth/second-factor/enrollment", {
      body: { token, credential },
    });
    if (!answer.ok) return answer;
    setEnrolled({ name: answer.reply.displayName, codes: answer.reply.recoveryCodes });
    return null;
  };
  if (enrolled !== null) {
    return (
      <AccountFrame name="enrollPasskey">
        <RecoveryCodes
          codes={enrolled.codes}
          onSaved={() => void reloadSignedIn("", words.welcome(enrolled.name))}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame name="enrollPasskey" intro={words.passkeys.what}>
      {isDead ? (
        <>
          <p className={`${account.problem} ${account.standalone}`} role="alert">
            <Icon name="alert" />
            {words.passkeys.deadLink}
          </p>
          <p className={account.footnote}>
            <Link href={ACCOUNT_PAGES.login.path}>{words.toSignIn}</Link>
          </p>
        </>
      ) : (
        <>
          <noscript>
            <p className={account.hint}>{words.passkeys.needsScripts}</p>
          </noscript>
          <PasskeyButton text={words.passkeys.create} look="primary" run={enroll} />
        </>
      )}
    </AccountFrame>
  );
}
