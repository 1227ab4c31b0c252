import { type Comparison, chooseComparison } from "#domain/services/field-kinds.ts";
import { type EnteredField, fieldsWhere, getFieldSpec } from "#domain/services/field-names.ts";

/** The states of Spanish texts: how far each can be trusted. */
const STATES: readonly EnteredField[] = fieldsWhere({ kind: "textState" });

/** The field that holds the state of this one; it is shown next to it. */
export function findStateField(field: EnteredField): EnteredField | null {
  return STATES.find((state) => getFieldSpec(state).qualifies === field) ?? null;
}

/** Lists changed fields as displayed: a state has no separate line if its text has changed too. */
export function displayedFields(changed: readonly EnteredField[]): readonly EnteredField[] {
  const states = changed.map(findStateField);
  return changed.filter((field) => !states.includes(field));
}

/** How two values of a field are compared. */
export function comparedBy(field: EnteredField): Comparison {
  return chooseComparison(getFieldSpec(field));
}
