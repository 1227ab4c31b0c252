import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { ListingPart } from "#domain/services/listing.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { Difference } from "../Difference.tsx";
import { comparedBy, displayedFields, findStateField } from "../displayed-fields.ts";
import { langOfField } from "../lang-of-field.ts";
import { type FieldWords, valueText } from "../value-text.ts";
import styles from "./Changes.module.css";
import { filledFields } from "./filled-fields.ts";
import { withTexts } from "./with-texts.ts";

interface ChangesProps {
  waiting: PendingApproval;
  text: ApprovalsWords;
  words: FieldWords;
}

/** The map shows it. */
const onlyInWords = (field: EnteredField) => field !== "location";

/** Fields that an edit changes, with the others folded; for a new service, all that was entered. */
export function Changes({ waiting, text, words }: ChangesProps) {
  const { kind } = waiting;
  const service = withTexts(waiting.service);
  if (kind === "NEW") {
    return (
      <FieldTable
        part={service}
        fields={filledFields(service).filter(onlyInWords)}
        heading={text.entered}
        text={text}
        words={words}
      />
    );
  }
  const { pending } = service;
  if (pending == null) return null;
  const unchanged = filledFields(service).filter(
    (field) => onlyInWords(field) && !pending.changed.includes(field),
  );
  return (
    <>
      <Compared waiting={waiting} text={text} words={words} />
      {unchanged.length > 0 && (
        <details className={styles.unchanged}>
          <summary>{text.unchanged(unchanged.length)}</summary>
          <FieldTable part={service} fields={unchanged} heading={text.before} text={text} words={words} />
        </details>
      )}
    </>
  );
}

function Compared({ waiting: { service }, text, words }: ChangesProps) {
  const { pending } = service;
  if (pending == null) return null;
  const changed = displayedFields(pending.changed);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.changes(changed.length)}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changed.filter(onlyInWords).map((field) => {
          const state = findStateField(field);
          const compared = {
            before: valueText(field, pending.before, words),
            after: valueText(field, pending.after, words),
            by: comparedBy(field),
            lang: langOfField(field),
            words: words.fields,
          };
          return (
            <tr key={field}>
              <th scope="row">{words.fields.labels[field]}</th>
              <td data-label={text.before}>
                <Difference {...compared} side="before" />
              </td>
              <td data-label={text.after}>
                <Difference {...compared} side="after" />
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

function FieldTable({
  part,
  fields,
  heading,
  text,
  words,
}: {
  part: ListingPart;
  fields: readonly EnteredField[];
  heading: string;
  text: ApprovalsWords;
  words: FieldWords;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col" colSpan={2}>
            {heading}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{words.fields.labels[field]}</th>
            <td colSpan={2} className={styles.entered} lang={langOfField(field)}>
              {valueText(field, part, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
