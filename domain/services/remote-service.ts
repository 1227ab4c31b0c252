import type { ListedService } from "./public-service.ts";

/** Fields that tell whether there is a place to go to. */
type Door = Pick<ListedService, "addressVisibility" | "isProtected" | "address1" | "city"> & {
  /** Copies of earlier replies have none. */
  readonly location?: ListedService["location"] | null;
};

/**
 * Whether a service is reached by phone or online: nothing is withheld, and neither a point nor a street nor a town is
 * known (rule lists 34). A street that no one could locate counts as a door.
 */
export function isRemote({ addressVisibility, isProtected, address1, city, location }: Door): boolean {
  return (
    addressVisibility === "EXACT" &&
    isProtected !== true &&
    address1 === null &&
    city === "" &&
    location?.coordinates.length === 0
  );
}
