import * as z from "zod/mini";
import { defineCall, noParameters } from "../../base/contract/call.ts";
import { filled, oneLine } from "../../base/contract/contact-text.ts";
import { GEOCODINGS_PER_HOUR, MAX_ADDRESS_LINE, MAX_PLACE_NAME } from "../../base/contract/limits.ts";
import { ADDRESS_VISIBILITIES } from "../address-visibility.ts";

/** Geocoding for the service form (rule places 20). */
export const geocodeAddress = defineCall({
  id: "geocodeAddress",
  method: "POST",
  path: "/places/geocode",
  summary: "Get the coordinates of an address.",
  description:
    "Without an external geocoder, and always if `addressVisibility` is not EXACT, this is the centre of the ZIP or city, marked as such: a hidden address is sent to nobody. `coordinates` is null if nothing was found.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z.object({
    address1: z.nullish(oneLine({ max: MAX_ADDRESS_LINE })),
    city: filled(oneLine({ max: MAX_PLACE_NAME })),
    state: filled(oneLine({ max: MAX_PLACE_NAME })),
    zip: z.nullish(oneLine({ max: 20 })),
    country: z.nullish(oneLine({ max: MAX_PLACE_NAME })),
    /** Required, so that no hidden address is revealed by omission. */
    addressVisibility: z.enum(ADDRESS_VISIBILITIES),
  }),
  reply: z.object({
    /** Longitude, latitude: degrees of at most six decimals. */
    coordinates: z.nullable(z.tuple([z.number(), z.number()])),
    /** True for the center of a ZIP or city, or a point of the street, rather than the door. */
    isApproximate: z.boolean(),
    /** The address found, to compare with the request: `33130` or `100 Main St, Miami, FL`. */
    found: z.nullable(z.string()),
  }),
  problems: ["invalidRequest", "unauthorized"],
  maxPerHour: GEOCODINGS_PER_HOUR,
});
