import type { IntakeWindowWords } from "#words/compiled/services/intake-window.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { epochOfIso, isoOfEpoch } from "../../base/contract/instant.ts";
import { milesBetween, shownMiles } from "../../places/great-circle.ts";
import { GUEST_PERMISSIONS } from "../../services/guest-permissions.ts";
import { type IntakeCaution, intakeText, nextChange } from "../../services/intake-caution.ts";
import type { Provision } from "../../services/listing-enumerations.ts";
import { readPoint } from "../../services/location-wire.ts";
import type { OpeningStatus } from "../../services/opening-hours/opening-status.ts";
import { datedText, statusText } from "../../services/opening-hours/status-text.ts";
import { provisionsText } from "../../services/provisions-text.ts";
import type { PublicService, ServicePin } from "../../services/public-service.ts";
import type { Coordinates } from "../../services/service.ts";
import { shownIntake, shownWindow } from "../../services/shown-intake.ts";
import type { OfflineService } from "./offline-service.ts";

/** Language, time and place for which a saved service is shown. */
export interface OfflineDisplay {
  readonly words: OpeningHoursWords;
  /** Epoch milliseconds; expired alerts are hidden. */
  readonly now: number;
  /** Point from which distance is measured. */
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
      ...datedText(status, display.words),
    },
    distance: measureDistance(facts, display.from),
    may: GUEST_PERMISSIONS,
  };
}

/**
 * A saved service as a row of a list, with what one should know before one goes there.
 *
 * @param status at `display.at`, epoch milliseconds; `display.provisions` has their short names, `display.windows` the
 *   words of when to come
 */
export function showOfflineRow(
  service: OfflineService,
  status: OpeningStatus,
  display: OfflineDisplay & {
    readonly at: number;
    readonly provisions: Readonly<Record<Provision, string>>;
    readonly windows: IntakeWindowWords;
  },
): PublicService {
  const shown = {
    ...showOfflineService(service, status, display),
    ...provisionsText(service.facts.provisions, display.provisions),
  };
  const caution = findIntakeCaution(service, status, display);
  if (caution === null) return shown;
  const window = shownWindow(service.facts, service.hours, caution, display.windows);
  const cautions = [
    {
      text: intakeText(caution, display.words),
      ...(window === null ? {} : { window }),
      until: isoOfEpoch(caution.until),
    },
  ];
  return { ...shown, ...(caution.isClosed ? { isIntakeClosed: true } : {}), cautions };
}

/**
 * Warns about intake, beside the status of the door.
 *
 * @param door the status at `at`, epoch milliseconds
 */
export function findIntakeCaution(
  { facts, hours }: OfflineService,
  door: OpeningStatus,
  { now, at }: { readonly now: number; readonly at: number },
): IntakeCaution | null {
  return shownIntake(facts, hours, { door, at, moment: Math.max(now, at) });
}

/**
 * Null where its location is not public.
 *
 * @param status at `at`, epoch milliseconds
 */
export function showOfflinePin(
  service: OfflineService,
  status: OpeningStatus,
  moment: { readonly now: number; readonly at: number },
): ServicePin | null {
  const point = readPoint(service.facts.location);
  if (point === null) return null;
  const { id, name, type } = service.facts;
  const caution = findIntakeCaution(service, status, moment);
  const changesAt = nextChange(status, caution);
  return {
    id,
    name,
    coordinates: [point.longitude, point.latitude],
    state: status.state,
    type,
    ...(caution?.isClosed === true ? { isIntakeClosed: true } : {}),
    ...(changesAt === null ? {} : { changesAt: isoOfEpoch(changesAt) }),
  };
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

function measureDistance(
  { addressVisibility, isLocationApproximate, location }: OfflineService["facts"],
  from: Coordinates | null,
): number | null {
  const door = addressVisibility === "EXACT" && !isLocationApproximate ? readPoint(location) : null;
  return door === null || from === null ? null : shownMiles(milesBetween(from, door));
}
