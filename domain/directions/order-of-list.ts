import type { Opening } from "./openings-today.ts";
import type { WayLeg } from "./plan-rides.ts";

/** Duration of each visit. */
export const VISIT_MS = 20 * 60_000;

/** A service that someone wants to visit today. */
export interface Visit {
  readonly id: string;
  /** When it is open, epoch milliseconds: disjoint and in order; `end` is when it closes, Infinity if never. */
  readonly openings: readonly Opening[];
}

/**
 * Returns the arrival at `to` when leaving `from` at `leavesAt` (epoch milliseconds); `from` is null for the starting
 * point. Null: there is no way. Leaving later never means arriving earlier.
 */
export type ArrivalAt = (from: string | null, to: string, leavesAt: number) => number | null;

/** One visit of the plan, in epoch milliseconds. The service is open at least from `startsAt` until `endsAt`. */
export interface PlannedVisit {
  readonly id: string;
  readonly leavesAt: number;
  readonly arrivesAt: number;
  /** Later than the arrival if one has to wait for the service to open. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When the service closes; Infinity if it does not. */
  readonly closesAt: number;
}

export interface ListPlan {
  readonly visits: readonly PlannedVisit[];
  /** Ids of the services that the plan cannot reach while they are open, in the order given. */
  readonly unreached: readonly string[];
}

/** Maximum number of services for which every order is compared. */
const MAX_COMPARED = 7;

/**
 * Returns the order in which most of the services can be reached while they are open, each visit lasting `visitMs`;
 * among such orders, the one that ends first. With more than seven services, the next is always the one that ends
 * first.
 *
 * @param startsAt earliest departure, epoch milliseconds
 */
export function orderOfList(
  visits: readonly Visit[],
  startsAt: number,
  visitMs: number,
  arrivalAt: ArrivalAt,
): ListPlan {
  const next = (from: PlannedVisit | null, visit: Visit) =>
    plannedVisit(visit, from, from?.endsAt ?? startsAt, visitMs, arrivalAt);
  const planned = visits.length > MAX_COMPARED ? greedy(visits, next) : best(visits, next);
  const reached = new Set(planned.map(({ id }) => id));
  return { visits: planned, unreached: visits.flatMap(({ id }) => (reached.has(id) ? [] : [id])) };
}

/** A visit with the directions to it. */
export interface VisitWithWay extends PlannedVisit {
  readonly legs: readonly WayLeg[];
}

/** Plans a visit on foot; the walk begins later rather than ending at a closed door. */
export function visitOnFoot(visit: PlannedVisit, metres: number): VisitWithWay {
  const arrives = visit.startsAt;
  const leaves = visit.leavesAt + arrives - visit.arrivesAt;
  const walk = { mode: "WALK" as const, from: null, to: null, leaves, arrives, metres };
  return { ...visit, leavesAt: leaves, arrivesAt: arrives, legs: [walk] };
}

type Next = (from: PlannedVisit | null, visit: Visit) => PlannedVisit | null;

/** Returns null if the service is not open long enough after the arrival. */
function plannedVisit(
  { id, openings }: Visit,
  from: PlannedVisit | null,
  leavesAt: number,
  visitMs: number,
  arrivalAt: ArrivalAt,
): PlannedVisit | null {
  const arrivesAt = arrivalAt(from?.id ?? null, id, leavesAt);
  if (arrivesAt === null) return null;
  for (const { start, end } of openings) {
    const startsAt = Math.max(start, arrivesAt);
    const endsAt = startsAt + visitMs;
    if (endsAt <= end) return { id, leavesAt, arrivesAt, startsAt, endsAt, closesAt: end };
  }
  return null;
}

type Route = readonly PlannedVisit[];

/**
 * Keeps the earliest-finishing route for each set of services and last stop, which is enough: leaving later never means
 * arriving earlier, and arriving later never means ending earlier.
 */
function best(visits: readonly Visit[], next: Next): Route {
  let found: Route = [];
  let routes: readonly Route[] = [[]];
  while (routes.length > 0) {
    routes = bestOfEachEnd(routes.flatMap((route) => longerBy(route, visits, next)));
    found = earliest(routes) ?? found;
  }
  return found;
}

/** Returns the route extended by each other service that can still be reached. */
function longerBy(route: Route, visits: readonly Visit[], next: Next): readonly Route[] {
  return visits.flatMap((visit) => {
    if (route.some(({ id }) => id === visit.id)) return [];
    const planned = next(route[route.length - 1] ?? null, visit);
    return planned === null ? [] : [[...route, planned]];
  });
}

/** Keeps the earliest-finishing route for each set of services visited and last stop. */
function bestOfEachEnd(routes: readonly Route[]): readonly Route[] {
  const ends = new Map<string, Route[]>();
  for (const route of routes) {
    const ids = route.map(({ id }) => id);
    const end = [...ids].sort().concat("|", ids.slice(-1)).join();
    ends.set(end, [...(ends.get(end) ?? []), route]);
  }
  return [...ends.values()].flatMap((same) => {
    const first = earliest(same);
    return first === null ? [] : [first];
  });
}

function greedy(visits: readonly Visit[], next: Next): Route {
  let route: Route = [];
  for (;;) {
    const chosen = earliest(longerBy(route, visits, next));
    if (chosen === null) return route;
    route = chosen;
  }
}

/** Returns the route that finishes earliest, the first of equal ones; null: there are no routes. */
function earliest(routes: readonly Route[]): Route | null {
  let first: Route | null = null;
  for (const route of routes) {
    if (first === null || (route[route.length - 1]?.endsAt ?? 0) < (first[first.length - 1]?.endsAt ?? 0))
      first = route;
  }
  return first;
}
