import { useCallback } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { FactOrigin } from "#domain/listings/listing-calls.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { timeInText } from "../../base/app-context/instant-text.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { Failure } from "../../base/ui/Failure.tsx";
import { wordNamed } from "../../base/words/words.ts";
import { displayedFields } from "../listings/displayed-fields.ts";
import type { FieldWords } from "../listings/value-text.ts";
import { fieldLabel, fieldText } from "./change-texts.ts";
import styles from "./ServiceHistory.module.css";
import { actorText } from "./ServiceHistory.tsx";

/** Field by field: what is stated, since when, by whom and from which source (rule history 14). */
export function ServiceFacts({ id, text, words }: { id: string; text: HistoryWords; words: FieldWords }) {
  const { words: page, language } = useApp();
  const load = useCallback(() => callApi("GET /services/{id}/facts", { params: { id } }), [id]);
  const { reply, failure, reload } = useCall(load);
  const texts = { history: text, fields: words, labels: () => null };
  const { facts: own } = text;
  const at = (iso: string) => momentText(iso, reply?.timeZone ?? "UTC", language);
  const listed = new Set(reply?.facts.map(({ field }) => field));
  const shown = new Set<string>(displayedFields(ENTERED_FIELDS.filter((field) => listed.has(field))));
  return (
    <div className={styles.history} aria-busy={reply === null && failure === null}>
      <h2 className={styles.title}>{own.title}</h2>
      {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={reload} />}
      {reply === null && failure === null && <p>{page.shell.loading}</p>}
      {reply !== null && (
        <>
          <p className={styles.quiet}>
            {own.intro(reply.timeZone)}{" "}
            {reply.verifiedAt === null ? own.notConfirmed : own.confirmed(at(reply.verifiedAt))}
          </p>
          {shown.size === 0 && <p className={styles.quiet}>{own.none}</p>}
          <dl className={styles.fields}>
            {reply.facts
              .filter(({ field }) => shown.has(field))
              .map((fact) => (
                <div key={fact.field} className={styles.fact}>
                  <dt>{fieldLabel("SERVICE", fact.field, texts)}</dt>
                  <dd className={styles.value}>
                    {fieldText("SERVICE", fact.field, Reflect.get(reply.values, fact.field), texts) ||
                      words.fields.nothing}
                  </dd>
                  <dd className={styles.quiet}>
                    {own.since}: {fact.since === null ? own.unknown : at(fact.since)}
                  </dd>
                  <dd className={styles.quiet}>
                    {own.by}: {doneBy(fact, text)}
                  </dd>
                  <dd className={styles.quiet}>
                    {own.source}: {sourceText(fact, text, words)}
                  </dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </div>
  );
}

function doneBy({ by, action }: FactOrigin, text: HistoryWords): string {
  if (by === null) return text.facts.unknown;
  return `${actorText(by, text)} (${wordNamed(text.actions, action ?? "") ?? text.other})`;
}

function sourceText({ source }: FactOrigin, { facts: text }: HistoryWords, words: FieldWords): string {
  if (source === null) return text.enteredHere;
  // Noon: the day is the same wherever the reader is.
  const day = source.asOf === null ? "" : `, ${text.asOf(words.date(`${source.asOf}T12:00:00`))}`;
  return `${source.name}${day}`;
}

/** Day and time on the clock of the place. */
function momentText(iso: string, timeZone: string, language: Language): string {
  const format = { timeZone, dateStyle: "medium", timeStyle: "short" } as const;
  return timeInText(new Intl.DateTimeFormat(toLocale(language), format).format(new Date(iso)), language);
}
