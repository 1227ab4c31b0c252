/**
 * A service's name followed by its organization's, where the name alone is ambiguous ("Florida City", "Emergency
 * Shelter"): `Emergency Shelter – Hope House, Inc.`
 */
export function nameWithOrganization(name: string, organization: string | null): string {
  if (organization === null) return name;
  const [ours, theirs] = [skeleton(name), skeleton(organization)];
  return theirs === "" || ours.includes(theirs) || theirs.includes(ours) ? name : `${name} – ${organization}`;
}

function skeleton(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/\b(?:inc|llc|ltd|corp|the|of|and)\b/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(\p{L}{3})s\b/gu, "$1")
    .trim()} `.replace(/^ +$/u, "");
}
