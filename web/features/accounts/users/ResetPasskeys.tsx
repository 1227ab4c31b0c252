import { useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#domain/words/en/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import styles from "./UserEditor.module.css";

/** How many passkeys someone has, to be removed where they lost them (rule users 17). */
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
    // There are none any more.
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
