import type { ListedService } from "#domain/services/public-service.ts";

/** Whether a service may have directions: the server refuses all others to everyone (rule directions 1). */
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
