import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { changedSides } from "../listings/compare-texts.ts";
import { Difference } from "../listings/Difference.tsx";
import { comparedBy, displayedFields } from "../listings/displayed-fields.ts";
import { langOfField } from "../listings/lang-of-field.ts";
import { type FieldTexts, fieldLabel, fieldText, toValueMap } from "./change-texts.ts";
import styles from "./ServiceHistory.module.css";

const THING = "SERVICE";

/** The fields of a change of a service, before and after. */
export function ServiceChangeFields({
  change: { before, after },
  texts,
}: {
  change: { readonly before: unknown; readonly after: unknown };
  texts: FieldTexts;
}) {
  const [was, is] = [toValueMap(before), toValueMap(after)];
  const entered = displayedFields(ENTERED_FIELDS.filter((field) => was.has(field) || is.has(field)));
  const names: readonly string[] = ENTERED_FIELDS;
  const internal = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => field in texts.history.internal && !names.includes(field),
  );
  const lines = [
    ...entered.map((field) => ({ field, by: comparedBy(field) })),
    ...internal.map((field) => ({ field, by: "whole" as const })),
  ].map(({ field, by }) => ({
    field,
    by,
    old: fieldText(THING, field, was.get(field), texts),
    new: fieldText(THING, field, is.get(field), texts),
  }));
  const changed = lines.filter((line) => line.old !== line.new);
  if (changed.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {changed.map(({ field, by, ...values }) => {
        const lang = langOfField(field);
        const isShown = changedSides(values.old, values.new, by);
        const comparison = {
          before: values.old,
          after: values.new,
          by,
          lang,
          words: texts.fields.fields,
          hidesSame: true,
        };
        return (
          <div key={field} className={styles.field}>
            <dt>{fieldLabel(THING, field, texts)}</dt>
            {/* All of a new service is new. */}
            {before === null ? (
              <dd className={styles.value} lang={lang}>
                {values.new}
              </dd>
            ) : (
              <>
                {isShown.before && (
                  <dd>
                    <Difference {...comparison} side="before" />
                  </dd>
                )}
                {isShown.after && (
                  <dd>
                    <Difference {...comparison} side="after" />
                  </dd>
                )}
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}
