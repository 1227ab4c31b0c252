import { fold } from "../search/fold.ts";
import {
  type ComparedListing,
  digitsOf,
  hostOf,
  mailDomainOf,
  organizationOf,
  streetOf,
} from "./compare-listings.ts";
import { partsOfName } from "./named-program.ts";

/**
 * Keys of a listing: two that share none are no duplicates by `compareListings`, so that only those with a common key
 * are compared. Each is a site with one sign of the organization.
 */
export function duplicateKeys(listing: ComparedListing): string[] {
  const street = streetOf(listing);
  const phone = digitsOf(listing);
  // Without a street the phone is a part of the site.
  const town = listing.zip ?? (listing.city === "" ? null : fold(listing.city));
  const site = street ?? (town === null || phone === null ? null : `${town}|${phone}`);
  if (site === null) return [];
  const host = hostOf(listing.website);
  const domain = mailDomainOf(listing.contactEmail);
  const names = new Set(
    [...organizationOf(listing.name), ...organizationOf(partsOfName(listing.name).own)].filter(
      (word) => word.length > 2,
    ),
  );
  return [
    ...(host === null ? [] : [`${site}|host|${host}`]),
    ...(domain === null ? [] : [`${site}|mail|${domain}`]),
    ...(phone === null ? [] : [`${site}|phone|${phone}`]),
    ...[...names].map((word) => `${site}|name|${word}`),
  ].map((key) => key.slice(0, 300));
}
