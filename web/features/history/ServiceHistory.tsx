import { useCallback } from "react";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { HistoryWords } from "#domain/words/en/history.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { callApi } from "../../calls/call-api.ts";
import { useCall } from "../../calls/use-call.ts";
import { Failure } from "../../ui/Failure.tsx";
import { wordNamed } from "../../words/words.ts";
import { Difference } from "../listings/Difference.tsx";
import { comparedBy, displayedFields } from "../listings/displayed-fields.ts";
import { type FieldWords, valueText } from "../listings/value-text.ts";
import styles from "./ServiceHistory.module.css";

/** Every change of a service: who, when, what it said before and after, and why. */
export function ServiceHistory({ id, text, words }: { id: string; text: HistoryWords; words: FieldWords }) {
  const { words: page } = useApp();
  const load = useCallback(() => callApi("GET /services/{id}/history", { params: { id } }), [id]);
  const { reply: changes, failure, reload } = useCall(load);
  return (
    <div className={styles.history} aria-busy={changes === null && failure === null}>
      <h2 className={styles.title}>{text.title}</h2>
      {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={reload} />}
      {changes === null && failure === null && <p>{page.shell.loading}</p>}
      {changes?.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ol className={styles.list}>
        {changes?.map((change) => (
          <li key={change.id} className={styles.change}>
            <p className={styles.head}>
              <strong>
                {text.by(wordNamed(text.actions, change.action) ?? text.other, actorText(change.by, text))}
              </strong>{" "}
              <time dateTime={change.at} className={styles.quiet}>
                {words.dateTime(change.at)}
              </time>
            </p>
            {change.why !== null && <p>{text.why(change.why)}</p>}
            <Fields change={change} words={words} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Fields({ change: { before, after }, words }: { change: ServiceChange; words: FieldWords }) {
  const fields = displayedFields(
    ENTERED_FIELDS.filter((field) => before?.[field] !== undefined || after?.[field] !== undefined),
  );
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => {
        const oldText = valueText(field, before ?? {}, words);
        const newText = valueText(field, after ?? {}, words);
        if (oldText === newText) return null;
        // All of a new service is new.
        if (before === null) {
          return (
            <div key={field} className={styles.field}>
              <dt>{words.fields.labels[field]}</dt>
              <dd className={styles.value}>{newText}</dd>
            </div>
          );
        }
        const comparison = { before: oldText, after: newText, by: comparedBy(field), words: words.fields };
        return (
          <div key={field} className={styles.field}>
            <dt>{words.fields.labels[field]}</dt>
            {oldText !== "" && (
              <dd>
                <Difference {...comparison} side="before" />
              </dd>
            )}
            <dd>
              <Difference {...comparison} side="after" />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function actorText({ id, displayName, role }: ServiceChange["by"], text: HistoryWords): string {
  if (displayName !== null) return displayName;
  if (id === null) return role === "OPERATOR" ? text.operator : text.system;
  return text.somebody((wordNamed(text.roles, role) ?? role).toLowerCase());
}
