import { isoOfEpoch } from "../contract/instant.ts";
import type { Coordinates } from "../services/service.ts";
import type { Find, TimeAsked } from "./question.ts";
import { SHOWN_SERVICES } from "./talk-state.ts";

/** Parameters of GET /services, as text. */
export type ListRequest = Readonly<Record<string, string>>;

/**
 * The list that a message asks for. One more row than is shown is read, which tells whether there are further ones.
 *
 * @param near the place around which it is asked for; null: none is known
 * @param now epoch milliseconds
 */
export function listRequest(
  { needs, audiences, topic, text, time, beds }: Find,
  { near, skip, now }: { near: Coordinates | null; skip: number; now: number },
): ListRequest {
  const isToSleep = needs.length === 1 && needs[0] === "EMERGENCY" && text === null;
  const momentOf = ({ at, night = at }: TimeAsked): number => (isToSleep ? night : at);
  return {
    // Not all that has the topic is of the need.
    ...(needs.length > 0 && topic === undefined ? { need: needs.join(",") } : {}),
    ...(audiences.length > 0 ? { category: audiences.join(",") } : {}),
    ...(topic === undefined ? {} : { topic }),
    ...(text === null ? {} : { q: text }),
    ...around(near),
    ...(time === null ? {} : { isOpen: "true" }),
    ...(time === null || time.kind === "NOW" ? {} : { at: isoOfEpoch(Math.max(momentOf(time), now)) }),
    // With a place the nearest first, as on the home page; else where one can go now.
    ...(beds || near === null ? { sort: "open" } : {}),
    limit: String(SHOWN_SERVICES + 1),
    skip: String(skip),
  };
}

/** One service as lists have it, and how it is at a moment. @param at epoch milliseconds; null: now */
export function oneService(id: string, near: Coordinates | null, at: number | null): ListRequest {
  return {
    _id: id,
    limit: "1",
    ...around(near),
    ...(at === null ? {} : { at: isoOfEpoch(at) }),
  };
}

/** Services by their ids, as a list has them. */
export function theseServices(ids: readonly string[], near: Coordinates | null): ListRequest {
  return { _id: ids.join(","), limit: String(ids.length), ...around(near) };
}

/** Services whose names have these words. @param limit how many rows are read */
export function servicesNamed(
  name: string,
  near: Coordinates | null,
  limit = SHOWN_SERVICES + 1,
): ListRequest {
  return { q: name, search: "name", limit: String(limit), ...around(near) };
}

function around(near: Coordinates | null): ListRequest {
  if (near === null) return {};
  const place = `${near.longitude}|${near.latitude}`;
  return { nearCoordinate: place, currentCoordinate: place };
}
