import { geocodeAddress } from "#domain/places/geocoding/geocoding-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { FindPoint } from "./find-point.ts";

/** The form's way from an address to a pin. */
export function geocodingRoutes(findPoint: FindPoint): Route[] {
  return [
    route(geocodeAddress, async ({ body }) => {
      const { address1, city, state, zip, country, addressVisibility } = body;
      const address = {
        address1: address1 || null,
        city,
        state,
        zip: zip || null,
        country: country || "United States",
      };
      const point = await findPoint(address, addressVisibility);
      if (point === null) return { ok: true, reply: { coordinates: null, isApproximate: true, found: null } };
      const { coordinates, isApproximate, found } = point;
      const pin: [number, number] = [coordinates.longitude, coordinates.latitude];
      return { ok: true, reply: { coordinates: pin, isApproximate, found } };
    }),
  ];
}
