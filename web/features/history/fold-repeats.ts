import type { ServiceChange } from "#domain/listings/listing-calls.ts";

/** An act, with how often it was done in a row without saying anything else. */
export interface FoldedChange {
  /** The latest. */
  readonly change: ServiceChange;
  readonly count: number;
  /** ISO instant of the first change. */
  readonly since: string;
}

/**
 * Folds neighbors that say the same into one, latest first: the same act by the same person, with no field, reason or
 * undo of its own, as when everything was confirmed twice.
 */
export function foldRepeats(changes: readonly ServiceChange[]): readonly FoldedChange[] {
  const folded: FoldedChange[] = [];
  for (const change of changes) {
    const last = folded[folded.length - 1];
    if (last !== undefined && saysTheSame(last.change, change)) {
      folded[folded.length - 1] = { ...last, count: last.count + 1, since: change.at };
    } else folded.push({ change, count: 1, since: change.at });
  }
  return folded;
}

function saysTheSame(one: ServiceChange, other: ServiceChange): boolean {
  return (
    one.action === other.action &&
    one.by.id === other.by.id &&
    one.by.role === other.by.role &&
    one.isForProgram === other.isForProgram &&
    [one, other].every(saysNothingElse)
  );
}

function saysNothingElse({ before, after, why, undoes, undoneBy }: ServiceChange): boolean {
  return before === null && after === null && why === null && undoes === null && undoneBy === null;
}
