import { epochOfIso, isoOfEpoch } from "../contract/instant.ts";
import { milesBetween, shownMiles } from "../places/great-circle.ts";
import { readableEntries } from "../schedule/entry-wire.ts";
import { intakeStatus } from "../schedule/intake.ts";
import type { OpeningStatus } from "../schedule/opening-status.ts";
import { statusText } from "../schedule/status-text.ts";
import { GUEST_PERMISSIONS } from "../services/guest-permissions.ts";
import { intakeCaution } from "../services/intake-caution.ts";
import { pointOf } from "../services/location-wire.ts";
import type { PublicService, ServicePin } from "../services/public-service.ts";
import type { Coordinates } from "../services/service.ts";
import type { OpeningHoursWords } from "../words/en/opening-hours.ts";
import type { OfflineService } from "./offline-service.ts";

/** Language, time and place for which a saved service is shown. */
export interface OfflineDisplay {
  readonly words: OpeningHoursWords;
  /** Epoch milliseconds; expired alerts are hidden. */
  readonly now: number;
  /** Where distance is measured from. */
  readonly from: Coordinates | null;
}

/** A saved service in the wire form for guests. */
export function showOfflineService(
  { facts }: OfflineService,
  status: OpeningStatus,
  display: OfflineDisplay,
): PublicService {
  const { state, changesAt, offsetMinutes } = status;
  return {
    ...facts,
    ...(isAlertAt(facts, display.now) ? {} : NO_ALERT),
    openStatus: {
      state,
      changesAt: changesAt === null ? null : isoOfEpoch(changesAt, offsetMinutes),
      text: statusText(status, display.words),
    },
    distance: distanceOf(facts, display.from),
    may: GUEST_PERMISSIONS,
  };
}

/**
 * A saved service as a row of a list, with what one should know before one goes there.
 *
 * @param status at `display.at`, epoch milliseconds
 */
export function showOfflineRow(
  service: OfflineService,
  status: OpeningStatus,
  display: OfflineDisplay & { readonly at: number },
): PublicService {
  const { intakeClosedUntil, intakeSchedules } = service.facts;
  const closedUntil = intakeClosedUntil === null ? null : epochOfIso(intakeClosedUntil);
  const intake =
    intakeSchedules.length === 0
      ? null
      : intakeStatus(service.hours, readableEntries(intakeSchedules, "schedules"), display.at);
  const closed = intakeCaution({ door: status, intake, closedUntil }, display.now, display.words);
  const shown = showOfflineService(service, status, display);
  return closed === null ? shown : { ...shown, cautions: [{ ...closed, until: isoOfEpoch(closed.until) }] };
}

/** Null where its location is not public. */
export function showOfflinePin({ facts }: OfflineService, { state }: OpeningStatus): ServicePin | null {
  const point = pointOf(facts.location);
  if (point === null) return null;
  const { id, name, type } = facts;
  return { id, name, coordinates: [point.longitude, point.latitude], state, type };
}

/** Whether its alert is current. */
export function isAlertAt(
  { isCriticalHeader, criticalExpiredAt }: OfflineService["facts"],
  now: number,
): boolean {
  if (!isCriticalHeader) return false;
  const until = criticalExpiredAt === null ? null : epochOfIso(criticalExpiredAt);
  return until === null || until > now;
}

const NO_ALERT = {
  isCriticalHeader: false,
  criticalDescription: null,
  criticalDescriptionEs: null,
  criticalExpiredAt: null,
  isCriticalNeverExpire: false,
} as const;

function distanceOf(
  { addressVisibility, location }: OfflineService["facts"],
  from: Coordinates | null,
): number | null {
  const door = addressVisibility === "EXACT" ? pointOf(location) : null;
  return door === null || from === null ? null : shownMiles(milesBetween(from, door));
}
