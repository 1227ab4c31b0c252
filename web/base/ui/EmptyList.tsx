import type { ReactNode } from "react";
import styles from "./EmptyList.module.css";

/** Why a list has no row, and the likeliest ways on. */
export function EmptyList({
  text,
  hint,
  children,
}: {
  text: string;
  hint?: string | undefined;
  /** Links and buttons. */
  children: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {hint !== undefined && <p>{hint}</p>}
      <p className={styles.buttons}>{children}</p>
    </div>
  );
}
