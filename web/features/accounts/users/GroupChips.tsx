import type { UserSummary } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { RadioChips } from "../../../base/ui/RadioChips.tsx";
import { USER_GROUPS, type UserGroup } from "./use-users.ts";

/** A part of the list: one group of accounts, or the invitations. */
export type ListPart = UserGroup | "invitations";

const PARTS: readonly ListPart[] = [...USER_GROUPS, "invitations"];
/** Parts with a chip only where they have someone. */
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
    <RadioChips
      legend={text.which}
      name="group"
      options={shown.map((one) => ({ value: one, label: text.groups[one], count: counts?.[one] }))}
      value={part}
      onChange={onChange}
    />
  );
}
