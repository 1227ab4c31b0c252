import type { Waiting } from "#domain/approvals/approval-calls.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { useNow } from "../../visit/use-now.ts";
import { useVisit } from "../../visit/visit.tsx";
import { ago } from "../home/ago.ts";
import type { WaitingGroup } from "./groups-of.ts";
import styles from "./WaitingList.module.css";

/** What waits, by tab: a tick to select, a press to look at it. */
export function WaitingList({
  groups,
  currentId,
  selected,
  text,
  onLook,
  onToggle,
}: {
  groups: readonly WaitingGroup[];
  currentId: string | null;
  selected: ReadonlySet<string>;
  text: ApprovalsWords;
  onLook: (id: string) => void;
  onToggle: (id: string) => void;
}) {
  const { words } = useVisit();
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
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={selected.has(row.service.id)}
                    aria-label={text.select(row.service.name)}
                    onChange={() => onToggle(row.service.id)}
                  />
                </label>
                <button
                  type="button"
                  className={styles.look}
                  data-row={row.service.id}
                  aria-current={row.service.id === currentId ? "true" : undefined}
                  onClick={() => onLook(row.service.id)}
                >
                  <span className={styles.name}>{row.service.name}</span>
                  <By row={row} text={text} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function By({ row, text }: { row: Waiting; text: ApprovalsWords }) {
  const { words } = useVisit();
  const now = useNow();
  const kind = row.kind === "NEW" ? text.isNew : text.isEdit;
  return (
    <span className={styles.by}>
      {text.by(kind, row.by?.displayName ?? text.nobody)} ·{" "}
      <span className={styles.ago}>{ago(words.services, Date.parse(row.waitingSince), now)}</span>
    </span>
  );
}
