import { getFieldSpec } from "#domain/services/field-names.ts";
import { CONTROL_FIELDS, type ControlField, type FormName, type FormValues } from "./form-values.ts";
import { storedText } from "./stored-text.ts";

/**
 * Fields that are chosen together, because half of one version and half of another would be nonsense. The first names
 * the rest.
 */
export type Unit = readonly [FormName, ...FormName[]];

function toUnit(field: ControlField): string {
  const { unit, line } = getFieldSpec(field);
  return unit ?? line ?? field;
}

export const UNITS: readonly Unit[] = listUnits();

function listUnits(): Unit[] {
  const units = new Map<string, Unit>();
  const put = (unit: string, name: FormName) => {
    const known = units.get(unit);
    units.set(unit, known === undefined ? [name] : [...known, name]);
  };
  for (const field of CONTROL_FIELDS) put(toUnit(field), field);
  put("criticalDescription", "criticalDate");
  put("criticalDescription", "criticalTime");
  put("userEmail", "userEmail");
  put("comment", "comment");
  return [...units.values()];
}

/** Result of merging two versions with a common ancestor. */
export interface Merge {
  /** Mine, with what only they have changed. */
  merged: FormValues;
  /** Units that were taken over from the other version. */
  adopted: Unit[];
  /** Units that both have changed differently, so someone has to choose. `merged` has mine. */
  conflicts: Unit[];
}

/** Merges two versions that come from `base`; nothing that either has typed is lost without a question. */
export function mergeVersions(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const changed = UNITS.filter((unit) => !isSame(unit, mine, theirs) && !isSame(unit, base, theirs));
  const adopted = changed.filter((unit) => isSame(unit, base, mine));
  const conflicts = changed.filter((unit) => !isSame(unit, base, mine));
  return { merged: withUnits(mine, adopted, theirs), adopted, conflicts };
}

/** One version with some parts of another. */
export function withUnits(values: FormValues, units: readonly Unit[], from: FormValues): FormValues {
  const merged = { ...values };
  for (const unit of units) for (const field of unit) Object.assign(merged, { [field]: from[field] });
  return merged;
}

/** Lists the units that differ between two versions. */
export function changedUnits(before: FormValues, after: FormValues): Unit[] {
  return UNITS.filter((unit) => !isSame(unit, before, after));
}

function isSame(unit: Unit, one: FormValues, other: FormValues): boolean {
  return unit.every((field) => normalizeValue(field, one[field]) === normalizeValue(field, other[field]));
}

/** Normalizes a value: the notation of a number, spaces at the ends and the keys of rows are no change. */
function normalizeValue(field: FormName, value: FormValues[FormName]): string {
  if (typeof value === "string") return storedText(field, value);
  return JSON.stringify(value, (name, part: unknown) => (name === "key" ? undefined : part));
}
