import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import { useTitle } from "../../app-context/use-title.ts";
import { queuedMessageCount } from "../../browser/queued-message-count.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { feedbackWords } from "./feedback-words.ts";
import styles from "./MessageForm.module.css";
import { MessageForm } from "./MessageForm.tsx";

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
  const [outcome, setOutcome] = useState<"sent" | "queued" | null>(null);
  const [queued] = useState(queuedMessageCount);
  if (outcome !== null) return <Done outcome={outcome} onAnother={() => setOutcome(null)} />;
  return (
    <>
      <p className={styles.intro}>{words.intro.feedback()}</p>
      {queued > 0 && <p className={styles.queued}>{words.queuedCount(queued)}</p>}
      <MessageForm
        kind="feedback"
        service={null}
        onDone={(done) => {
          setOutcome(done);
          if (done === "sent") showToast({ kind: "success", text: words.sent.feedback });
        }}
      />
    </>
  );
}

function Done({ outcome, onAnother }: { outcome: "sent" | "queued"; onAnother: () => void }) {
  const words = feedbackWords(useApp().language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <Icon name={outcome === "sent" ? "check" : "clock"} className={styles.big} />
      <h2 ref={heading} tabIndex={-1} className={styles.doneText}>
        {outcome === "sent" ? words.sent.feedback : words.queued}
      </h2>
      {outcome === "sent" && <p>{words.receipt}</p>}
      <p className={styles.buttons}>
        <Link href="/" className={buttons.primary}>
          {words.toList}
        </Link>
        <button type="button" className={buttons.outlined} onClick={onAnother}>
          {words.another}
        </button>
      </p>
    </div>
  );
}
