import { type HistoryAction, type HistoryThing, KEY_ACTOR } from "#domain/base/history/actions.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { Guest, Viewer } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addHistory } from "./queries.ts";

/** An account that acts without a session. */
export interface Actor {
  /** UUID. */
  readonly id: string;
  readonly role: Role;
}

/** A change to record permanently. */
export interface Change {
  readonly thing: HistoryThing;
  /** UUID, or the name of a thing without one. */
  readonly thingId: string;
  readonly action: HistoryAction;
  /** The actor: a signed-in user or one who used a mailed link, an API key, an operator's command, or a job. */
  readonly actor: Viewer | Actor | "OPERATOR" | "SYSTEM";
  /** Epoch milliseconds. */
  readonly at: number;
  /**
   * The changed values by wire names, before and after; null or absent where there was, or is, nothing. No personal
   * data: rows outlive the account.
   */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  /** The reason, in the actor's words. */
  readonly why?: string | null;
  /** True where a service was changed at all sites of its program; absent: at one site. */
  readonly isForProgram?: boolean;
}

/**
 * Adds a change to the history, in the transaction that makes it. Rows are never modified, except by
 * hiding an address (rule places 32).
 *
 * @throws where the actor is a guest: guests change nothing
 */
export async function recordChange(db: Db, change: Change): Promise<void> {
  await recordChanges(db, change, [change]);
}

/** Records changes that differ only in the thing and in what changed. */
export async function recordChanges(
  db: Db,
  { thing, action, actor, at, why, isForProgram = false }: Omit<Change, "thingId" | "before" | "after">,
  changes: readonly Pick<Change, "thingId" | "before" | "after">[],
): Promise<void> {
  if (typeof actor !== "string" && !("id" in actor)) {
    throw new Error("A guest changes nothing that has a history.");
  }
  const by = whoActed(actor);
  await addHistory(
    db,
    {
      thing,
      action,
      actorId: by.id,
      actorRole: by.role,
      at,
      why: why || null,
      undoes: by.undoes,
      isForProgram,
    },
    changes.map(({ thingId, before = null, after = null }) => ({
      thingId,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })),
  );
}

function whoActed(actor: Exclude<Change["actor"], Guest>): {
  readonly id: string | null;
  readonly role: string;
  readonly undoes: number | null;
} {
  if (typeof actor === "string") return { id: null, role: actor, undoes: null };
  const { id, role } = actor;
  if (typeof role !== "string") return { id, role: KEY_ACTOR, undoes: null };
  return { id, role, undoes: ("undoes" in actor ? actor.undoes : null) ?? null };
}
