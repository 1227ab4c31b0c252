import { problem } from "#domain/base/contract/problems.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import type { PlaceDecision } from "#domain/listings/protection/protection-calls.ts";
import { EXCLUDED_BY_SOURCE, releasedFacts } from "#domain/listings/protection/withheld-place.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import { isOwnedBy } from "#server/features/listings/show-for-viewer.ts";
import { lockUserAndOwner } from "#server/features/listings/stored-queries.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { coverWords } from "./cover-words.ts";
import { hashDoor, isOpenable, openingRequest } from "./opening-request.ts";
import {
  followVersions,
  isConfirmed,
  lockPlace,
  type PlaceRow,
  saveOpeningRequest,
  setAsked,
  setDecided,
  setOpensAt,
  setWaitingAgain,
  takeBackRequest,
} from "./place-queries.ts";
import { coverSharedDoors } from "./shared-doors.ts";
import { storeFacts, storeListing, withhold } from "./store-place.ts";
import { allowOpening } from "./withheld-queries.ts";

/** Opening waits for so long after it was agreed: those who are against it have time to say so. */
export const OPENING_MS = 24 * 60 * 60 * 1000;

interface Deciding {
  readonly db: Db;
  readonly queueMail: QueueMail;
  readonly stored: StoredService;
  readonly place: PlaceRow | null;
  readonly viewer: SignedIn;
  readonly isOwner: boolean;
  readonly now: number;
}

/**
 * Decides about a place that is withheld or proposed (rules protection 7–11).
 *
 * @throws CallProblem 401, 403, 404, 409
 */
export async function decidePlace(
  { database, queueMail }: { readonly database: TransactionalDb; readonly queueMail: QueueMail },
  id: string,
  decision: PlaceDecision,
  { viewer, now }: { readonly viewer: SignedIn; readonly now: number },
): Promise<PlaceRow> {
  return transactionWithSharedRows(database, async (db) => {
    if ((await lockUserAndOwner(db, viewer.id, null)) === null)
      throw new CallProblem(problem("unauthorized"));
    const stored = await lockVisible(db, id, viewer);
    const isOwner = isOwnedBy(stored.row, viewer);
    if (!isOwner && !hasCapability(viewer.role, "directoryHealth"))
      throw new CallProblem(problem("forbidden"));
    const place = await lockPlace(db, id);
    refuseUnexpected(stored, place, decision);
    await DECIDE[decision]({ db, queueMail, stored, place, viewer, isOwner, now });
    const after = await lockPlace(db, id);
    if (after === null) throw new CallProblem(problem("notFound"));
    return after;
  });
}

/**
 * Refuses what does not go with how far the decision is.
 *
 * @throws CallProblem 404, 409
 */
function refuseUnexpected(stored: StoredService, place: PlaceRow | null, decision: PlaceDecision): void {
  const isOpening = decision === "OPEN" && isOpenable(stored, place);
  if (isOpening && (place === null || place.wants === "PLACE" || place.askedBy === null)) return;
  const isAsked = place?.state === "ASKED" && openingRequest(place) !== null;
  if (place === null || (place.state === "ASKED" && !isAsked)) throw new CallProblem(problem("notFound"));
  const isOfRecord = place.reason === "EXCLUDED" && decision !== "SHOW" && decision !== "WITHHOLD";
  if (isOfRecord) throw new CallProblem(problem("changedSince"));
  const expected = STATES_FOR[decision];
  if (!expected.includes(place.state)) throw new CallProblem(problem("changedSince"));
}

const STATES_FOR: Readonly<Record<PlaceDecision, readonly PlaceRow["state"][]>> = {
  OPEN: ["WITHHELD"],
  KEEP: ["WITHHELD", "ASKED"],
  HIDE: ["WITHHELD", "PROPOSED", "ASKED"],
  SHOW: ["PROPOSED"],
  WITHHOLD: ["PROPOSED"],
};

const DECIDE: Readonly<Record<PlaceDecision, (deciding: Deciding) => Promise<void>>> = {
  HIDE: hide,
  OPEN: askOrAgree,
  KEEP: ({ db, stored }) => takeBackRequest(db, stored.row.id),
  SHOW: ({ db, stored, viewer, now }) => setDecided(db, stored.row.id, "OPENED", { userId: viewer.id, now }),
  WITHHOLD: async (deciding) => {
    const { db, queueMail, stored, place, viewer, now } = deciding;
    if (place?.reason === "EXCLUDED") return leaveThePublic(deciding);
    await withhold(db, stored, viewer, now);
    await coverSharedDoors({ db, queueMail }, { ids: [stored.row.id] }, now);
    await queueMail(db, { mail: "placeWithheld", serviceId: stored.row.id });
  },
};

/**
 * Makes the service wait for review, as an unedited one does, since its source excludes the record from directories.
 */
async function leaveThePublic({ db, stored: { row }, viewer, now }: Deciding): Promise<void> {
  await setWaitingAgain(db, [row.id]);
  await followVersions(db, [row.id]);
  await setDecided(db, row.id, "HIDDEN", { userId: viewer.id, now });
  await recordChange(db, {
    ...{
      thing: "SERVICE",
      thingId: row.id,
      action: "REOPEN",
      actor: viewer,
      at: now,
      why: EXCLUDED_BY_SOURCE,
    },
    ...{ before: { isApproved: true }, after: { isApproved: false } },
  });
}

/**
 * An owner with a confirmed email address opens a place, or any two of those who may decide: one asks, another agrees. An
 * owner without one may ask, and agrees to nothing.
 */
async function askOrAgree({ db, queueMail, stored, place, viewer, isOwner, now }: Deciding): Promise<void> {
  const { id } = stored.row;
  const isConfirmedOwner = isOwner && (await isConfirmed(db, viewer.id));
  const request = openingRequest(place);
  if (request === null) {
    if (place?.state === "WITHHELD") await setAsked(db, id, viewer.id, now);
    else await saveOpeningRequest(db, id, viewer.id, now);
    if (!isConfirmedOwner) return queueMail(db, { mail: "placeAsked", serviceId: id });
  } else {
    if (request.opensAt !== null || (request.askedBy === viewer.id && !isConfirmedOwner)) return;
    if (!isConfirmedOwner && !hasCapability(viewer.role, "directoryHealth"))
      throw new CallProblem(problem("forbidden"));
  }
  await setOpensAt(db, id, now + OPENING_MS, hashDoor(stored.current));
  await queueMail(db, { mail: "placeOpens", serviceId: id });
}

async function hide({ db, queueMail, stored, viewer, now }: Deciding): Promise<void> {
  const { current } = stored;
  const next = withoutHiddenDoor({
    ...current,
    addressVisibility: "HIDDEN" as const,
    isProtected: true,
    placeShown: "REGION" as const,
  });
  await storeListing(db, stored, next, viewer, now);
  await followVersions(db, [stored.row.id]);
  await setDecided(db, stored.row.id, "HIDDEN", { userId: viewer.id, now });
  await coverSharedDoors({ db, queueMail }, { hidden: [stored] }, now);
}

/** Opens a place on which persons agreed 24 hours ago, unless one has taken it back. */
export async function openPlace(database: TransactionalDb, id: string, now: number): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const stored = await lockStored(db, id);
    const place = stored === null ? null : await lockPlace(db, id);
    if (stored === null || place?.wants !== "PLACE" || place.opensAt === null || place.opensAt > now) return;
    // Who has no account any more agrees to nothing, and no one has agreed to another address.
    const isAsAgreed = openingRequest(place) !== null && place.doorDigest === hashDoor(stored.current);
    if (!isAsAgreed || !isOpenable(stored, place)) return takeBackRequest(db, id);
    await setDecided(db, id, "OPENED", { userId: null, now });
    await allowOpening(db, id);
    await storeFacts(db, stored, releasedFacts(stored.facts, place.taken), "SYSTEM", now);
    // Words from before the decision may name the door of another service.
    await coverWords({ db, queueMail: null }, { ids: [id] }, now);
  });
}
