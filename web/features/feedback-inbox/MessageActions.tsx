import type { OpenedFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#domain/words/en/feedback-inbox.ts";
import { Link } from "../../app-context/router.tsx";
import { WORK_PAGES } from "../../pages/page-table.ts";
import buttons from "../../ui/buttons.module.css";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import { startFixing } from "./fixing.ts";
import styles from "./MessageActions.module.css";

/** What can be done with a message, always in sight. */
export function MessageActions({
  feedback: { id, service, email, subject, isArchive },
  text,
  onArchive,
  onRestore,
  onDelete,
}: {
  feedback: OpenedFeedback;
  text: FeedbackInboxWords;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const toFix = service === null || service.isDeleted ? null : service.id;
  const mail = new URLSearchParams({ subject: text.replySubject(subject ?? text.replyDefault) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className={styles.bar} role="group" aria-label={text.actions}>
      <div className={styles.buttons}>
        {toFix !== null && (
          <Link
            href={WORK_PAGES.editService.path.replace(":id", toFix)}
            className={`${buttons.primary} ${styles.fix}`}
            onClick={() => startFixing({ feedbackId: id, serviceId: toFix })}
          >
            <SvgIcon name="pencil" />
            {text.fix}
          </Link>
        )}
        <a
          className={buttons.outlined}
          // A plus sign is a space in forms alone.
          href={`mailto:${encodeURIComponent(email)}?${String(mail).replaceAll("+", "%20")}`}
        >
          <SvgIcon name="reply" />
          {text.reply}
        </a>
        <button type="button" className={buttons.outlined} onClick={isArchive ? onRestore : onArchive}>
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
