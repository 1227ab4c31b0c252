import { useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import styles from "./UserEditor.module.css";

/** Shows how many passkeys someone has, and removes them if they were lost (rule users 17). */
export function ResetPasskeys({
  user: { id, displayName, countPasskeys },
  text,
  onReset,
}: {
  user: Pick<ManagedUser, "id" | "displayName" | "countPasskeys">;
  text: UsersWords;
  onReset: () => void;
}) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const [isAsking, setAsking] = useState(false);
  const words = text.passkeys;
  const reset = async () => {
    setAsking(false);
    const answer = await callApi("DELETE /users/{id}/passkeys", { params: { id } });
    // A 404 means that none are left.
    if (!answer.ok && answer.problem.code !== 404) return showFailure(answer.problem);
    showToast({ kind: "success", text: words.done(displayName) });
    onReset();
  };
  return (
    <div className={styles.passkeys}>
      <span>{words.count(countPasskeys)}</span>
      <button type="button" className={buttons.outlined} onClick={() => setAsking(true)}>
        {words.reset}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={words.question}
          hint={words.hint(displayName)}
          yes={words.yes}
          no={words.no}
          onCancel={() => setAsking(false)}
          onConfirm={() => void reset()}
        />
      )}
    </div>
  );
}
