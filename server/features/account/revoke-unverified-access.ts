import type { Db } from "#server/sql/db.ts";
import { removeIdentities, removePassword } from "./identity-queries.ts";
import { removeLinks } from "./link-queries.ts";
import { removeSessions } from "./session-queries.ts";

/**
 * An account whose address nobody had confirmed may have been made by anybody: when the owner of the address comes,
 * the password that was set, the accounts elsewhere that were joined, the sessions that were begun and the links that
 * could set another password are worth nothing.
 */
export async function revokeUnverifiedAccess(db: Db, userId: string): Promise<void> {
  await removePassword(db, userId);
  await removeIdentities(db, userId);
  await removeSessions(db, userId);
  await removeLinks(db, userId, "RESET_PASSWORD");
}
