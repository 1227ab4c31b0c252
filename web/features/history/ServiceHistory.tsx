import { useCallback } from "react";
import { KEY_ACTOR } from "#domain/base/history/actions.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { Failure } from "../../base/ui/Failure.tsx";
import { wordNamed } from "../../base/words/words.ts";
import type { FieldWords } from "../listings/value-text.ts";
import { changeId, useFocusOnChange } from "./focus-on-change.ts";
import { foldRepeats } from "./fold-repeats.ts";
import { ServiceChangeFields } from "./ServiceChangeFields.tsx";
import styles from "./ServiceHistory.module.css";
import { UndoChange } from "./UndoChange.tsx";

/** Every change of a service: who, when, what it said before and after, and why. */
export function ServiceHistory({
  id,
  text,
  words,
  onChanged,
}: {
  id: string;
  text: HistoryWords;
  words: FieldWords;
  /** The service is another one after an undo. */
  onChanged: () => void;
}) {
  const { words: page } = useApp();
  const texts = { history: text, fields: words, labels: () => null };
  const load = useCallback(() => callApi("GET /services/{id}/history", { params: { id } }), [id]);
  const { reply: changes, failure, reload } = useCall(load);
  const formatTitle = ({ action, by }: ServiceChange) =>
    text.by(wordNamed(text.actions, action) ?? text.other, actorText(by, text));
  const focusOn = useFocusOnChange(changes);
  return (
    <div className={styles.history} aria-busy={changes === null && failure === null}>
      <h2 className={styles.title}>{text.title}</h2>
      {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={reload} />}
      {changes === null && failure === null && <p>{page.shell.loading}</p>}
      {changes?.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ol className={styles.list}>
        {foldRepeats(changes ?? []).map(({ change, count, since }) => (
          <li key={change.id} id={changeId(change.id)} tabIndex={-1} className={styles.change}>
            <p className={styles.head}>
              <strong>{formatTitle(change)}</strong>{" "}
              <time dateTime={change.at} className={styles.quiet}>
                {words.dateTime(change.at)}
              </time>
            </p>
            {count > 1 && <p className={styles.quiet}>{text.times(count, words.dateTime(since))}</p>}
            {change.isForProgram && <p>{text.forProgram}</p>}
            {change.why !== null && <p>{text.why(change.why)}</p>}
            <ServiceChangeFields change={change} texts={texts} />
            <UndoChange
              change={{ ...change, thing: "SERVICE", thingId: id }}
              title={formatTitle(change)}
              texts={texts}
              onUndone={(undoing) => {
                focusOn(undoing);
                void reload();
                onChanged();
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Names the person who made the change, or the role where the person is unknown. */
export function actorText({ id, displayName, role }: ServiceChange["by"], text: HistoryWords): string {
  if (displayName !== null) return role === KEY_ACTOR ? text.byKey(displayName) : displayName;
  if (id === null) return role === "OPERATOR" ? text.operator : text.system;
  return text.somebody((wordNamed(text.roles, role) ?? role).toLowerCase());
}
