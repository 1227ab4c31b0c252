import { MAX_AGE } from "../base/contract/limits.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";

/** Whole years, both included; null: not stated. */
export interface Ages {
  ageMin: number | null;
  ageMax: number | null;
}

/** Age from which a source's upper limit means that no one is too old. */
const NO_LIMIT = 99;

/**
 * Whom the source names by age: of the service, else of its eligibility. Nought as the only age, and 99 and more as the
 * oldest, limit no one.
 */
export function readAges({ service, eligibility, use }: SourceRecord, aside: SetAsideRow): Ages {
  const statesAges = (each: SourceRow): boolean =>
    ["minimum_age", "maximum_age"].some((column) => each.columns.includes(column));
  const row = [service, ...eligibility].find(statesAges) ?? service;
  const [youngest, oldest] = [ageIn(row, "minimum_age", aside), ageIn(row, "maximum_age", aside)];
  const ageMax = oldest !== null && oldest > 0 && oldest < NO_LIMIT ? oldest : null;
  if (youngest !== null && ageMax !== null && youngest > ageMax) {
    aside(row, `ages from ${youngest} to ${ageMax}`);
    return { ageMin: null, ageMax: null };
  }
  const ageMin = youngest === 0 && ageMax === null ? null : youngest;
  if (ageMax === null) use.drop(row, "maximum_age");
  if (ageMin === null) use.drop(row, "minimum_age");
  return { ageMin, ageMax };
}

function ageIn(row: SourceRow, column: string, aside: SetAsideRow): number | null {
  const raw = row.get(column);
  const years = Number(/^(\d{1,3})(?:\.0+)?$/u.exec(raw)?.[1]);
  if (years <= MAX_AGE) return years;
  if (raw !== "") aside(row, `${column} "${raw}" is not an age`);
  return null;
}

/** Formats an age range as older clients read it: `18–24`, `18+`. */
export function ageText({ ageMin, ageMax }: Ages): string | null {
  if (ageMax !== null) return `${ageMin ?? 0}–${ageMax}`;
  return ageMin === null ? null : `${ageMin}+`;
}
