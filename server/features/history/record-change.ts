import type { HistoryAction, HistoryThing } from "#domain/history/actions.ts";
import type { Viewer } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { addHistory } from "./queries.ts";

/** A change of something, as it is remembered for good. */
export interface Change {
  readonly thing: HistoryThing;
  /** UUID, or the name of what has none. */
  readonly thingId: string;
  readonly action: HistoryAction;
  /** Who did it: somebody signed in, the operator's own command, or a job. */
  readonly actor: Viewer | "OPERATOR" | "SYSTEM";
  /** Epoch milliseconds. */
  readonly at: number;
  /**
   * What changed, by the wire's names, as it was and as it is; null, or left out, where there was, or is, nothing. Of
   * people only what names nobody: rows outlive the account.
   */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  /** In the words of whoever did it. */
  readonly why?: string | null;
}

/**
 * Adds a change to the history, in the transaction that makes it. Rows are never changed.
 *
 * @throws where a guest is the actor: guests change nothing
 */
export async function recordChange(db: Db, change: Change): Promise<void> {
  await recordChanges(db, change, [change]);
}

/** The same of several things: changes that differ only in which thing, and in what changed. */
export async function recordChanges(
  db: Db,
  { thing, action, actor, at, why }: Omit<Change, "thingId" | "before" | "after">,
  changes: readonly Pick<Change, "thingId" | "before" | "after">[],
): Promise<void> {
  const by = typeof actor === "string" ? { id: null, role: actor } : actor;
  if ("kind" in by && by.kind === "guest") throw new Error("A guest changes nothing that has a history.");
  await addHistory(
    db,
    { thing, action, actorId: by.id, actorRole: by.role, at, why: why || null },
    changes.map(({ thingId, before = null, after = null }) => ({
      thingId,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })),
  );
}
