import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { coordinate } from "../../places/coordinate.ts";
import { NEEDS } from "../../services/enumerations.ts";
import { coordinatesWire, statedShape, wireShape } from "../../services/field-schemas.ts";
import { serviceText } from "../../services/service-text-contract.ts";
import { source, sourceOfFields } from "../../services/source.ts";
import { PACKED_ALWAYS, PACKED_IN_HOURS, PACKED_WHERE_STATED } from "./packed-fields.ts";

/**
 * A service of a pack: the public fields of GET /services/{id}, under the same names. Fields that are not stated
 * are absent; what depends on time and reader is computed on the phone.
 */
const packedService = z.object({
  ...wireShape(PACKED_ALWAYS),
  ...statedShape(PACKED_WHERE_STATED),
  location: z.exactOptional(coordinatesWire),
  /** Absent where most of its facts were entered here. */
  source: z.exactOptional(source),
  /** Absent where there are none. */
  sources: z.exactOptional(z.array(sourceOfFields)),
  /** Since when no source lists it; absent where one still does, or where it has no source. */
  goneFromSourceAt: z.exactOptional(z.string()),
  /** Texts in every further language; absent where there are none. */
  texts: z.exactOptional(z.array(serviceText)),
  /** Sub-filters that it matches, where they differ from `needs`. */
  meets: z.exactOptional(z.array(z.enum(NEEDS))),
  /** Centre used to order by distance, where there is no location. */
  centre: z.exactOptional(coordinatesWire),
  /** Index in the pack's `hours`. */
  hours: z.int(),
});
export type PackedService = z.output<typeof packedService>;

/** Hours that services of a pack share. */
const packedHours = z.object(wireShape(PACKED_IN_HOURS));
export type PackedHours = z.output<typeof packedHours>;

/** Everything that lists, searches and pages of an area need offline. */
export const cityPack = z.object({
  madeAt: z.string(),
  /** Centre: longitude, latitude, two decimals. */
  middle: z.tuple([z.number(), z.number()]),
  /** The pack has every listed service within this many miles. */
  radiusMiles: z.number(),
  /** There were more than fit: it has the nearest. */
  isCut: z.boolean(),
  /** County of the center, with the town nearest to it; null at sea, and outside of the United States. */
  county: z.nullable(z.object({ name: z.string(), state: z.string(), city: z.nullable(z.string()) })),
  synonyms: z.array(z.array(z.string())),
  hours: z.array(packedHours),
  services: z.array(packedService),
});
export type CityPack = z.output<typeof cityPack>;

export const getCityPack = defineCall({
  id: "getCityPack",
  method: "GET",
  path: "/city-pack",
  summary: "Get an area for use without a network.",
  description:
    "The listed services around a place, at most 2,000, in both languages, with the search synonyms and the county of the place. The place is rounded to two decimals; the radius is the largest of 50, 25, 10 and 5 miles that fits, else the nearest 2,000 are sent. Services without a place follow if there is room.",
  who: "anyone",
  params: noParameters,
  query: z.object({ nearCoordinate: coordinate() }),
  body: noBody,
  reply: cityPack,
  isShared: true,
  maxPerHour: 120,
  problems: ["invalidRequest", "busy"],
  examples: [{ title: "Around Miami", address: "/city-pack?nearCoordinate=-80.19|25.77" }],
});

export const getCityPackGeneration = defineCall({
  id: "getCityPackGeneration",
  method: "GET",
  path: "/city-pack/generation",
  summary: "Whether something was withheld since an area was saved.",
  description:
    "A text that changes whenever a service or its address is withheld from the public anywhere. A phone that has saved an area compares it at each contact, and checks the area with GET /city-pack where it differs.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ generation: z.string() }),
  problems: [],
  examples: [{ title: "Now", address: "/city-pack/generation" }],
});
