import type { UsersWords } from "#domain/words/en/users.ts";
import styles from "./UsersPage.module.css";
import { USER_GROUPS, type UserCounts, type UserGroup } from "./use-users.ts";

/** The parts of the list, each with its number once that is known. */
export function GroupChips({
  group,
  counts,
  text,
  onChange,
}: {
  group: UserGroup;
  counts: UserCounts | null;
  text: Pick<UsersWords, "which" | "groups">;
  onChange: (group: UserGroup) => void;
}) {
  const shown = USER_GROUPS.filter(
    (one) => one !== "deletion" || group === "deletion" || (counts?.groups.deletion ?? 0) > 0,
  );
  return (
    <fieldset className={styles.groups}>
      <legend className="visually-hidden">{text.which}</legend>
      {shown.map((one) => (
        <label key={one} className={styles.group}>
          <input type="radio" name="group" checked={group === one} onChange={() => onChange(one)} />
          <span>
            {text.groups[one]}
            {counts !== null && <span className={styles.count}> {counts.groups[one]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
