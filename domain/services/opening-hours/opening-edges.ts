import { MS_PER_MINUTE } from "../../base/time/zone.ts";
import type { Hours, HoursWithIntake } from "./entry.ts";
import { intakeHours } from "./intake.ts";
import { openSpans } from "./opening-spans.ts";
import { statedPattern } from "./opening-status-rule.ts";

/**
 * Grows with every change of the rules in this folder that can move an edge: edges stored under another
 * version count as not covered.
 */
const EDGE_RULE_VERSION = 2;

/**
 * The minutes since the epoch at which the door opens, closes, opens, … from `fromMs` (inside) until `untilMs`
 * (outside), both epoch milliseconds. The door counts as closed before; where it is open at `fromMs`, that
 * minute is the first edge. It is open at a minute within the span when an odd number of edges is not later.
 * Empty where no status is computed: contact for hours, permanently closed, no hours.
 */
export function openingEdges(hours: Hours, fromMs: number, untilMs: number): number[] {
  const edges: number[] = [];
  const pattern = statedPattern(hours);
  if (pattern === null) return edges;
  const from = Math.floor(fromMs / MS_PER_MINUTE);
  for (const { start, end } of openSpans(pattern, fromMs)) {
    if (start >= untilMs) break;
    edges.push(Math.max(start / MS_PER_MINUTE, from));
    if (end >= untilMs) break;
    edges.push(end / MS_PER_MINUTE);
  }
  return edges;
}

/**
 * Returns the minutes at which the hours of intake begin and cease to turn people away, in the format of
 * `openingEdges`: an odd number of them is not later than a minute at which no one is taken in. Whether the door is
 * open then does not matter. Empty where no hours of intake are stated, or never come again (`isTurnedAway`).
 */
export function turnedAwayEdges(hours: HoursWithIntake, fromMs: number, untilMs: number): number[] {
  const edges: number[] = [];
  const pattern = statedPattern(intakeHours(hours, hours.intakeSchedules));
  if (pattern === null) return edges;
  let awayFrom = fromMs;
  for (const { start, end } of openSpans(pattern, fromMs)) {
    if (start > awayFrom) {
      edges.push(Math.floor(awayFrom / MS_PER_MINUTE));
      if (start >= untilMs) break;
      edges.push(start / MS_PER_MINUTE);
    }
    if (end >= untilMs) break;
    awayFrom = end;
  }
  return edges;
}

/** Mirrors `width_bucket(minute, edges) % 2 = 1` in SQL; valid only within the span that the edges cover. */
export function isOpenByEdges(edges: readonly number[], at: number): boolean {
  const minute = Math.floor(at / MS_PER_MINUTE);
  let passed = 0;
  for (const edge of edges) {
    if (edge > minute) break;
    passed++;
  }
  return passed % 2 === 1;
}

/**
 * Stamps stored edges with what they depend on besides the hours: this rule, and the platform's zone data, whose
 * version (`process.versions.tz` on the server) the caller passes. Edges with another stamp are not covered.
 */
export function edgeStamp(zoneDataVersion: string): string {
  return `${EDGE_RULE_VERSION}/${zoneDataVersion}`;
}
