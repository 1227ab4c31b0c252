import { changedFields } from "#domain/listings/changes.ts";
import { toTranslate } from "#domain/translation/spanish-text.ts";
import { keepHistory } from "#server/features/history/keep-history.ts";
import { keepListingHistory } from "#server/features/listings/listing-history.ts";
import type { ListingParts } from "#server/features/listings/listing-parts.ts";
import { takeAway } from "#server/features/listings/remove-service.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import { dropPending, lockServices, raiseVersion } from "#server/features/listings/stored-queries.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { Asking } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { findProposers, setApproved, setRefused } from "./queries.ts";

/** What a reviewer decides about services. */
export type Decision =
  | { readonly decision: "approve" }
  | { readonly decision: "refuse"; readonly reason: string }
  | { readonly decision: "remove" };

/** A service with the version that the reviewer saw; null: whatever it is now. */
export interface Reviewed {
  readonly id: string;
  readonly version: number | null;
}

/** What became of it, by ids. */
export interface Outcome {
  readonly done: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Carries out a decision about each service that it still fits: what has changed since the reviewer saw it, and what
 * waits no more, is left alone and told.
 */
export async function decide(
  parts: ListingParts,
  services: readonly Reviewed[],
  decision: Decision,
  asking: Asking,
): Promise<Outcome> {
  const byId = new Map(services.map((service) => [service.id, service]));
  return parts.database.transaction(async (db) => {
    await lockServices(db, [...byId.keys()]);
    const stored = await readManyStored(db, [...byId.keys()]);
    const outcome: { done: string[]; changed: string[]; gone: string[] } = {
      done: [],
      changed: [],
      gone: [],
    };
    for (const { id, version } of byId.values()) {
      const service = stored.get(id);
      if (service === undefined || !canBe(decision, service)) outcome.gone.push(id);
      else if (version !== null && version !== service.row.version) outcome.changed.push(id);
      else {
        await carryOut(parts, db, service, decision, asking);
        outcome.done.push(id);
      }
    }
    return outcome;
  });
}

function canBe({ decision }: Decision, { row }: StoredService): boolean {
  if (row.deletedAt !== null) return false;
  if (decision === "remove") return true;
  if (row.approvedAt !== null) return row.pending !== null;
  // A reviewer may think better of a refusal, but refuses once.
  return decision === "approve" || row.refusedAt === null;
}

async function carryOut(
  { queueMail, askTranslation }: ListingParts,
  db: Db,
  stored: StoredService,
  decision: Decision,
  asking: Asking,
): Promise<void> {
  const { row } = stored;
  const isEdit = row.approvedAt !== null;
  if (decision.decision === "remove") return takeAway(db, stored, asking, null);
  const told = await whoIsTold(db, stored);
  if (decision.decision === "approve") {
    if (isEdit) {
      await approveEdit(db, stored, asking);
      await askTranslation(db, row.id, toTranslate(stored.current, stored.proposed));
    } else await approveNew(db, stored, asking);
    for (const userId of told) {
      await queueMail(db, { mail: "serviceApproved", serviceId: row.id, userId, isEdit });
    }
    return;
  }
  const { reason } = decision;
  if (isEdit) await refuseEdit(db, stored, asking, reason);
  else await refuseNew(db, stored, asking, reason);
  for (const userId of told) {
    await queueMail(db, { mail: "serviceRefused", serviceId: row.id, userId, isEdit, reason });
  }
}

/** Everybody who had a part in the edit that waits; of a new service, or where all of them are gone, its owner. */
async function whoIsTold(db: Db, { row }: StoredService): Promise<readonly string[]> {
  const proposers = row.approvedAt === null ? [] : await findProposers(db, row.id);
  if (proposers.length > 0) return proposers;
  return row.ownerId === null ? [] : [row.ownerId];
}

async function approveNew(db: Db, { row }: StoredService, asking: Asking): Promise<void> {
  await setApproved(db, row.id, asking.now);
  await keepHistory(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "APPROVE",
    actor: asking.viewer,
    at: asking.now,
    before: { isApproved: false },
    after: { isApproved: true },
  });
}

/** Only what the edit is about changes: what became public since it was written stays. */
async function approveEdit(db: Db, stored: StoredService, asking: Asking): Promise<void> {
  const { row, current, proposed } = stored;
  const isNew = changedFields(current, proposed).length > 0;
  if (isNew) await storeVersion(db, stored, proposed, { approvedAt: row.approvedAt, now: asking.now });
  else await raiseVersion(db, row.id);
  await dropPending(db, row.id);
  await keepListingHistory(db, asking, {
    id: row.id,
    action: "APPROVE_EDIT",
    before: current,
    after: proposed,
  });
}

async function refuseNew(db: Db, { row }: StoredService, asking: Asking, reason: string): Promise<void> {
  await setRefused(db, row.id, reason, asking.now);
  await keepHistory(db, {
    thing: "SERVICE",
    thingId: row.id,
    action: "REFUSE",
    actor: asking.viewer,
    at: asking.now,
    why: reason,
  });
}

/** The history keeps what was proposed. */
async function refuseEdit(db: Db, stored: StoredService, asking: Asking, reason: string): Promise<void> {
  const { row, current, proposed } = stored;
  await dropPending(db, row.id);
  await raiseVersion(db, row.id);
  await keepListingHistory(db, asking, {
    id: row.id,
    action: "REFUSE_EDIT",
    before: proposed,
    after: current,
    why: reason,
  });
}
