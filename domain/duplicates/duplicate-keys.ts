import { normalizeStreet } from "../places/street.ts";
import { type ComparedListing, extractOrganizationWords } from "./compare-listings.ts";
import { findOwnHost, findOwnMailDomain, readPhoneDigits, readZipOrTown } from "./listing-signs.ts";
import { longNames } from "./named-in-text.ts";
import { partsOfName } from "./named-program.ts";

/**
 * Returns keys of a listing, each a site with one sign of the organization. Only listings that share a key are
 * compared: without one, `compareListings` never finds them to be duplicates.
 */
export function duplicateKeys(listing: ComparedListing): string[] {
  const street = normalizeStreet(listing);
  const town = readZipOrTown(listing);
  const phone = readPhoneDigits(listing);
  // Without a street, the phone stands in for it.
  const site = street === null ? join(town, phone) : join(street, town ?? "");
  if (site === null) return [];
  const host = findOwnHost(listing.website);
  const domain = findOwnMailDomain(listing.contactEmail);
  const names = new Set(
    [
      ...extractOrganizationWords(listing.name),
      ...extractOrganizationWords(partsOfName(listing.name).own),
    ].filter((word) => word.length > 2),
  );
  return [
    ...(host === null ? [] : [`${site}|host|${host}`]),
    ...(domain === null ? [] : [`${site}|mail|${domain}`]),
    ...(phone === null ? [] : [`${street ?? site}|phone|${phone}`]),
    ...(street === null ? [] : longNames(listing.description).map((name) => `${site}|text|${name}`)),
    ...[...names].map((word) => `${site}|name|${word}`),
  ].map((key) => key.slice(0, 300));
}

function join(one: string | null, other: string | null): string | null {
  return one === null || other === null ? null : `${one}|${other}`;
}
