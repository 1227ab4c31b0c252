import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadToSignIn } from "../../../base/shell/session-reload.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

/** A new password, by the link of a mail. `/auth/resetPassword`, rule accounts 12. */
export function ResetPasswordPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const parameters = new URLSearchParams(useSearch());
  const token = parameters.get("token") ?? "";
  const email = parameters.get("email") ?? "";
  return (
    <AccountFrame name="resetPassword" intro={words.intro.resetPassword}>
      {token === "" ? (
        <p className={styles.problem} role="alert">
          <Icon name="alert" />
          {words.problems.deadLink}
        </p>
      ) : (
        <AccountForm
          form="resetPassword"
          path={ACCOUNT_PAGES.resetPassword.path}
          submitLabel={words.savePassword}
          busy={words.saving}
          outcome={initial?.outcome ?? null}
          send={({ newPassword: password }) =>
            callInBackground("POST /auth/password", { body: { email, token, password } })
          }
          onDone={() => reloadToSignIn(words.passwordReset)}
        >
          {/* So that password managers know whose it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        </AccountForm>
      )}
      <p className={styles.footnote}>
        <Link href={ACCOUNT_PAGES.forgotPassword.path}>{words.requestNewLink}</Link>
      </p>
    </AccountFrame>
  );
}
