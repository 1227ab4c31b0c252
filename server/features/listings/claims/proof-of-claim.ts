import {
  type ClaimProof,
  claimProof,
  type ListedFact,
  listedEmail,
  ownDomain,
  type ProofFacts,
} from "#domain/listings/claims/claim-proof.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { StoredRow } from "#server/features/listings/stored-queries.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import { countServicesOfSite, readFieldHistory } from "./queries.ts";

/** Whether, by what is stored now, a link mailed to the claimant may grant the service. */
export async function proofOfClaim(
  db: Db,
  stored: StoredService,
  claimant: { readonly id: string; readonly email: string },
  now: number,
): Promise<ClaimProof | null> {
  const facts = await proofFacts(db, stored, claimant);
  return facts === null ? null : claimProof(facts, now);
}

/** The listed address to which, by what is stored now, a link may be mailed that grants this person the service. */
export async function listedEmailFor(
  db: Db,
  stored: StoredService,
  claimant: { readonly id: string; readonly email: string },
  now: number,
): Promise<string | null> {
  const facts = await proofFacts(db, stored, claimant);
  return facts === null ? null : listedEmail(facts, now);
}

/** Reads the facts that may prove a claim; null for a service that is not public. */
async function proofFacts(
  db: Db,
  { row, current }: StoredService,
  claimant: { readonly id: string; readonly email: string },
): Promise<ProofFacts | null> {
  if (row.approvedAt === null) return null;
  const domain = ownDomain(current.website);
  const fact = (field: "contactEmail" | "website") => listedFact(db, row, field, current[field], claimant.id);
  return {
    email: claimant.email,
    contactEmail: await fact("contactEmail"),
    website: await fact("website"),
    servicesOfSite: domain === null ? 0 : await countServicesOfSite(db, domain),
    isAddressPublic: current.addressVisibility === "EXACT",
    isProtected: current.isProtected !== false,
  };
}

async function listedFact(
  db: Db,
  { id, factSources }: StoredRow,
  field: "contactEmail" | "website",
  value: string | null,
  claimantId: string,
): Promise<ListedFact> {
  const { statedAt, confirmedAt, isOfClaimant } = await readFieldHistory(db, id, field, claimantId);
  const source = factSources.find(({ fields }) => fields.includes(field));
  const sourced = source?.asOf == null ? null : Date.parse(source.asOf);
  // A value from a source is as old as the source, whatever people stated before.
  const stated = source === undefined ? statedAt : sourced;
  const dates = [stated, confirmedAt].filter((at) => at !== null);
  return { value, asOf: dates.length === 0 ? null : Math.max(...dates), isOfClaimant };
}
