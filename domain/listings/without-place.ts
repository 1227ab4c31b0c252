import { unstatedWireValue } from "../services/field-kinds.ts";
import { byField } from "../services/field-names.ts";
import type { ListingDraft } from "./check-listing.ts";

/** All lines of an address, with its pin. The country stays, because it is never empty. */
const PLACE_LINES = [
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "location",
  "isLocationApproximate",
] as const;

const NO_PLACE = {
  ...byField<Pick<ListingDraft, (typeof PLACE_LINES)[number]>>(PLACE_LINES, (_, spec) =>
    unstatedWireValue(spec),
  ),
  addressVisibility: "EXACT",
  isProtected: false,
  isRemote: true,
} as const;

/** Clears the place of a service that is reached by phone or online: nothing is stored, so nothing is withheld. */
export function withoutPlace(draft: ListingDraft): ListingDraft {
  return { ...draft, ...NO_PLACE };
}
