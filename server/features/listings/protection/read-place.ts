import { problem } from "#domain/base/contract/problems.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import type { PlaceOfService } from "#domain/listings/protection/protection-calls.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { isOwnedBy, isVisible } from "#server/features/listings/show-for-viewer.ts";
import { readStored } from "#server/features/listings/stored-service.ts";
import { isOpenable, openingRequest } from "./opening-request.ts";
import { isConfirmed, readPlace } from "./place-queries.ts";

/** State of a service's place, for one viewer. Times in epoch milliseconds. */
type PlaceView = Omit<PlaceOfService, "askedAt" | "opensAt"> & {
  readonly askedAt: number | null;
  readonly opensAt: number | null;
};

/**
 * Reads the findings about a place, and how far it is from becoming public (rule protection 16).
 *
 * @throws CallProblem 403, 404
 */
export async function readPlaceView(db: Db, id: string, viewer: SignedIn): Promise<PlaceView> {
  const stored = await readStored(db, id);
  if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
  const isOwner = isOwnedBy(stored.row, viewer);
  const isSteward = hasCapability(viewer.role, "directoryHealth");
  if (!isOwner && !isSteward) throw new CallProblem(problem("forbidden"));
  const place = await readPlace(db, id);
  const request = openingRequest(place);
  const isOfPlace = place !== null && (place.state !== "ASKED" || request !== null);
  const isConfirmedOwner = isOwner && (await isConfirmed(db, viewer.id));
  const mayDecide = request === null || isSteward || isConfirmedOwner;
  const isAskedByViewer = request?.askedBy === viewer.id;
  return {
    state: isOfPlace ? place.state : null,
    reason: isOfPlace ? place.reason : null,
    words: isOfPlace ? place.words : [],
    askedAt: request?.askedAt ?? null,
    isAskedByViewer,
    opensAt: request?.opensAt ?? null,
    mayOpen:
      isOpenable(stored, place) &&
      mayDecide &&
      request?.opensAt == null &&
      (!isAskedByViewer || isConfirmedOwner),
    isEnough: isConfirmedOwner || (request !== null && !isAskedByViewer),
  };
}
