import {
  COLUMN_FIELDS,
  type ColumnField,
  type FieldsWhere,
  isOfKind,
  type ListedField,
  type PageOnlyField,
  type StoredFields,
  specOf,
} from "#domain/services/field-names.ts";

/** Between the fields of a service and the columns of `services`. */

/** Columns that are not called as their field is, or that no field has to itself. */
interface PlaceColumns {
  longitude: number | null;
  latitude: number | null;
}

/** A row of `public_services` as the rules read it; moments in epoch milliseconds. */
export type ServiceBody = StoredFields<ColumnField & ListedField> & PlaceColumns;

/** The same with lines of hours as the JSON that they are stored in. */
export type ServiceBodyText = Omit<ServiceBody, EntriesField> & Record<EntriesField, string>;
type EntriesField = FieldsWhere<{ kind: "entries" }>;

/** On a service's own page only. */
export type WholeServiceBody = ServiceBody & StoredFields<PageOnlyField>;

/** The column of a field; its name in snake case where the table says no other. */
export function columnOf(field: ColumnField): string {
  return specOf(field).column ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What to select of `public_services`, or of `services`, which has them all. */
export const BODY_COLUMNS = `${selectList(COLUMN_FIELDS.filter((field) => !isPageOnly(field)))}, longitude, latitude`;

/** What to select for a `ServiceBodyText`. */
export const BODY_TEXT_COLUMNS = `${selectList(
  COLUMN_FIELDS.filter((field) => !isPageOnly(field)),
  (field) => (isOfKind(field, "entries") ? `${columnOf(field)}::text` : columnOf(field)),
)}, longitude, latitude`;

export const PAGE_ONLY_COLUMNS = selectList(COLUMN_FIELDS.filter(isPageOnly));

export const WHOLE_BODY_COLUMNS = `${BODY_COLUMNS}, ${PAGE_ONLY_COLUMNS}`;

function isPageOnly(field: ColumnField): boolean {
  return specOf(field).isOnPageOnly === true;
}

/** Columns by the names of their fields. */
function selectList(fields: readonly ColumnField[], expressionOf = columnOf): string {
  return fields.map((field) => `${expressionOf(field)} as "${field}"`).join(", ");
}
