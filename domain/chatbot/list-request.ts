import { isoOfEpoch } from "../base/contract/instant.ts";
import type { Need } from "../services/enumerations.ts";
import type { AskedWindow } from "../services/opening-hours/opens-within.ts";
import type { Coordinates } from "../services/service.ts";
import type { Find, TimeAsked } from "./question.ts";
import { SHOWN_SERVICES } from "./talk-state.ts";

/** Parameters of GET /services, as text. */
export type ListRequest = Readonly<Record<string, string>>;

/**
 * Builds the list request for a search. It reads one row more than is shown, to know whether there are further ones.
 *
 * @param near the place to search around; null: unknown
 * @param now epoch milliseconds
 */
export function listRequest(
  find: Find,
  {
    near,
    skip,
    now,
    limit = SHOWN_SERVICES + 1,
  }: { near: Coordinates | null; skip: number; now: number; limit?: number },
): ListRequest {
  const { needs, audiences, topic, text, time, beds } = find;
  return {
    // Not all services with the topic have the need.
    ...(needs.length > 0 && topic === undefined
      ? { need: [...needs, ...findRelatedNeeds(text)].join(",") }
      : {}),
    ...(audiences.length > 0 ? { category: audiences.join(",") } : {}),
    ...(topic === undefined ? {} : { topic }),
    ...(text === null ? {} : { q: text }),
    ...around(near),
    ...(time === null ? {} : openAt(find, time, now)),
    // With a place, nearest first as on the home page; else services open now first.
    ...(beds || near === null ? { sort: "open" } : {}),
    limit: String(limit),
    skip: String(skip),
  };
}

/** Preschools and after-school programs provide child care, but are listed as classes. */
const ALSO_OF: ReadonlyMap<string | null, readonly Need[]> = new Map([["child care", ["EDUCATION"]]]);

function findRelatedNeeds(text: string | null): readonly Need[] {
  return ALSO_OF.get(text) ?? [];
}

/** Filters by a moment, or by any moment of a period: a kitchen that opens at seven is open that day. */
function openAt(find: Find, time: TimeAsked, now: number): ListRequest {
  if (time.kind === "NOW") return { isOpen: "true" };
  const window = findAskedWindow(find, now);
  if (window === null) return { isOpen: "true", at: isoOfEpoch(Math.max(time.at, now)) };
  // Each row's status is that of now, as on its card and page.
  return { isOpen: "true", openFrom: isoOfEpoch(window.from), openUntil: isoOfEpoch(window.until) };
}

const HOUR_MS = 3_600_000;
/** Some shelters give out a night's beds in the afternoon, many only in the evening. */
const AFTERNOON_MS = 4 * HOUR_MS;
const EVENING_MS = 4 * HOUR_MS;

/**
 * Returns the period within which a service must be open; null: a moment is asked for, or no time.
 *
 * @param now epoch milliseconds
 */
export function findAskedWindow(find: Find, now: number): AskedWindow | null {
  const { time } = find;
  if (time === null || time.kind === "NOW" || time.kind === "HOUR") return null;
  const night = findNight(find);
  if (night === null) return windowFrom(time.from, time.until, now);
  const until = time.kind === "TONIGHT" ? time.until : night + EVENING_MS;
  return windowFrom(night - AFTERNOON_MS, until, now);
}

function windowFrom(from: number, until: number, now: number): AskedWindow {
  const begins = Math.max(from, now);
  return { from: begins, until: Math.max(until, begins + HOUR_MS) };
}

/** Returns the evening for which a place to sleep is asked; null: the search is for something else. */
function findNight(find: Find): number | null {
  const { time } = find;
  return time === null || !isToSleep(find) ? null : (time.night ?? time.at);
}

/** Whether a list is only of places to sleep. */
export function isToSleep({ needs }: Pick<Find, "needs">): boolean {
  return needs.length === 1 && needs[0] === "EMERGENCY";
}

/** Requests one service as in a list, with its status at a moment. @param at epoch milliseconds; null: now */
export function oneService(id: string, near: Coordinates | null, at: number | null): ListRequest {
  return {
    _id: id,
    limit: "1",
    ...around(near),
    ...(at === null ? {} : { at: isoOfEpoch(at) }),
  };
}

/** Requests services by their ids. */
export function theseServices(ids: readonly string[], near: Coordinates | null): ListRequest {
  return { _id: ids.join(","), limit: String(ids.length), ...around(near) };
}

/** Requests services whose names have these words. @param limit how many rows are read */
export function servicesNamed(
  name: string,
  near: Coordinates | null,
  limit = SHOWN_SERVICES + 1,
): ListRequest {
  return { q: name, search: "name", limit: String(limit), ...around(near) };
}

/** Requests services whose texts or addresses have these words. */
export function servicesTelling(text: string, near: Coordinates | null): ListRequest {
  const search = "name,serviceSummary,description,address1,address2";
  return { q: text, search, limit: String(SHOWN_SERVICES), ...around(near) };
}

function around(near: Coordinates | null): ListRequest {
  if (near === null) return {};
  const place = `${near.longitude}|${near.latitude}`;
  return { nearCoordinate: place, currentCoordinate: place };
}
