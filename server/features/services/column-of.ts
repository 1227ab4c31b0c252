import { type ColumnField, specOf } from "#domain/services/field-names.ts";

/** The column of a field; its name in snake case unless the table names another. */
export function columnOf(field: ColumnField): string {
  return specOf(field).column ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
