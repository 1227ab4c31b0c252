import type { Db } from "#server/base/sql/db.ts";
import { removeSecondFactors } from "#server/features/accounts/passkeys/passkey-queries.ts";
import { removeIdentities, removePassword } from "./identity-queries.ts";
import { removeKnownDevices } from "./known-device-queries.ts";
import { removeLinks } from "./link-queries.ts";
import { removeSessions } from "./session-queries.ts";

/**
 * An account with an unconfirmed address may have been created by anyone. When the owner of the address proves
 * themselves, its password, linked identities, passkeys, sessions, known devices and links are revoked.
 */
export async function revokeUnverifiedAccess(db: Db, userId: string): Promise<void> {
  await removePassword(db, userId);
  await removeIdentities(db, userId);
  await removeSessions(db, userId);
  await removeKnownDevices(db, userId);
  await removeLinks(db, userId, "RESET_PASSWORD");
  await removeLinks(db, userId, "ENROLL_PASSKEY");
  await removeSecondFactors(db, userId);
}
