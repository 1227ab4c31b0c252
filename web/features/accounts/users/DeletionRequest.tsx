import { deletionDeadline } from "#domain/accounts/users/deletion-deadline.ts";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./DeletionRequest.module.css";

/**
 * Says that someone asked to be deleted, and how many days are left; with `isWhole` also the promised date (rule users
 * 13).
 */
export function DeletionRequest({
  user: { deletionRequestedAt },
  text,
  isWhole = false,
}: {
  user: Pick<ManagedUser, "deletionRequestedAt">;
  text: UsersWords;
  isWhole?: boolean;
}) {
  const { language } = useApp();
  const now = useNow();
  if (deletionRequestedAt === null) return null;
  const { confirmBy, deleteBy, daysLeft } = deletionDeadline(Date.parse(deletionRequestedAt), now);
  const day = (at: number) =>
    new Date(at).toLocaleDateString(toLocale(language), { month: "long", day: "numeric" });
  const words = text.deletionRequest;
  return (
    <span className={styles.request}>
      <Icon name="alert" />
      <span>
        {daysLeft === 0 ? words.overdue : words.daysLeft(daysLeft)}
        {isWhole && ` ${words.dates(day(confirmBy), day(deleteBy))}`}
      </span>
    </span>
  );
}
