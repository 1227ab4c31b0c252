import { createHash } from "node:crypto";
import { doorText } from "#domain/listings/kept-door.ts";
import type { Listing } from "#domain/services/listing.ts";
import { isProtected } from "#domain/services/protection.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import type { PlaceRow } from "./place-queries.ts";

/** A request to open a place, as it stands. */
export type OpeningRequest = Pick<PlaceRow, "askedAt" | "opensAt"> & { readonly askedBy: string };

/** Returns the open request to make the place public. Null: there is none, or only one to show the street. */
export function openingRequest(place: PlaceRow | null): OpeningRequest | null {
  if (place === null || place.wants !== "PLACE" || place.askedBy === null) return null;
  const { state, askedBy, askedAt, opensAt } = place;
  return state === "WITHHELD" || state === "ASKED" ? { askedBy, askedAt, opensAt } : null;
}

/** Whether the place can be made public: it is withheld, or is the public place of a protected listing. */
export function isOpenable({ row, current }: StoredService, place: PlaceRow | null): boolean {
  return place?.state === "WITHHELD" || (row.approvedAt !== null && isProtected(current));
}

/** Hashes the address and its pin, in hexadecimal digits, since an agreement holds for this place alone. */
export function hashDoor(current: Listing): string {
  return createHash("sha256").update(doorText(current)).digest("hex");
}
