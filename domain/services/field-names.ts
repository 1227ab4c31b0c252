import type { FieldKind, FieldSpec, StatedWireValue, StoredValue, WireValue } from "./field-kinds.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";

/** Names of a service's fields selected by their properties, and types of objects with these fields. */

type ServiceFields = typeof SERVICE_FIELDS;
export type FieldName = keyof ServiceFields;
/** The table entry of a field. */
export type SpecFor<Field extends FieldName> = ServiceFields[Field];
/** Names of the fields whose entry matches. */
export type FieldsWhere<Criteria> = {
  [Field in FieldName]: SpecFor<Field> extends Criteria ? Field : never;
}[FieldName];

/** Fields that people or imports enter. The others are set by the system. */
export type EnteredField = Exclude<FieldName, FieldsWhere<{ setBy: "system" }>>;
/** Fields of an English text that has a Spanish translation. */
export type TranslatedField = FieldsWhere<{ isTranslated: true }>;
/** Fields that a service's own page has and lists have not. */
export type PageOnlyField = FieldsWhere<{ isOnPageOnly: true }>;
export type ListedField = Exclude<FieldName, PageOnlyField | TextsField>;
/** A text in further languages; replies carry them together, in `texts`. */
export type TextsField = FieldsWhere<{ isInTexts: true }>;

/** Value of a field in replies; null where nothing is stated, if the field may be null. */
export type FieldWire<Field extends FieldName> = WireValue<SpecFor<Field>>;
/** The same, without null. */
export type StatedFieldWire<Field extends FieldName> = StatedWireValue<SpecFor<Field>>;

/** These fields as replies carry them. */
export type WireFields<Field extends FieldName> = { [Name in Field]: FieldWire<Name> };
/** These fields in replies, each with a stated value. */
export type StatedWireFields<Field extends FieldName> = { [Name in Field]: StatedFieldWire<Name> };
/** These fields as rows and the rules have them. */
export type StoredFields<Field extends FieldName> = { [Name in Field]: StoredValue<SpecFor<Name>> };

export function getFieldSpec(field: FieldName): FieldSpec {
  return SERVICE_FIELDS[field];
}

export function isOfKind<const Kind extends FieldKind>(
  field: FieldName,
  kind: Kind,
): field is FieldsWhere<{ kind: Kind }> {
  return getFieldSpec(field).kind === kind;
}

/** Every field, in the order of the table. */
export const FIELD_NAMES: readonly FieldName[] = Object.keys(SERVICE_FIELDS).filter(
  (name): name is FieldName => name in SERVICE_FIELDS,
);

/** The fields whose entry matches all criteria, in the order of the table. */
export function fieldsWhere<const Criteria extends Partial<FieldSpec>>(
  criteria: Criteria,
): readonly FieldsWhere<Criteria>[] {
  const hasHint = (field: FieldName): field is FieldsWhere<Criteria> =>
    Object.entries(criteria).every(
      ([property, value]) => Reflect.get(SERVICE_FIELDS[field], property) === value,
    );
  return FIELD_NAMES.filter(hasHint);
}

function isEntered(field: FieldName): field is EnteredField {
  return getFieldSpec(field).setBy !== "system";
}
export const ENTERED_FIELDS: readonly EnteredField[] = FIELD_NAMES.filter(isEntered);

/** Fields that the form sets: all entered fields except those that come with an import. */
export type FormField = Exclude<EnteredField, FieldsWhere<{ setBy: "imports" }>>;
function isFormField(field: EnteredField): field is FormField {
  return getFieldSpec(field).setBy !== "imports";
}
export const FORM_FIELDS: readonly FormField[] = ENTERED_FIELDS.filter(isFormField);

function isListed(field: FieldName): field is ListedField {
  return getFieldSpec(field).isOnPageOnly !== true && getFieldSpec(field).isInTexts !== true;
}
export const LISTED_FIELDS: readonly ListedField[] = FIELD_NAMES.filter(isListed);
export const PAGE_ONLY_FIELDS: readonly PageOnlyField[] = fieldsWhere({ isOnPageOnly: true });

/** The Spanish of a text, or its state: rows of `service_texts`, as texts in further languages. */
export type SpanishField = FieldsWhere<{ part: "spanish" }>;
/** Fields with a column of their own in `services`. */
export type ColumnField = Exclude<FieldName, SpanishField | FieldsWhere<{ column: null }>>;
function hasColumn(field: FieldName): field is ColumnField {
  const { column, part } = getFieldSpec(field);
  return column !== null && part !== "spanish";
}
export const COLUMN_FIELDS: readonly ColumnField[] = FIELD_NAMES.filter(hasColumn);

export const TRANSLATED_FIELDS: readonly TranslatedField[] = fieldsWhere({ isTranslated: true });

/**
 * An object with one value for each of these fields, in their order: what `valueIn` gives. The caller names the type
 * of the object; the table's own test holds that each value is of its field's kind.
 */
export function byField<Values extends object>(
  fields: readonly (keyof Values & FieldName)[],
  valueIn: (field: keyof Values & FieldName, spec: FieldSpec) => unknown,
): Values;
export function byField(
  fields: readonly FieldName[],
  valueIn: (field: FieldName, spec: FieldSpec) => unknown,
): object {
  const values: Record<string, unknown> = {};
  for (const field of fields) values[field] = valueIn(field, getFieldSpec(field));
  return values;
}
