import { showsDoor } from "../services/protection.ts";
import type { ServiceFacts } from "../services/service.ts";
import { patternsOfStreets } from "./street-patterns.ts";
import { type Door, withoutForeignDoor } from "./withheld-place.ts";

/** The doors of an organization's listings. */
export interface OrganizationDoors {
  /** Those that a listing hides. */
  readonly hidden: readonly Door[];
  /** First lines of the addresses that others show. */
  readonly shown: readonly string[];
}

/**
 * The facts of a listing without the words that name a door which another listing of its organization hides (rule
 * protection 23). A door that one of them shows is no secret, and a listing says where it stands itself. Of a street at
 * which one of them shows another house, only the hidden house is taken out.
 */
export function withoutDoorsOfOthers(
  facts: ServiceFacts,
  { hidden, shown: others }: OrganizationDoors,
): ServiceFacts {
  const own = [facts.place.address1, facts.place.address2].filter((line) => line !== null);
  const shown = isShown(facts) ? [...others, ...own] : others;
  return hidden.reduce((left, door) => {
    if ([...shown, ...own].some((line) => isAt(line, door, true))) return left;
    const isStreetShown = shown.some((line) => isAt(line, door, false));
    return withoutForeignDoor(left, door, isStreetShown);
  }, facts);
}

function isShown({ isProtected = null, placeShown = "REGION", place }: ServiceFacts): boolean {
  return showsDoor({ isProtected, placeShown, addressVisibility: place.visibility });
}

/** Whether this line of an address is in the street of the door, or at its house. */
function isAt(line: string, { address1, address2 }: Door, isHouseNeeded: boolean): boolean {
  return [address1, address2].some((written) =>
    patternsOfStreets(written ?? "", isHouseNeeded).some((pattern) => line.search(pattern) !== -1),
  );
}
