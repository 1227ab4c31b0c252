import { ADDRESS_VISIBILITIES } from "../services/enumerations.ts";
import { needsOfTypes } from "./audiences.ts";
import { changedFields, withFields } from "./changes.ts";
import type { Listing, ListingField } from "./listing.ts";

/**
 * Edits never hide a listing (decisions, section 7): the approved version stays public while the rest of an edit
 * waits, and what waits is put over whatever is public when it is approved.
 */

/** What somebody who may not publish changes at once: it is needed at the door, and does little harm. */
const AT_ONCE: readonly ListingField[] = [
  "schedules",
  "closeSchedules",
  "isContact",
  "phone",
  "phoneExtension",
];
const BEDS: readonly ListingField[] = ["availableBeds", "totalBeds"];

/** Fields that mean something only together: an edit of one takes the others along. */
const TOGETHER: readonly (readonly ListingField[])[] = [
  ["description", "descriptionEs", "descriptionEsState", "sourceDescription"],
  ["serviceSummary", "serviceSummaryEs", "serviceSummaryEsState"],
  ["age", "ageEs", "ageEsState"],
  [
    "address1",
    "address2",
    "city",
    "state",
    "zip",
    "country",
    "location",
    "isLocationApproximate",
    "timeZone",
  ],
  ["phone", "phoneExtension"],
  BEDS,
  [
    "isCriticalHeader",
    "criticalDescription",
    "criticalDescriptionEs",
    "criticalExpiredAt",
    "isCriticalNeverExpire",
  ],
];

/** What becomes of an edit of an approved service. */
export interface SplitEdit {
  /** The public version from now on. */
  readonly published: Listing;
  /** What differs from it and waits for review; nothing where this is empty. */
  readonly waiting: readonly ListingField[];
}

export function splitEdit(
  before: Listing,
  after: Listing,
  publishing: "everything" | "lowRisk" | "nothing",
): SplitEdit {
  if (publishing === "everything") return { published: after, waiting: [] };
  const published = publishing === "nothing" ? before : withFields(before, after, lowRisk(before, after));
  return { published, waiting: changedFields(published, after) };
}

/** The fields that a provider publishes alone. */
function lowRisk(before: Listing, after: Listing): ListingField[] {
  // Beds belong to a shelter: where the type changes, they wait with it.
  const hasBeds = before.type.includes("SHELTER") && after.type.includes("SHELTER");
  const isHiding =
    ADDRESS_VISIBILITIES.indexOf(after.addressVisibility) >
    ADDRESS_VISIBILITIES.indexOf(before.addressVisibility);
  return [...AT_ONCE, ...(hasBeds ? BEDS : []), ...(isHiding ? (["addressVisibility"] as const) : [])];
}

/**
 * A waiting edit over what is public now: only what it is about changes, so nothing that was published since it was
 * written is lost.
 */
export function overPublic(current: Listing, proposed: Listing, changed: readonly ListingField[]): Listing {
  const fields = TOGETHER.filter((group) => group.some((field) => changed.includes(field))).flat();
  const after = withFields(current, proposed, [...fields, ...changed]);
  if (!changed.includes("type")) return after;
  const isShelter = after.type.includes("SHELTER");
  return {
    ...after,
    needs: needsOfTypes(after.type, after.needs),
    availableBeds: isShelter ? after.availableBeds : null,
    totalBeds: isShelter ? after.totalBeds : null,
  };
}
