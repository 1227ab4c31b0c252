import { epochOfIso, isoOfEpoch } from "../contract/instant.ts";
import { milesBetween, shownMiles } from "../places/great-circle.ts";
import type { OpeningStatus } from "../schedule/opening-status.ts";
import { statusText } from "../schedule/status-text.ts";
import { intakeCaution } from "../services/caution.ts";
import { GUEST_PERMISSIONS } from "../services/guest-permissions.ts";
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

/** A saved service as a row of a list, with what one should know before one goes there. */
export function showOfflineRow(
  service: OfflineService,
  status: OpeningStatus,
  display: OfflineDisplay,
): PublicService {
  const { intakeClosedUntil } = service.facts;
  const closedUntil = intakeClosedUntil === null ? null : epochOfIso(intakeClosedUntil);
  const closed = intakeCaution(closedUntil, display.now, display.words.intakeClosed);
  const shown = showOfflineService(service, status, display);
  return closed === null ? shown : { ...shown, cautions: [closed] };
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
