import { useCallback, useState } from "react";
import type { MessageKind } from "#domain/feedback/message-form.ts";
import type { FeedbackWords } from "#words/compiled/feedback/feedback.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callInBackground } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Drawer } from "../../base/ui/Panel.tsx";
import { feedbackWords } from "./feedback-words.ts";
import { MessageDone } from "./MessageDone.tsx";
import styles from "./MessageForm.module.css";
import { MessageForm } from "./MessageForm.tsx";
import type { MessageTarget } from "./message.ts";
import type { Outcome } from "./use-message.ts";

export interface MessageDialogProps {
  kind: MessageKind;
  /** The service that the message goes to or is about. */
  service: MessageTarget | null;
  onClose(): void;
}

/** A link for people who run a service without an owner; empty until that is known. */
function ClaimLink({ id, words }: { id: string; words: FeedbackWords }) {
  const load = useCallback(() => callInBackground("GET /services/{id}/claim", { params: { id } }), [id]);
  const { reply } = useCall(load);
  if (reply?.isClaimable !== true) return null;
  return (
    <p className={styles.intro}>
      {words.claim.hint} <Link href={`/services/${id}/claim`}>{words.claim.link}</Link>
    </p>
  );
}

/** A form over the page. What was typed stays when it is closed. */
export function MessageDialog({ kind, service, onClose }: MessageDialogProps) {
  const { language, showToast, words: commonWords } = useApp();
  const words = feedbackWords(language);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Drawer
      title={kind === "contact" ? words.titles.contact(service?.name ?? "") : words.titles[kind]}
      side="bottom"
      onClose={onClose}
    >
      {outcome !== null ? (
        <MessageDone outcome={outcome} sent={words.sent[kind]}>
          <button type="button" className={buttons.primary} onClick={onClose}>
            {commonWords.shell.close}
          </button>
        </MessageDone>
      ) : (
        <>
          <p className={styles.intro}>{words.intro[kind](service?.name ?? "")}</p>
          {kind === "report" && service !== null && <ClaimLink id={service.id} words={words} />}
          <MessageForm
            kind={kind}
            service={service}
            onDone={(done) => {
              if (done.state === "queued" || done.danger !== null) return setOutcome(done);
              onClose();
              showToast({ kind: "success", text: words.sent[kind] });
            }}
          />
        </>
      )}
    </Drawer>
  );
}
