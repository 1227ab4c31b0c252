import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { PendingApproval } from "#domain/approvals/approval-calls.ts";
import { deceptiveHosts } from "#domain/listings/deceptive-host.ts";
import type { ListingPart } from "#domain/listings/listing.ts";
import { fieldsNamingPlace } from "#domain/listings/named-place.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { ROLES } from "#domain/roles/role.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { servicePath } from "../../home-query.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { Difference } from "../listings/Difference.tsx";
import { comparedBy, displayedFields, stateOf } from "../listings/displayed-fields.ts";
import { type FieldWords, valueText } from "../listings/value-text.ts";
import { filledFields } from "./filled-fields.ts";
import styles from "./Review.module.css";

interface ReviewProps {
  waiting: PendingApproval;
  /** Somebody opened it from the list. */
  isOpened: boolean;
  text: ApprovalsWords;
  words: FieldWords;
  mayDecide: boolean;
  mayRemove: boolean;
  /** On a narrow window the list gives way to this. */
  onBack: () => void;
  onApprove: () => void;
  onRefuse: () => void;
  onRemove: () => void;
}

/** One that waits: who entered it, and field by field what visitors see now and what they would see. */
export function Review(props: ReviewProps) {
  const { waiting, isOpened, text, words, mayDecide, mayRemove } = props;
  const { service, by, kind } = waiting;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a narrow window it has taken the list's place.
    if (!isOpened || !matchMedia("(max-width: 899px)").matches) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const label = kind === "NEW" ? text.isNew : text.isEdit;
  const role = ROLES.find((one) => one === by?.role);
  const isPartlyPublic =
    kind === "EDIT" && role !== undefined && extentOf(role, "publishUnreviewed") === "no";
  const deceptive =
    service.pending == null
      ? deceptiveHosts(service)
      : deceptiveHosts(service.pending.after, displayedFields(service.pending.changed));
  const naming = displayedFields(fieldsNamingPlace(Object.assign({ ...service }, service.pending?.after)));
  const { source } = service;
  const changed = source === null ? words.date(service.updatedAt) : null;
  const visibleVersion = kind === "NEW" ? text.notApproved : text.visitorsSee(changed);
  return (
    <section className={styles.review} aria-labelledby="reviewed">
      <button type="button" className={`${buttons.quiet} ${styles.back}`} onClick={props.onBack}>
        <Icon name="back" />
        {text.back}
      </button>
      <h2 id="reviewed" ref={heading} tabIndex={-1} className={styles.name}>
        {service.name}
      </h2>
      <p className={styles.submitter}>
        {text.by(label, by?.displayName ?? text.nobody)} ·{" "}
        <time dateTime={waiting.waitingSince}>{words.dateTime(waiting.waitingSince)}</time> · {visibleVersion}
      </p>
      {waiting.unconfirmed.length > 0 && (
        <p className={styles.warning}>
          <Icon name="alert" />
          {text.unconfirmed(waiting.unconfirmed)}
        </p>
      )}
      {deceptive.length > 0 && (
        <p className={styles.warning}>
          <Icon name="alert" />
          {text.deceptiveHosts(deceptive)}
        </p>
      )}
      {naming.length > 0 && (
        <p className={styles.warning}>
          <Icon name="alert" />
          {text.namesPlace(naming.map((field) => words.fields.labels[field]))}
        </p>
      )}
      {isPartlyPublic && (
        <p className={styles.warning}>
          <Icon name="clock" />
          {text.immediateNote}
        </p>
      )}
      <Compared waiting={waiting} text={text} words={words} />
      <div className={styles.buttons}>
        {mayDecide && (
          <>
            <button type="button" className={buttons.primary} onClick={props.onApprove}>
              {text.approve}
            </button>
            <button type="button" className={`${buttons.outlined} ${styles.refuse}`} onClick={props.onRefuse}>
              {text.refuse}
            </button>
          </>
        )}
        <Link href={servicePath(service.id)} className={buttons.outlined}>
          {text.open}
        </Link>
        {mayRemove && (
          <button type="button" className={buttons.quiet} onClick={props.onRemove}>
            {text.remove}
          </button>
        )}
      </div>
      <p className={styles.keys}>
        <kbd>J</kbd> <kbd>K</kbd> {text.keys.next}
        {mayDecide && (
          <>
            {" "}
            <kbd>A</kbd> {text.keys.approve} <kbd>R</kbd> {text.keys.refuse}
          </>
        )}{" "}
        <kbd>X</kbd> {text.keys.select}
      </p>
    </section>
  );
}

function Compared({ waiting, text, words }: Pick<ReviewProps, "waiting" | "text" | "words">) {
  const { service, kind } = waiting;
  if (kind === "NEW") return <Entered part={service} text={text} words={words} />;
  const { pending } = service;
  if (pending == null) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {displayedFields(pending.changed).map((field) => {
          const state = stateOf(field);
          const before = valueText(field, pending.before, words);
          const after = valueText(field, pending.after, words);
          return (
            <tr key={field}>
              <th scope="row">{words.fields.labels[field]}</th>
              <td data-label={text.before}>
                <Difference
                  before={before}
                  after={after}
                  by={comparedBy(field)}
                  side="before"
                  words={words.fields}
                />
              </td>
              <td data-label={text.after}>
                <Difference
                  before={before}
                  after={after}
                  by={comparedBy(field)}
                  side="after"
                  words={words.fields}
                />
                {state !== null && (
                  <span className={styles.state}> {valueText(state, pending.after, words)}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Entered({ part, text, words }: { part: ListingPart; text: ApprovalsWords; words: FieldWords }) {
  const textOf = (field: EnteredField) => valueText(field, part, words);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.entered}</th>
        </tr>
      </thead>
      <tbody>
        {filledFields(part).map((field) => (
          <tr key={field}>
            <th scope="row">{words.fields.labels[field]}</th>
            <td data-label={text.entered} className={styles.entered}>
              {textOf(field)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
