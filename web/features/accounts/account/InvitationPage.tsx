import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadToSignIn } from "../../../base/shell/session-reload.ts";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

/** Someone invited by mail chooses a password. `/auth/invitation`, rule users 10. */
export function InvitationPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const parameters = new URLSearchParams(useSearch());
  const token = parameters.get("token") ?? "";
  const email = parameters.get("email") ?? "";
  return (
    <AccountFrame name="invitation" intro={words.invitation.intro(email)}>
      <AccountForm
        form="acceptInvitation"
        path={ACCOUNT_PAGES.invitation.path}
        submitLabel={words.invitation.button}
        busy={words.saving}
        outcome={initial?.outcome ?? null}
        send={({ newPassword: password }) =>
          callInBackground("POST /invitations/accept", { body: { token, password } })
        }
        onDone={() => reloadToSignIn(words.invitation.done)}
      >
        {/* So that password managers know whose it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      </AccountForm>
      <p className={styles.footnote}>
        <Link href={ACCOUNT_PAGES.login.path}>{words.toSignIn}</Link>
      </p>
    </AccountFrame>
  );
}
