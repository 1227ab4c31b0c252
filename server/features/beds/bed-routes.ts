import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_SHELTERS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { listShelterBeds, type ShelterBeds, updateAvailableBeds } from "#domain/beds/bed-calls.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { countBeds } from "./count-beds.ts";
import { bedsViewer, listShelters } from "./list-shelters.ts";
import type { BedsRow } from "./queries.ts";

const UNAUTHORIZED = { ok: false, problem: problem("unauthorized") } as const;

/** Calls of the beds page. They use the primary, so that a count is visible right away. */
export function bedRoutes(database: Database): Route[] {
  return [
    route(listShelterBeds, async ({ query }, { viewer }) => {
      if (viewer.kind === "guest") return UNAUTHORIZED;
      const limit = query.limit === undefined || query.limit === 0 ? MAX_SHELTERS : query.limit;
      const page = { q: query.q ?? "", limit: Math.min(limit, MAX_SHELTERS), skip: query.skip ?? 0 };
      const rows = await listShelters(database, bedsViewer(viewer), page);
      return { ok: true, reply: rows.map(showShelter), ...knownTotal(page, rows.length) };
    }),

    route(updateAvailableBeds, async ({ body }, { viewer, now }) => {
      if (viewer.kind === "guest") return UNAUTHORIZED;
      const counted = await countBeds(database, viewer, bedsViewer(viewer), body.services, now);
      if (!counted.ok) return counted;
      const services = counted.value.map(({ row, outcome }) => ({ ...showShelter(row), outcome }));
      return { ok: true, reply: { services } };
    }),
  ];
}

function showShelter(row: BedsRow): ShelterBeds {
  const { id, name, address1, city, state, isMine, isApproved } = row;
  const { availableBeds, totalBeds, bedsUpdatedAt, beds, version } = row;
  return {
    id,
    name,
    address1,
    city,
    state,
    isMine,
    isApproved,
    availableBeds,
    totalBeds,
    bedsUpdatedAt: bedsUpdatedAt === null ? null : isoOfEpoch(bedsUpdatedAt),
    beds,
    version,
  };
}
