import type { CallApi, ReplyOf } from "#domain/contract/call-api.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import { openingsToday } from "#domain/directions/openings-today.ts";
import { orderOfList, VISIT_MS, type Visit, withoutWaiting } from "#domain/directions/order-of-list.ts";
import { showVisit } from "#domain/directions/show-visit.ts";
import { hoursOf } from "#domain/schedule/hours-of.ts";
import { pointOf } from "#domain/services/location-wire.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { coordinateOf } from "../../app-context/visitor-place.ts";
import { hasDirections } from "../directions/has-directions.ts";

/** The most that one call puts in order. */
export const MAX_ORDERED = 10;

export interface FavouritesInOrder {
  readonly order: ReplyOf<"GET /directions/list">;
  /** When one could leave, epoch milliseconds. */
  readonly askedAt: number;
  /** Without the server, as the timetables are there. */
  readonly isOnFoot: boolean;
}

/** The order in which the services can be reached today; without an answer of the server, the one on foot. */
export async function loadOrder(
  callApi: CallApi,
  services: readonly ListedService[],
  from: Coordinates,
  now: number,
): Promise<FavouritesInOrder> {
  const ids = services.map(({ id }) => id).join();
  const answer = await callApi("GET /directions/list", {
    query: { services: ids, from: coordinateOf(from) },
  });
  if (answer.ok) return { order: answer.reply, askedAt: now, isOnFoot: false };
  return { order: orderOnFoot(services, from, now), askedAt: now, isOnFoot: true };
}

function orderOnFoot(
  services: readonly ListedService[],
  from: Coordinates,
  now: number,
): FavouritesInOrder["order"] {
  const doors = new Map<string, Coordinates>();
  const visits: Visit[] = [];
  const unknown = new Set<string>();
  for (const service of services) {
    const door = hasDirections(service) ? pointOf(service.location) : null;
    if (door === null) continue;
    const openings = openingsToday(hoursOf(service), now);
    doors.set(service.id, door);
    if (openings === null) unknown.add(service.id);
    else visits.push({ id: service.id, openings });
  }
  const plan = orderOfList(visits, now, VISIT_MS, (before, to, leavesAt) => {
    const start = before === null ? from : doors.get(before);
    const end = doors.get(to);
    return start === undefined || end === undefined ? null : leavesAt + walkBetween(start, end).durationMs;
  });
  const reached = new Set(plan.visits.map(({ id }) => id));
  return {
    visits: plan.visits.map((visit) => ({ ...showVisit(withoutWaiting(visit)), mode: "WALK" })),
    unreached: services.flatMap(({ id }) => {
      if (reached.has(id)) return [];
      return [{ service: id, why: !doors.has(id) ? "NO_WAY" : unknown.has(id) ? "HOURS_UNKNOWN" : "CLOSED" }];
    }),
  };
}
