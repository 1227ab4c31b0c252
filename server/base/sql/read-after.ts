import { AsyncLocalStorage } from "node:async_hooks";

/** The position that the reads of a unit of work must see, and whether the work has written. */
export interface ReadScope {
  /** Position in the primary's log (`Database.position`); null: reads may lag. */
  readonly position: string | null;
  /** Set by the first write that is committed within the work. */
  hasWritten: boolean;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Matches a position as PostgreSQL writes `pg_lsn`. */
const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

export function isPosition(text: string): boolean {
  return POSITION.test(text);
}

/**
 * Runs `work`, whose reads from a replica see everything that the primary had written at the scope's position. Until the
 * replica has it, they read the primary.
 */
export function inReadScope<T>(scope: ReadScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Returns the position that reads of the current work must see at least; null: they may lag. */
export function positionToSee(): string | null {
  return scopes.getStore()?.position ?? null;
}

/** Must be called when the current work has written something. */
export function noteWritten(): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.hasWritten = true;
}
