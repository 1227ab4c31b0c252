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
export function Toasts({ message, onDone }: { message: Toast | null; onDone: () => void }) {
  const { words } = useApp();
  const [isPaused, setPaused] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;
  const isPassing = message?.kind === "success" && !isPaused;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => done.current(), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isPassing]);
  const hold = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return (
    <div className={styles.place} role={message?.kind === "error" ? "alert" : "status"}>
      {message !== null && (
        <div className={styles[message.kind]} {...hold}>
          <Icon name={message.kind === "error" ? "alert" : "check"} />
          <p>{message.text}</p>
          <button type="button" className={styles.close} aria-label={words.shell.dismiss} onClick={onDone}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
