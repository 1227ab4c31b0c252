import { useContext, useEffect, useState } from "react";
import { SUCCESS_MESSAGE_MS } from "#domain/base/contract/limits.ts";
import { ToastContext, useApp } from "../app-context/app-context.tsx";
import { Icon } from "../ui/Icon.tsx";
import header from "./Header.module.css";
import styles from "./Toasts.module.css";

/** How long the text of a success stays readable for a screen reader, from its beginning. */
const READABLE_MS = 20_000;

/**
 * The place for messages, which covers nothing (rule interface 9): a row below the header that moves the page down.
 * Success for three seconds, longer while it is pointed at or focused; errors until they are dismissed.
 */
export function Toasts() {
  const { words, showToast } = useApp();
  const latest = useContext(ToastContext);
  // Screen readers do not announce a region that appears together with its text, as after a change of pages.
  const [toast, setToast] = useState<typeof latest>(null);
  useEffect(() => {
    if (latest !== null || toast?.kind !== "success") return setToast(latest);
    const timer = setTimeout(() => setToast(null), READABLE_MS);
    return () => clearTimeout(timer);
  }, [latest, toast?.kind]);
  const isPast = latest === null;
  const [isPaused, setPaused] = useState(false);
  const lastsMs = toast?.kind === "success" ? SUCCESS_MESSAGE_MS : toast?.lastsMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words that come again stay as long as the first.
  useEffect(() => {
    if (lastsMs === undefined || isPaused) return;
    const timer = setTimeout(() => showToast(null), lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs, isPaused, showToast, toast]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const pauseHandlers = { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
  return (
    <div className={styles.place} role={toast?.kind === "error" ? "alert" : "status"}>
      {toast !== null && (
        // Reusing the element keeps screen readers from announcing the message again.
        <div
          className={isPast ? "visually-hidden" : `${styles.shown} ${styles[toast.kind] ?? ""}`}
          {...pauseHandlers}
        >
          {!isPast && <Icon name={toast.kind === "error" ? "alert" : "check"} />}
          <p>{toast.text}</p>
          {!isPast && toast.action}
          {!isPast && (
            <button
              type="button"
              className={header.iconButton}
              aria-label={words.shell.dismiss}
              onClick={() => showToast(null)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
