import { instantOfLocalDay, localTime } from "#domain/base/time/zone.ts";
import type { Feed } from "#domain/directions/feed.ts";
import { buildNetwork } from "#domain/directions/network.ts";
import { walkBetween } from "#domain/directions/on-foot.ts";
import { type RideArrival, type RidePlanner, ridePlanner, type Way } from "#domain/directions/plan-rides.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** The way to one service. */
export interface WayQuestion {
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Epoch milliseconds. */
  readonly leaves: number;
  /** Zone of the service, whose day ends the search for a ride back. */
  readonly timeZone: string;
}

/** The arrivals at several. */
export interface ArrivalsQuestion {
  readonly from: Coordinates;
  readonly to: readonly Coordinates[];
  /** Epoch milliseconds. */
  readonly leaves: number;
}

/** Ways with rides, in epoch milliseconds; null: walking is as fast, or there is no ride. */
export interface RideAnswer {
  readonly way: WayAndBack | null;
  readonly later: WayAndBack | null;
}

export interface WayAndBack extends Way {
  readonly lastBack: number | null;
}

const DAY_MS = 86_400_000;
/** A way begins on the first day, takes at most one, and its last ride back another. */
const NETWORK_DAYS = 4;
const MAX_NETWORKS = 4;
/** Rides until then belong to the evening before; minutes after midnight. */
const NIGHT_ENDS = 240;

export interface TimetableAnswers {
  wayTo(question: WayQuestion): RideAnswer;
  /** Finds arrivals in the order of `to`; null: walking is as fast, or there is no ride. */
  arrivalsAt(question: ArrivalsQuestion): (RideArrival | null)[];
  /** Prepares the answers of the day of a moment, in epoch milliseconds; they stay prepared until another day is. */
  prepare(at: number): void;
}

/** Answers questions from feeds; the networks of the days last asked about stay in memory. */
export function answerQuestions(feeds: readonly Feed[]): TimetableAnswers {
  let planners: { readonly day: number; readonly planner: RidePlanner }[] = [];
  let preparedDay: number | null = null;
  const getPlanner = (day: number): RidePlanner => {
    const known = planners.find((each) => each.day === day);
    const used = known ?? { day, planner: ridePlanner(buildNetwork(feeds, day, NETWORK_DAYS)) };
    const others = planners.filter((each) => each !== used);
    // The prepared one stays, however many other days are asked about.
    const prepared = others.filter((each) => each.day === preparedDay);
    const rest = others.filter((each) => each.day !== preparedDay);
    planners = [used, ...prepared, ...rest].slice(0, MAX_NETWORKS);
    return used.planner;
  };
  return {
    wayTo({ from, to, leaves, timeZone }) {
      const planner = getPlanner(Math.floor(leaves / DAY_MS));
      const { durationMs } = walkBetween(from, to);
      const back = (way: Way | null): WayAndBack | null => {
        if (way === null) return null;
        const until = endOfNight(timeZone, way.arrives);
        return { ...way, lastBack: planner.lastLeave(to, from, way.arrives, until) };
      };
      const way = planner.plan(from, to, leaves, before(leaves, durationMs));
      const next = (way?.leaves ?? leaves) + 1000;
      const later = planner.plan(from, to, next, next + DAY_MS);
      const isWorthwhile = later !== null && later.arrives - later.leaves < durationMs;
      return { way: back(way), later: back(isWorthwhile ? later : null) };
    },

    arrivalsAt({ from, to, leaves }) {
      const ends = to.map((door) => ({
        to: door,
        until: before(leaves, walkBetween(from, door).durationMs),
      }));
      return getPlanner(Math.floor(leaves / DAY_MS)).arrivals(from, ends, leaves);
    },

    prepare(at) {
      const day = Math.floor(at / DAY_MS);
      preparedDay = day;
      const isNew = !planners.some((each) => each.day === day);
      const planner = getPlanner(day);
      if (isNew) practise(planner, feeds, at);
    },
  };
}

const PRACTICE = 60;

/** Asks questions whose answers no one needs, so that the first visitor finds the code compiled. */
function practise(planner: RidePlanner, feeds: readonly Feed[], at: number): void {
  const points = feeds.flatMap(({ stops }) => stops.map(({ point }) => point));
  for (let n = 0; n < PRACTICE; n++) {
    const from = points[(n * 7919) % points.length];
    const to = points[(n * 104_729 + 1) % points.length];
    if (from === undefined || to === undefined) return;
    planner.plan(from, to, at, at + DAY_MS);
    planner.lastLeave(to, from, at, at + DAY_MS);
    planner.arrivals(from, [{ to, until: at + DAY_MS }], at);
  }
}

/** The last arrival that is worth a ride: before the walk arrives. */
function before(leaves: number, walkMs: number): number {
  return leaves + Math.min(walkMs - 1000, DAY_MS);
}

/** Returns when rides back end, in epoch milliseconds: at 4 AM of the night after `after`. */
export function endOfNight(timeZone: string, after: number): number {
  const { day, minute } = localTime(timeZone, after);
  return instantOfLocalDay(timeZone, minute < NIGHT_ENDS ? day : day + 1, NIGHT_ENDS);
}
