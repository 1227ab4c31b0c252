import { emptyValue, isStated } from "../../services/field-kinds.ts";
import { ENTERED_FIELDS, type EnteredField, getFieldSpec, isOfKind } from "../../services/field-names.ts";
import { flatFacts } from "../../services/flat-facts.ts";
import { NOWHERE } from "../../services/location-wire.ts";
import type { ServiceFacts } from "../../services/service.ts";
import type { FactSource, SourceOfFields } from "../../services/source.ts";

/** Determines which facts of a service come from which source. */

/** The sources of facts that were all imported from one. */
export function importedFrom(source: number, asOf: string | null, facts: ServiceFacts): FactSource[] {
  return [{ source, asOf, fields: statedFields(flatFacts(facts)), isMain: true }];
}

/**
 * The sources after an edit: what a person changed comes from no source any more.
 *
 * @param facts the service after the edit
 */
export function afterEdit(
  before: readonly FactSource[],
  changed: readonly string[],
  facts: ServiceFacts,
): FactSource[] {
  if (before.length === 0) return [];
  const left = before
    .map((each) => ({ ...each, fields: each.fields.filter((field) => !changed.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
  const counted = statedFields(flatFacts(facts)).filter(isCounted);
  const countFields = (fields: readonly string[]) => counted.filter((field) => fields.includes(field)).length;
  const counts = left.map(({ fields }) => countFields(fields));
  const most = Math.max(0, ...counts);
  const enteredHere = counted.length - countFields(left.flatMap(({ fields }) => fields));
  const main = enteredHere > most ? -1 : counts.indexOf(most);
  return left.map((each, index) => ({ ...each, isMain: index === main }));
}

/**
 * The sources of what a reply shows: it may hide some fields, such as an address.
 *
 * @param shown the service by its names on the wire
 */
export function shownSources(sources: readonly SourceOfFields[], shown: object): SourceOfFields[] {
  return sources
    .map((each) => ({
      ...each,
      fields: statedFields(shown).filter((field) => each.fields.includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** @param facts by their names on the wire, stored or shown */
function statedFields(facts: object): EnteredField[] {
  return ENTERED_FIELDS.filter((field) => !isOwnDecision(field) && isFieldStated(field, facts));
}

/** No source states these, whatever it was that made the import set them, or that they follow from. */
const NEVER_STATED: ReadonlySet<EnteredField> = new Set<EnteredField>([
  "isProtected",
  "placeShown",
  "isRemote",
]);

/** Whether the directory itself sets the field, such as its alerts; such a value comes from no source. */
function isOwnDecision(field: EnteredField): boolean {
  const { setBy } = getFieldSpec(field);
  return setBy === "administrators" || setBy === "alertEditors" || NEVER_STATED.has(field);
}

/** A field that qualifies another, and a translation, are no facts of their own. */
function isCounted(field: EnteredField): boolean {
  const { qualifies, part } = getFieldSpec(field);
  return qualifies === undefined && part !== "spanish";
}

function isFieldStated(field: EnteredField, facts: object): boolean {
  const spec = getFieldSpec(field);
  const value: unknown = Reflect.get(facts, field);
  if (!isStated(value, spec) || value === emptyValue(spec) || value === "") return false;
  return !(isOfKind(field, "location") && isEmptyPlace(value));
}

/** Replies have an empty location where none is public. */
function isEmptyPlace(value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(NOWHERE);
}
