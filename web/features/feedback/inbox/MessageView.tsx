import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { instantText } from "../../../base/app-context/instant-text.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { Failure } from "../../../base/ui/Failure.tsx";
import { ClaimDecision } from "./ClaimDecision.tsx";
import { KindMark } from "./KindMark.tsx";
import { FixLink, MessageActions } from "./MessageActions.tsx";
import styles from "./MessageView.module.css";
import { PageSays } from "./PageSays.tsx";
import { Pictures } from "./Pictures.tsx";
import { formatFullTitle, ownSubject } from "./subject-of.ts";
import { WrittenAt } from "./WrittenAt.tsx";

interface MessageViewProps {
  id: string;
  text: FeedbackInboxWords;
  /** Opened, and so read by this viewer. */
  onRead: (id: string) => void;
  /** Archived, or out of the archive. */
  onMoved: (id: string) => void;
  onAnswered: (id: string) => void;
  onDelete: (id: string) => void;
}

/** One message: who wrote what about which service, its pictures, where it was written, and what can be done. */
export function MessageView({ id, ...props }: MessageViewProps) {
  const { words } = useApp();
  const { text } = props;
  const load = useCallback(() => callApi("GET /feedbacks/{id}", { params: { id } }), [id]);
  const { reply: feedback, failure, reload } = useCall(load);
  return (
    <section className={styles.view} aria-busy={feedback === null && failure === null}>
      {failure !== null &&
        (failure.isNetwork ? (
          <Failure isNetwork onRetry={reload} />
        ) : (
          <p className={styles.note}>{text.gone}</p>
        ))}
      {feedback === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
      {feedback !== null && <Message {...props} feedback={feedback} />}
    </section>
  );
}

function Message({
  feedback,
  text,
  onRead,
  onMoved,
  onAnswered,
  onDelete,
}: Omit<MessageViewProps, "id"> & { feedback: OpenedFeedback }) {
  const { language, showToast } = useApp();
  const now = useNow();
  const { id, service, isUnread } = feedback;
  const [asking, setAsking] = useState<"archive" | "delete" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isUnread) return;
    void callInBackground("POST /feedbacks/{id}/read", { params: { id } }).then((answer) => {
      if (answer.ok) onRead(id);
    });
  }, [id, isUnread, onRead]);
  const move = async (isArchived: boolean) => {
    setAsking(null);
    const answer = isArchived
      ? await callApi("POST /feedbacks/{id}/archive", { params: { id } })
      : await callApi("POST /feedbacks/{id}/restore", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: text.failed });
    showToast({ kind: "success", text: isArchived ? text.archived : text.restored });
    onMoved(id);
  };
  const sender = [feedback.name, feedback.email, feedback.phone].filter(Boolean).join(" · ");
  const isQuestion = feedback.type === "SERVICE";
  const subject = ownSubject(feedback);
  const isThere = service !== null && !service.isDeleted;
  return (
    <>
      <div className={styles.message}>
        <p className={styles.kind}>
          <KindMark message={feedback} text={text} />
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.subject}>
          {formatFullTitle(feedback, text)}
        </h2>
        <p className={styles.facts}>
          {service?.isDeleted && <span>{text.deletedService(service.name)}</span>}
          {service !== null && !service.isDeleted && (
            <span>
              {text.about} <Link href={servicePath(service.id)}>{service.name}</Link>
            </span>
          )}
          <span>
            <time dateTime={feedback.createdAt}>
              {instantText(Date.parse(feedback.createdAt), now, language)}
            </time>{" "}
            · {text.from(sender)}
          </span>
        </p>
        {subject !== null && <p className={styles.ownSubject}>{subject}</p>}
        <p className={styles.text}>{feedback.message}</p>
        {feedback.files.length > 0 && <Pictures files={feedback.files} text={text} />}
        <ClaimDecision feedback={feedback} text={text} onGranted={() => onMoved(id)} />
        <WrittenAt feedback={feedback} text={text} />
        {isThere && isQuestion && <PageSays serviceId={service.id} text={text} />}
        <p className={styles.hint}>{isThere && !isQuestion ? text.fixHint : text.replyTo(feedback.email)}</p>
        {isThere && isQuestion && (
          <p className={styles.hint}>
            {text.fixAlso} <FixLink feedback={feedback} text={text} className={styles.link} />
          </p>
        )}
      </div>
      <MessageActions
        feedback={feedback}
        text={text}
        onAnswered={() => onAnswered(id)}
        onArchive={() => setAsking("archive")}
        onRestore={() => void move(false)}
        onDelete={() => setAsking("delete")}
      />
      {asking !== null && (
        <ConfirmDialog
          question={asking === "archive" ? text.archiveQuestion : text.deleteQuestion}
          hint={asking === "archive" ? text.archiveHint : text.deleteHint}
          yes={text.yes}
          no={text.no}
          isDangerous={asking === "delete"}
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            if (asking === "archive") return void move(true);
            setAsking(null);
            onDelete(id);
          }}
        />
      )}
    </>
  );
}
