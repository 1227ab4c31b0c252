import * as z from "zod/mini";
import { foundCoordinates } from "./found-coordinates.ts";
import type { Geocoder } from "./geocoder.ts";
import { requestGeocoder } from "./request-geocoder.ts";

const words = z.optional(z.string());
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: words,
        housenumber: words,
        street: words,
        city: words,
        state: words,
        postcode: words,
      }),
    }),
  ),
});

/** Photon: `GET /api?q=…`, GeoJSON. */
export function photon(url: string): Geocoder {
  return {
    async find({ address1, city, state, zip, country }) {
      const q = [address1, city, [state, zip].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
      const { features } = await requestGeocoder(
        `${url}/api?${new URLSearchParams({ q, limit: "1", lang: "en" })}`,
        answer,
      );
      const [first] = features;
      if (first === undefined) return null;
      const { name, housenumber, street, city: town, state: area, postcode } = first.properties;
      const coordinates = foundCoordinates(...first.geometry.coordinates);
      if (coordinates === null) return null;
      const door = [housenumber, street ?? name].filter(Boolean).join(" ");
      return {
        coordinates,
        isApproximate: housenumber === undefined,
        found: [door, town, [area, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
      };
    },
  };
}
