import { fieldsNamingPlace } from "#domain/listings/named-place.ts";
import { FORM_FIELDS } from "#domain/services/field-names.ts";
import { isProtectedForm } from "./form-values.ts";
import styles from "./ServiceForm.module.css";
import type { StepProps } from "./steps/step-props.ts";
import { listSummaryLines } from "./summary-lines.ts";

/** Where a protected listing shows more of its place than its provider may want (rule places 34). */
export function PlaceWarning({ form, words }: StepProps) {
  const { labels, check } = words.form;
  const { values } = form;
  const isProtected = isProtectedForm(values);
  const naming = listSummaryLines(fieldsNamingPlace({ ...values, isProtected }, FORM_FIELDS));
  const shownLabels = naming.map((line) => labels[line]).filter((label) => typeof label === "string");
  return (
    <div role="status">
      {shownLabels.length > 0 && (
        <p className={`${styles.note} ${styles.caution}`}>{check.namesPlace(shownLabels)}</p>
      )}
    </div>
  );
}
