import * as z from "zod/mini";
import { foundCoordinates } from "./found-coordinates.ts";
import type { Geocoder } from "./geocoder.ts";
import { requestGeocoder } from "./request-geocoder.ts";

/** Degrees are strings. */
const answer = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    display_name: z.string(),
    address: z.optional(z.object({ house_number: z.optional(z.string()) })),
  }),
);

/** Request headers; its usage policy requires a user agent. */
const HEADERS = { "user-agent": "Amparo", "accept-language": "en" };

/** Without a name where nothing is near. */
const named = z.object({ display_name: z.optional(z.string()) });

/**
 * Nominatim: `GET /search` with the parts of the address, and `GET /reverse`. The public instance forbids heavy use:
 * run your own.
 */
export function nominatim(url: string): Geocoder {
  return {
    async find({ address1, city, state, zip, country }) {
      const parameters = { street: address1, city, state, postalcode: zip, country };
      const query = new URLSearchParams({ format: "jsonv2", limit: "1", addressdetails: "1" });
      for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
      const [first] = await requestGeocoder(`${url}/search?${query}`, answer, HEADERS);
      if (first === undefined) return null;
      const coordinates = foundCoordinates(Number.parseFloat(first.lon), Number.parseFloat(first.lat));
      if (coordinates === null) return null;
      return {
        coordinates,
        isApproximate: first.address?.house_number === undefined,
        found: first.display_name,
      };
    },
    async nameAt({ longitude, latitude }) {
      const query = new URLSearchParams({ format: "jsonv2", lat: `${latitude}`, lon: `${longitude}` });
      const { display_name } = await requestGeocoder(`${url}/reverse?${query}`, named, HEADERS);
      return display_name || null;
    },
  };
}
