import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadToSignIn } from "../../../base/shell/session-reload.ts";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { METHOD_NAMES } from "./social.ts";

/** Current password, new one, and the new one again; for those who signed in with a password. */
export function ChangePasswordPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { viewer } = useApp();
  if (viewer === null) return null;
  if (viewer.lastMethod !== "LOCAL") {
    return (
      <AccountFrame name="changePassword" intro={words.noPassword(METHOD_NAMES[viewer.lastMethod])}>
        <p className={styles.footnote}>
          <Link href={ACCOUNT_PAGES.forgotPassword.path}>{words.setPassword}</Link>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame name="changePassword" intro={words.intro.changePassword}>
      <AccountForm
        form="changePassword"
        path={ACCOUNT_PAGES.changePassword.path}
        submitLabel={words.savePassword}
        busy={words.saving}
        outcome={initial?.outcome ?? null}
        send={({ oldPassword, newPassword }) =>
          callApi("PUT /auth/password", { body: { oldPassword, newPassword } })
        }
        onDone={() => reloadToSignIn(words.passwordChanged)}
      >
        {/* So that password managers know whose it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={viewer.email}
          hidden
          readOnly
        />
      </AccountForm>
      <p className={styles.footnote}>
        <Link href={ACCOUNT_PAGES.forgotPassword.path}>{words.forgot}</Link>
      </p>
    </AccountFrame>
  );
}
