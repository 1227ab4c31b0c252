import { useState } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import type { OpenedFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { endAnswering, isAnswering, startAnswering } from "./answering.ts";
import { startFixing } from "./fixing.ts";
import styles from "./MessageActions.module.css";

/**
 * Actions on a message, always visible: a question is answered first, by a call or an email; anything else about a
 * service is first corrected. Once a call or email about a question was begun, the bar asks whether it was answered.
 */
export function MessageActions({
  feedback,
  text,
  onAnswered,
  onArchive,
  onRestore,
  onDelete,
}: {
  feedback: OpenedFeedback;
  text: FeedbackInboxWords;
  onAnswered: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const { id, name, type, service, email, phone, subject, isArchive } = feedback;
  const [isAsked, setAsked] = useState(() => isAnswering(id));
  const isQuestion = type === "SERVICE";
  const canFix = !isQuestion && service !== null && !service.isDeleted;
  const calls = isQuestion && phone !== null && phone !== "" ? phone : null;
  const waits = isQuestion && !isArchive;
  const begin = () => {
    if (!waits) return;
    startAnswering(id);
    setAsked(true);
  };
  const endWith = (answer: () => void) => () => {
    endAnswering();
    setAsked(false);
    answer();
  };
  const mail = new URLSearchParams({ subject: text.replySubject(subject ?? text.replyDefault) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className={styles.bar} role="group" aria-label={text.actions}>
      <div role="status">
        {waits && isAsked && (
          <div className={styles.asked}>
            <p>{text.didYouAnswer(name)}</p>
            <button type="button" className={buttons.primary} onClick={endWith(onAnswered)}>
              {text.yesAnswered}
            </button>
            <button type="button" className={buttons.outlined} onClick={endWith(() => {})}>
              {text.notYet}
            </button>
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {canFix && (
          <FixLink feedback={feedback} text={text} className={`${buttons.primary} ${styles.first}`} hasIcon />
        )}
        {calls !== null && (
          <a
            className={`${waits && isAsked ? buttons.outlined : buttons.primary} ${styles.first}`}
            href={callLink(calls, null)}
            onClick={begin}
          >
            <Icon name="phone" />
            {text.call(calls)}
          </a>
        )}
        <a
          className={isQuestion && calls === null && !isAsked ? buttons.primary : buttons.outlined}
          onClick={begin}
          // A plus sign means a space only in forms.
          href={`mailto:${encodeURIComponent(email)}?${String(mail).replaceAll("+", "%20")}`}
        >
          <SvgIcon name="reply" />
          {text.reply}
        </a>
        {waits && !isAsked && (
          <button type="button" className={buttons.outlined} onClick={endWith(onAnswered)}>
            <Icon name="check" />
            {text.markAnswered}
          </button>
        )}
        <button
          type="button"
          className={`${buttons.outlined} ${styles.away}`}
          onClick={isArchive ? onRestore : onArchive}
        >
          <SvgIcon name="archive" />
          {isArchive ? text.restore : text.archive}
        </button>
        <button type="button" className={`${buttons.quiet} ${styles.delete}`} onClick={onDelete}>
          {text.delete}
        </button>
      </div>
    </div>
  );
}

/** Links to the form of the service that a message is about, which then offers to mark the message as fixed. */
export function FixLink({
  feedback: { id, service },
  text,
  className,
  hasIcon = false,
}: {
  feedback: OpenedFeedback;
  text: FeedbackInboxWords;
  className: string | undefined;
  hasIcon?: boolean;
}) {
  if (service === null) return null;
  return (
    <Link
      href={WORK_PAGES.editService.path.replace(":id", service.id)}
      className={className}
      onClick={() => startFixing({ feedbackId: id, serviceId: service.id })}
    >
      {hasIcon && <SvgIcon name="pencil" />}
      {text.fix}
    </Link>
  );
}
