import { useState } from "react";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { endFixing, findMessageToFix } from "../../feedback/inbox/fixing.ts";
import styles from "./ServiceForm.module.css";

/** Archives the message for which the form was opened; nothing where it was opened otherwise (rule feedback 25). */
export function FixedOffer({ serviceId, words }: { serviceId: string; words: ServiceFormWords["done"] }) {
  const { showToast } = useApp();
  const [feedbackId] = useState(() => findMessageToFix(serviceId));
  const [isDone, setDone] = useState(false);
  const { isBusy, whileBusy } = useBusy();
  if (feedbackId === null) return null;
  const archive = async () => {
    const params = { id: feedbackId };
    const answer = await whileBusy(() => callApi("POST /feedbacks/{id}/archive", { params }));
    if (answer === null) return;
    // Someone may have deleted it.
    if (!answer.ok && answer.problem.code !== 404) {
      showToast({ kind: "error", text: words.notArchived });
      return;
    }
    endFixing();
    setDone(true);
    showToast({ kind: "success", text: words.archived });
  };
  return (
    <div>
      {!isDone && <p>{words.fixedHint}</p>}
      <p className={styles.buttons}>
        {!isDone && (
          <button type="button" className={buttons.primary} disabled={isBusy} onClick={() => void archive()}>
            {words.fixed}
          </button>
        )}
        <Link href={WORK_PAGES.feedbacks.path} className={buttons.outlined}>
          {words.toMessages}
        </Link>
      </p>
    </div>
  );
}
