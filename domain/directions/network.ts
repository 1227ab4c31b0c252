import { toIsoDate } from "../base/time/civil-date.ts";
import { instantOfLocal } from "../base/time/zone.ts";
import { type Feed, type FeedStop, type FeedTrip, runsOn } from "./feed.ts";
import { walkBetween } from "./on-foot.ts";
import { stopsNearby } from "./stops-nearby.ts";

/** A change to a stop on foot, or at the same stop. */
export interface Change {
  readonly stop: number;
  readonly seconds: number;
}

/**
 * All rides of several days, each split into connections between consecutive stops. All arrays have the same length and
 * are in the order of `departs`; times are seconds since the epoch.
 */
export interface Network {
  readonly stops: readonly FeedStop[];
  readonly changes: readonly (readonly Change[])[];
  /** The trips that a connection's `ride` is an index into. */
  readonly rides: readonly FeedTrip[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly departs: Float64Array;
  readonly arrives: Float64Array;
  readonly ride: Int32Array;
  /** Index of the connection within its ride, from 0. */
  readonly place: Int32Array;
  readonly mayBoard: Uint8Array;
  readonly mayAlight: Uint8Array;
}

const SECONDS_PER_DAY = 86_400;
/** Seconds that a change takes, whatever the distance. */
const CHANGE_SECONDS = 120;
/** Maximum distance between stops for a change, in metres on foot. */
const MAX_CHANGE_METRES = 520;

/**
 * @param fromDay day number (UTC) with which the network begins
 * @param days number of days
 */
export function buildNetwork(feeds: readonly Feed[], fromDay: number, days: number): Network {
  const stops = feeds.flatMap((feed) => feed.stops);
  const rides: FeedTrip[] = [];
  const rows: number[][] = [];
  const [begins, ends] = [fromDay * SECONDS_PER_DAY, (fromDay + days) * SECONDS_PER_DAY];
  let offset = 0;
  for (const feed of feeds) {
    for (const trip of feed.trips) addTrip(trip, feed.timeZone);
    offset += feed.stops.length;
  }
  rows.sort((a, b) => at(a, 2) - at(b, 2) || at(a, 4) - at(b, 4) || at(a, 5) - at(b, 5));
  const column = (index: number) => rows.map((row) => at(row, index));
  return {
    stops,
    changes: buildChanges(feeds, stops),
    rides,
    from: Int32Array.from(column(0)),
    to: Int32Array.from(column(1)),
    departs: Float64Array.from(column(2)),
    arrives: Float64Array.from(column(3)),
    ride: Int32Array.from(column(4)),
    place: Int32Array.from(column(5)),
    mayBoard: Uint8Array.from(column(6)),
    mayAlight: Uint8Array.from(column(7)),
  };

  function addTrip(trip: FeedTrip, zone: string): void {
    const first = trip.calls[0]?.departs ?? 0;
    const starts = trip.starts ?? [first];
    const longest =
      (starts[starts.length - 1] ?? first) - first + (trip.calls[trip.calls.length - 1]?.arrives ?? first);
    const earliest = fromDay - Math.ceil(longest / SECONDS_PER_DAY) - 1;
    for (let day = earliest; day <= fromDay + days; day++) {
      if (!runsOn(trip.calendar, day)) continue;
      const zero = instantOfLocal(zone, toIsoDate(day), 720) / 1000 - SECONDS_PER_DAY / 2;
      for (const start of starts) addRide(trip, zero + start - first);
    }
  }

  function addRide(trip: FeedTrip, zero: number): void {
    const ride = rides.length;
    rides.push(trip);
    for (let index = 1; index < trip.calls.length; index++) {
      const [board, alight] = [trip.calls[index - 1], trip.calls[index]];
      if (board === undefined || alight === undefined) continue;
      const departs = zero + board.departs;
      if (departs < begins || departs >= ends) continue;
      const [mayBoard, mayAlight] = [Number(board.mayBoard), Number(alight.mayAlight)];
      rows.push([
        offset + board.stop,
        offset + alight.stop,
        departs,
        zero + alight.arrives,
        ride,
        index - 1,
        mayBoard,
        mayAlight,
      ]);
    }
  }
}

/** Mirrors the network in time, so that the earliest arrival in it is the latest departure in the original. */
export function reversed(network: Network): Network {
  const order = Int32Array.from(network.departs.keys()).sort(
    (a, b) =>
      at(network.arrives, b) - at(network.arrives, a) ||
      at(network.ride, a) - at(network.ride, b) ||
      at(network.place, b) - at(network.place, a),
  );
  const changes: Change[][] = network.stops.map(() => []);
  network.changes.forEach((list, from) => {
    for (const { stop, seconds } of list) changes[stop]?.push({ stop: from, seconds });
  });
  return {
    stops: network.stops,
    changes,
    rides: network.rides,
    from: order.map((index) => at(network.to, index)),
    to: order.map((index) => at(network.from, index)),
    departs: Float64Array.from(order, (index) => -at(network.arrives, index)),
    arrives: Float64Array.from(order, (index) => -at(network.departs, index)),
    ride: order.map((index) => at(network.ride, index)),
    place: order.map((index) => at(network.place, index)),
    mayBoard: Uint8Array.from(order, (index) => at(network.mayAlight, index)),
    mayAlight: Uint8Array.from(order, (index) => at(network.mayBoard, index)),
  };
}

/** Returns the element at a known index. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN;
}

function buildChanges(feeds: readonly Feed[], stops: readonly FeedStop[]): Change[][] {
  const stated = new Map<string, number | null>();
  let offset = 0;
  for (const feed of feeds) {
    for (const { from, to, seconds } of feed.transfers)
      stated.set(`${offset + from} ${offset + to}`, seconds);
    offset += feed.stops.length;
  }
  const changes: Change[][] = stops.map(() => []);
  const add = (from: number, to: number, walk: number) => {
    const own = stated.get(`${from} ${to}`);
    if (own !== null) changes[from]?.push({ stop: to, seconds: own ?? Math.max(walk, CHANGE_SECONDS) });
    stated.delete(`${from} ${to}`);
  };
  const near = stopsNearby(stops, MAX_CHANGE_METRES);
  stops.forEach(({ point }, from) => {
    for (const to of near(point)) {
      const other = stops[to];
      if (other === undefined) continue;
      const { metres, durationMs } = walkBetween(point, other.point);
      if (metres <= MAX_CHANGE_METRES) add(from, to, durationMs / 1000);
    }
  });
  for (const [key, seconds] of stated) {
    const [from = 0, to = 0] = key.split(" ").map(Number);
    if (seconds !== null) changes[from]?.push({ stop: to, seconds });
  }
  return changes;
}
