import { type Comparison, comparisonOf } from "#domain/services/field-kinds.ts";
import { type EnteredField, fieldsWhere, specOf } from "#domain/services/field-names.ts";

/** What tells how far a Spanish text can be trusted. */
const STATES: readonly EnteredField[] = fieldsWhere({ kind: "textState" });

/** The field that tells the state of this one; it is told beside it. */
export function stateOf(field: EnteredField): EnteredField | null {
  return STATES.find((state) => specOf(state).qualifies === field) ?? null;
}

/** Changed fields as they are told: a state has no line of its own where its text has changed too. */
export function displayedFields(changed: readonly EnteredField[]): readonly EnteredField[] {
  const states = changed.map(stateOf);
  return changed.filter((field) => !states.includes(field));
}

/** How two values of a field are compared. */
export function comparedBy(field: EnteredField): Comparison {
  return comparisonOf(specOf(field));
}
