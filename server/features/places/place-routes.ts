import { findPlaces, nearestTown, searchCityOrZip } from "#domain/places/place-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import { dangerIn } from "#server/features/danger/danger-in.ts";
import { findNearest } from "./queries.ts";
import { searchPlaces } from "./search-places.ts";

/** The calls of places. */
export function placeRoutes(db: Db): Route[] {
  return [
    route(searchCityOrZip, async ({ body: { keyword } }) => ({
      ok: true,
      reply: await searchPlaces(db, keyword),
      ...dangerIn({ q: keyword }),
    })),
    route(findPlaces, async ({ query }) => ({
      ok: true,
      reply: await searchPlaces(db, query.q),
      ...dangerIn(query),
    })),
    route(nearestTown, async ({ query }) => {
      const { city } = await findNearest(db, query.coordinate);
      return { ok: true, reply: { town: city?.name ?? null } };
    }),
  ];
}
