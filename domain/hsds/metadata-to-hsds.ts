import { isStated } from "../services/field-kinds.ts";
import { ENTERED_FIELDS, type EnteredField, getFieldSpec } from "../services/field-names.ts";
import { NOWHERE } from "../services/location-wire.ts";
import { derivedId } from "./derived-id.ts";
import type { HsdsMetadata } from "./hsds-records.ts";
import type { ShownService } from "./shown-service.ts";

/** Names those who enter facts in the directory itself, as a group. */
export const OWN_EDITORS = "Providers and staff of this directory";

/**
 * Returns the origin of a service's facts: a record for each source, and one for facts entered here. Fields have the
 * names of the directory's own API.
 */
export function toHsdsMetadata(service: ShownService): HsdsMetadata[] {
  const { id, sources, createdAt, updatedAt } = service;
  const sourced = new Set(sources.flatMap(({ fields }) => fields));
  const own = ENTERED_FIELDS.filter((field) => !sourced.has(field) && isEntered(service, field));
  const record = (
    at: number,
    date: string,
    type: string,
    fields: readonly string[],
    by: string,
  ): HsdsMetadata => ({
    id: derivedId(id, `metadata ${at}`),
    resource_id: id,
    resource_type: "service",
    last_action_date: date.slice(0, 10),
    last_action_type: type,
    field_name: fields.join(", "),
    previous_value: "",
    replacement_value: "",
    updated_by: by,
  });
  return [
    ...sources.map(({ name, asOf, fields }, at) => record(at + 1, asOf ?? createdAt, "import", fields, name)),
    ...(own.length === 0 ? [] : [record(0, updatedAt, "update", own, OWN_EDITORS)]),
  ];
}

/**
 * Whether a field was entered by someone: not a default of the form, nor the time zone, which follows from the place.
 */
function isEntered(service: ShownService, field: EnteredField): boolean {
  const [value, spec] = [service[field], getFieldSpec(field)];
  if (field === "isShowFlag" || field === "timeZone") return false;
  if (value === spec.empty || (field === "isProtected" && value === false)) return false;
  const isEmpty = value === "" || JSON.stringify(value) === JSON.stringify(NOWHERE);
  return !isEmpty && isStated(value, spec);
}
