import { DEFAULT_TOTAL_SERVICES } from "#domain/base/contract/limits.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";

/** Done for every new account: a history entry, a welcome mail, and the link that confirms the address. */
export async function welcomeNewUser(
  db: Db,
  queueMail: QueueMail,
  { id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean },
  now: number,
): Promise<void> {
  await recordChange(db, {
    thing: "USER",
    thingId: id,
    action: "CREATE",
    actor: "SYSTEM",
    at: now,
    after: { roles: ["USER"], totalServices: DEFAULT_TOTAL_SERVICES },
  });
  await queueMail(db, { mail: "welcome", userId: id });
  if (!isConfirmed) await queueMail(db, { mail: "confirmEmail", userId: id });
}
