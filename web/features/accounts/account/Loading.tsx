import { useApp } from "../../../base/app-context/app-context.tsx";
import styles from "./Account.module.css";

/** Says that something is loading. */
export function Loading() {
  const { words } = useApp();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {words.shell.loading}
    </p>
  );
}
