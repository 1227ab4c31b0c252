import { describe, expect, test } from "vitest";
import { claimProof, type ListedFact, ownDomain, type ProofFacts } from "./claim-proof.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;

const fact = (value: string | null, changes: Partial<ListedFact> = {}): ListedFact => ({
  value,
  asOf: NOW - 30 * DAY,
  isOfClaimant: false,
  ...changes,
});
const FACTS: ProofFacts = {
  email: "ana@harbor.example.org",
  contactEmail: fact(null),
  website: fact(null),
  servicesOfSite: 1,
  isAddressPublic: true,
  isProtected: false,
};
const proof = (changes: Partial<ProofFacts>) => claimProof({ ...FACTS, ...changes }, NOW);

describe("the listed email", () => {
  test.each<[string, string, Partial<ListedFact>, string | null]>([
    ["ana@gmail.com", "ana@gmail.com", {}, "CONTACT_EMAIL"],
    ["ana@gmail.com", " Ana@Gmail.com", {}, "CONTACT_EMAIL"],
    ["ana@gmail.com", "eva@gmail.com", {}, null],
    ["ana@gmail.com", "ana@gmail.com", { asOf: NOW - 364 * DAY }, "CONTACT_EMAIL"],
    ["ana@gmail.com", "ana@gmail.com", { asOf: NOW - 365 * DAY }, null],
    ["ana@gmail.com", "ana@gmail.com", { asOf: null }, null],
    ["ana@gmail.com", "ana@gmail.com", { isOfClaimant: true }, null],
  ])("%s at a listing with %s %j: %s", (email, listed, changes, outcome) => {
    expect(proof({ email, contactEmail: fact(listed, changes) })).toBe(outcome);
  });
});

describe("the domain of the website", () => {
  test.each<[string, string, string | null]>([
    ["ana@harbor.org", "https://harbor.org", "WEBSITE"],
    ["ana@harbor.org", "https://www.harbor.org/kitchen?x=1", "WEBSITE"],
    ["ANA@Harbor.org", "https://WWW.HARBOR.org", "WEBSITE"],
    ["ana@harbor.org", "https://kitchen.harbor.org", "WEBSITE"],
    ["ana@kitchen.harbor.org", "https://kitchen.harbor.org", "WEBSITE"],
    ["ana@harbor.co.uk", "https://harbor.co.uk", "WEBSITE"],
    // Beside the site's host, or under it.
    ["ana@other.harbor.org", "https://kitchen.harbor.org", null],
    ["ana@mail.harbor.org", "https://harbor.org", null],
    ["ana@harbor.org.evil.com", "https://harbor.org", null],
    ["ana@evilharbor.org", "https://harbor.org", null],
    ['"x@harbor.org"@evil.com', "https://harbor.org", null],
    ["ana@evil.com", "https://harbor.org@evil.org", null],
    ["ana@co.uk", "https://harbor.co.uk", null],
    ["ana@org", "https://harbor.org", null],
    ["ana@fl.us", "https://harbor.fl.us", null],
    ["ana@miami.edu", "https://clinic.miami.edu", null],
    ["ana@gmail.com", "https://gmail.com", null],
    ["ana@google.com", "https://sites.google.com/harbor", null],
    ["ana@harbor.wixsite.com", "https://harbor.wixsite.com", null],
    ["ana@facebook.com", "https://www.facebook.com/harbor", null],
    ["ana@10.0.0.1", "http://10.0.0.1", null],
    ["ana@localhost", "http://localhost", null],
    ["ana@harbor.org", "", null],
  ])("%s at a listing with %s: %s", (email, website, outcome) => {
    expect(proof({ email, website: fact(website) })).toBe(outcome);
  });

  test("proves nothing where it is old, undated, the claimant's own, or that of several services", () => {
    const email = "ana@harbor.org";
    const website = (changes: Partial<ListedFact>) => fact("https://harbor.org", changes);
    expect(proof({ email, website: website({ asOf: NOW - 365 * DAY }) })).toBeNull();
    expect(proof({ email, website: website({ asOf: null }) })).toBeNull();
    expect(proof({ email, website: website({ isOfClaimant: true }) })).toBeNull();
    expect(proof({ email, website: website({}), servicesOfSite: 2 })).toBeNull();
    expect(proof({ email, website: website({}), servicesOfSite: 1 })).toBe("WEBSITE");
  });
});

test("nothing proves it of a listing that is protected or hides its address", () => {
  const email = "ana@harbor.org";
  const facts = { email, contactEmail: fact(email), website: fact("https://harbor.org") };
  expect(proof(facts)).toBe("CONTACT_EMAIL");
  expect(proof({ ...facts, isProtected: true })).toBeNull();
  expect(proof({ ...facts, isAddressPublic: false })).toBeNull();
});

test.each([
  ["https://www.harbor.org/a", "harbor.org"],
  ["https://harbor.org:8443", "harbor.org"],
  ["https://harbor.github.io", null],
  [null, null],
])("the own domain of %s is %s", (website, domain) => {
  expect(ownDomain(website)).toBe(domain);
});
