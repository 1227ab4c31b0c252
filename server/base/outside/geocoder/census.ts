import * as z from "zod/mini";
import { foundCoordinates } from "./found-coordinates.ts";
import type { Geocoder } from "./geocoder.ts";
import { requestGeocoder } from "./request-geocoder.ts";

const answer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({ matchedAddress: z.string(), coordinates: z.object({ x: z.number(), y: z.number() }) }),
    ),
  }),
});

/** The geocoder of the U.S. Census Bureau: `GET /locations/address`. It covers the United States only. */
export function census(url: string): Geocoder {
  return {
    async find({ address1, city, state, zip, country }) {
      if (address1 === null || country !== "United States") return null;
      const query = new URLSearchParams({
        street: address1,
        city,
        state,
        ...(zip === null ? {} : { zip }),
        benchmark: "Public_AR_Current",
        format: "json",
      });
      const { result } = await requestGeocoder(`${url}/locations/address?${query}`, answer);
      const [first] = result.addressMatches;
      if (first === undefined) return null;
      const coordinates = foundCoordinates(first.coordinates.x, first.coordinates.y);
      // Interpolated between house numbers, close enough to the door for a map pin.
      return coordinates === null ? null : { coordinates, isApproximate: false, found: first.matchedAddress };
    },
    // This service cannot name points.
    nameAt: async () => null,
  };
}
