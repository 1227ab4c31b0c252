import { useCallback, useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { InvitationsWords } from "#words/compiled/accounts/invitations.ts";
import type { RoleHoldersWords } from "#words/compiled/accounts/role-holders.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import page from "../../../base/ui/list-page.module.css";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { AddRoleHolder, type HeldRole } from "./AddRoleHolder.tsx";
import people from "./person-rows.module.css";
import styles from "./RoleHoldersPage.module.css";
import { UserEmail } from "./UserEmail.tsx";
import { readUsers, usePages } from "./use-users.ts";
import { userPath } from "./user-path.ts";

/** Roles with a screen of their own. */

interface RoleHoldersProps {
  role: HeldRole;
  text: RoleHoldersWords;
  invitations: InvitationsWords;
}

/** People with a role, added and removed by email. `/manage_access` and `/manage_superusers`, rule users 8. */
export function RoleHoldersPage(props: RoleHoldersProps) {
  const { role, text } = props;
  const title = text.titles[role];
  useTitle(title);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <div className={page.top}>
          <h1 className={page.title}>{title}</h1>
        </div>
        <div className={styles.content}>
          <p className={styles.intro}>{text.intro[role]}</p>
          <RoleHolders key={role} {...props} />
        </div>
      </main>
    </Shell>
  );
}

function RoleHolders({ role, text, invitations }: RoleHoldersProps) {
  const { words, viewer, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const [path] = useLocation();
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const load = useCallback((skip: number) => readUsers(role, q, skip), [role, q]);
  const { rows, hasMore, failure, reload, more, drop } = usePages(load);
  const [toRemove, setToRemove] = useState<ManagedUser | null>(null);
  const remove = async ({ id, email, version }: ManagedUser) => {
    setToRemove(null);
    const answer = await callApi("POST /users/{id}/set-permission", {
      params: { id },
      body: { role: "USER", version },
    });
    if (!answer.ok) {
      const { code } = answer.problem;
      if (code !== 409 && code !== 404) return showFailure(answer.problem);
      showToast({ kind: "error", text: text.changed(email) });
      return reload();
    }
    drop(id);
    showToast({ kind: "success", text: text.removed[role](email) });
  };
  return (
    <>
      <AddRoleHolder role={role} text={text} invitations={invitations} onAdded={reload} />
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={() => void more()} />}
      {rows === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
      {rows?.length === 0 && (
        <div className={styles.note}>
          <p>{q === "" ? text.none : text.noMatch(q)}</p>
          {q !== "" && (
            <Link href={path} replace className={buttons.outlined}>
              {text.showAll}
            </Link>
          )}
        </div>
      )}
      {rows !== null && rows.length > 0 && (
        <>
          <p className="visually-hidden" role="status">
            {text.shown(rows.length)}
          </p>
          <ul className={`${people.list} ${styles.list}`}>
            {rows.map((user) => (
              <li key={user.id} className={people.row}>
                <div className={styles.who}>
                  <h2 className={`${people.name} ${styles.name}`}>
                    <Link href={userPath(user.id)}>{user.displayName}</Link>
                  </h2>
                  <UserEmail user={user} text={text} />
                </div>
                {user.id === viewer?.id ? (
                  <p className={styles.locked}>
                    <SvgIcon name="lock" />
                    {q === "" && rows.length === 1 ? text.lastAdministrator : text.yourself}
                  </p>
                ) : (
                  <button
                    type="button"
                    className={buttons.outlined}
                    aria-label={text.removeNamed(user.displayName)}
                    onClick={() => setToRemove(user)}
                  >
                    {text.remove}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <p className={styles.more}>
          <button type="button" className={buttons.outlined} onClick={() => void more()}>
            {text.more}
          </button>
        </p>
      )}
      {toRemove !== null && (
        <ConfirmDialog
          question={text.question[role]}
          hint={text.hint(toRemove.displayName)}
          yes={text.yes}
          no={text.no}
          onCancel={() => setToRemove(null)}
          onConfirm={() => void remove(toRemove)}
        />
      )}
    </>
  );
}
