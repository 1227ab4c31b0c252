import type { ReactNode } from "react";
import { useLetterKeys } from "../browser/letter-keys.ts";
import styles from "./Keys.module.css";

/** A line that explains keys: each `kbd` before what it does. */
export function KeyLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/**
 * A button's key for those who see it; `aria-keyshortcuts` on the button tells the others.
 *
 * @param props.className says where it is shown
 */
export function KeyCap({ className, children }: { className: string | undefined; children: ReactNode }) {
  if (!useLetterKeys()) return null;
  return (
    <span className={`${styles.cap} ${className}`} aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
