import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import { epochOfIso } from "#domain/base/contract/instant.ts";
import { isTooFarToWalk, walkBetween } from "#domain/directions/on-foot.ts";
import { type Opening, visitsToday } from "#domain/directions/openings-today.ts";
import { orderOfList, VISIT_MS, visitOnFoot } from "#domain/directions/order-of-list.ts";
import { showVisit } from "#domain/directions/show-visit.ts";
import { whyUnreached } from "#domain/directions/why-unreached.ts";
import { readPoint } from "#domain/services/location-wire.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { parseHours, type StatedHours } from "#domain/services/opening-hours/hours-of.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { writeCoordinate } from "../../base/browser/visitor-place.ts";
import { hasDirections } from "../directions/has-directions.ts";

/** The most that one call puts in order. */
export const MAX_ORDERED = 10;

/**
 * Why bus times are missing: there is no network, the server gave no order, or its timetables did not answer. Of the
 * first two the order is the one on foot.
 */
export type OrderTrouble = "OFFLINE" | "FAILED" | "NO_TIMETABLES";

export interface FavouritesInOrder {
  readonly order: EndpointReply<"GET /directions/list">;
  /** Time of departure, in epoch milliseconds. */
  readonly askedAt: number;
  readonly trouble: OrderTrouble | null;
}

/** Fields of a service that sorting needs. */
export type OrderedService = StatedHours &
  Parameters<typeof hasDirections>[0] &
  Pick<ListedService, "id" | "name" | "intakeSchedules" | "intakeClosedUntil">;

/** The order in which the services can be reached today; without an answer of the server, the one on foot. */
export async function loadOrder(
  callApi: CallApi,
  services: readonly OrderedService[],
  from: Coordinates,
  now: number,
): Promise<FavouritesInOrder> {
  const ids = services.map(({ id }) => id).join();
  const answer = await callApi("GET /directions/list", {
    query: { services: ids, from: writeCoordinate(from) },
  });
  if (answer.ok) {
    const trouble = answer.reply.transitUnavailable === true ? "NO_TIMETABLES" : null;
    return { order: answer.reply, askedAt: now, trouble };
  }
  const isOffline = answer.problem.code === 503 && answer.problem.message === "";
  return {
    order: orderOnFoot(services, from, now),
    askedAt: now,
    trouble: isOffline ? "OFFLINE" : "FAILED",
  };
}

interface Door {
  readonly id: string;
  readonly name: string;
  readonly point: Coordinates;
  /** Null: the hours are not known. */
  readonly openings: readonly Opening[] | null;
}

/** @param now epoch milliseconds */
function orderOnFoot(
  services: readonly OrderedService[],
  from: Coordinates,
  now: number,
): FavouritesInOrder["order"] {
  const doors = new Map(
    services.flatMap((service) => listDoors(service, now)).map((door) => [door.id, door]),
  );
  const walkTo = (before: string | null, to: string) => {
    const [start, end] = [before === null ? from : doors.get(before)?.point, doors.get(to)?.point];
    const walk = start === undefined || end === undefined ? null : walkBetween(start, end);
    return walk === null || isTooFarToWalk(walk.metres) ? null : walk;
  };
  const listed = [...doors.values()].map(({ id, openings }) => ({ id, openings: openings ?? [] }));
  const plan = orderOfList(listed, now, VISIT_MS, (before, to, leavesAt) => {
    const walk = walkTo(before, to);
    return walk === null ? null : leavesAt + walk.durationMs;
  });
  const places = [null, ...plan.visits.map(({ id }) => id)];
  return {
    visits: plan.visits.map((visit, index) => {
      const metres = walkTo(places[index] ?? null, visit.id)?.metres ?? 0;
      return showVisit(visitOnFoot(visit, metres), doors.get(visit.id)?.name ?? "");
    }),
    unreached: services.flatMap(({ id }) => {
      if (places.includes(id)) return [];
      const door = doors.get(id);
      const isTooFar = places.every((before) => walkTo(before, id) === null);
      return [{ service: id, why: whyUnreached(door !== undefined, door?.openings ?? null, isTooFar) }];
    }),
  };
}

/** None where there is no way to tell (rule directions 1). */
function listDoors(service: OrderedService, now: number): Door[] {
  const point = hasDirections(service) ? readPoint(service.location) : null;
  if (point === null) return [];
  const { id, name } = service;
  const intake = {
    intakeSchedules: readableEntries(service.intakeSchedules ?? [], "schedules"),
    intakeClosedUntil: epochOfIso(service.intakeClosedUntil ?? ""),
  };
  return [{ id, name, point, openings: visitsToday({ ...parseHours(service), ...intake }, now) }];
}
