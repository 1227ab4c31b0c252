import type { ListedChange } from "#domain/history/history-calls.ts";

/** Acts that change many services with one press. */
const ACTS_ON_MANY: ReadonlySet<string> = new Set([
  "IMPORT",
  "UNDO_IMPORT",
  "TRANSLATE",
  "APPROVE",
  "CONFIRM",
  "DELETE",
  "RESTORE",
  "REMOVE",
  "LOSE_OWNER",
]);

/** Changes of one act may be written some minutes apart, as those of a large import are. */
const SAME_ACT_MS = 10 * 60_000;

/**
 * Groups changes, latest first, by act: an import of forty services is one entry, which opens. A change that was
 * undone, or that undoes one, stays separate.
 */
export function foldActs(changes: readonly ListedChange[]): readonly (readonly ListedChange[])[] {
  const acts: ListedChange[][] = [];
  for (const change of changes) {
    const act = acts[acts.length - 1];
    const last = act?.[act.length - 1];
    if (act !== undefined && last !== undefined && areOneAct(last, change)) act.push(change);
    else acts.push([change]);
  }
  return acts;
}

function areOneAct(one: ListedChange, other: ListedChange): boolean {
  return (
    [one, other].every(isOfMany) &&
    one.action === other.action &&
    one.by.id === other.by.id &&
    one.by.role === other.by.role &&
    one.why === other.why &&
    Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= SAME_ACT_MS
  );
}

function isOfMany({ thing, action, undoes, undoneBy }: ListedChange): boolean {
  return thing === "SERVICE" && ACTS_ON_MANY.has(action) && undoes === null && undoneBy === null;
}
