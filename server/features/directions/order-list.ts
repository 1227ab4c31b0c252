import { MS_PER_MINUTE } from "#domain/base/time/zone.ts";
import { isTooFarToWalk, walkBetween } from "#domain/directions/on-foot.ts";
import type { Opening } from "#domain/directions/openings-today.ts";
import { orderOfList, VISIT_MS, type VisitWithWay, visitOnFoot } from "#domain/directions/order-of-list.ts";
import type { Way } from "#domain/directions/plan-rides.ts";
import { type Unreached, whyUnreached } from "#domain/directions/why-unreached.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { WayQuestion } from "./answer-question.ts";
import type { Timetables } from "./timetable-process.ts";

/** A service that someone wants to go to. */
export type ListedDoor =
  | { readonly id: string; readonly door: null }
  | {
      readonly id: string;
      readonly door: Coordinates;
      readonly timeZone: string;
      /** Opening times; null: the hours are not known. */
      readonly openings: readonly Opening[] | null;
    };

export interface ListOrder {
  readonly visits: readonly VisitWithWay[];
  readonly unreached: readonly { readonly id: string; readonly why: Unreached }[];
  /** Timetables did not answer, so that there may be rides. */
  readonly isTransitUnavailable: boolean;
}

interface Circumstances {
  readonly from: Coordinates;
  /** Epoch milliseconds. */
  readonly leaves: number;
  readonly timetables: Timetables;
}

interface Stop {
  readonly id: string;
  readonly door: Coordinates;
  readonly timeZone: string;
  readonly openings: readonly Opening[];
}

/** A point of the route, and the time there in epoch milliseconds. */
interface Here {
  /** Id of the service; null at the start. */
  readonly id: string | null;
  readonly door: Coordinates;
  readonly leaves: number;
}

/**
 * The order in which services can be reached today while they are open (rule directions 23). It is found with the
 * times that the ways take now; each way is then looked up for the time at which it begins, and where it takes so much
 * longer that the door would be closed, the rest is ordered anew.
 */
export async function orderList(
  asked: readonly ListedDoor[],
  { from, leaves, timetables }: Circumstances,
): Promise<ListOrder> {
  const stops = asked.flatMap((each): Stop[] => {
    if (each.door === null || each.openings === null || each.openings.length === 0) return [];
    return [{ ...each, openings: each.openings }];
  });
  const estimates = await estimatesBetween(stops, { from, leaves, timetables });
  const rides = rideLookUp(timetables);
  const withoutWay = new Set<string>();
  const visits: VisitWithWay[] = [];
  let remaining: readonly Stop[] = stops;
  let here: Here = { id: null, door: from, leaves };
  while (remaining.length > 0) {
    const { id: current } = here;
    const plan = orderOfList(remaining, here.leaves, VISIT_MS, (before, to, at) => {
      const takes = estimates.get(pair(before ?? current, to)) ?? null;
      return takes === null ? null : at + takes;
    });
    const next = remaining.find(({ id }) => id === plan.visits[0]?.id);
    if (next === undefined) break;
    remaining = remaining.filter((stop) => stop !== next);
    const way = await wayTo(next, here, rides.wayTo);
    if (way === null) withoutWay.add(next.id);
    const visit = way === null ? null : await planVisit(next, here, way, rides.wayTo);
    if (visit === null) continue;
    visits.push(visit);
    here = { id: next.id, door: next.door, leaves: visit.endsAt };
  }
  const reached = new Set(visits.map(({ id }) => id));
  const isTooFar = (id: string) =>
    withoutWay.has(id) || [null, ...reached].every((before) => estimates.get(pair(before, id)) === null);
  return {
    visits,
    unreached: asked.flatMap((each) => {
      if (reached.has(each.id)) return [];
      const openings = each.door === null ? null : each.openings;
      return [{ id: each.id, why: whyUnreached(each.door !== null, openings, isTooFar(each.id)) }];
    }),
    isTransitUnavailable: rides.areUnavailable(),
  };
}

type RideTo = (question: WayQuestion) => Promise<Way | null>;

/** Rides one after the other; timetables that did not answer are not waited for again. */
function rideLookUp(timetables: Timetables) {
  let isUnavailable = false;
  return {
    areUnavailable: () => isUnavailable,
    async wayTo(question: WayQuestion): Promise<Way | null> {
      if (isUnavailable) return null;
      const answer = await timetables.wayTo(question);
      isUnavailable = answer === null;
      return answer?.way ?? null;
    },
  };
}

/** Finds the way by ride, or on foot where that is as fast; null where there is no ride, and the walk is too long. */
async function wayTo({ door, timeZone }: Stop, here: Here, rideTo: RideTo): Promise<Way | null> {
  const { leaves } = here;
  const ride = await rideTo({ from: here.door, to: door, leaves, timeZone });
  if (ride !== null) return ride;
  const { metres, durationMs } = walkBetween(here.door, door);
  if (isTooFarToWalk(metres)) return null;
  const arrives = leaves + durationMs;
  return { leaves, arrives, legs: [{ mode: "WALK", from: null, to: null, leaves, arrives, metres }] };
}

/** Plans a visit; null where the door is closed on arrival, or closes too soon. */
async function planVisit(stop: Stop, here: Here, way: Way, rideTo: RideTo): Promise<VisitWithWay | null> {
  const [visit] = orderOfList([stop], here.leaves, VISIT_MS, () => way.arrives).visits;
  if (visit === undefined) return null;
  const [leg] = way.legs;
  if (way.legs.length === 1 && leg?.mode === "WALK") return visitOnFoot(visit, leg.metres);
  const { leaves, arrives, legs } = (await laterRide(stop, here, way, visit.startsAt, rideTo)) ?? way;
  return { ...visit, leavesAt: leaves, arrivesAt: arrives, legs };
}

/**
 * Milliseconds by which a ride starts earlier than one that would arrive at the opening; hourly rides are found too.
 */
const WAITS_MS = [20, 40, 65].map((minutes) => minutes * MS_PER_MINUTE);

/** Rides that wait less before a door that opens at `opensAt`; null: none were found. */
async function laterRide(
  { door, timeZone }: Stop,
  here: Here,
  way: Way,
  opensAt: number,
  rideTo: RideTo,
): Promise<Way | null> {
  for (const wait of WAITS_MS) {
    const leaves = way.leaves + opensAt - way.arrives - wait;
    if (leaves <= way.leaves) return null;
    const later = await rideTo({ from: here.door, to: door, leaves, timeZone });
    if (later !== null && later.arrives <= opensAt) return later;
  }
  return null;
}

/** Assumed speed of a ride relative to walking, where timetables do not answer for many ways at a time. */
const GUESSED_SPEED = 4;

/**
 * Estimates the duration of each way from now, in milliseconds; null where there is no ride, and the walk is too long.
 */
async function estimatesBetween(
  stops: readonly Stop[],
  { from, leaves, timetables }: Circumstances,
): Promise<ReadonlyMap<string, number | null>> {
  const places = [{ id: null, door: from }, ...stops];
  const rows = await Promise.all(
    places.map(async ({ id, door }) => {
      const others = stops.filter((stop) => stop.id !== id);
      if (others.length === 0) return [];
      const rides = await timetables.arrivalsAt({ from: door, to: others.map((to) => to.door), leaves });
      return others.map((to, index): [string, number | null] => {
        const ride = rides?.[index] ?? null;
        if (ride !== null) return [pair(id, to.id), ride.arrives - leaves];
        const { metres, durationMs } = walkBetween(door, to.door);
        if (!isTooFarToWalk(metres)) return [pair(id, to.id), durationMs];
        return [pair(id, to.id), rides === null ? durationMs / GUESSED_SPEED : null];
      });
    }),
  );
  return new Map(rows.flat());
}

function pair(from: string | null, to: string): string {
  return `${from ?? "start"} ${to}`;
}
