import { milesBetween } from "../../places/great-circle.ts";
import type { VisitorArea } from "../../places/names-county.ts";
import {
  byField,
  PAGE_ONLY_FIELDS,
  type PageOnlyField,
  type WireFields,
} from "../../services/field-names.ts";
import type { Coordinates } from "../../services/service.ts";
import type { OfflineService } from "./offline-service.ts";

/** A saved area with its services and the time it was last verified. */
export interface SavedArea {
  readonly middle: Coordinates;
  readonly radiusMiles: number;
  /** Epoch milliseconds. */
  readonly checkedAt: number;
  readonly services: readonly OfflineService[];
  /** County of the center; null where it has none. */
  readonly county: VisitorArea | null;
}

/**
 * Merges everything saved on a phone, each service in its latest state. A service inside the area that was seen
 * before the area was fetched, and is not part of it, has been deleted since and is dropped.
 *
 * @param seen services services of replies and favorites, in any order
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

/** Whether the area fully covers a list around this place. Without a place: always. */
export function isCovered(area: SavedArea | null, near: Coordinates | null): boolean {
  return area !== null && (near === null || milesBetween(near, area.middle) <= area.radiusMiles);
}

/**
 * The county of a place, as far as the saved area tells: near its center it is the center's; null elsewhere.
 */
export function savedCounty(area: SavedArea | null, near: Coordinates): VisitorArea | null {
  return area !== null && milesBetween(near, area.middle) <= SAME_COUNTY_MILES ? area.county : null;
}

/** Further away, another county is likely. */
const SAME_COUNTY_MILES = 10;

function isGone({ point, savedAt }: OfflineService, area: SavedArea | null): boolean {
  if (area === null || point === null || savedAt >= area.checkedAt) return false;
  return milesBetween(point, area.middle) <= area.radiusMiles;
}

/**
 * Completes a service from an older copy: replies lack the center of hidden places, and lists the fields that only
 * pages have, and the sources of fields.
 */
function completed({ isPartial, ...service }: OfflineService, known: OfflineService): OfflineService {
  const { facts } = service;
  const onPageOnly = byField<WireFields<PageOnlyField>>(PAGE_ONLY_FIELDS, (field) => known.facts[field]);
  const sources = facts.sources.length > 0 || facts.source === null ? facts.sources : known.facts.sources;
  const isSamePlace = (["city", "zip", "region"] as const).every((name) => facts[name] === known.facts[name]);
  return {
    ...service,
    facts: { ...facts, ...(isPartial === true ? onPageOnly : {}), sources },
    point: service.point ?? (isSamePlace ? known.point : null),
  };
}
