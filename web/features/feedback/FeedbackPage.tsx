import { useState } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { queuedMessageCount } from "../../base/browser/queued-message-count.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import buttons from "../../base/ui/buttons.module.css";
import { feedbackWords } from "./feedback-words.ts";
import { MessageDone } from "./MessageDone.tsx";
import styles from "./MessageForm.module.css";
import { MessageForm } from "./MessageForm.tsx";
import type { Outcome } from "./use-message.ts";
import "../../base/shell/large-title.css";

/** Feedback on the app. `/feedback`, rule feedback 1. */
export function FeedbackPage() {
  const { language, isHydrated, links } = useApp();
  const feedback = feedbackWords(language);
  const title = feedback.titles.feedback;
  useTitle(title);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {isHydrated ? (
          <Feedback />
        ) : (
          <noscript>
            <p className={styles.note}>{feedback.needsScripts}</p>
            {links.support != null && (
              <p>
                <a href={`mailto:${links.support}`}>{links.support}</a>
              </p>
            )}
          </noscript>
        )}
      </main>
    </Shell>
  );
}

function Feedback() {
  const { language, showToast } = useApp();
  const words = feedbackWords(language);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [queued] = useState(queuedMessageCount);
  if (outcome !== null)
    return (
      <MessageDone outcome={outcome} sent={words.sent.feedback}>
        {outcome.state === "sent" && <p>{words.receipt}</p>}
        <p className={styles.buttons}>
          <Link href="/" className={buttons.primary}>
            {words.toList}
          </Link>
          <button type="button" className={buttons.outlined} onClick={() => setOutcome(null)}>
            {words.another}
          </button>
        </p>
      </MessageDone>
    );
  return (
    <>
      <p className={styles.intro}>{words.intro.feedback()}</p>
      {queued > 0 && <p className={styles.queued}>{words.queuedCount(queued)}</p>}
      <MessageForm
        kind="feedback"
        service={null}
        onDone={(done) => {
          setOutcome(done);
          if (done.state === "sent" && done.danger === null)
            showToast({ kind: "success", text: words.sent.feedback });
        }}
      />
    </>
  );
}
