import type { RideMode } from "#domain/directions/feed.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import type { Opening } from "#domain/directions/openings-today.ts";
import {
  orderOfList,
  type PlannedVisit,
  type Unreached,
  VISIT_MS,
  withoutWaiting,
} from "#domain/directions/order-of-list.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Timetables } from "./timetable-process.ts";

/** A service that somebody wants to go to. */
export type ListedDoor =
  | { readonly id: string; readonly door: null }
  | {
      readonly id: string;
      readonly door: Coordinates;
      /** Null: the hours are not known. */
      readonly openings: readonly Opening[] | null;
    };

export interface OrderedVisit extends PlannedVisit {
  readonly mode: "WALK" | RideMode;
}

export interface ListOrder {
  readonly visits: readonly OrderedVisit[];
  readonly unreached: readonly { readonly id: string; readonly why: Unreached }[];
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
  readonly openings: readonly Opening[];
}

interface Trip {
  readonly mode: "WALK" | RideMode;
  /** Epoch milliseconds. */
  readonly arrives: number;
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
    return [{ id: each.id, door: each.door, openings: each.openings }];
  });
  const estimates = await estimatesBetween(stops, { from, leaves, timetables });
  let remaining: readonly Stop[] = stops;
  let here: { id: string | null; door: Coordinates; leaves: number } = { id: null, door: from, leaves };
  const visits: OrderedVisit[] = [];
  while (remaining.length > 0) {
    const { id: current } = here;
    const plan = orderOfList(
      remaining,
      here.leaves,
      VISIT_MS,
      (before, to, at) => at + (estimates.get(pair(before ?? current, to)) ?? Number.POSITIVE_INFINITY),
    );
    const next = remaining.find(({ id }) => id === plan.visits[0]?.id);
    if (next === undefined) break;
    remaining = remaining.filter((stop) => stop !== next);
    const [trip] = await tripsTo([next], { from: here.door, leaves: here.leaves, timetables });
    const visit = trip === undefined ? null : visitOf(next, here.leaves, trip);
    if (visit === null) continue;
    visits.push(visit);
    here = { id: next.id, door: next.door, leaves: visit.endsAt };
  }
  const reached = new Set(visits.map(({ id }) => id));
  return {
    visits,
    unreached: asked.flatMap((each) => (reached.has(each.id) ? [] : [{ id: each.id, why: whyNot(each) }])),
  };
}

function whyNot(listed: ListedDoor): Unreached {
  if (listed.door === null) return "NO_WAY";
  return listed.openings === null ? "HOURS_UNKNOWN" : "CLOSED";
}

/** Null where the door is closed on arrival, or closes too soon. */
function visitOf(stop: Stop, leaves: number, { mode, arrives }: Trip): OrderedVisit | null {
  const [visit] = orderOfList([stop], leaves, VISIT_MS, () => arrives).visits;
  if (visit === undefined) return null;
  return { ...(mode === "WALK" ? withoutWaiting(visit) : visit), mode };
}

/** How long each way takes, in milliseconds, for whoever leaves now. */
async function estimatesBetween(
  stops: readonly Stop[],
  { from, leaves, timetables }: Circumstances,
): Promise<ReadonlyMap<string, number>> {
  const places = [{ id: null, door: from }, ...stops];
  const rows = await Promise.all(
    places.map(async ({ id, door }) => {
      const others = stops.filter((stop) => stop.id !== id);
      const trips = await tripsTo(others, { from: door, leaves, timetables });
      return others.map((to, index): [string, number] => [
        pair(id, to.id),
        (trips[index]?.arrives ?? Number.POSITIVE_INFINITY) - leaves,
      ]);
    }),
  );
  return new Map(rows.flat());
}

/** By the ride, or on foot where that is as fast. */
async function tripsTo(
  stops: readonly Stop[],
  { from, leaves, timetables }: Circumstances,
): Promise<readonly Trip[]> {
  if (stops.length === 0) return [];
  const rides = await timetables.arrivalsAt({ from, to: stops.map(({ door }) => door), leaves });
  return stops.map(
    ({ door }, index) =>
      rides?.[index] ?? { mode: "WALK", arrives: leaves + walkBetween(from, door).durationMs },
  );
}

function pair(from: string | null, to: string): string {
  return `${from ?? "start"} ${to}`;
}
