import { problem } from "#domain/base/contract/problems.ts";
import { claimantName } from "#domain/listings/claims/claimant-name.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import {
  lockUserAndOwner,
  raiseVersion,
  updateInternalFields,
} from "#server/features/listings/stored-queries.ts";
import { lockStored, readStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { endClaimsFor } from "./end-claims.ts";
import { listedEmailFor, proofOfClaim } from "./proof-of-claim.ts";
import { findClaimOfLink, type OpenClaim, readOpenClaim, removeClaimLinks } from "./queries.ts";

/**
 * An administrator grants a claim, after a call to the listed number.
 *
 * @param id a UUID
 * @throws CallProblem 401, 404, 409
 */
export async function grantByAdministrator(
  db: Db,
  queueMail: QueueMail,
  id: string,
  { viewer, now }: { readonly viewer: SignedIn; readonly now: number },
): Promise<void> {
  const claim = await readOpenClaim(db, id);
  if (claim === null) throw new CallProblem(problem("claimIsOver"));
  if ((await lockUserAndOwner(db, viewer.id, claim.email)) === null) {
    throw new CallProblem(problem("unauthorized"));
  }
  const locked = await lockClaimed(db, claim);
  if (locked === null) throw new CallProblem(problem("claimIsOver"));
  if (locked.row.ownerId !== null) throw new CallProblem(problem("serviceHasOwner"));
  await grant(db, queueMail, { claim, stored: locked, actor: viewer, now });
}

/**
 * Grants the claim of a mailed link, if all that proved it when the link was mailed still does. Returns the service;
 * null where the link is dead.
 */
export async function grantByLink(
  db: Db,
  queueMail: QueueMail,
  tokenDigest: Buffer,
  now: number,
): Promise<{ serviceId: string; name: string } | null> {
  const id = await findClaimOfLink(db, tokenDigest, now);
  const claim = id === null ? null : await readOpenClaim(db, id);
  if (claim === null || (await lockUserAndOwner(db, claim.claimantId, null)) === null) return null;
  const stored = await lockClaimed(db, claim);
  if (stored === null || stored.row.ownerId !== null) return null;
  if (!(await isStillProved(db, claim, stored, now))) return null;
  await grant(db, queueMail, { claim, stored, actor: "SYSTEM", now });
  await queueMail(db, { feedbackId: claim.id, mail: "claimProved" });
  return { serviceId: stored.row.id, name: stored.current.name };
}

/** Whether the address that got the link would still get one now. */
async function isStillProved(
  db: Db,
  { claimantId, email, listedEmail }: OpenClaim,
  stored: StoredService,
  now: number,
): Promise<boolean> {
  const claimant = { id: claimantId, email };
  if (listedEmail === null) return (await proofOfClaim(db, stored, claimant, now)) !== null;
  return (await listedEmailFor(db, stored, claimant, now)) === listedEmail;
}

/** Reads what a mailed link would grant now; null where the link no longer works. Changes nothing. */
export async function readLink(
  database: Database,
  tokenDigest: Buffer,
  now: number,
): Promise<{ name: string; claimant: { name: string | null; email: string } | null } | null> {
  const id = await findClaimOfLink(database, tokenDigest, now);
  const claim = id === null ? null : await readOpenClaim(database, id);
  const stored = claim === null ? null : await readStored(database, claim.serviceId);
  if (claim === null || stored === null || stored.row.ownerId !== null) return null;
  if (!(await isStillProved(database, claim, stored, now))) return null;
  const { name, email, listedEmail } = claim;
  const claimant = listedEmail === null ? null : { name: claimantName(name), email };
  return { name: stored.current.name, claimant };
}

/** Locks the service of a claim; null where it is gone, or the claim was decided in the meantime. */
async function lockClaimed(db: Db, claim: OpenClaim): Promise<StoredService | null> {
  const stored = await lockStored(db, claim.serviceId);
  const isSame = (await readOpenClaim(db, claim.id))?.email === claim.email;
  return stored === null || stored.row.deletedAt !== null || !isSame ? null : stored;
}

async function grant(
  db: Db,
  queueMail: QueueMail,
  {
    claim: { id, claimantId },
    stored: { row },
    actor,
    now,
  }: {
    readonly claim: OpenClaim;
    readonly stored: StoredService;
    readonly actor: SignedIn | "SYSTEM";
    readonly now: number;
  },
): Promise<void> {
  const { comment, attachments } = row;
  await updateInternalFields(db, row.id, { ownerId: claimantId, comment, attachments });
  await raiseVersion(db, row.id);
  await recordChange(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "SET_OWNER",
    actor,
    at: now,
    before: { user: null },
    after: { user: claimantId, claim: id },
  });
  await removeClaimLinks(db, id);
  await endClaimsFor(db, queueMail, [row.id], claimantId);
}
