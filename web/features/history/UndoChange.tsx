import { useEffect, useRef, useState } from "react";
import type { ChangedSince, Problem } from "#domain/base/contract/problems.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useSubmit } from "../../base/calls/use-submit.ts";
import { servicePath } from "../../base/pages/home-query.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import buttons from "../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../base/ui/ConfirmDialog.tsx";
import { wordNamed } from "../../base/words/words.ts";
import { type FieldTexts, fieldLabel, fieldText, toValueMap } from "./change-texts.ts";
import styles from "./UndoChange.module.css";

/** Fields of a change that its undo needs. */
export interface ChangeToUndo extends Pick<ServiceChange, "id" | "undo" | "undoes" | "undoneBy"> {
  readonly thing: string;
  readonly thingId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Undoing one change, with what is in its way (rules history 9–13). */
export function UndoChange({
  change,
  title,
  texts,
  onUndone,
}: {
  change: ChangeToUndo;
  /** Title of the change, for readers who hear one button after another. */
  title: string;
  texts: FieldTexts;
  /** Gets the id of the new change. */
  onUndone: (id: number) => void;
}) {
  const { words, showToast } = useApp();
  const text = texts.history.undo;
  const [isAsking, setAsking] = useState(false);
  const { isSending, submit } = useSubmit((problem) => {
    if (problem.message === "") showToast({ kind: "error", text: words.shell.networkError });
    else setRefused(problem);
  });
  const [refused, setRefused] = useState<Problem | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused !== null) panel.current?.focus();
  }, [refused]);
  const label = (field: string) => fieldLabel(change.thing, field, texts);
  const undo = (fields?: string[]) => {
    setAsking(false);
    const input = { params: { id: String(change.id) }, body: fields === undefined ? {} : { fields } };
    submit(
      () => callApi("POST /history/{id}/undo", input),
      ({ id, isProposed, left }) => {
        setRefused(null);
        const done = isProposed ? text.waits : text.done;
        const rest = left.length === 0 ? "" : ` ${text.left(left.map(label).join(", "))}`;
        showToast({ kind: "success", text: `${done}${rest}` });
        onUndone(id);
      },
    );
  };
  return (
    <>
      {change.undoes !== null && <p className={styles.note}>{text.undoes}</p>}
      {change.undoneBy !== null && <p className={styles.note}>{text.undone}</p>}
      {change.undo.may && (
        <p className={styles.buttons}>
          <button
            type="button"
            className={buttons.outlined}
            aria-label={text.buttonOf(title)}
            aria-disabled={isSending}
            onClick={() => !isSending && setAsking(true)}
          >
            {text.button}
          </button>
        </p>
      )}
      {change.undo.refusal !== null && (
        <p className={styles.note}>
          <Refusal reason={change.undo.refusal} change={change} texts={texts} />
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          question={text.question}
          hint={text.explain}
          yes={text.yes}
          no={text.no}
          isDangerous={false}
          onConfirm={() => undo()}
          onCancel={() => setAsking(false)}
        />
      )}
      {refused !== null && (
        <div ref={panel} tabIndex={-1} role="alert" className={styles.refused}>
          {refused.changedSince !== undefined ? (
            <Conflict
              change={change}
              changedSince={refused.changedSince}
              texts={texts}
              onUndoOthers={(fields) => undo(fields)}
            />
          ) : (
            <p>
              <Refusal
                reason={refused.reason ?? refused.key}
                change={change}
                texts={texts}
                problem={refused}
              />
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Says why the change cannot be undone, with a way on. */
function Refusal({
  reason,
  change: { thing, thingId },
  texts,
  problem,
}: {
  reason: string;
  change: ChangeToUndo;
  texts: FieldTexts;
  problem?: Problem;
}) {
  const { history } = texts;
  const { undo: text } = history;
  const fields = Object.keys(problem?.fields ?? {}).map((field) => fieldLabel(thing, field, texts));
  const others: Readonly<Record<string, string>> = {
    conflict: text.conflict,
    forbidden: history.notYours,
    ...(fields.length === 0 ? {} : { invalidRequest: text.invalid(fields.join(", ")) }),
  };
  const said = wordNamed(text.refusals, reason) ?? wordNamed(others, reason) ?? history.failed;
  const decided = DECIDED_ON.get(reason);
  const isEdited = thing === "SERVICE" && EDITED.has(reason);
  return (
    <>
      {said} {decided !== undefined && <Link href={decided}>{text.goThere}</Link>}
      {isEdited && <Link href={`${servicePath(thingId)}/edit`}>{text.edit}</Link>}
    </>
  );
}

/** Pages where it is done instead, by the reason. */
const DECIDED_ON: ReadonlyMap<string, string> = new Map([
  ["inFeedback", WORK_PAGES.feedbacks.path],
  ["inApprovals", WORK_PAGES.approvals.path],
  ["inAccounts", WORK_PAGES.users.path],
]);

/** Reasons after which an edit by hand is the way on. */
const EDITED: ReadonlySet<string> = new Set(["addressErased", "statement", "accountGone", "invalidRequest"]);

/** The fields that were changed again, one by one. */
function Conflict({
  change,
  changedSince,
  texts,
  onUndoOthers,
}: {
  change: ChangeToUndo;
  changedSince: readonly ChangedSince[];
  texts: FieldTexts;
  onUndoOthers: (fields: string[]) => void;
}) {
  const { undo: text, before: was } = texts.history;
  const { thing, thingId, before, after } = change;
  const again = new Set(changedSince.map(({ field }) => field));
  const others = [...toValueMap(after).keys()].filter(
    (field) => !again.has(field) && toValueMap(before).has(field),
  );
  const say = (field: string, value: unknown) =>
    fieldText(thing, field, value, texts) || texts.fields.fields.nothing;
  return (
    <>
      <p>{text.changedSince}</p>
      <dl className={styles.fields}>
        {changedSince.map(({ field, ...values }) => (
          <div key={field}>
            <dt>{fieldLabel(thing, field, texts)}</dt>
            <dd>
              {was}: {say(field, values.before)}
            </dd>
            <dd>
              {text.made}: {say(field, values.after)}
            </dd>
            <dd>
              {text.now}: <strong>{say(field, values.now)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {others.length === 0 && <p>{text.allChanged}</p>}
      <p className={styles.buttons}>
        {others.length > 0 && (
          <button type="button" className={buttons.outlined} onClick={() => onUndoOthers(others)}>
            {text.others}
          </button>
        )}
        {thing === "SERVICE" && (
          <Link href={`${servicePath(thingId)}/edit`} className={buttons.quiet}>
            {text.edit}
          </Link>
        )}
      </p>
    </>
  );
}
