import { parse } from "tldts-icann";
import { MAIL_PROVIDERS, SHARED_HOSTS } from "./mail-hosts.ts";

/** A fact of the listing, and how it came there. */
export interface ListedFact {
  readonly value: string | null;
  /**
   * When a person last stated or confirmed it, or the date of its source. Epoch milliseconds; null where it is not
   * known.
   */
  readonly asOf: number | null;
  /** The claimant entered or proposed it, so it proves nothing. */
  readonly isOfClaimant: boolean;
}

/** Facts that decide whether a mailed link may grant a claim. */
export interface ProofFacts {
  /** The claimant's confirmed address, to which the link goes. */
  readonly email: string;
  readonly contactEmail: ListedFact;
  readonly website: ListedFact;
  /** How many services, this one included, have a website of the same domain. */
  readonly servicesOfSite: number;
  readonly isAddressPublic: boolean;
  readonly isProtected: boolean;
}

export type ClaimProof = "CONTACT_EMAIL" | "WEBSITE";

/** Older facts may belong to someone else by now. */
const MAX_AGE_MS = 365 * 86_400_000;

/**
 * Whether who reads mail at an address is shown to be of the listing, and by which fact (rules feedback 31 and 32).
 * Null: an administrator decides, after a call to the listed number.
 */
export function claimProof(facts: ProofFacts, now: number): ClaimProof | null {
  if (facts.isProtected || !facts.isAddressPublic) return null;
  const email = facts.email.toLowerCase();
  if (listedEmail(facts, now) === email) return "CONTACT_EMAIL";
  const isOfSite = facts.servicesOfSite === 1 && isOfWebsite(email, facts.website.value);
  return isOfSite && isYoung(facts.website, now) ? "WEBSITE" : null;
}

/**
 * The address of the listing, in lower case, whose reader may decide about a claim (rule feedback 35); null where it
 * has none that is public, younger than a year and not from the claimant.
 */
export function listedEmail(
  { contactEmail, isAddressPublic, isProtected }: Omit<ProofFacts, "email">,
  now: number,
): string | null {
  if (isProtected || !isAddressPublic || !isYoung(contactEmail, now)) return null;
  const email = contactEmail.value?.trim().toLowerCase() ?? "";
  return email === "" ? null : email;
}

function isYoung({ asOf, isOfClaimant }: ListedFact, now: number): boolean {
  return asOf !== null && !isOfClaimant && now - asOf < MAX_AGE_MS;
}

/**
 * The registrable domain of a website, by the public suffix list; null where it has none, or where many organizations
 * share it.
 */
export function ownDomain(website: string | null): string | null {
  const { domain, publicSuffix } = parse(website ?? "");
  // Colleges give an address to every student.
  if (domain === null || publicSuffix === "edu") return null;
  return MAIL_PROVIDERS.has(domain) || SHARED_HOSTS.has(domain) ? null : domain;
}

/**
 * Whether the address is at the website's own host, or at a domain above it: an address at a sibling host proves
 * nothing.
 */
function isOfWebsite(email: string, website: string | null): boolean {
  const domain = ownDomain(website);
  const { hostname } = parse(website ?? "");
  const host = email.slice(email.lastIndexOf("@") + 1);
  if (domain === null || hostname === null || parse(host).domain !== domain) return false;
  return hostname === host || hostname.endsWith(`.${host}`);
}
