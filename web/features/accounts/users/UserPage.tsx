import { useCallback, useEffect, useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { DeletedNotice } from "../../../base/ui/DeletedRow.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { UserEditor } from "./UserEditor.tsx";
import { UserFacts } from "./UserFacts.tsx";
import styles from "./UsersPage.module.css";
import { type UserDeletion, useDeletion } from "./use-deletion.ts";
import { useUserCounts } from "./use-users.ts";
import { userPath } from "./user-path.ts";

/** One account. `/users/{id}`, rules users 3–6. */
export function UserPage({ id, text }: { id: string; text: UsersWords }) {
  const { words } = useApp();
  const load = useCallback(async () => {
    const answer = await callApi("GET /users/{id}", { params: { id } });
    if (answer.ok || answer.problem.code !== 404) return answer;
    return { ok: true, reply: "gone" } as const;
  }, [id]);
  const { reply: user, failure, reload, change } = useCall<ManagedUser | "gone">(load);
  const title = user === null || user === "gone" ? text.title : user.displayName;
  useTitle(title);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.one} aria-busy={user === null && failure === null}>
        <h1 className={styles.name}>{title}</h1>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {user === null && failure === null && <p>{words.shell.loading}</p>}
        {user === "gone" && (
          <>
            <p className={styles.gone}>{text.notFound}</p>
            <Link href={WORK_PAGES.users.path} className={buttons.primary}>
              {text.back}
            </Link>
          </>
        )}
        {user !== null && user !== "gone" && (
          <Account user={user} text={text} onSaved={change} onBack={reload} />
        )}
      </main>
    </Shell>
  );
}

function Account({
  user,
  text,
  onSaved,
  onBack,
}: {
  user: ManagedUser;
  text: UsersWords;
  onSaved: (user: ManagedUser) => void;
  /** The account is there again. */
  onBack: () => void;
}) {
  const [, navigate] = useLocation();
  const { counts } = useUserCounts();
  const [isDeleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState<UserDeletion | null>(null);
  const leave = useCallback(() => {
    // Someone who has left stays where they are.
    if (location.pathname === userPath(user.id)) navigate(WORK_PAGES.users.path, { replace: true });
  }, [user.id, navigate]);
  const { remove, restore } = useDeletion(
    text,
    (id, isRestorable) => {
      if (isRestorable) setDeleted({ id, displayName: user.displayName, servicesTo: null, handovers: [] });
      else leave();
    },
    () => {
      setDeleted(null);
      onBack();
    },
    true,
  );
  useEffect(() => {
    if (deleted === null) return;
    const timer = setTimeout(leave, RESTORE_DELETED_MS);
    return () => clearTimeout(timer);
  }, [deleted, leave]);
  if (deleted !== null) {
    return (
      <DeletedNotice
        name={user.displayName}
        isJustDeleted
        text={{ deleted: text.deletion.done, undo: text.deletion.undo }}
        onUndo={() => void restore(deleted)}
      />
    );
  }
  return (
    <>
      <UserFacts user={user} text={text} />
      <UserEditor
        user={user}
        isLastAdministrator={counts?.administrators === 1}
        text={text}
        onSaved={onSaved}
        onDelete={() => setDeleting(true)}
      />
      {isDeleting && (
        <DeleteUserDialog
          user={user}
          text={text}
          onCancel={() => setDeleting(false)}
          onDelete={(one) => {
            setDeleting(false);
            void remove(one);
          }}
        />
      )}
    </>
  );
}
