import type { CallReply } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { getArrivals, getDirections, getListOrder } from "#domain/directions/direction-calls.ts";
import { type Walk, walkBetween } from "#domain/directions/on-foot.ts";
import { openOnArrival } from "#domain/directions/open-on-arrival.ts";
import { visitsToday } from "#domain/directions/openings-today.ts";
import { showLeg } from "#domain/directions/show-leg.ts";
import { showVisit } from "#domain/directions/show-visit.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  type ArrivalBody,
  readArrivalBodies,
  readBodyOrKept,
} from "#server/features/services/body-queries.ts";
import type { ServiceBody, WholeServiceBody } from "#server/features/services/service-columns.ts";
import { publicDoor } from "#server/features/services/show-service.ts";
import type { WayAndBack } from "./answer-question.ts";
import { type ListOrder, orderList } from "./order-list.ts";
import type { Timetables } from "./timetable-process.ts";

/** The way to a service. What is not public has no way to it, for anyone. */
export function directionRoutes(db: Db, timetables: Timetables): Route[] {
  return [
    route(getDirections, async ({ query }, { now }) => {
      const body = isUuid(query.service) ? await readBodyOrKept(db, query.service) : null;
      const door = body === null ? null : findDoor(body);
      if (body === null || door === null) return { ok: false, problem: problem("notFound") };
      const { from, at: leaves = now } = query;
      if (isTooFar(leaves, now)) return { ok: false, problem: invalid({ at: "outOfRange" }) };
      const walk = walkBetween(from, door);
      const rides = await timetables.wayTo({ from, to: door, leaves, timeZone: body.timeZone });
      const way = rides?.way ?? null;
      const later = rides?.later ?? null;
      return {
        ok: true,
        reply: {
          ...(way === null ? showWalk(body, walk, leaves) : showRides(body, walk, way)),
          later: later === null ? null : showRides(body, walk, later),
          ...(rides === null ? { transitUnavailable: true } : {}),
        },
      };
    }),

    route(getArrivals, async ({ query }, { now }) => {
      const { services, from, at: leaves = now } = query;
      if (isTooFar(leaves, now)) return { ok: false, problem: invalid({ at: "outOfRange" }) };
      const bodies = new Map((await readArrivalBodies(db, services)).map((body) => [body.id, body]));
      const ends = services.flatMap((service) => {
        const body = bodies.get(service);
        const door = body === undefined ? null : findDoor(body);
        return body === undefined || door === null ? [] : [{ service, body, door }];
      });
      const rides =
        ends.length === 0
          ? null
          : await timetables.arrivalsAt({ from, to: ends.map(({ door }) => door), leaves });
      return {
        ok: true,
        reply: ends.map(({ service, body, door }, index) => {
          const onFoot = { mode: "WALK" as const, arrives: leaves + walkBetween(from, door).durationMs };
          const { mode, arrives } = rides?.[index] ?? onFoot;
          const { arrivesAt, openOnArrival } = showArrival(body, leaves, arrives);
          return { service, arrivesAt, mode, openOnArrival };
        }),
      };
    }),

    route(getListOrder, async ({ query }, { now }) => {
      const { services, from, at: leaves = now } = query;
      if (isTooFar(leaves, now)) return { ok: false, problem: invalid({ at: "outOfRange" }) };
      const bodies = new Map((await readArrivalBodies(db, services)).map((body) => [body.id, body]));
      const doors = services.map((id) => {
        const body = bodies.get(id);
        const door = body === undefined ? null : findDoor(body);
        if (body === undefined || door === null) return { id, door: null };
        return { id, door, timeZone: body.timeZone, openings: visitsToday(body, leaves) };
      });
      return { ok: true, reply: showOrder(await orderList(doors, { from, leaves, timetables }), bodies) };
    }),
  ];
}

const MAX_AHEAD_MS = 366 * 86_400_000;

/** Epoch milliseconds. Timetables of other years are not known. */
function isTooFar(leaves: number, now: number): boolean {
  return Math.abs(leaves - now) > MAX_AHEAD_MS;
}

/** Returns the point that directions lead to; null where they must not be shown (rule directions 1). */
function findDoor(body: ServiceBody): Coordinates | null {
  return body.isProtected === true || body.isLocationApproximate ? null : publicDoor(body);
}

type Reply = CallReply<typeof getDirections>;
type Journey = Omit<Reply, "later" | "transitUnavailable">;

function showOrder(
  { visits, unreached, isTransitUnavailable }: ListOrder,
  bodies: ReadonlyMap<string, ServiceBody>,
): CallReply<typeof getListOrder> {
  return {
    visits: visits.map((visit) => showVisit(visit, bodies.get(visit.id)?.name ?? "")),
    unreached: unreached.map(({ id, why }) => ({ service: id, why })),
    ...(isTransitUnavailable ? { transitUnavailable: true } : {}),
  };
}

/** @param leaves epoch milliseconds */
function showWalk(body: WholeServiceBody, walk: Walk, leaves: number): Journey {
  const onFoot = showOnFoot(body, walk, leaves);
  const { metres, openOnArrival: _, ...times } = onFoot;
  const leg = { mode: "WALK" as const, from: null, to: body.name, line: null, headsign: null, stops: null };
  const { openOnArrival } = onFoot;
  return { ...times, openOnArrival, legs: [{ ...leg, ...times, metres }], lastBack: null, onFoot };
}

function showOnFoot(body: WholeServiceBody, { metres, durationMs }: Walk, leaves: number): Journey["onFoot"] {
  return { ...showArrival(body, leaves, leaves + durationMs), metres };
}

function showArrival(body: ArrivalBody, leaves: number, arrives: number) {
  return {
    leavesAt: isoOfEpoch(leaves),
    arrivesAt: isoOfEpoch(arrives),
    openOnArrival: openOnArrival(body, arrives),
  };
}

function showRides(body: WholeServiceBody, walk: Walk, way: WayAndBack): Journey {
  return {
    ...showArrival(body, way.leaves, way.arrives),
    legs: way.legs.map((leg) => showLeg(leg, body.name)),
    lastBack: way.lastBack === null ? null : isoOfEpoch(way.lastBack),
    onFoot: showOnFoot(body, walk, way.leaves),
  };
}
