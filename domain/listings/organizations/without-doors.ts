import { isHostOfStreet, isMapLink, withoutAddress } from "../protection/without-address.ts";
import type { OrganizationFacts } from "./organization.ts";

/** The street and ZIP code of a listing that hides them. */
export interface HiddenDoor {
  readonly lines: readonly (string | null)[];
  readonly zip: string | null;
}

/**
 * What is said of an organization, without the doors that its listings hide (rule organizations 23): its page is one press
 * away from theirs. Those who may edit it see what they have written.
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
