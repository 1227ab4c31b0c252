import styles from "./ListSkeleton.module.css";

/** Placeholder rows of the right height. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same.
        <div key={row}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
