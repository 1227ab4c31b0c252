import type { ListingDraft } from "./check-listing.ts";
import type { ServiceForViewer } from "./listing.ts";

/** What a form opens on: the service, and over it the edit that waits (decisions, section 7). */
export function draftOfService(service: ServiceForViewer): ListingDraft {
  return Object.assign({ ...service }, service.pending?.after);
}
