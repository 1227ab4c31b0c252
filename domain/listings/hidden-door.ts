import { unstatedWireValue } from "../services/field-kinds.ts";
import {
  byField,
  type FieldName,
  type FieldsWhere,
  fieldsWhere,
  getFieldSpec,
} from "../services/field-names.ts";
import type { Listing } from "../services/listing.ts";
import type { ServiceForm } from "./service-form.ts";

/** Fields that are not stored for a hidden place (rule places 31). */
type DoorField = FieldsWhere<{ isExactPlace: true }>;
const DOOR_FIELDS: readonly DoorField[] = fieldsWhere({ isExactPlace: true });
const NO_DOOR = byField<Pick<Listing, DoorField>>(DOOR_FIELDS, (_, spec) => unstatedWireValue(spec));

export function isDoorField(field: FieldName): field is DoorField {
  return getFieldSpec(field).isExactPlace === true;
}

/** Returns a listing, or a draft, as it is stored: without its door if it is hidden. */
export function withoutHiddenDoor<Draft extends Pick<Listing, DoorField | "addressVisibility">>(
  draft: Draft,
): Draft {
  return draft.addressVisibility === "HIDDEN" ? { ...draft, ...NO_DOOR } : draft;
}

/** The fields of a form that were discarded because the listing is hidden, in the order of the table. */
export function listDiscardedFields(form: ServiceForm): readonly DoorField[] {
  return DOOR_FIELDS.filter((field) => {
    const given = form[field];
    return given !== undefined && given !== null && given !== false;
  });
}
