import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { MAX_PLACE_NAME } from "../base/contract/limits.ts";
import { text } from "../base/contract/text.ts";
import { coordinate } from "./coordinate.ts";

/** A point of the gazetteer. `coordinates` repeats it as longitude and latitude, as services have it. */
const location = z.object({
  longitude: z.number(),
  latitude: z.number(),
  coordinates: z.tuple([z.number(), z.number()]),
});

const foundCity = z.object({
  /** Stable when the gazetteer is loaded again. */
  id: z.string(),
  name: z.string(),
  /** Two letters. */
  state: z.string(),
  /** Text to show: `Miami, FL`. */
  search: z.string(),
  location,
});

const foundZip = z.object({
  id: z.string(),
  /** Five digits, or the first half of a Canadian postal code. */
  code: z.string(),
  /** Postal name of the place: `Miami, FL`; empty where unknown, and in Canada. */
  town: z.string(),
  location,
});

export const foundPlaces = z.object({ cities: z.array(foundCity), zips: z.array(foundZip) });
export type FoundPlaces = z.output<typeof foundPlaces>;

/** The location picker's call (rules places 11–14). */
export const searchCityOrZip = defineCall({
  id: "searchCityOrZip",
  method: "POST",
  path: "/services/search-city-or-zip",
  summary: "Find cities and postal codes of the United States and Canada as someone types.",
  description:
    "Takes the beginning of a city's name, with its state or without, or of a ZIP or Canadian postal code; accents, abbreviations and one typo are tolerated. Larger cities and those with services come first; at most ten of each.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ keyword: text({ max: MAX_PLACE_NAME }) }),
  namesDanger: true,
  reply: foundPlaces,
  problems: ["invalidRequest"],
});

/** Finds places for pages of other sites, which may not send a request body. */
export const findPlaces = defineCall({
  id: "findPlaces",
  method: "GET",
  path: "/places",
  summary: "Find cities and postal codes of the United States and Canada by name.",
  description:
    "`q` is the beginning of a city's name, with its state or without, or of a ZIP or Canadian postal code. The `location` of what is found is what lists of services take as `nearCoordinate`.",
  who: "anyone",
  params: noParameters,
  query: z.object({ q: text({ max: MAX_PLACE_NAME }) }),
  body: noBody,
  namesDanger: true,
  reply: foundPlaces,
  problems: ["invalidRequest"],
  examples: [{ title: "Miami, Florida", address: "/places?q=Miami, FL" }],
});

/** Finds the town that names a map which is too close to show a name of its own (rule map 2). */
export const nearestTown = defineCall({
  id: "nearestTown",
  method: "GET",
  path: "/places/nearest-town",
  summary: "The town nearest to a point.",
  description: "`town` is as places are shown: `Miami, FL`. Null where none is within about 50 miles.",
  who: "anyone",
  params: noParameters,
  query: z.object({ coordinate: coordinate() }),
  body: noBody,
  reply: z.object({ town: z.nullable(z.string()) }),
  problems: ["invalidRequest"],
});
