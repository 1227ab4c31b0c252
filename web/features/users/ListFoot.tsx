import type { UsersWords } from "#domain/words/en/users.ts";
import buttons from "../../ui/buttons.module.css";
import styles from "./UsersPage.module.css";

/** How many accounts are shown, and the next ones. */
export function ListFoot({
  shown,
  total,
  text,
  onMore,
}: {
  shown: number;
  /** Undefined where it is not known. */
  total: number | undefined;
  text: UsersWords;
  /** Null where there are no more. */
  onMore: (() => void) | null;
}) {
  return (
    <p className={styles.foot}>
      <span role="status">{total === undefined ? text.shown(shown) : text.shownOf(shown, total)}</span>
      {onMore !== null && (
        <button type="button" className={buttons.quiet} onClick={onMore}>
          {text.more}
        </button>
      )}
    </p>
  );
}
