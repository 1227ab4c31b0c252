import { type ComparedListing, compareListings, PROPOSED_FROM } from "#domain/duplicates/compare-listings.ts";
import { duplicateKeys } from "#domain/duplicates/duplicate-keys.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type ComparedService, findWithKeys, readCompared, withPlaceNames } from "./duplicate-queries.ts";

/** A listing as it is compared, with the parts of its name separate. */
export type NewListing = Omit<ComparedListing, "isNamedAfterPlace"> & {
  readonly state: string;
  readonly organization: string | null;
};

/** Services with one key that a listing is compared with: as many as one organization has at one door. */
const MAX_ALIKE = 60;

/**
 * Finds the public service that each of these listings probably is, by the rules of duplicates; null where there is
 * none, or the listing is null.
 */
export async function alreadyHere(
  db: Db,
  listings: readonly (NewListing | null)[],
): Promise<(ComparedService | null)[]> {
  const asked = await withPlaceNames(
    db,
    listings.flatMap((listing, at) => (listing === null ? [] : [{ ...listing, at }])),
  );
  const keys = asked.flatMap((listing) => duplicateKeys(listing).map((key) => ({ at: listing.at, key })));
  const found = await findWithKeys(db, keys, MAX_ALIKE);
  const ids = new Set(found.map(({ serviceId }) => serviceId));
  const services = new Map((await readCompared(db, [...ids])).map((service) => [service.id, service]));
  const askedAt = new Map(asked.map((listing) => [listing.at, listing]));
  const best: ({ score: number; service: ComparedService } | null)[] = listings.map(() => null);
  for (const { at, serviceId } of found) {
    const listing = askedAt.get(at);
    const service = services.get(serviceId);
    if (listing === undefined || service === undefined) continue;
    const { score } = compareListings(listing, service);
    if (score >= PROPOSED_FROM && score > (best[at]?.score ?? 0)) best[at] = { score, service };
  }
  return best.map((match) => match?.service ?? null);
}
