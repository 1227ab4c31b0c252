import { useState } from "react";
import { Link } from "wouter";
import type { CountedUser } from "#domain/users/user.ts";
import type { InvitationsWords } from "#domain/words/en/invitations.ts";
import type { UsersWords } from "#domain/words/en/users.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { useSearch } from "../../app-context/use-search.ts";
import { useTitle } from "../../app-context/use-title.ts";
import { WORK_PAGES } from "../../pages/page-table.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import buttons from "../../ui/buttons.module.css";
import { Failure } from "../../ui/Failure.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { InviteDialog } from "../invitations/InviteDialog.tsx";
import { useIsWide } from "../manage-services/use-is-wide.ts";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { GroupChips } from "./GroupChips.tsx";
import { ListFoot } from "./ListFoot.tsx";
import { UserCard } from "./UserCard.tsx";
import { UserPanel } from "./UserPanel.tsx";
import styles from "./UsersPage.module.css";
import { UsersTable } from "./UsersTable.tsx";
import { useHeldDeletion } from "./use-held-deletion.tsx";
import { type UserGroup, useUserCounts, useUsers } from "./use-users.ts";

/** Everybody with an account. `/manage_users`, rules users 1–6. */
export function UsersPage(words: { text: UsersWords; invitations: InvitationsWords }) {
  const { text } = words;
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <Users {...words} />
      </main>
    </Shell>
  );
}

function Users({ text, invitations }: { text: UsersWords; invitations: InvitationsWords }) {
  const { words } = useApp();
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const [group, setGroup] = useState<UserGroup>("all");
  const { counts, recount } = useUserCounts();
  const users = useUsers(group, q);
  const isWide = useIsWide();
  // Not that of the list, which may change next to it: what was typed stays.
  const [opened, setOpened] = useState<CountedUser | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [toDelete, setToDelete] = useState<CountedUser | null>(null);
  const deletion = useHeldDeletion(text, (id) => {
    users.drop(id);
    setOpened((known) => (known?.id === id ? null : known));
    void recount();
  });
  const rows = users.rows?.filter(({ id }) => !deletion.heldIds.has(id)) ?? null;
  const open = opened === null || deletion.heldIds.has(opened.id) ? undefined : opened;
  const total = q === "" ? counts?.groups[group] : undefined;
  const isLastAdministrator = counts?.administrators === 1;
  return (
    <div className={open === undefined ? undefined : styles.withPanel}>
      <div className={styles.main}>
        <div className={styles.top}>
          <h1 className={styles.title}>
            {text.title} {counts !== null && <span className={styles.badge}>{counts.groups.all}</span>}
          </h1>
          <PanelButton panel="search" className={styles.search}>
            <Icon name="search" />
            <span>{q === "" ? text.search : text.searched(q)}</span>
          </PanelButton>
          <button type="button" className={buttons.outlined} onClick={() => setInviting(true)}>
            {invitations.open}
          </button>
        </div>
        <GroupChips group={group} counts={counts} text={text} onChange={setGroup} />
        {users.failure !== null && (
          <Failure isNetwork={users.failure.isNetwork} onRetry={() => void users.more()} />
        )}
        {rows === null && users.failure === null && <p className={styles.note}>{words.shell.loading}</p>}
        {rows?.length === 0 && (
          <div className={styles.none}>
            <p>{q === "" ? text.none : text.noMatch(q)}</p>
            <p>
              <Link
                href={WORK_PAGES.users.path}
                replace
                className={buttons.outlined}
                onClick={() => setGroup("all")}
              >
                {text.showAll}
              </Link>
            </p>
          </div>
        )}
        {rows !== null && rows.length > 0 && isWide && (
          <UsersTable
            rows={rows}
            text={text}
            openId={open?.id ?? null}
            isLastAdministrator={isLastAdministrator}
            onOpen={setOpened}
            onDelete={setToDelete}
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
                onDelete={() => setToDelete(user)}
              />
            ))}
          </ul>
        )}
        {rows !== null && rows.length > 0 && (
          <ListFoot
            shown={rows.length}
            total={total}
            text={text}
            onMore={users.hasMore ? () => void users.more() : null}
          />
        )}
      </div>
      {open !== undefined && (
        <UserPanel
          key={open.id}
          user={open}
          isLastAdministrator={isLastAdministrator}
          text={text}
          onSaved={(user) => {
            users.replace(user);
            setOpened(user);
            void recount();
          }}
          onDelete={() => setToDelete(open)}
          onClose={() => setOpened(null)}
        />
      )}
      {isInviting && <InviteDialog text={invitations} onClose={() => setInviting(false)} />}
      {toDelete !== null && (
        <DeleteUserDialog
          user={toDelete}
          text={text}
          onCancel={() => setToDelete(null)}
          onDelete={(one) => {
            setToDelete(null);
            deletion.remove(one);
          }}
        />
      )}
    </div>
  );
}
