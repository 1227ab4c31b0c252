import { isoOfEpoch } from "../base/contract/instant.ts";
import { type FieldName, isOfKind, type StoredFields, type WireFields } from "./field-names.ts";
import { NOWHERE } from "./location-wire.ts";
import { showEntry } from "./opening-hours/show-entry.ts";

/**
 * Makes what replies carry of stored fields. What is done with each field is decided once, here: lists call what comes
 * back for every row.
 */
export function wireReader<Field extends FieldName>(
  fields: readonly Field[],
): (stored: Readonly<StoredFields<Field>>) => WireFields<Field>;
export function wireReader(
  fields: readonly FieldName[],
): (stored: Readonly<Partial<StoredFields<FieldName>>>) => object {
  const instants = fields.filter((field) => isOfKind(field, "instant"));
  const entries = fields.filter((field) => isOfKind(field, "entries"));
  const locations = fields.filter((field) => isOfKind(field, "location"));
  const others: readonly FieldName[] = [...instants, ...entries, ...locations];
  const same = fields.filter((field) => !others.includes(field));
  // An object that gets sixty names one by one is slow to make and slow to write as JSON; a copy of a parsed one is
  // neither.
  const blank: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, null]))),
  );
  return (stored) => {
    const wire = { ...blank };
    for (const field of same) wire[field] = stored[field];
    for (const field of instants) wire[field] = isoOrNull(stored[field]);
    for (const field of locations) wire[field] = stored[field] ?? NOWHERE;
    for (const field of entries) wire[field] = (stored[field] ?? []).map(showEntry);
    return wire;
  };
}

function isoOrNull(epoch: number | null | undefined): string | null {
  return epoch === null || epoch === undefined ? null : isoOfEpoch(epoch);
}
