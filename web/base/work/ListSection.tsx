import { type ReactNode, useId } from "react";
import styles from "../ui/work-page.module.css";

/** The part of a page that lists things. */
export function ListSection({
  title,
  none,
  children,
}: {
  title: string;
  /** Shown where the list is empty. */
  none: string;
  /** A row each. */
  children: readonly ReactNode[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
