import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";

/** Something is on its way. */
export function Loading() {
  const { words } = useVisit();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {words.shell.loading}
    </p>
  );
}
