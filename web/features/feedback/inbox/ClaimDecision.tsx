import { useState } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { OpenedFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./MessageView.module.css";

/** The listed number to call, and for administrators the button that grants a claim (rule feedback 29). */
export function ClaimDecision({
  feedback: { id, claim, service, name, email },
  text,
  onGranted,
}: {
  feedback: OpenedFeedback;
  text: FeedbackInboxWords;
  onGranted: () => void;
}) {
  const { showToast, viewer } = useApp();
  const [isAsking, setAsking] = useState(false);
  if (claim === null || service === null) return null;
  const { phone, phoneExtension, isGrantable } = claim;
  const words = text.claim;
  const grant = async () => {
    setAsking(false);
    const answer = await callApi("POST /feedbacks/{id}/grant", { params: { id } });
    if (answer.ok) {
      showToast({ kind: "success", text: words.granted });
      return onGranted();
    }
    const isSettled = answer.problem.key === "serviceHasOwner" || answer.problem.key === "claimIsOver";
    showToast({ kind: "error", text: isSettled ? words.over : text.failed });
  };
  return (
    <>
      <h3 className={styles.label}>{words.title}</h3>
      <p>{isGrantable ? words.hint : words.over}</p>
      <p className={styles.decision}>
        {phone === null ? (
          words.noPhone
        ) : (
          <a className={buttons.outlined} href={callLink(phone, phoneExtension)}>
            <Icon name="phone" />
            {words.call(phoneExtension === null ? phone : `${phone} ${words.extension(phoneExtension)}`)}
          </a>
        )}
        {isGrantable && viewer !== null && getExtent(viewer.role, "administer") === "yes" && (
          <button type="button" className={buttons.primary} onClick={() => setAsking(true)}>
            {words.grant}
          </button>
        )}
      </p>
      {isAsking && (
        <ConfirmDialog
          question={words.question(name ?? email, service.name)}
          hint={words.questionHint}
          yes={text.yes}
          no={text.no}
          isDangerous={false}
          onCancel={() => setAsking(false)}
          onConfirm={() => void grant()}
        />
      )}
    </>
  );
}
