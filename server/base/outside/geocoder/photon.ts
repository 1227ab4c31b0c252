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

type Properties = z.output<typeof answer>["features"][number]["properties"];

/** Photon: `GET /api?q=…` and `GET /reverse`, GeoJSON. */
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
      const coordinates = foundCoordinates(...first.geometry.coordinates);
      if (coordinates === null) return null;
      return {
        coordinates,
        isApproximate: first.properties.housenumber === undefined,
        found: addressText(first.properties),
      };
    },
    async nameAt({ longitude, latitude }) {
      const query = new URLSearchParams({
        lon: `${longitude}`,
        lat: `${latitude}`,
        limit: "1",
        lang: "en",
      });
      const { features } = await requestGeocoder(`${url}/reverse?${query}`, answer);
      const [first] = features;
      return first === undefined ? null : addressText(first.properties) || null;
    },
  };
}

function addressText({ name, housenumber, street, city, state, postcode }: Properties): string {
  const door = [housenumber, street ?? name].filter(Boolean).join(" ");
  return [door, city, [state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
