import { MS_PER_MINUTE } from "../base/time/zone.ts";
import type { Hours, ScheduleEntry } from "../services/opening-hours/entry.ts";
import { intakeStatus } from "../services/opening-hours/intake.ts";
import { openingStatus } from "../services/opening-hours/opening-status-rule.ts";

/** The state of a service when someone arrives. ASK: its hours are unknown, or only available by contact. */
export const ARRIVAL_STATES = ["OPEN", "CLOSED", "CLOSES_SOON", "ASK"] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

const SOON_MS = 30 * MS_PER_MINUTE;

/** Intake hours, and until when a desk has closed intake: epoch milliseconds, null: it has not. */
export interface Intake {
  readonly intakeSchedules: readonly ScheduleEntry[];
  readonly intakeClosedUntil: number | null;
}

/**
 * Determines whether a service is open and admits people on arrival at `arrivesAt` (epoch milliseconds), by the same
 * rule as the label of the hours (rule directions 4).
 */
export function openOnArrival(hours: Hours & Intake, arrivesAt: number): ArrivalState {
  const door = openingStatus(hours, arrivesAt);
  if (door.state !== "OPEN") return door.state === "CLOSED" ? "CLOSED" : "ASK";
  if (hours.intakeClosedUntil !== null && arrivesAt < hours.intakeClosedUntil) return "CLOSED";
  const intake = intakeStatus(hours, hours.intakeSchedules, arrivesAt);
  // Intake hours that never recur are outdated, and do not mean that intake is closed.
  if (intake.state === "CLOSED" && intake.changesAt !== null) return "CLOSED";
  const ends = [door, intake].filter(({ state, changesAt }) => state === "OPEN" && changesAt !== null);
  return ends.some(({ changesAt }) => Number(changesAt) - arrivesAt <= SOON_MS) ? "CLOSES_SOON" : "OPEN";
}
