import { useEffect, useRef, useState } from "react";
import { SUCCESS_MESSAGE_MS } from "#domain/contract/limits.ts";
import type { Toast } from "../app-context/app-context.tsx";
import { useApp } from "../app-context/app-context.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Toasts.module.css";

/**
 * The banner at the top: success for three seconds, longer while it is pointed at or focused; errors until
 * they are dismissed (rule interface 9).
 */
export function Toasts({ toast, onDismiss }: { toast: Toast | null; onDismiss: () => void }) {
  const { words } = useApp();
  const [isPaused, setPaused] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const isTemporary = toast?.kind === "success" && !isPaused;
  useEffect(() => {
    if (!isTemporary) return;
    const timer = setTimeout(() => dismiss.current(), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isTemporary]);
  const pauseHandlers = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return (
    <div className={styles.place} role={toast?.kind === "error" ? "alert" : "status"}>
      {toast !== null && (
        <div className={styles[toast.kind]} {...pauseHandlers}>
          <Icon name={toast.kind === "error" ? "alert" : "check"} />
          <p>{toast.text}</p>
          <button type="button" className={styles.close} aria-label={words.shell.dismiss} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
