import { at, type Network } from "./network.ts";

/** Starting points or goals of a search: seconds by stop. */
export type SecondsByStop = ReadonlyMap<number, number>;

/** A ride, by its first and last connection. */
export interface Ride {
  readonly board: number;
  readonly alight: number;
}

export interface Found {
  /** Arrival, in seconds since the epoch. */
  readonly time: number;
  /** Rides in the order of travel. */
  readonly rides: readonly Ride[];
}

export interface Goal {
  /** Seconds from each stop to the goal. */
  readonly ends: SecondsByStop;
  /** Latest arrival that counts; seconds since the epoch. */
  readonly until: number;
}

/**
 * Returns for each goal the earliest arrival with the fewest rides; null: none in time. It scans all connections once,
 * in order of departure, and records for each number of rides when each stop is reached (decision 58).
 *
 * @param begins when one can board at each stop, seconds since the epoch
 */
export function scanConnections(
  network: Network,
  begins: SecondsByStop,
  goals: readonly Goal[],
  maxRides: number,
): (Found | null)[] {
  const { from, to, departs, arrives, ride, mayBoard, mayAlight, changes } = network;
  const count = network.stops.length;
  const ready = new Float64Array((maxRides + 1) * count).fill(Number.POSITIVE_INFINITY);
  const boardedAt = new Int32Array(ready.length).fill(-1);
  const alightedAt = new Int32Array(ready.length).fill(-1);
  const ridesTaken = new Int32Array(network.rides.length).fill(maxRides + 1);
  const boardings = new Int32Array(network.rides.length);
  const reached = goals.map(({ until }) => ({
    until,
    bests: Array.from({ length: maxRides + 1 }, () => ({
      time: Number.POSITIVE_INFINITY,
      board: 0,
      alight: 0,
    })),
  }));
  const goalsAt = new Map<number, { goal: (typeof reached)[number]; seconds: number }[]>();
  goals.forEach(({ ends }, index) => {
    const goal = reached[index];
    for (const [stop, seconds] of ends) {
      const own = goalsAt.get(stop) ?? [];
      if (goal !== undefined) own.push({ goal, seconds });
      goalsAt.set(stop, own);
    }
  });
  let latest = Math.max(...goals.map(({ until }) => until));
  for (const [stop, time] of begins) ready[stop] = time;

  let group = firstFrom(departs, Math.min(...begins.values()));
  while (group < departs.length && at(departs, group) <= latest) {
    let end = group;
    let isAgain = false;
    for (; end < departs.length && departs[end] === departs[group]; end++) isAgain = take(end) || isAgain;
    // A change of zero seconds may lead to a departure in the same second.
    if (!isAgain) group = end;
  }
  return reached.map(({ bests, until }) => {
    const rides = bests.findIndex(({ time }) => time <= until);
    const best = bests[rides];
    return best === undefined ? null : { time: best.time, rides: traced(rides, best) };
  });

  /** Boards a ride if fewer rides lead here than to where it was boarded before. */
  function board(index: number): void {
    const which = at(ride, index);
    // Scanning a second again may find that a ride can be boarded earlier.
    const most = at(ridesTaken, which) - (index < at(boardings, which) ? 0 : 1);
    for (let before = 0; before < most; before++) {
      if (at(ready, before * count + at(from, index)) > at(departs, index)) continue;
      ridesTaken[which] = before + 1;
      boardings[which] = index;
      return;
    }
  }

  /** Whether something can now be boarded that departs at the same second. */
  function take(index: number): boolean {
    if (mayBoard[index] === 1) board(index);
    const which = at(ride, index);
    const rides = at(ridesTaken, which);
    const boarded = at(boardings, which);
    if (rides > maxRides || boarded > index || mayAlight[index] !== 1) return false;
    const arrived = at(arrives, index);
    for (const { goal, seconds } of goalsAt.get(at(to, index)) ?? []) {
      const best = goal.bests[rides];
      const end = arrived + seconds;
      if (best === undefined || end >= best.time || end > goal.until) continue;
      goal.bests[rides] = { time: end, board: boarded, alight: index };
      goal.until = end;
      latest = Math.max(...reached.map(({ until }) => until));
    }
    let isAgain = false;
    for (const { stop, seconds } of changes[at(to, index)] ?? []) {
      const slot = rides * count + stop;
      if (arrived + seconds >= at(ready, slot)) continue;
      ready[slot] = arrived + seconds;
      boardedAt[slot] = boarded;
      alightedAt[slot] = index;
      isAgain ||= arrived + seconds <= at(departs, index);
    }
    return isAgain;
  }

  function traced(rides: number, last: Ride): Ride[] {
    const found: Ride[] = [{ board: last.board, alight: last.alight }];
    for (let before = rides - 1; before > 0; before--) {
      const slot = before * count + at(from, found[0]?.board ?? 0);
      found.unshift({ board: at(boardedAt, slot), alight: at(alightedAt, slot) });
    }
    return found;
  }
}

/** Returns the index of the first element that is not less. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(sorted, middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
