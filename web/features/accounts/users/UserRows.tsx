import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import page from "../../../base/ui/list-page.module.css";
import { useIsWide } from "../../../base/ui/use-is-wide.ts";
import { ListFoot } from "./ListFoot.tsx";
import { UserCard } from "./UserCard.tsx";
import styles from "./UsersPage.module.css";
import { UsersTable } from "./UsersTable.tsx";
import type { useUsers } from "./use-users.ts";

/** The accounts of the list: a table on a laptop, cards on a phone. */
export function UserRows({
  users,
  rows,
  q,
  total,
  text,
  openId,
  isLastAdministrator,
  onOpen,
  onDelete,
  onShowAll,
}: {
  users: Pick<ReturnType<typeof useUsers>, "failure" | "more" | "hasMore">;
  /** Rows without those pending deletion; null until they have loaded. */
  rows: readonly ManagedUser[] | null;
  q: string;
  /** Undefined where it is not known. */
  total: number | undefined;
  text: UsersWords;
  /** The account in the panel; null: none. */
  openId: string | null;
  isLastAdministrator: boolean;
  onOpen: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
  onShowAll: () => void;
}) {
  const { words } = useApp();
  const isWide = useIsWide();
  return (
    <>
      {users.failure !== null && (
        <WorkFailure isNetwork={users.failure.isNetwork} onRetry={() => void users.more()} />
      )}
      {rows === null && users.failure === null && <p className={page.note}>{words.shell.loading}</p>}
      {rows?.length === 0 && (
        <div className={styles.none}>
          <p>{q === "" ? text.none : text.noMatch(q)}</p>
          <p>
            <Link href={WORK_PAGES.users.path} replace className={buttons.outlined} onClick={onShowAll}>
              {text.showAll}
            </Link>
          </p>
        </div>
      )}
      {rows !== null && rows.length > 0 && isWide && (
        <UsersTable
          rows={rows}
          text={text}
          openId={openId}
          isLastAdministrator={isLastAdministrator}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      )}
      {rows !== null && rows.length > 0 && !isWide && (
        <ul className={styles.list}>
          {rows.map((user) => (
            <UserCard
              key={user.id}
              user={user}
              text={text}
              isLastAdministrator={isLastAdministrator}
              onDelete={() => onDelete(user)}
            />
          ))}
        </ul>
      )}
      {rows !== null && rows.length > 0 && (
        <ListFoot
          count={total === undefined ? text.shown(rows.length) : text.shownOf(rows.length, total)}
          more={text.more}
          onMore={users.hasMore ? () => void users.more() : null}
        />
      )}
    </>
  );
}
