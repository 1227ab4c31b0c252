/** Numbers of a source's records that a harvest would change. */
export interface HarvestCounts {
  /** Records of the source that are here and that it had the last time. */
  readonly known: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Changed by the source and by a person: the person's version stays. */
  readonly kept: number;
  /** Gone since the last time. */
  readonly gone: number;
  /** There again. */
  readonly returned: number;
  readonly setAside: number;
}

/** Share of the known records above which someone must approve the changes (rule harvest 9). */
const MANY = 0.1;

/** More than a tenth of what is known would vanish or change. A first harvest changes nothing that is known. */
function areMany({ known, changed, gone }: HarvestCounts): boolean {
  return changed + gone > known * MANY;
}

/** Whether no visible change would be made. */
export function isNothingNew({ added, changed, gone, returned }: HarvestCounts): boolean {
  return added + changed + gone + returned === 0;
}

/** Why someone has to say so before changes go in. */
export const WAITING_REASONS = ["REVIEW", "MANY"] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Null: they go in. */
export function waitsBecause(counts: HarvestCounts, isDirect: boolean): WaitingReason | null {
  if (isNothingNew(counts)) return null;
  if (areMany(counts)) return "MANY";
  return isDirect ? null : "REVIEW";
}
