import type { CallReply } from "#domain/contract/call.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/uuid.ts";
import { getDirections } from "#domain/directions/direction-calls.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import { openOnArrival } from "#domain/directions/open-on-arrival.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { findKept, readBody } from "#server/features/services/body-queries.ts";
import type { WholeServiceBody } from "#server/features/services/service-columns.ts";
import { publicDoor } from "#server/features/services/show-service.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Db } from "#server/sql/db.ts";

/** The way to a service. What is not public has no way to it, for anybody. */
export function directionRoutes(db: Db): Route[] {
  return [
    route(getDirections, async ({ query }, { now }) => {
      const body = isUuid(query.service) ? await readPublic(db, query.service) : null;
      const door = body === null ? null : doorOf(body);
      if (body === null || door === null) return { ok: false, problem: problem("notFound") };
      return { ok: true, reply: showWalk(body, door, query.from, query.at ?? now) };
    }),
  ];
}

/** A public service, or else the one into which it was merged. */
async function readPublic(db: Db, id: string): Promise<WholeServiceBody | null> {
  const body = await readBody(db, id);
  if (body !== null) return body;
  const kept = await findKept(db, id);
  return kept === null ? null : readBody(db, kept);
}

/** Null where there is no way to tell (rule directions 1). */
function doorOf(body: WholeServiceBody): Coordinates | null {
  return body.isProtected === true || body.isLocationApproximate ? null : publicDoor(body);
}

/** @param leaves epoch milliseconds */
function showWalk(
  body: WholeServiceBody,
  door: Coordinates,
  from: Coordinates,
  leaves: number,
): CallReply<typeof getDirections> {
  const { metres, durationMs } = walkBetween(from, door);
  const times = { leavesAt: isoOfEpoch(leaves), arrivesAt: isoOfEpoch(leaves + durationMs) };
  const arrival = { ...times, openOnArrival: openOnArrival(body, leaves + durationMs) };
  const walk = { mode: "WALK" as const, from: null, to: body.name, line: null, headsign: null, stops: null };
  return {
    ...arrival,
    legs: [{ ...walk, ...times, metres }],
    later: null,
    lastBack: null,
    onFoot: { ...arrival, metres },
  };
}
