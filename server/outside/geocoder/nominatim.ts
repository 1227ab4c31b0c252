import * as z from "zod/mini";
import { exchangeJson, NoAnswer } from "#server/outside/json-exchange.ts";
import { foundCoordinates } from "./found-coordinates.ts";
import { GEOCODER_MOST_BYTES, GEOCODER_PATIENCE_MS, type Geocoder } from "./geocoder.ts";

/** Degrees come as text. */
const answer = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    display_name: z.string(),
    address: z.optional(z.object({ house_number: z.optional(z.string()) })),
  }),
);

/** Nominatim: `GET /search` with the parts of the address. The public one forbids heavy use: run your own. */
export function nominatim(url: string): Geocoder {
  return {
    async find({ address1, city, state, zip, country }) {
      const asked = { street: address1, city, state, postalcode: zip, country };
      const query = new URLSearchParams({ format: "jsonv2", limit: "1", addressdetails: "1" });
      for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
      const reply = await exchangeJson({
        url: `${url}/search?${query}`,
        method: "GET",
        // Its rules want to know who asks.
        headers: { "user-agent": "Amparo", "accept-language": "en" },
        patienceMs: GEOCODER_PATIENCE_MS,
        mostBytes: GEOCODER_MOST_BYTES,
      });
      const read = z.safeParse(answer, reply);
      if (!read.success) throw new NoAnswer("What the geocoder answered is no list of places.");
      const [first] = read.data;
      if (first === undefined) return null;
      const coordinates = foundCoordinates(Number.parseFloat(first.lon), Number.parseFloat(first.lat));
      if (coordinates === null) return null;
      return {
        coordinates,
        isApproximate: first.address?.house_number === undefined,
        found: first.display_name,
      };
    },
  };
}
