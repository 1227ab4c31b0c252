import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./UserEmail.module.css";

/** The address of an account, and whether it is confirmed. */
export function UserEmail({
  user: { email, isConfirmed },
  text,
}: {
  user: Pick<ManagedUser, "email" | "isConfirmed">;
  text: Pick<UsersWords, "confirmed" | "notConfirmed">;
}) {
  return (
    <span className={styles.email}>
      {email}{" "}
      {isConfirmed ? (
        <>
          <Icon name="check" className={styles.check} />
          <span className="visually-hidden">{text.confirmed}</span>
        </>
      ) : (
        <span className={styles.not}>· {text.notConfirmed}</span>
      )}
    </span>
  );
}
