import { AUDIENCE_RADIUS_MILES } from "../../base/contract/limits.ts";
import { centreMiles } from "../../places/centre-miles.ts";
import { milesBetween } from "../../places/great-circle.ts";
import type { IndexMatches } from "../../search/search-index.ts";
import { LEAD_LENGTH } from "../../search/told-lead.ts";
import { toldFirst } from "../../search/told-rank.ts";
import { needBits } from "../../services/bits.ts";
import type { ServiceQuery } from "../../services/list-query.ts";
import type { Coordinates } from "../../services/service.ts";
import type { OfflineService } from "./offline-service.ts";

/** Orders rows that match all words: nearest or open first, and a name or need with the words before a mere mention. */
export function byTold(
  blocks: readonly (readonly OfflineService[])[],
  { near, order }: ServiceQuery,
  { told, typed }: IndexMatches,
  indexByService: ReadonlyMap<OfflineService, number>,
): OfflineService[] {
  if ((order.by !== "distance" && order.by !== "open") || told.length === 0) return blocks.flat();
  const rows = blocks.flatMap((block, number) =>
    block.map((service) => ({
      service,
      name: service.facts.name,
      organization: service.facts.organization?.name ?? "",
      needs: needBits(service.meets),
      topics: service.facts.topics,
      lead: readLead(service.facts),
      typed: typed.map((found) => found[indexByService.get(service) ?? -1] === 1),
      ...(near === null ? {} : { miles: measureMiles(near, service) }),
      block: 2 * number + (isFarFrom(near, service) ? 1 : 0),
    })),
  );
  return toldFirst(rows, told).map(({ service }) => service);
}

/** Returns the miles by which it is ordered; null: it has no place. */
function measureMiles(near: Coordinates, { point, facts }: OfflineService): number | null {
  return point === null ? null : Math.max(milesBetween(near, point), centreMiles(facts));
}

/** Reads the beginning of its texts as the server does. */
function readLead({
  serviceSummary,
  description,
}: {
  readonly serviceSummary: string | null;
  readonly description: string;
}): string {
  return [...(serviceSummary === null ? [] : [serviceSummary]), description].join(" ").slice(0, LEAD_LENGTH);
}

export function isFarFrom(near: Coordinates | null, { point }: OfflineService): boolean {
  return near !== null && point !== null && milesBetween(near, point) > AUDIENCE_RADIUS_MILES;
}
