import { type ColumnField, getFieldSpec } from "#domain/services/field-names.ts";

/** The column of a field; its name in snake case unless the table names another. */
export function toColumnName(field: ColumnField): string {
  return getFieldSpec(field).column ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
