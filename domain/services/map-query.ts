import type { ServiceQuery } from "./list-query.ts";

/**
 * A map without a place is asked from its own middle: where there are more pins than fit, the nearest to it stay. What
 * is open first is of lists alone.
 */
export function aroundMiddle({ bounds, near, order }: ServiceQuery): Pick<ServiceQuery, "near" | "order"> {
  const nearestFirst = { by: "distance", direction: "asc" } as const;
  if (near !== null) return { near, order: order.by === "open" ? nearestFirst : order };
  if (bounds === null) return { near, order };
  const width = bounds.east - bounds.west + (bounds.west > bounds.east ? 360 : 0);
  const longitude = bounds.west + width / 2;
  return {
    near: {
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: (bounds.south + bounds.north) / 2,
    },
    order: nearestFirst,
  };
}
