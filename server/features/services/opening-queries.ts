import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { AskedWindow } from "#domain/services/opening-hours/opens-within.ts";
import type { Conditions, ListGroup } from "./conditions-queries.ts";

/** The moment of a list, and which stored edges count. */
export interface AskedOpening {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In which a door has to be open at some moment; null: none is asked for. */
  readonly within: AskedWindow | null;
  /** Stamp of edges computed by this process; edges with another stamp count as stale. */
  readonly hoursStamp: string;
}

/** A search whose rows must be open at a moment, or within a time. */
interface SearchOfOpen {
  readonly query: Pick<ServiceQuery, "at" | "openWithin" | "bedAsked">;
  readonly hoursStamp: string;
}

export function toAskedOpening({
  query: { at, openWithin: within },
  hoursStamp,
}: SearchOfOpen): AskedOpening {
  return { at, within, hoursStamp };
}

/** Adds the conditions of a group: open in the time asked for, with its rank and its beds. */
export function addAskedOpening(
  to: Conditions,
  search: SearchOfOpen,
  { openRank, bed }: Pick<ListGroup, "openRank" | "bed">,
): void {
  const { openWithin, bedAsked } = search.query;
  if (openWithin !== null) addOpenWithin(to, toAskedOpening(search), openWithin);
  if (openWithin === null || openRank !== null) addOpening(to, toAskedOpening(search), openRank);
  if (bedAsked === undefined || bed === null) return;
  const isOpen = surelyOpenText(to, search, bedAsked.first);
  if (bed === "ROOM") to.add(`${isOpen} and s.available_beds is distinct from 0`);
  else if (bed === "FULL") to.add(`${isOpen} and s.available_beds = 0`);
  else {
    const isLater = surelyOpenText(to, search, bedAsked.next);
    to.add(`not ${isOpen} and ${bed === "NEXT" ? isLater : `not ${isLater}`}`);
  }
}

/** Returns SQL for doors that the stored edges surely show open within a time; undecided ones count as closed. */
function surelyOpenText(to: Conditions, { query, hoursStamp }: SearchOfOpen, asked: AskedWindow): string {
  const within = withinText(to, asked);
  return `coalesce((${within}) and not ${undecidedText(to, { at: query.at, within: asked, hoursStamp })}, false)`;
}

/**
 * Adds what has to be open to conditions over `public_services s` and `hours h`: of the rank CLOSED, what is closed; of
 * the other ranks, what takes people in, or of INTAKE_CLOSED what does not (rule lists 32). What the edges cannot tell
 * is added too.
 */
function addOpening(to: Conditions, asked: AskedOpening, openRank: ListGroup["openRank"]): void {
  const minute = `${to.value(Math.floor(asked.at / 60_000))}::int`;
  // Not "= 1" here, nor "= 0" below: the planner would estimate that hardly any door is open, and start with the hours.
  const isOpen = `width_bucket(${minute}, h.edges) % 2 <> 0`;
  const isUndecided = undecidedText(to, asked);
  switch (openRank) {
    case null:
      to.add(`(${isOpen} or ${isUndecided})`);
      return;
    case "CLOSED":
      to.add(`(width_bucket(${minute}, h.edges) % 2 = 0 or ${isUndecided})`);
      return;
    case "INTAKE_CLOSED": {
      const isTurnedAway = `width_bucket(${minute}, h.turned_away) % 2 <> 0`;
      to.add(`((${isOpen} and (${isTurnedAway} or ${closedByDeskText(to, asked)})) or ${isUndecided})`);
      return;
    }
    default:
      to.add(`((${isOpen} and width_bucket(${minute}, h.turned_away) % 2 <> 1) or ${isUndecided})`);
      to.add(`not ${closedByDeskText(to, asked)}`);
  }
}

/**
 * Adds that a door is open at some moment of a time: when it begins, or later, where an edge comes before it ends. What
 * the edges cannot tell is added too.
 */
function addOpenWithin(to: Conditions, asked: AskedOpening, window: AskedWindow): void {
  to.add(`(${withinText(to, window)} or ${undecidedText(to, asked)})`);
}

function withinText(to: Conditions, { from, until }: AskedWindow): string {
  const first = `width_bucket(${to.value(Math.floor(from / 60_000))}::int, h.edges)`;
  const last = `width_bucket(${to.value(Math.ceil(until / 60_000) - 1)}::int, h.edges)`;
  return `${first} % 2 <> 0 or ${last} > ${first}`;
}

/** Whether a desk has closed intake at that moment (rule ways-in 7); of a protected listing no order tells it. */
export function closedByDeskText(to: Conditions, { at }: Pick<AskedOpening, "at">): string {
  return `(not s.is_protected and coalesce(s.intake_closed_until > to_timestamp(${to.value(at)}::float8 / 1000), false))`;
}

/** True where the edges do not cover the time, or were computed by another rule or other time-zone data. */
export function undecidedText(to: Conditions, { at, within, hoursStamp }: AskedOpening): string {
  const first = Math.min(at, within?.from ?? at);
  const last = Math.max(at, within?.until ?? at);
  const start = `to_timestamp(${to.value(first)}::float8 / 1000)`;
  const end = last === first ? start : `to_timestamp(${to.value(last)}::float8 / 1000)`;
  const stamp = to.value(hoursStamp);
  return `(h.stamp <> ${stamp} or ${start} < h.covered_from or ${end} >= h.covered_until)`;
}
