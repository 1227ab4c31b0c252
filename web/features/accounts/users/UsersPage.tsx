import { useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { InvitationsWords } from "#words/compiled/accounts/invitations.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import page from "../../../base/ui/list-page.module.css";
import { PanelButton } from "../../../base/ui/PanelButton.tsx";
import { InviteDialog } from "../invitations/InviteDialog.tsx";
import { WaitingInvitations } from "../invitations/WaitingInvitations.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { GroupChips, type ListPart } from "./GroupChips.tsx";
import { UserPanel } from "./UserPanel.tsx";
import { UserRows } from "./UserRows.tsx";
import styles from "./UsersPage.module.css";
import { useDeletion } from "./use-deletion.ts";
import { useUserCounts, useUsers } from "./use-users.ts";

/** Everyone with an account. `/manage_users`, rules users 1–6, 14 and 15. */
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
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const [part, setPart] = useState<ListPart>("all");
  const group = part === "invitations" ? "all" : part;
  const { counts, recount } = useUserCounts();
  const users = useUsers(group, q);
  // A copy rather than the list's own row, which may change next to it, so that typed text stays.
  const [opened, setOpened] = useState<ManagedUser | null>(null);
  const [isInviting, setInviting] = useState(false);
  /** Number of invitations sent here: each one reloads their list. */
  const [sent, setSent] = useState(0);
  const [toDelete, setToDelete] = useState<ManagedUser | null>(null);
  const { remove } = useDeletion(
    text,
    (id) => {
      users.drop(id);
      setOpened((known) => (known?.id === id ? null : known));
      void recount();
    },
    () => {
      void users.reload();
      void recount();
    },
  );
  const open = opened ?? undefined;
  const isLastAdministrator = counts?.administrators === 1;
  return (
    <div className={open === undefined ? undefined : styles.withPanel}>
      <div className={styles.main}>
        <div className={`${page.top} ${styles.head}`}>
          <h1 className={page.title}>
            {text.title} {counts !== null && <span className={page.badge}>{counts.all}</span>}
          </h1>
          <PanelButton panel="search" className={page.search}>
            <Icon name="search" />
            <span>{q === "" ? text.search : text.searched(q)}</span>
          </PanelButton>
          <button type="button" className={buttons.outlined} onClick={() => setInviting(true)}>
            {invitations.open}
          </button>
        </div>
        <GroupChips part={part} counts={counts} text={text} onChange={setPart} />
        {part === "invitations" ? (
          <WaitingInvitations key={sent} q={q} text={invitations} onChanged={() => void recount()} />
        ) : (
          <UserRows
            users={users}
            rows={users.rows}
            q={q}
            total={q === "" ? counts?.[group] : undefined}
            text={text}
            openId={open?.id ?? null}
            isLastAdministrator={isLastAdministrator}
            onOpen={setOpened}
            onDelete={setToDelete}
            onShowAll={() => setPart("all")}
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
      {isInviting && (
        <InviteDialog
          text={invitations}
          onClose={() => setInviting(false)}
          onSent={() => {
            setSent(sent + 1);
            void recount();
          }}
        />
      )}
      {toDelete !== null && (
        <DeleteUserDialog
          user={toDelete}
          text={text}
          onCancel={() => setToDelete(null)}
          onDelete={(one) => {
            setToDelete(null);
            void remove(one);
          }}
        />
      )}
    </div>
  );
}
