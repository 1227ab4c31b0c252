import { isoOfEpoch } from "#domain/contract/instant.ts";
import { milesBetween, shownMiles } from "#domain/places/great-circle.ts";
import type { OpeningStatus } from "#domain/schedule/opening-status.ts";
import { openingStatus } from "#domain/schedule/opening-status-rule.ts";
import { statusText } from "#domain/schedule/status-text.ts";
import {
  type FieldsThat,
  LISTED_FIELDS,
  type ListedField,
  PAGE_ONLY_FIELDS,
  specOf,
} from "#domain/services/field-names.ts";
import { GUEST_MAY } from "#domain/services/guest-may.ts";
import type {
  ListedService,
  MayWithService,
  PublicService,
  ServicePin,
} from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { wireReader } from "#domain/services/wire-fields.ts";
import { openingHours as englishHours } from "#domain/words/en/opening-hours.ts";
import { openingHours as spanishHours } from "#domain/words/es/opening-hours.ts";
import type { Language } from "#domain/words/language.ts";
import type { PinBody } from "./body-queries.ts";
import type { ServiceBody, WholeServiceBody } from "./service-columns.ts";

/** For whom, when and from where a service is shown. */
export interface Showing {
  readonly language: Language;
  /** The moment that the status speaks of, epoch milliseconds. */
  readonly at: number;
  /** Now: alerts that have expired are not shown, whatever `at` asks about. */
  readonly now: number;
  /** Where distance is measured from. */
  readonly from: Coordinates | null;
}

/** A body with its status: facts of the door at the moment asked about. */
export function statusOf(body: ServiceBody | PinBody, at: number): OpeningStatus {
  return openingStatus(body, at);
}

/** What the row has in another form, or what depends on the moment. */
type ShownByHand = "location" | "isApproved" | FieldsThat<{ part: "alert" }>;
const copied = wireReader(
  LISTED_FIELDS.filter((field): field is Exclude<ListedField, ShownByHand> => {
    const { column, part } = specOf(field);
    return column !== null && part !== "alert";
  }),
);
const pageOnly = wireReader(PAGE_ONLY_FIELDS);

/** A service as the wire has it. */
export function showListed(
  body: ServiceBody,
  status: OpeningStatus,
  showing: Showing,
  may: MayWithService = GUEST_MAY,
): ListedService {
  const { longitude, latitude } = body;
  const coordinates = longitude === null || latitude === null ? null : { longitude, latitude };
  return Object.assign(copied(body), shownAlert(body, showing.now), {
    location: locationOf(coordinates),
    isApproved: body.approvedAt !== null,
    openStatus: showStatus(status, showing.language),
    distance: distanceOf(body, coordinates, showing.from),
    may,
  });
}

function locationOf(coordinates: Coordinates | null): ListedService["location"] {
  if (coordinates === null) return null;
  return { coordinates: [coordinates.longitude, coordinates.latitude] };
}

/** The alert as it is, or as none where it has expired. */
function shownAlert(body: ServiceBody, now: number): Pick<ListedService, FieldsThat<{ part: "alert" }>> {
  const { criticalExpiredAt: expiresAt } = body;
  const isAlert = body.isCriticalHeader && (expiresAt === null || expiresAt > now);
  return {
    isCriticalHeader: isAlert,
    criticalDescription: isAlert ? body.criticalDescription : null,
    criticalDescriptionEs: isAlert ? body.criticalDescriptionEs : null,
    criticalExpiredAt: isAlert && expiresAt !== null ? isoOfEpoch(expiresAt) : null,
    isCriticalNeverExpire: isAlert && expiresAt === null,
  };
}

/** A service as its own page has it. */
export function showWhole(
  body: WholeServiceBody,
  showing: Showing,
  may: MayWithService = GUEST_MAY,
): PublicService {
  return { ...showListed(body, statusOf(body, showing.at), showing, may), ...pageOnly(body) };
}

export function showPin(body: PinBody, status: OpeningStatus): ServicePin {
  const { id, longitude, latitude, type } = body;
  return { id, coordinates: [longitude, latitude], state: status.state, type };
}

function showStatus(status: OpeningStatus, language: Language): ListedService["openStatus"] {
  const { state, changesAt, offsetMinutes } = status;
  const words = language === "es" ? spanishHours : englishHours;
  return {
    state,
    changesAt: changesAt === null ? null : isoOfEpoch(changesAt, offsetMinutes),
    text: statusText(status, words),
  };
}

/** Only where the door itself is public: an area's centre has no distance, a hidden place least of all. */
function distanceOf(body: ServiceBody, to: Coordinates | null, from: Coordinates | null): number | null {
  if (body.addressVisibility !== "EXACT" || to === null || from === null) return null;
  return shownMiles(milesBetween(from, to));
}
