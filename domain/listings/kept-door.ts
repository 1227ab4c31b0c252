import { isProtected } from "../services/protection.ts";
import type { ListingDraft } from "./check-listing.ts";

/** Fields that locate the door of a listing. */
const DOOR_FIELDS = ["address1", "address2", "city", "state", "zip", "country", "location"] as const;
type DoorField = (typeof DOOR_FIELDS)[number];

/** Fields that decide whether the street that an owner agreed to show is still the same one. */
type WithDoor = Pick<ListingDraft, DoorField | "placeShown" | "isProtected" | "addressVisibility">;

/**
 * Returns a listing after a change by any role. Only its owner's confirmed request opens the street of a protected
 * listing, and it stays open for that street alone (rule places 41).
 */
export function withKeptDoor<Draft extends WithDoor>(before: WithDoor | null, after: Draft): Draft {
  if (after.placeShown !== "DOOR") return after;
  if (before?.placeShown !== "DOOR") return { ...after, placeShown: before?.placeShown ?? "REGION" };
  const isKept =
    isProtected(after) && after.addressVisibility === "EXACT" && doorText(before) === doorText(after);
  return isKept ? after : { ...after, placeShown: "TOWN" };
}

/** Whether there is a street that the owner of a protected listing could show. */
export function hasDoorToShow(listing: WithDoor): boolean {
  const { placeShown, addressVisibility, address1 } = listing;
  return (
    isProtected(listing) && placeShown !== "DOOR" && addressVisibility === "EXACT" && (address1 ?? "") !== ""
  );
}

/** Returns the address and its pin as one text, to compare places. */
export function doorText(listing: Pick<ListingDraft, DoorField>): string {
  return JSON.stringify(DOOR_FIELDS.map((field) => listing[field]));
}
