import type { Coordinates } from "../services/service.ts";
import type { RideMode } from "./feed.ts";
import { at, type Network, reversed } from "./network.ts";
import { type Walk, walkBetween } from "./on-foot.ts";
import { type Ride, type SecondsByStop, scanConnections } from "./scan-connections.ts";

/** A way with at least one ride. Times are epoch milliseconds. */
export interface Way {
  readonly leaves: number;
  readonly arrives: number;
  readonly legs: readonly WayLeg[];
}

export type WayLeg = WalkLeg | RideLeg;

export interface WalkLeg {
  readonly mode: "WALK";
  /** Names of stops; null: the start or the destination. */
  readonly from: string | null;
  readonly to: string | null;
  readonly leaves: number;
  readonly arrives: number;
  readonly metres: number;
}

export interface RideLeg {
  readonly mode: RideMode;
  readonly from: string;
  readonly to: string;
  readonly line: string;
  readonly headsign: string | null;
  readonly leaves: number;
  readonly arrives: number;
  /** Number of stops, including the one to get off at. */
  readonly stops: number;
}

const MAX_RIDES = 5;
/** Maximum walk to or from a stop, in metres. */
const MAX_WALK_METRES = 2_000;

/** Plans rides of several days, forward and backward in time. */
export interface RidePlanner {
  /**
   * Returns the way that arrives first; of those the one with the fewest rides, and of those the one that leaves last.
   * Null if none arrives by `until`.
   *
   * @param leaves earliest departure; epoch milliseconds, like `until`
   */
  plan(from: Coordinates, to: Coordinates, leaves: number, until: number): Way | null;
  /** Returns the latest departure, not before `leaves`, for rides that arrive by `until`; null: there are none. */
  lastLeave(from: Coordinates, to: Coordinates, leaves: number, until: number): number | null;
  /** Returns for each end, in order, the first arrival with at least one ride; null: none by its `until`. */
  arrivals(from: Coordinates, ends: readonly End[], leaves: number): (RideArrival | null)[];
}

/** A destination with its latest arrival; epoch milliseconds. */
export interface End {
  readonly to: Coordinates;
  readonly until: number;
}

export interface RideArrival {
  /** Epoch milliseconds. */
  readonly arrives: number;
  /** The mode of the longest ride. */
  readonly mode: RideMode;
}

export function ridePlanner(network: Network): RidePlanner {
  const backwards = reversed(network);
  return {
    plan(from, to, leaves, until) {
      const [near, far] = [walksTo(network, from), walksTo(network, to)];
      if (near.size === 0 || far.size === 0) return null;
      const [first] = scanConnections(
        network,
        timesAfter(Math.ceil(leaves / 1000), near),
        [{ ends: toSecondsByStop(far), until: Math.floor(until / 1000) }],
        MAX_RIDES,
      );
      if (first === undefined || first === null) return null;
      const [last] = scanConnections(
        backwards,
        timesAfter(-first.time, far),
        [{ ends: toSecondsByStop(near), until: -Math.ceil(leaves / 1000) }],
        first.rides.length,
      );
      if (last === undefined || last === null) return null;
      const rides = [...last.rides]
        .reverse()
        .map(({ board, alight }) => toForwardRide(backwards, alight, board));
      return buildWay(network, rides, near, far);
    },

    lastLeave(from, to, leaves, until) {
      const [near, far] = [walksTo(network, from), walksTo(network, to)];
      if (near.size === 0 || far.size === 0) return null;
      const begins = timesAfter(-Math.floor(until / 1000), far);
      const goal = { ends: toSecondsByStop(near), until: -Math.ceil(leaves / 1000) };
      const [found] = scanConnections(backwards, begins, [goal], MAX_RIDES);
      return found === undefined || found === null ? null : -found.time * 1000;
    },

    arrivals(from, ends, leaves) {
      const near = walksTo(network, from);
      if (near.size === 0 || ends.length === 0) return ends.map(() => null);
      const goals = ends.map(({ to, until }) => ({
        ends: toSecondsByStop(walksTo(network, to)),
        until: Math.floor(until / 1000),
      }));
      const found = scanConnections(network, timesAfter(Math.ceil(leaves / 1000), near), goals, MAX_RIDES);
      return found.map((each) =>
        each === null ? null : { arrives: each.time * 1000, mode: longestMode(network, each.rides) },
      );
    },
  };
}

function longestMode({ departs, arrives, ride, rides }: Network, taken: readonly Ride[]): RideMode {
  let [longest, mode]: [number, RideMode] = [Number.NEGATIVE_INFINITY, "BUS"];
  for (const { board, alight } of taken) {
    const seconds = at(arrives, alight) - at(departs, board);
    if (seconds <= longest) continue;
    [longest, mode] = [seconds, rides[at(ride, board)]?.mode ?? mode];
  }
  return mode;
}

function walksTo({ stops }: Network, point: Coordinates): Map<number, Walk> {
  const walks = new Map<number, Walk>();
  stops.forEach((stop, index) => {
    const walk = walkBetween(point, stop.point);
    if (walk.metres <= MAX_WALK_METRES) walks.set(index, walk);
  });
  return walks;
}

function toSecondsByStop(walks: ReadonlyMap<number, Walk>): SecondsByStop {
  return timesAfter(0, walks);
}

function timesAfter(time: number, walks: ReadonlyMap<number, Walk>): SecondsByStop {
  return new Map([...walks].map(([stop, { durationMs }]) => [stop, time + durationMs / 1000]));
}

interface PlannedRide {
  readonly ride: number;
  readonly from: number;
  readonly to: number;
  readonly departs: number;
  readonly arrives: number;
  readonly stops: number;
}

/** Converts a ride of the reversed network to forward direction. */
function toForwardRide(backwards: Network, first: Ride["board"], last: Ride["alight"]): PlannedRide {
  return {
    ride: at(backwards.ride, first),
    from: at(backwards.to, first),
    to: at(backwards.from, last),
    departs: -at(backwards.arrives, first),
    arrives: -at(backwards.departs, last),
    stops: at(backwards.place, last) - at(backwards.place, first) + 1,
  };
}

function buildWay(
  network: Network,
  rides: readonly PlannedRide[],
  near: ReadonlyMap<number, Walk>,
  far: ReadonlyMap<number, Walk>,
): Way | null {
  const legs: WayLeg[] = [];
  let previous: PlannedRide | null = null;
  for (const ride of rides) {
    const [from, to, trip] = [network.stops[ride.from], network.stops[ride.to], network.rides[ride.ride]];
    if (from === undefined || to === undefined || trip === undefined) return null;
    if (previous === null) {
      const walk = near.get(ride.from);
      if (walk === undefined) return null;
      const arrives = ride.departs * 1000;
      legs.push(walkLeg(null, from.name, arrives - walk.durationMs, walk));
    } else if (previous.to !== ride.from) {
      const before = network.stops[previous.to];
      if (before === undefined) return null;
      legs.push(
        walkLeg(before.name, from.name, previous.arrives * 1000, walkBetween(before.point, from.point)),
      );
    }
    const { mode, line, headsign } = trip;
    const [leaves, arrives] = [ride.departs * 1000, ride.arrives * 1000];
    legs.push({ mode, line, headsign, from: from.name, to: to.name, leaves, arrives, stops: ride.stops });
    previous = ride;
  }
  const walk = previous === null ? undefined : far.get(previous.to);
  const end = previous === null ? undefined : network.stops[previous.to];
  if (previous === null || walk === undefined || end === undefined) return null;
  legs.push(walkLeg(end.name, null, previous.arrives * 1000, walk));
  const [first, last] = [legs[0], legs[legs.length - 1]];
  return first === undefined || last === undefined
    ? null
    : { leaves: first.leaves, arrives: last.arrives, legs };
}

function walkLeg(
  from: string | null,
  to: string | null,
  leaves: number,
  { metres, durationMs }: Walk,
): WalkLeg {
  return { mode: "WALK", from, to, leaves, arrives: leaves + durationMs, metres };
}
