import type { MouseEvent } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { DeletionRequest } from "./DeletionRequest.tsx";
import { lastHere } from "./last-here.ts";
import { methodName } from "./method-name.ts";
import { findHighestRole } from "./role-of.ts";
import { UserEmail } from "./UserEmail.tsx";
import styles from "./UsersTable.module.css";
import { userPath } from "./user-path.ts";

/** The accounts of a laptop, one line each; a click opens one next to them. */
export function UsersTable({
  rows,
  text,
  openId,
  isLastAdministrator,
  onOpen,
  onDelete,
}: {
  rows: readonly ManagedUser[];
  text: UsersWords;
  /** The account in the panel; null: none. */
  openId: string | null;
  isLastAdministrator: boolean;
  onOpen: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
}) {
  const { words, language, viewer } = useApp();
  const now = useNow();
  const { columns } = text;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.method}</th>
          <th scope="col">{columns.services}</th>
          <th scope="col">{columns.lastHere}</th>
          {openId === null && (
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((user) => {
          const role = findHighestRole(user);
          const isOwn = user.id === viewer?.id;
          const isFull = role !== "ADMINISTRATOR" && user.countManagedServices >= user.totalServices;
          return (
            <tr key={user.id} className={user.id === openId ? styles.open : undefined}>
              <th scope="row" className={styles.person}>
                <Link
                  href={userPath(user.id)}
                  aria-current={user.id === openId || undefined}
                  onClick={(event: MouseEvent) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(user);
                  }}
                >
                  {user.displayName}
                </Link>
                <UserEmail user={user} text={text} />
                <DeletionRequest user={user} text={text} />
                {user.phone !== null && (
                  <span className={styles.minor}>
                    <bdi>{user.phone}</bdi>
                  </span>
                )}
              </th>
              <td className={styles.role}>
                {text.roles[role]}
                {isOwn && (
                  <span className={styles.minor}>
                    <SvgIcon name="lock" className={styles.lock} />
                    {isLastAdministrator ? text.lastAdministrator : text.yourself}
                  </span>
                )}
              </td>
              <td>{methodName(user.lastMethod, text)}</td>
              <td className={isFull ? styles.full : undefined}>
                {role === "ADMINISTRATOR"
                  ? text.noLimit
                  : text.ofLimit(user.countManagedServices, user.totalServices)}
              </td>
              <td className={styles.when}>
                {user.lastLoginAt === null
                  ? text.neverHere
                  : lastHere(Date.parse(user.lastLoginAt), now, language, words.services)}
              </td>
              {openId === null && (
                <td className={styles.actions}>
                  <button
                    type="button"
                    className={buttons.quiet}
                    aria-label={text.editNamed(user.displayName)}
                    onClick={() => onOpen(user)}
                  >
                    {text.edit}
                  </button>
                  {!isOwn && (
                    <button
                      type="button"
                      className={`${buttons.quiet} ${styles.delete}`}
                      aria-label={text.deleteNamed(user.displayName)}
                      onClick={() => onDelete(user)}
                    >
                      {text.delete}
                    </button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
