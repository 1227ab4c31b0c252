import { invalid, problem } from "#domain/base/contract/problems.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { hasDoorToShow } from "#domain/listings/kept-door.ts";
import type { DoorDecision } from "#domain/listings/protection/door-calls.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Listing } from "#domain/services/listing.ts";
import { readPoint } from "#domain/services/location-wire.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import { isOwnedBy, isVisible } from "#server/features/listings/show-for-viewer.ts";
import { lockUserAndOwner } from "#server/features/listings/stored-queries.ts";
import { lockStored, readStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { OPENING_MS } from "./decide-place.ts";
import { hashDoor } from "./opening-request.ts";
import {
  isConfirmed,
  lockPlace,
  type PlaceRow,
  readPlace,
  saveDoorRequest,
  setDoorOpened,
  setOpensAt,
  takeBackRequest,
} from "./place-queries.ts";
import { storeListing } from "./store-place.ts";

/** Progress of showing the street of a protected listing, for one viewer. Times in epoch milliseconds. */
export interface DoorView {
  readonly isShown: boolean;
  readonly mayAsk: boolean;
  readonly askedAt: number | null;
  readonly isAskedByViewer: boolean;
  readonly opensAt: number | null;
}

/** @throws CallProblem 403, 404 */
export async function readDoorView(db: Db, id: string, viewer: SignedIn): Promise<DoorView> {
  const stored = await readStored(db, id);
  if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
  if (!mayKeep(stored, viewer)) throw new CallProblem(problem("forbidden"));
  return buildDoorView(db, stored, await readPlace(db, id), viewer);
}

/**
 * Asks to show the street of a protected listing, confirms it, or takes it back (rules places 39 and 40).
 *
 * @throws CallProblem 400, 401, 403, 404, 409
 */
export async function applyDoorDecision(
  { database, queueMail }: { readonly database: TransactionalDb; readonly queueMail: QueueMail },
  id: string,
  { decision, isSure }: { readonly decision: DoorDecision; readonly isSure: boolean },
  { viewer, now }: { readonly viewer: SignedIn; readonly now: number },
): Promise<DoorView> {
  return transactionWithSharedRows(database, async (db) => {
    if ((await lockUserAndOwner(db, viewer.id, null)) === null)
      throw new CallProblem(problem("unauthorized"));
    const stored = await lockVisible(db, id, viewer);
    const isAllowed =
      decision === "KEEP"
        ? mayKeep(stored, viewer)
        : isOwnedBy(stored.row, viewer) && (await isConfirmed(db, viewer.id));
    if (!isAllowed) throw new CallProblem(problem("forbidden"));
    if (decision === "ASK" && !isSure) throw new CallProblem(invalid({ isSure: "required" }));
    const place = await lockPlace(db, id);
    await DECIDE[decision]({ db, queueMail, stored, place, viewer, now });
    return buildDoorView(db, stored, await lockPlace(db, id), viewer);
  });
}

interface Deciding {
  readonly db: Db;
  readonly queueMail: QueueMail;
  readonly stored: StoredService;
  readonly place: PlaceRow | null;
  readonly viewer: SignedIn;
  readonly now: number;
}

const DECIDE: Readonly<Record<DoorDecision, (deciding: Deciding) => Promise<void>>> = {
  ASK: async ({ db, queueMail, stored, place, viewer, now }) => {
    if (!isAskable(stored, place)) throw new CallProblem(problem("changedSince"));
    if (findOpenRequest(place)?.askedBy === viewer.id && isSameDoor(stored.current, place)) return;
    const digest = hashDoor(stored.current);
    await saveDoorRequest(db, stored.row.id, { askedBy: viewer.id, digest, now });
    await queueMail(db, { mail: "doorAsked", serviceId: stored.row.id });
  },
  CONFIRM: async ({ db, queueMail, stored, place, viewer, now }) => {
    const request = findOpenRequest(place);
    const isOpen = isAskable(stored, place) && request?.askedBy === viewer.id;
    if (!isOpen || !isSameDoor(stored.current, place)) throw new CallProblem(problem("changedSince"));
    if (request.opensAt !== null) return;
    await setOpensAt(db, stored.row.id, now + OPENING_MS, hashDoor(stored.current));
    await queueMail(db, { mail: "doorOpens", serviceId: stored.row.id });
  },
  KEEP: async ({ db, stored, place }) => {
    if (findOpenRequest(place) === null) throw new CallProblem(problem("changedSince"));
    await takeBackRequest(db, stored.row.id);
  },
};

/**
 * Shows a street that its owner has confirmed 24 hours ago. What is not as it was then (another owner, another address,
 * no protection any more) ends the request.
 */
export async function openDoor(database: TransactionalDb, id: string, now: number): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const stored = await lockStored(db, id);
    const place = stored === null ? null : await lockPlace(db, id);
    const request = findOpenRequest(place);
    if (stored === null || request?.opensAt == null || request.opensAt > now) return;
    const { row, current } = stored;
    const owner = row.ownerId ?? row.organizationOwnerId;
    const isAsAgreed =
      row.deletedAt === null &&
      isAskable(stored, place) &&
      isSameDoor(current, place) &&
      owner === request.askedBy &&
      (await isConfirmed(db, request.askedBy));
    if (!isAsAgreed) return takeBackRequest(db, id);
    await setDoorOpened(db, id, now);
    // An edit as by a hand: an import leaves the listing to its owner from now on.
    await storeListing(db, stored, withDoorShown(stored), "SYSTEM", now);
  });
}

/** Returns the listing with its door; where only the region was public, the zone was the region's. */
function withDoorShown({ row, current }: StoredService): Listing {
  const point = row.placeShown === "REGION" ? readPoint(current.location) : null;
  const timeZone = point === null ? current.timeZone : findTimeZone(point);
  return { ...current, placeShown: "DOOR", timeZone };
}

/** Whether the viewer may keep the street hidden: its owner, and those who may list withheld places. */
function mayKeep({ row }: StoredService, viewer: SignedIn): boolean {
  return isOwnedBy(row, viewer) || hasCapability(viewer.role, "directoryHealth");
}

/** Whether there is a street to ask for. A withheld place is decided first. */
function isAskable({ row, current }: StoredService, place: PlaceRow | null): boolean {
  return row.approvedAt !== null && hasDoorToShow(current) && place?.state !== "WITHHELD";
}

/** Returns the owner's open request to show the street; null: there is none. */
function findOpenRequest(place: PlaceRow | null): (PlaceRow & { readonly askedBy: string }) | null {
  if (place === null || place.wants !== "DOOR" || place.askedBy === null) return null;
  return { ...place, askedBy: place.askedBy };
}

function isSameDoor(current: Listing, place: PlaceRow | null): boolean {
  return place?.doorDigest === hashDoor(current);
}

async function buildDoorView(
  db: Db,
  stored: StoredService,
  place: PlaceRow | null,
  viewer: SignedIn,
): Promise<DoorView> {
  const request = findOpenRequest(place);
  const isOwner = isOwnedBy(stored.row, viewer);
  return {
    isShown: stored.current.placeShown === "DOOR",
    mayAsk: isOwner && isAskable(stored, place) && (await isConfirmed(db, viewer.id)),
    askedAt: request?.askedAt ?? null,
    isAskedByViewer: request?.askedBy === viewer.id,
    opensAt: request?.opensAt ?? null,
  };
}
