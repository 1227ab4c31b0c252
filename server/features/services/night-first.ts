import { CENTER_WORDS, deepNightAt, type HardNight, hardNightsAt } from "#domain/hard-nights/hard-night.ts";
import { type PlanePoint, planePoint } from "#domain/places/mercator.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ActiveNights } from "#server/features/hard-nights/active-nights.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import { currentHoursStamp } from "#server/features/services/opening-hours/store-hours.ts";
import { type NightService, readNightServices } from "./night-queries.ts";

/** Services that come first in a list while a hard night is in effect (rule hard-nights 6). */
export interface NightFirst {
  readonly ids: readonly string[];
}

/**
 * Finds those services; null where no hard night is in effect at the list's place, or where the list has another order.
 */
export type FindNightFirst = (query: ServiceQuery, now: number) => Promise<NightFirst | null>;

interface Dependencies {
  readonly db: Db;
  readonly textSearch: TextSearch;
  readonly nights: ActiveNights;
}

/** Maximum number of boosted services per list; nearest first. */
const MAX_FIRST = 1000;
const KEPT_MS = 60_000;

/** The services of one region, with the time they were read. */
interface Kept {
  readonly deepNight: number;
  readonly readAt: number;
  readonly services: Promise<readonly NightService[]>;
}

/**
 * The services of a region are read once a minute, since lists are asked for most in a hard night, and finding the
 * few that are open overnight in a large region takes long.
 */
export function nightFirst({ db, textSearch, nights }: Dependencies): FindNightFirst {
  const kept = new Map<string, Kept>();
  return async ({ near, order, managed, alertsOnly, ids }, now) => {
    if (near === null || order.by !== "distance" || managed !== null || alertsOnly || ids !== null)
      return null;
    const active = await nights.at(now);
    for (const id of kept.keys()) if (!active.some((night) => night.id === id)) kept.delete(id);
    const here = hardNightsAt(active, near, now);
    if (here.length === 0) return null;
    const services = (await Promise.all(here.map((night) => loadNightServices(night, now)))).flat();
    return { ids: nearestIds(services, planePoint(near)) };
  };

  function loadNightServices(night: HardNight, now: number): Promise<readonly NightService[]> {
    const deepNight = deepNightAt(night.coordinates, now);
    const known = kept.get(night.id);
    if (known?.deepNight === deepNight && Math.abs(now - known.readAt) < KEPT_MS) return known.services;
    const services = read(night, deepNight, now).catch((error: unknown) => {
      kept.delete(night.id);
      if (known !== undefined) return known.services;
      if (databaseFault(error) === null) throw error;
      return [];
    });
    if (known?.deepNight !== deepNight) {
      kept.set(night.id, { deepNight, readAt: now, services });
      return services;
    }
    // Callers get the services of a minute ago, and do not wait for newer ones.
    kept.set(night.id, { ...known, readAt: now });
    void services.then(() => {
      if (kept.has(night.id)) kept.set(night.id, { deepNight, readAt: now, services });
    });
    return known.services;
  }

  async function read(night: HardNight, deepNight: number, now: number): Promise<NightService[]> {
    const queries = await Promise.all(
      CENTER_WORDS[night.kind].map((each) =>
        textSearch.tsqueriesOf(db, each, ["name", "description", "serviceSummary"], now),
      ),
    );
    const centers = queries.map(({ all }) => `(${all})`).join(" | ");
    return readNightServices(db, night, { centers, deepNight, hoursStamp: currentHoursStamp() });
  }
}

function nearestIds(services: readonly NightService[], { x, y }: PlanePoint): string[] {
  const ids = [...new Set(services.map(({ id }) => id))];
  if (ids.length <= MAX_FIRST) return ids;
  const far = (service: NightService) => (service.x - x) ** 2 + (service.y - y) ** 2;
  const nearest = services.toSorted((a, b) => far(a) - far(b)).map(({ id }) => id);
  return [...new Set(nearest)].slice(0, MAX_FIRST);
}
