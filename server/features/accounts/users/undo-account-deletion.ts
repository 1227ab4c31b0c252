import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { recordChange, recordChanges } from "#server/base/history/record-change.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { dropHeld } from "#server/features/integrations/webhooks/held-message-queries.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { type ChangeRefusal, isStillAdministrator } from "./change-user.ts";
import {
  putBackNames,
  putBackOwnRows,
  putBackServices,
  putBackUser,
  reopenClaims,
  takeKeptAccount,
} from "./deleted-account-queries.ts";

/**
 * Restores an account for who deleted it (rule users 7): its sessions, keys and choices, its services and what named
 * it, as far as no one has changed that since.
 *
 * @returns why it stays deleted; null where it is restored. `stale`: someone has an account with its address
 */
export async function undoAccountDeletion(
  database: Database,
  actor: SignedIn,
  id: string,
  now: number,
): Promise<ChangeRefusal | null> {
  try {
    await database.transaction((db) => restore(db, actor, id, now));
    return null;
  } catch (error) {
    if (error instanceof NotRestored) return error.why;
    throw error;
  }
}

/** Rolls the transaction back, so that what was taken out can be asked for again. */
class NotRestored extends Error {
  readonly why: ChangeRefusal;
  constructor(why: ChangeRefusal) {
    super(why);
    this.why = why;
  }
}

async function restore(db: Db, actor: SignedIn, id: string, now: number): Promise<void> {
  if (!(await isStillAdministrator(db, actor))) throw new NotRestored("notAdministrator");
  const kept = await takeKeptAccount(db, id, actor.id, { now, withinMs: RESTORE_DELETED_MS });
  if (kept === null) throw new NotRestored("nobody");
  if (!(await putBackUser(db, kept))) throw new NotRestored("stale");
  await lockServices(db, kept.services);
  await putBackOwnRows(db, kept);
  const returned = await putBackServices(db, kept);
  await putBackNames(db, kept);
  await reopenClaims(
    db,
    kept,
    returned.map((service) => service.id),
  );
  await dropHeld(db, kept.services, kept.deletedAt);
  await recordChanges(
    db,
    { thing: "SERVICE", action: "SET_OWNER", actor, at: now },
    returned.map((service) => ({
      thingId: service.id,
      before: { user: service.givenTo },
      after: { user: id },
    })),
  );
  await recordChange(db, { thing: "USER", thingId: id, action: "RESTORE", actor, at: now });
}
