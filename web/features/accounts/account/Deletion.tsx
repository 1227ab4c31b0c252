import { useState } from "react";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "./Account.module.css";
import { problemSentence } from "./form-errors.ts";

/** Asks the administrators to delete the account; they do it. */
export function Deletion({ requestedAt }: { requestedAt: string | null }) {
  const words = useAccountWords();
  const formatDate = useFormatDate();
  const { showToast } = useApp();
  const [requested, setRequested] = useState(requestedAt);
  const [isConfirming, setConfirming] = useState(false);
  const requestDeletion = async () => {
    setConfirming(false);
    const answer = await callApi("POST /auth/request-deletion");
    if (answer.ok) {
      setRequested(answer.reply.deletionRequestedAt);
      showToast({ kind: "success", text: words.deletion.done });
    } else {
      showToast({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="deletion">
      <h2 id="deletion" className={styles.heading}>
        {words.deletion.title}
      </h2>
      <p>{requested === null ? words.deletion.intro : words.deletion.requested(formatDate(requested))}</p>
      <p>
        <Link href={STATIC_PAGE_PATHS.DELETION}>{words.deletion.more}</Link>
      </p>
      {requested === null && (
        <button
          type="button"
          className={`${buttons.outlined} ${styles.danger}`}
          data-replay=""
          onClick={() => setConfirming(true)}
        >
          {words.deletion.button}
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          question={words.deletion.question}
          hint={words.deletion.questionHint}
          yes={words.deletion.yes}
          no={words.deletion.no}
          onConfirm={() => void requestDeletion()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </section>
  );
}
