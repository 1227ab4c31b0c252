import { recordChange } from "#server/base/history/record-change.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { removeSessions } from "#server/features/accounts/account/session-queries.ts";
import { removeSecondFactors } from "#server/features/accounts/passkeys/passkey-queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { isStillAdministrator } from "./change-user.ts";
import { lockUser } from "./queries.ts";

/**
 * Removes someone's passkeys and recovery codes and ends their sessions (rule users 17).
 *
 * @returns why nothing was changed. `nobody`: no such account, or nothing to remove
 */
export async function resetUserPasskeys(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  actor: SignedIn,
  id: string,
  now: number,
): Promise<"notAdministrator" | "nobody" | null> {
  return database.transaction(async (db) => {
    // One's own might be the only second factor of the last administrator.
    if (id === actor.id || !(await isStillAdministrator(db, actor))) return "notAdministrator";
    if ((await lockUser(db, id)) === null || !(await removeSecondFactors(db, id))) return "nobody";
    await removeSessions(db, id);
    await recordChange(db, { thing: "USER", thingId: id, action: "RESET_SECOND_FACTOR", actor, at: now });
    await queueMail(db, { mail: "signInChanged", userId: id, what: "passkeysReset" });
    return null;
  });
}
