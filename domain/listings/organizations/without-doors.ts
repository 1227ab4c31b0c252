import { isHostOfStreet, isMapLink, withoutAddress } from "../protection/without-address.ts";
import type { OrganizationFacts } from "./organization.ts";

/** The street and ZIP code of a listing that hides them. */
export interface HiddenDoor {
  readonly lines: readonly (string | null)[];
  readonly zip: string | null;
}

/**
 * Removes the addresses that an organization's listings hide from its own texts (rule organizations 23), because its
 * page is one press away from theirs. Those who may edit the organization still see what they wrote.
 */
export function withoutDoors<
  Facts extends Pick<OrganizationFacts, "alternateName" | "description" | "url" | "email">,
>(facts: Facts, doors: readonly HiddenDoor[]): Facts {
  if (doors.length === 0) return facts;
  const clean = (text: string | null) =>
    text === null
      ? null
      : doors.reduce((left, { lines, zip }) => withoutAddress(left, { lines: [...lines], zip }), text);
  const namesDoor = (host: string) =>
    isMapLink(host) || doors.some(({ lines }) => lines.some((line) => isHostOfStreet(host, line)));
  const withoutHost = (host: string | null) => (host === null || namesDoor(host) ? null : host);
  return {
    ...facts,
    alternateName: clean(facts.alternateName),
    description: clean(facts.description),
    url: withoutHost(facts.url),
    email: withoutHost(facts.email),
  };
}
