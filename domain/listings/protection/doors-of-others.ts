import { showsDoor } from "../../services/protection.ts";
import type { ServiceFacts } from "../../services/service.ts";
import { patternsOfStreets } from "./street-patterns.ts";
import { type Door, withoutForeignDoor } from "./withheld-place.ts";

/** The doors of an organization's listings. */
export interface OrganizationDoors {
  /** Those that a listing hides. */
  readonly hidden: readonly Door[];
  /** First lines of the addresses that others show. */
  readonly shown: readonly string[];
}

/** A door that a listing hides and no other shows, with how its house and its street are written. */
export interface SecretDoor {
  readonly door: Door;
  readonly house: readonly RegExp[];
  readonly street: readonly RegExp[];
  /** Another listing shows another house of its street. */
  readonly isStreetShown: boolean;
}

/** Made once for all listings of an organization: there may be thousands of each. A door that one of them shows is no secret. */
export function secretDoors({ hidden, shown }: OrganizationDoors): readonly SecretDoor[] {
  return hidden.flatMap((door) => {
    const house = patternsOfDoor(door, true);
    if (shown.some((line) => isAt(line, house))) return [];
    const street = patternsOfDoor(door, false);
    return [{ door, house, street, isStreetShown: shown.some((line) => isAt(line, street)) }];
  });
}

/**
 * The facts of a listing without the words that name a door which another listing of its organization hides (rule
 * protection 23). A listing says where it stands itself. Of a street at which one of them shows another house, only the
 * hidden house is taken out.
 */
export function withoutDoorsOfOthers(facts: ServiceFacts, doors: readonly SecretDoor[]): ServiceFacts {
  const own = [facts.place.address1, facts.place.address2].filter((line) => line !== null);
  const shown = isShown(facts) ? own : [];
  return doors.reduce((left, { door, house, street, isStreetShown }) => {
    if (own.some((line) => isAt(line, house))) return left;
    return withoutForeignDoor(left, door, isStreetShown || shown.some((line) => isAt(line, street)));
  }, facts);
}

function isShown({ isProtected = null, placeShown = "REGION", place }: ServiceFacts): boolean {
  return showsDoor({ isProtected, placeShown, addressVisibility: place.visibility });
}

function patternsOfDoor({ address1, address2 }: Door, isHouseNeeded: boolean): readonly RegExp[] {
  return [address1, address2].flatMap((line) => patternsOfStreets(line ?? "", isHouseNeeded));
}

function isAt(line: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => line.search(pattern) !== -1);
}
