import type { PendingApproval } from "#domain/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { useNow } from "../../app-context/use-now.ts";
import { ago } from "../home/ago.ts";
import type { PendingGroup } from "./group-by-type.ts";
import styles from "./PendingList.module.css";

/** What waits, by tab: a checkbox to select each, a button to open it. */
export function PendingList({
  groups,
  currentId,
  selected,
  text,
  onOpen,
  onToggle,
}: {
  groups: readonly PendingGroup[];
  currentId: string | null;
  selected: ReadonlySet<string>;
  text: ApprovalsWords;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}) {
  const { words } = useApp();
  return (
    <div className={styles.list}>
      {groups.map(({ type, rows }) => (
        <section key={type ?? "none"}>
          <h2 className={styles.group}>
            {type === null ? text.noType : words.services.types[type]} · {rows.length}
          </h2>
          <ul>
            {rows.map((row) => (
              <li
                key={row.service.id}
                className={row.service.id === currentId ? `${styles.row} ${styles.current}` : styles.row}
              >
                <label className={styles.checkbox}>
                  <input
                    type="checkbox"
                    checked={selected.has(row.service.id)}
                    aria-label={text.select(row.service.name)}
                    onChange={() => onToggle(row.service.id)}
                  />
                </label>
                <button
                  type="button"
                  className={styles.open}
                  data-row={row.service.id}
                  aria-current={row.service.id === currentId ? "true" : undefined}
                  onClick={() => onOpen(row.service.id)}
                >
                  <span className={styles.name}>{row.service.name}</span>
                  <Submitter row={row} text={text} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Submitter({ row, text }: { row: PendingApproval; text: ApprovalsWords }) {
  const { words } = useApp();
  const now = useNow();
  const kind = row.kind === "NEW" ? text.isNew : text.isEdit;
  return (
    <span className={styles.submitter}>
      {text.by(kind, row.by?.displayName ?? text.nobody)} ·{" "}
      <span className={styles.ago}>{ago(words.services, Date.parse(row.waitingSince), now)}</span>
    </span>
  );
}
