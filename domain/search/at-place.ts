import type { ServiceQuery } from "../services/list-query.ts";
import type { Coordinates } from "../services/service.ts";
import { withoutPlace } from "./without-place.ts";

/** A place that the text of a search names. */
export interface PlaceInText {
  /** The folded words that name it. */
  readonly text: string;
  /** `Miami, FL`, or the code. */
  readonly name: string;
  readonly coordinates: Coordinates;
}

/** The search around the place that it names, without its words. */
export function atPlace(query: ServiceQuery, { text: named, coordinates }: PlaceInText): ServiceQuery {
  const { text } = query;
  if (text === null) return query;
  const q = withoutPlace(text.q, named);
  const near = coordinates;
  return { ...query, near, from: near, text: q === "" ? null : { ...text, q }, order: orderAt(query) };
}

/** Around a place the nearest come first; who asked for what is open first gets that. */
function orderAt({ near, order }: ServiceQuery): ServiceQuery["order"] {
  return near === null && order.by === "createdAt" ? { by: "distance", direction: "asc" } : order;
}
