import { CLAIM_MAILS_MS, CLAIM_MAILS_PER_LISTED_EMAIL } from "#domain/base/contract/limits.ts";
import { claimMailLimits } from "#domain/listings/claims/claim-limits.ts";
import { countedLimits, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import { listedEmailFor } from "./proof-of-claim.ts";
import { countMailsToListed } from "./queries.ts";

/**
 * The listed address to mail a link for this person's claim, and counts that mail. Null where the listing has none
 * that may decide, or where the address or the person had their share (rule feedback 36).
 *
 * @param isLimited false for load tests only
 */
export async function listedEmailToAsk(
  db: Db,
  stored: StoredService,
  claimant: { readonly id: string; readonly email: string },
  { now, isLimited }: { readonly now: number; readonly isLimited: boolean },
): Promise<string | null> {
  const email = await listedEmailFor(db, stored, claimant, now);
  if (email === null || !isLimited) return email;
  if ((await countMailsToListed(db, email, now - CLAIM_MAILS_MS)) >= CLAIM_MAILS_PER_LISTED_EMAIL)
    return null;
  // The call's own limit has created the salt of the day outside of this transaction.
  const counted = await countedLimits(db, claimMailLimits(claimant.id, email, now), now);
  return (await firstExceeded(db, counted)) === null ? email : null;
}
