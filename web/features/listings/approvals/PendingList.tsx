import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { useLetterKeys } from "../../../base/browser/letter-keys.ts";
import { ago } from "../../../base/service-card/ago.ts";
import { LetterKeysSwitch } from "../../../base/ui/LetterKeysSwitch.tsx";
import { Key } from "./DecisionBar.tsx";
import type { PendingGroup } from "./group-by-type.ts";
import styles from "./PendingList.module.css";
import { WITH_KEYS } from "./review-keys.ts";

/** Selection for a decision about several services. */
export interface Selecting {
  readonly selected: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
}

/** The queue by tab: a button opens each service, and reviewers have a checkbox. */
export function PendingList({
  groups,
  currentId,
  text,
  selecting,
  onOpen,
}: {
  groups: readonly PendingGroup[];
  currentId: string | null;
  text: ApprovalsWords;
  /** Null for viewers who cannot decide. */
  selecting: Selecting | null;
  onOpen: (id: string) => void;
}) {
  const { words } = useApp();
  const areKeysOn = useLetterKeys();
  return (
    <div className={selecting === null ? `${styles.list} ${styles.plain}` : styles.list}>
      {selecting !== null && (
        <div className={styles.all}>
          <label>
            <input type="checkbox" checked={selecting.isAll} onChange={selecting.onToggleAll} />
            {text.selectAll}
          </label>
          <p className={styles.hint}>
            <Key>X</Key> {areKeysOn && text.selectKey}
          </p>
        </div>
      )}
      {groups.map(({ type, rows }) => (
        <section key={type ?? "none"}>
          <h2 className={styles.group}>
            {type === null ? text.noType : words.services.types[type]} · {rows.length}
          </h2>
          <ul>
            {rows.map((row) => (
              <li
                key={row.service.id}
                {...WITH_KEYS}
                className={row.service.id === currentId ? `${styles.row} ${styles.current}` : styles.row}
              >
                {selecting !== null && (
                  <label className={styles.checkbox}>
                    <input
                      type="checkbox"
                      checked={selecting.selected.has(row.service.id)}
                      aria-label={text.select(row.service.name)}
                      aria-keyshortcuts="X"
                      onChange={() => selecting.onToggle(row.service.id)}
                    />
                  </label>
                )}
                <button
                  type="button"
                  className={styles.open}
                  data-row={row.service.id}
                  aria-current={row.service.id === currentId ? "true" : undefined}
                  onClick={() => onOpen(row.service.id)}
                >
                  <span className={styles.name}>{row.service.name}</span>
                  <Age row={row} text={text} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {selecting !== null && (
        <p className={styles.switch}>
          <LetterKeysSwitch text={text.letterKeys} />
        </p>
      )}
    </div>
  );
}

function Age({ row, text }: { row: PendingApproval; text: ApprovalsWords }) {
  const { words } = useApp();
  const now = useNow();
  return (
    <span className={styles.age}>
      {row.kind === "NEW" ? text.isNew : text.isEdit} ·{" "}
      {ago(words.services, Date.parse(row.waitingSince), now)}
    </span>
  );
}
