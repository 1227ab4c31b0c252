import buttons from "../../../base/ui/buttons.module.css";
import styles from "./UsersPage.module.css";

/** Shows how many rows there are, and loads the next. */
export function ListFoot({
  count,
  more,
  onMore,
}: {
  count: string;
  /** Label of the button. */
  more: string;
  /** Null where there are no more rows. */
  onMore: (() => void) | null;
}) {
  return (
    <p className={styles.foot}>
      <span role="status">{count}</span>
      {onMore !== null && (
        <button type="button" className={buttons.quiet} onClick={onMore}>
          {more}
        </button>
      )}
    </p>
  );
}
