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

/** Mapping between the fields of a service and the columns of `services`. */

/** Columns whose name differs from their field, or that several fields share. */
interface PlaceColumns {
  longitude: number | null;
  latitude: number | null;
}

/** A row of `public_services` as the rules read it; times in epoch milliseconds. */
export type ServiceBody = StoredFields<ColumnField & ListedField> & PlaceColumns;

/** The same with the entries of hours as stored JSON. */
export type ServiceBodyText = Omit<ServiceBody, EntriesField> & Record<EntriesField, string>;
type EntriesField = FieldsWhere<{ kind: "entries" }>;

/** Shown on a service's own page only. */
export type WholeServiceBody = ServiceBody & StoredFields<PageOnlyField>;

/** The column of a field; its name in snake case unless the table names another. */
export function columnOf(field: ColumnField): string {
  return specOf(field).column ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Select list for `public_services`, or for `services`, which has all of the columns. */
export const BODY_COLUMNS = `${selectList(COLUMN_FIELDS.filter((field) => !isPageOnly(field)))}, longitude, latitude`;

/** Select list of a `ServiceBodyText`. */
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
