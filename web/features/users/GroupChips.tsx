import type { UserSummary } from "#domain/users/user.ts";
import type { UsersWords } from "#domain/words/en/users.ts";
import styles from "./UsersPage.module.css";
import { USER_GROUPS, type UserGroup } from "./use-users.ts";

/** What the list shows: a part of the accounts, or the invitations. */
export type ListPart = UserGroup | "invitations";

const PARTS: readonly ListPart[] = [...USER_GROUPS, "invitations"];
/** They have a chip only where there is somebody. */
const RARE: readonly ListPart[] = ["deletion", "invitations"];

/** The parts of the list, each with its number once that is known. */
export function GroupChips({
  part,
  counts,
  text,
  onChange,
}: {
  part: ListPart;
  counts: UserSummary | null;
  text: Pick<UsersWords, "which" | "groups">;
  onChange: (part: ListPart) => void;
}) {
  const shown = PARTS.filter((one) => !RARE.includes(one) || part === one || (counts?.[one] ?? 0) > 0);
  return (
    <fieldset className={styles.groups}>
      <legend className="visually-hidden">{text.which}</legend>
      {shown.map((one) => (
        <label key={one} className={styles.group}>
          <input type="radio" name="group" checked={part === one} onChange={() => onChange(one)} />
          <span>
            {text.groups[one]}
            {counts !== null && <span className={styles.count}> {counts[one]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
