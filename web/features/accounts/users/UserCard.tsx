import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import buttons from "../../../base/ui/buttons.module.css";
import list from "../../../base/ui/list-page.module.css";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { DeletionRequest } from "./DeletionRequest.tsx";
import { lastHere } from "./last-here.ts";
import { methodName } from "./method-name.ts";
import { findHighestRole } from "./role-of.ts";
import styles from "./UserCard.module.css";
import { UserEmail } from "./UserEmail.tsx";
import { userPath } from "./user-path.ts";

/** An account on a phone. */
export function UserCard({
  user,
  text,
  isLastAdministrator,
  onDelete,
}: {
  user: ManagedUser;
  text: UsersWords;
  isLastAdministrator: boolean;
  onDelete: () => void;
}) {
  const { words, language, viewer } = useApp();
  const now = useNow();
  const role = findHighestRole(user);
  const isOwn = user.id === viewer?.id;
  const isFull = role !== "ADMINISTRATOR" && user.countManagedServices >= user.totalServices;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={list.name}>
          <Link href={userPath(user.id)}>{user.displayName}</Link>
        </h2>
        <span className={styles.when}>
          {user.lastLoginAt === null
            ? text.neverHere
            : lastHere(Date.parse(user.lastLoginAt), now, language, words.services)}
        </span>
      </div>
      <p>
        <UserEmail user={user} text={text} />
      </p>
      <DeletionRequest user={user} text={text} />
      {user.phone !== null && (
        <p className={styles.facts}>
          <bdi>{user.phone}</bdi>
        </p>
      )}
      <p className={styles.facts}>
        {isOwn && <SvgIcon name="lock" className={styles.lock} />}
        <b>{text.roles[role]}</b>
        {isOwn && ` (${isLastAdministrator ? text.lastAdministrator : text.yourself})`}
        {" · "}
        <span className={isFull ? styles.full : undefined}>
          {role === "ADMINISTRATOR"
            ? text.noLimit
            : text.servicesOf(text.ofLimit(user.countManagedServices, user.totalServices))}
        </span>
        {" · "}
        {methodName(user.lastMethod, text)}
      </p>
      <div className={styles.actions}>
        <Link
          href={userPath(user.id)}
          className={buttons.quiet}
          aria-label={text.editNamed(user.displayName)}
        >
          {text.edit}
        </Link>
        {!isOwn && (
          <button
            type="button"
            className={`${buttons.quiet} ${styles.delete}`}
            aria-label={text.deleteNamed(user.displayName)}
            onClick={onDelete}
          >
            {text.delete}
          </button>
        )}
      </div>
    </li>
  );
}
