import type { ListedService } from "#domain/services/public-service.ts";

/** Whether there may be a way to it: the server refuses the others whoever asks (rule directions 1). */
export function hasDirections({
  addressVisibility,
  isProtected,
  isLocationApproximate,
  location,
}: Pick<ListedService, "addressVisibility" | "isProtected" | "isLocationApproximate" | "location">): boolean {
  return (
    addressVisibility === "EXACT" &&
    isProtected !== true &&
    !isLocationApproximate &&
    location?.coordinates.length > 0
  );
}
