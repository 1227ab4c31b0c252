import {
  FIELD_NAMES,
  type FieldName,
  type FieldsWhere,
  fieldsWhere,
  getFieldSpec,
} from "../../services/field-names.ts";

/** Defines which fields of a service a city pack contains, and how. */

export const PACKED_ALWAYS = fieldsWhere({ pack: "always" });
export const PACKED_IN_HOURS = fieldsWhere({ pack: "inHours" });

/** Absent where nothing is stated. A location is packed as its coordinates alone. */
export type StatedField = Exclude<
  FieldName,
  FieldsWhere<{ pack: string }> | FieldsWhere<{ kind: "location" }>
>;
export const PACKED_WHERE_STATED: readonly StatedField[] = FIELD_NAMES.filter(
  (field): field is StatedField =>
    getFieldSpec(field).pack === undefined && getFieldSpec(field).kind !== "location",
);
