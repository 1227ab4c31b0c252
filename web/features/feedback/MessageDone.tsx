import { type ReactNode, useEffect, useRef, useState } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { dangerPanel } from "../danger/lazy-danger-panel.ts";
import { feedbackWords } from "./feedback-words.ts";
import styles from "./MessageForm.module.css";
import type { Outcome } from "./use-message.ts";

/** Replaces a form: the outcome of the message, and help for the danger that it names (rule danger-search 14). */
export function MessageDone({
  outcome: { state, danger },
  sent,
  children,
}: {
  outcome: Outcome;
  /** Text for a message that was sent. */
  sent: string;
  children: ReactNode;
}) {
  const words = feedbackWords(useApp().language);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    heading.current?.focus();
    setThere(true);
  }, []);
  return (
    <div className={styles.done}>
      <Icon name={state === "sent" ? "check" : "clock"} className={styles.big} />
      <h2 ref={heading} tabIndex={-1} className={styles.doneText}>
        {state === "sent" ? sent : words.queued}
      </h2>
      {danger !== null && (
        <div className={styles.danger}>
          <Lazy component={dangerPanel} props={{ help: danger }} />
        </div>
      )}
      {/* It is there before its text comes, which is therefore announced. */}
      <p className="visually-hidden" role="status">
        {isThere && danger?.text}
      </p>
      {children}
    </div>
  );
}
