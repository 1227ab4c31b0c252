import type { TypedService } from "./form-values.ts";

export type TypedField = keyof TypedService;

/** What is chosen together, because half of one and half of another would be nonsense. The first names the rest. */
export const UNITS = [
  ["name"],
  ["type", "needs"],
  ["serviceSummary"],
  ["description"],
  ["addressVisibility"],
  ["address1", "address2", "city", "state", "zip", "country", "location", "isLocationApproximate"],
  ["timeZone"],
  ["phone", "phoneExtension"],
  ["contactEmail"],
  ["website"],
  ["facebook"],
  ["twitter"],
  ["instagram"],
  ["youtube"],
  ["isContact"],
  ["schedules"],
  ["closeSchedules"],
  ["category"],
  ["age"],
  ["isAllowedPets"],
  ["isLowBarrier"],
  ["totalBeds", "availableBeds"],
  ["serviceSummaryEs", "serviceSummaryEsState"],
  ["descriptionEs", "descriptionEsState"],
  ["ageEs", "ageEsState"],
  [
    "isCriticalHeader",
    "criticalDescription",
    "criticalDescriptionEs",
    "criticalDate",
    "criticalTime",
    "isCriticalNeverExpire",
  ],
  ["userEmail"],
  ["isShowFlag"],
  ["isShowDonate"],
  ["comment"],
] as const satisfies readonly (readonly TypedField[])[];
export type Unit = (typeof UNITS)[number];

/** Two versions of one service that began as the same. */
export interface Merge {
  /** Mine, with what only they have changed. */
  merged: TypedService;
  /** What was taken over from them. */
  taken: Unit[];
  /** What both have changed, each in another way: somebody has to choose. `merged` has mine. */
  conflicts: Unit[];
}

/** Puts two versions together that come from `base`; nothing that either has typed is lost without a question. */
export function mergeVersions(base: TypedService, mine: TypedService, theirs: TypedService): Merge {
  const changed = UNITS.filter((unit) => !isSame(unit, mine, theirs) && !isSame(unit, base, theirs));
  const taken = changed.filter((unit) => isSame(unit, base, mine));
  const conflicts = changed.filter((unit) => !isSame(unit, base, mine));
  return { merged: withUnits(mine, taken, theirs), taken, conflicts };
}

/** One version with some parts of another. */
export function withUnits(typed: TypedService, units: readonly Unit[], from: TypedService): TypedService {
  const merged = { ...typed };
  for (const unit of units) for (const field of unit) Object.assign(merged, { [field]: from[field] });
  return merged;
}

/** What differs between two versions. */
export function changedUnits(before: TypedService, after: TypedService): Unit[] {
  return UNITS.filter((unit) => !isSame(unit, before, after));
}

function isSame(unit: Unit, one: TypedService, other: TypedService): boolean {
  return unit.every((field) => textOf(one[field]) === textOf(other[field]));
}

/** Spaces at the ends and the names of rows are no change. */
function textOf(value: TypedService[TypedField]): string {
  if (typeof value === "string") return value.trim();
  return JSON.stringify(value, (name, part: unknown) => (name === "key" ? undefined : part));
}
