import { useEffect, useRef, useState } from "react";
import { SUCCESS_MESSAGE_MS } from "#domain/contract/limits.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Message } from "../visit/visit.tsx";
import { useVisit } from "../visit/visit.tsx";
import styles from "./Messages.module.css";

/**
 * The banner at the top: success for three seconds, longer while it is pointed at or focused; errors until
 * they are dismissed (rule interface 9).
 */
export function Messages({ message, onDone }: { message: Message | null; onDone: () => void }) {
  const { words } = useVisit();
  const [isHeld, setHeld] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;
  const isPassing = message?.kind === "success" && !isHeld;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => done.current(), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isPassing]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
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
