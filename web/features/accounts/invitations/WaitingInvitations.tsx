import { useCallback, useState } from "react";
import type { ShownInvitation } from "#domain/accounts/invitations/invitation-calls.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { InvitationsWords } from "#words/compiled/accounts/invitations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { Failure } from "../../../base/ui/Failure.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { ListFoot } from "../users/ListFoot.tsx";
import people from "../users/person-rows.module.css";
import { PAGE_SIZE, usePages } from "../users/use-users.ts";
import styles from "./WaitingInvitations.module.css";

/** The invitations that no one has accepted yet, to be sent again or canceled (rules users 14 and 15). */
export function WaitingInvitations({
  q,
  text,
  onChanged,
}: {
  /** Text of the address; empty: all. */
  q: string;
  text: InvitationsWords;
  /** Their number may be another. */
  onChanged: () => void;
}) {
  const { words, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(
    (skip: number) =>
      callApi("GET /invitations", {
        query: { ...(q === "" ? {} : { q }), limit: String(PAGE_SIZE), skip: String(skip) },
      }),
    [q],
  );
  const { rows, hasMore, failure, reload, more, drop } = usePages(load);
  const [toCancel, setToCancel] = useState<ShownInvitation | null>(null);
  const { waiting } = text;
  const sendAgain = async ({ email, role }: ShownInvitation) => {
    const answer = await callApi("POST /invitations", { body: { email, role } });
    if (answer.ok) showToast({ kind: "success", text: text.sent(email) });
    else if (answer.problem.key === "tooManyRequests")
      showToast({ kind: "error", text: text.errors.tooMany });
    else if (answer.problem.key === "emailTaken") showToast({ kind: "error", text: text.errors.taken });
    else return showFailure(answer.problem);
    await reload();
    onChanged();
  };
  const cancel = async ({ id, email }: ShownInvitation) => {
    setToCancel(null);
    const answer = await callApi("DELETE /invitations/{id}", { params: { id } });
    if (!answer.ok && answer.problem.code !== 404) return showFailure(answer.problem);
    if (answer.ok) {
      drop(id);
      showToast({ kind: "success", text: waiting.canceled(email) });
    } else {
      showToast({ kind: "error", text: waiting.gone });
      await reload();
    }
    onChanged();
  };
  return (
    <>
      {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={() => void more()} />}
      {rows === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
      {rows?.length === 0 && (
        <p className={styles.note} role="status">
          {q === "" ? waiting.none : waiting.noMatch(q)}
        </p>
      )}
      {rows !== null && rows.length > 0 && (
        <>
          <ul className={people.list} aria-label={waiting.title}>
            {rows.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                text={text}
                onAgain={() => sendAgain(invitation)}
                onCancel={() => setToCancel(invitation)}
              />
            ))}
          </ul>
          <ListFoot
            count={waiting.shown(rows.length)}
            more={waiting.more}
            onMore={hasMore ? () => void more() : null}
          />
        </>
      )}
      {toCancel !== null && (
        <ConfirmDialog
          question={waiting.question}
          hint={waiting.hint(toCancel.email)}
          yes={waiting.yes}
          no={waiting.no}
          onCancel={() => setToCancel(null)}
          onConfirm={() => void cancel(toCancel)}
        />
      )}
    </>
  );
}

function Row({
  invitation: { email, role, invitedBy, createdAt, expiresAt, isOpen },
  text,
  onAgain,
  onCancel,
}: {
  invitation: ShownInvitation;
  text: InvitationsWords;
  onAgain: () => Promise<void>;
  onCancel: () => void;
}) {
  const { language } = useApp();
  const now = useNow();
  const { isBusy, whileBusy } = useBusy();
  const { waiting } = text;
  const day = (at: string) =>
    new Date(at).toLocaleDateString(toLocale(language), { month: "long", day: "numeric" });
  const isExpired = Date.parse(expiresAt) <= now;
  return (
    <li className={`${people.row} ${styles.row}`}>
      <div className={styles.who}>
        <h2 className={people.name}>{email}</h2>
        <p className={styles.facts}>
          <b>{text.roles[role]}</b> · {waiting.sentBy(invitedBy, day(createdAt))}
        </p>
        {isOpen && !isExpired ? (
          <p className={styles.facts}>{waiting.worksUntil(day(expiresAt))}</p>
        ) : (
          <p className={styles.over}>
            <Icon name="alert" />
            <span>{isExpired ? waiting.expired : waiting.senderLost(invitedBy)}</span>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={waiting.againTo(email)}
          aria-disabled={isBusy}
          onClick={() => void whileBusy(onAgain)}
        >
          {waiting.again}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          aria-label={waiting.cancelOf(email)}
          onClick={onCancel}
        >
          {waiting.cancel}
        </button>
      </div>
    </li>
  );
}
