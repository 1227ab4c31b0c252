import { useId, useState } from "react";
import type { Duplicate, SideOfPair } from "#domain/duplicates/duplicate-calls.ts";
import { isMoreProtected, isToldOfMerge } from "#domain/duplicates/merge-listings.ts";
import { mayGetOwner } from "#domain/duplicates/owner-of-merged.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { DuplicatesWords } from "#words/compiled/duplicates/duplicates.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useSubmit } from "../../base/calls/use-submit.ts";
import { servicePath } from "../../base/pages/home-query.ts";
import buttons from "../../base/ui/buttons.module.css";
import { filledFields } from "../listings/approvals/filled-fields.ts";
import { type FieldWords, valueText } from "../listings/value-text.ts";
import { differingFields, initialChoice, type MergeChoice } from "./initial-choice.ts";
import styles from "./Pair.module.css";

/** Two services side by side: choose which to keep, and the right value of each field. */
export function Pair({
  pair,
  text,
  words,
  isAdministrator,
  onDecided,
}: {
  pair: Duplicate;
  text: DuplicatesWords;
  words: FieldWords;
  isAdministrator: boolean;
  onDecided: () => void;
}) {
  const [one, other] = pair.services;
  if (one === undefined || other === undefined) return null;
  return (
    <Compared
      pair={pair}
      services={[one, other]}
      text={text}
      words={words}
      isAdministrator={isAdministrator}
      onDecided={onDecided}
    />
  );
}

function Compared({
  pair,
  services,
  text,
  words,
  isAdministrator,
  onDecided,
}: Parameters<typeof Pair>[0] & { services: readonly [SideOfPair, SideOfPair] }) {
  const { showToast } = useApp();
  const headingId = useId();
  const [choice, setChoice] = useState<MergeChoice>(() => initialChoice(services, pair.proposal));
  const { isSending, submit } = useSubmit(({ key }) =>
    showToast({ kind: "error", text: key === "keepProtected" ? text.hidden : text.failed }),
  );
  const [one, other] = services;
  const [kept, rest] = choice.keep === one.id ? [one, other] : [other, one];
  const differing = differingFields(services);
  const isKeptHiding = isMoreProtected(kept, rest);
  const isTold = isToldOfMerge(kept, rest);
  const same = filledFields(one).filter((field) => !differing.includes(field)).length;

  const merge = () => {
    const fields = Object.fromEntries((isKeptHiding ? [] : choice.taken).map((field) => [field, rest.id]));
    const body = { keep: choice.keep, merge: rest.id, fields };
    submit(
      () => callApi("POST /services/merge", { body }),
      ({ id }) => {
        const done = isTold ? text.merged : text.mergedAndGone;
        showToast({ kind: "success", text: id === null ? text.sent : done });
        onDecided();
      },
    );
  };
  const dismiss = () =>
    submit(
      () => callApi("POST /services/duplicates/{id}/dismiss", { params: { id: pair.id } }),
      () => {
        showToast({ kind: "success", text: text.dismissed });
        onDecided();
      },
    );
  const take = (field: EnteredField, from: string) =>
    setChoice({
      ...choice,
      taken:
        from === choice.keep
          ? choice.taken.filter((each) => each !== field)
          : [...new Set([...choice.taken, field])],
    });
  return (
    <section className={styles.pair} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={styles.names}>
        {one.name === other.name ? one.name : text.pair(one.name, other.name)}
      </h2>
      <p className={styles.score}>{text.score(pair.score)}</p>
      <ul className={styles.reasons}>
        {pair.reasons.map((reason) => (
          <li key={reason}>{text.reasons[reason]}</li>
        ))}
      </ul>
      {pair.proposal !== null && (
        <p className={styles.proposal}>
          {pair.proposal.displayName === null ? text.proposed : text.proposedBy(pair.proposal.displayName)}
        </p>
      )}
      <fieldset className={styles.row}>
        <legend>{text.keep}</legend>
        {services.map((service, index) => (
          <div key={service.id} className={styles.side}>
            <label className={styles.option}>
              <input
                type="radio"
                name={`${pair.id} keep`}
                checked={choice.keep === service.id}
                onChange={() => setChoice({ ...initialChoice(services, null), keep: service.id, taken: [] })}
              />
              <span>{text.keepOne(service.name, index + 1)}</span>
            </label>
            {isAdministrator && (
              <p className={styles.hint}>
                {service.userEmail == null ? text.noOwner : text.owner(service.userEmail)}
              </p>
            )}
            <Link href={servicePath(service.id)} aria-label={`${text.open}: ${text.numbered(index + 1)}`}>
              {text.open}
            </Link>
          </div>
        ))}
      </fieldset>
      {isAdministrator && rest.userEmail != null && kept.userEmail == null && (
        <p className={styles.hint}>
          {mayGetOwner(kept) ? text.getsOwner(rest.userEmail) : text.losesOwner(rest.userEmail)}
        </p>
      )}
      {!isTold && <p className={styles.proposal}>{text.goesWithout}</p>}
      {isKeptHiding && <p className={styles.hint}>{text.takesNothing}</p>}
      {!isKeptHiding && differing.length > 0 && (
        <>
          <h3 className={styles.choose}>{text.choose}</h3>
          <p className={styles.hint}>{text.chooseHint}</p>
        </>
      )}
      {(isKeptHiding ? [] : differing).map((field) => (
        <fieldset key={field} className={styles.row}>
          <legend>{words.fields.labels[field]}</legend>
          {services.map((service) => (
            <label key={service.id} className={styles.option}>
              <input
                type="radio"
                name={`${pair.id} ${field}`}
                checked={(choice.taken.includes(field) ? rest.id : choice.keep) === service.id}
                onChange={() => take(field, service.id)}
              />
              <span className={styles.value}>{valueText(field, service, words) || text.nothing}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {same > 0 && <p className={styles.hint}>{text.equal(same)}</p>}
      <p className={styles.buttons}>
        <button type="button" className={buttons.primary} disabled={isSending} onClick={merge}>
          {isAdministrator ? text.merge : text.propose}
        </button>
        <button type="button" className={buttons.outlined} disabled={isSending} onClick={dismiss}>
          {text.notSame}
        </button>
      </p>
    </section>
  );
}
