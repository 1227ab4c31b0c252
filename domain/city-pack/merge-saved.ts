import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";
import type { OfflineService } from "./offline-service.ts";

/** A saved area: its services, and when it was last known to be right. */
export interface SavedArea {
  readonly middle: Coordinates;
  readonly radiusMiles: number;
  /** Epoch milliseconds. */
  readonly checkedAt: number;
  readonly services: readonly OfflineService[];
}

/**
 * One list of everything that a phone keeps, each service as it was seen last. One that was seen before the area was
 * fetched, lies in it, and is not among its services has been taken away since: it goes.
 *
 * @param seen services of replies and favourites, in any order
 */
export function mergeSaved(area: SavedArea | null, seen: readonly OfflineService[]): OfflineService[] {
  const newest = new Map((area?.services ?? []).map((service) => [service.facts.id, service]));
  for (const service of seen) {
    const known = newest.get(service.facts.id);
    if (known === undefined ? isGone(service, area) : known.savedAt >= service.savedAt) continue;
    newest.set(service.facts.id, known === undefined ? service : completed(service, known));
  }
  return [...newest.values()];
}

/** Whether a list from this place is answered in full by the area. No place: whatever the area holds. */
export function isCovered(area: SavedArea | null, near: Coordinates | null): boolean {
  return area !== null && (near === null || milesBetween(near, area.middle) <= area.radiusMiles);
}

function isGone({ point, savedAt }: OfflineService, area: SavedArea | null): boolean {
  if (area === null || point === null || savedAt >= area.checkedAt) return false;
  return milesBetween(point, area.middle) <= area.radiusMiles;
}

/** A reply lacks the centre of a hidden place, and that of a list the whole text of the source. */
function completed(service: OfflineService, known: OfflineService): OfflineService {
  const { facts } = service;
  const sourceDescription = facts.sourceDescription ?? known.facts.sourceDescription;
  const isSamePlace = facts.city === known.facts.city && facts.zip === known.facts.zip;
  return {
    ...service,
    facts: { ...facts, sourceDescription },
    point: service.point ?? (isSamePlace ? known.point : null),
  };
}
