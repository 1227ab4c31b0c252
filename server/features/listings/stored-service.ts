import type { Listing } from "#domain/listings/listing.ts";
import { listingOf } from "#domain/listings/listing-facts.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import { type ServiceFacts, spanishText } from "#domain/services/service.ts";
import type { Db } from "#server/sql/db.ts";
import { lockServices, readStoredRows, type StoredRow } from "./stored-queries.ts";

/** A service as it is kept, with the versions of it that there are. */
export interface StoredService {
  readonly row: StoredRow;
  /** The true facts, as they are public, or as they wait where it is new. */
  readonly facts: ServiceFacts;
  readonly current: Listing;
  /** With the edit that waits over it; the same where none does. */
  readonly proposed: Listing;
}

/** For changing: others who want to change it wait. Null where there is none; a deleted one is there. */
export async function lockStored(db: Db, id: string): Promise<StoredService | null> {
  await lockServices(db, [id]);
  return readStored(db, id);
}

export async function readStored(db: Db, id: string): Promise<StoredService | null> {
  return (await readManyStored(db, [id])).get(id.toLowerCase()) ?? null;
}

/** By their ids. */
export async function readManyStored(db: Db, ids: readonly string[]): Promise<Map<string, StoredService>> {
  if (ids.length === 0) return new Map();
  const rows = await readStoredRows(db, ids);
  return new Map(rows.map((row) => [row.id, storedOf(row)]));
}

function storedOf(row: StoredRow): StoredService {
  const facts = factsOfRow(row);
  const current = listingOf(facts);
  const { pending } = row;
  const proposed =
    pending === null ? current : overPublic(current, listingOf(pending.facts), pending.changed);
  return { row, facts, current, proposed };
}

function factsOfRow(row: StoredRow): ServiceFacts {
  const place = row.place ?? { ...row, isApproximate: row.isLocationApproximate };
  const { longitude, latitude } = place;
  return {
    name: row.name,
    description: row.description,
    descriptionEs: spanishText(row.descriptionEs, row.descriptionEsState),
    sourceDescription: row.sourceDescription,
    serviceSummary: row.serviceSummary,
    serviceSummaryEs: spanishText(row.serviceSummaryEs, row.serviceSummaryEsState),
    age: row.age,
    ageEs: spanishText(row.ageEs, row.ageEsState),
    type: row.type,
    needs: row.needs,
    category: row.category,
    place: {
      address1: place.address1,
      address2: place.address2,
      city: row.city,
      state: row.state,
      zip: place.zip,
      country: row.country,
      coordinates: longitude === null || latitude === null ? null : { longitude, latitude },
      isApproximate: place.isApproximate,
      visibility: row.addressVisibility,
    },
    timeZone: row.timeZone,
    phone: row.phone,
    phoneExtension: row.phoneExtension,
    contactEmail: row.contactEmail,
    website: row.website,
    facebook: row.facebook,
    twitter: row.twitter,
    instagram: row.instagram,
    youtube: row.youtube,
    isAllowedPets: row.isAllowedPets,
    isLowBarrier: row.isLowBarrier,
    schedules: row.schedules,
    closeSchedules: row.closeSchedules,
    isContact: row.isContact,
    isShowFlag: row.isShowFlag,
    isShowDonate: row.isShowDonate,
    availableBeds: row.availableBeds,
    totalBeds: row.totalBeds,
    alert:
      !row.isCriticalHeader || row.criticalDescription === null
        ? null
        : {
            description: row.criticalDescription,
            descriptionEs: row.criticalDescriptionEs,
            expiresAt: row.criticalExpiresAt,
          },
  };
}
