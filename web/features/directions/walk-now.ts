import { epochOfIso } from "#domain/base/contract/instant.ts";
import { METRES_PER_MILE, walkBetween } from "#domain/directions/on-foot.ts";
import { type ArrivalState, openOnArrival } from "#domain/directions/open-on-arrival.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";

/** A walk, now or to an opening. Epoch milliseconds. */
export interface WalkNow {
  metres: number;
  leavesAt: number;
  arrivesAt: number;
  openOnArrival: ArrivalState;
}

/** The server's own estimate, made here so that it moves with the clock and needs no network. */
export function walkNow(service: PublicService, place: VisitorPlace, leavesAt: number): WalkNow | null {
  const [longitude, latitude] = service.location?.coordinates ?? [];
  if (longitude === undefined || latitude === undefined) return null;
  const { metres, durationMs } = walkBetween(place, { longitude, latitude });
  const arrivesAt = leavesAt + durationMs;
  const { intakeSchedules, intakeClosedUntil } = service;
  const hours = {
    ...parseHours(service),
    intakeSchedules: readableEntries(intakeSchedules, "schedules"),
    intakeClosedUntil: intakeClosedUntil === null ? null : epochOfIso(intakeClosedUntil),
  };
  return { metres, leavesAt, arrivesAt, openOnArrival: openOnArrival(hours, arrivesAt) };
}

/** Converts to miles with one decimal. */
export function formatMiles(metres: number): string {
  return (metres / METRES_PER_MILE).toFixed(1);
}
