import { isoOfEpoch } from "#domain/contract/instant.ts";
import { milesBetween, shownMiles } from "#domain/places/great-circle.ts";
import { showEntry } from "#domain/schedule/entry-wire.ts";
import type { OpeningStatus } from "#domain/schedule/opening-status.ts";
import { openingStatus } from "#domain/schedule/opening-status-rule.ts";
import { statusText } from "#domain/schedule/status-text.ts";
import { GUEST_MAY } from "#domain/services/guest-may.ts";
import type {
  ListedService,
  MayWithService,
  PublicService,
  ServicePin,
} from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { openingHours as englishHours } from "#domain/words/en/opening-hours.ts";
import { openingHours as spanishHours } from "#domain/words/es/opening-hours.ts";
import type { Language } from "#domain/words/language.ts";
import type { PinBody, ServiceBody, WholeServiceBody } from "./body-queries.ts";

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

/** A service as the wire has it: field by field, which is half the work of copying the row and changing it. */
export function showListed(
  body: ServiceBody,
  status: OpeningStatus,
  showing: Showing,
  may: MayWithService = GUEST_MAY,
): ListedService {
  const { longitude, latitude, criticalExpiresAt } = body;
  const isAlert = body.isCriticalHeader && (criticalExpiresAt === null || criticalExpiresAt > showing.now);
  const coordinates = longitude === null || latitude === null ? null : { longitude, latitude };
  return {
    id: body.id,
    name: body.name,
    description: body.description,
    descriptionEs: body.descriptionEs,
    descriptionEsState: body.descriptionEsState,
    serviceSummary: body.serviceSummary,
    serviceSummaryEs: body.serviceSummaryEs,
    serviceSummaryEsState: body.serviceSummaryEsState,
    age: body.age,
    ageEs: body.ageEs,
    ageEsState: body.ageEsState,
    type: body.type,
    needs: body.needs,
    category: body.category,
    addressVisibility: body.addressVisibility,
    address1: body.address1,
    address2: body.address2,
    city: body.city,
    state: body.state,
    zip: body.zip,
    country: body.country,
    location: coordinates === null ? null : { coordinates: [coordinates.longitude, coordinates.latitude] },
    isLocationApproximate: body.isLocationApproximate,
    timeZone: body.timeZone,
    phone: body.phone,
    phoneExtension: body.phoneExtension,
    contactEmail: body.contactEmail,
    website: body.website,
    facebook: body.facebook,
    twitter: body.twitter,
    instagram: body.instagram,
    youtube: body.youtube,
    isAllowedPets: body.isAllowedPets,
    isLowBarrier: body.isLowBarrier,
    isContact: body.isContact,
    isShowFlag: body.isShowFlag,
    isShowDonate: body.isShowDonate,
    schedules: body.schedules.map(showEntry),
    closeSchedules: body.closeSchedules.map(showEntry),
    availableBeds: body.availableBeds,
    totalBeds: body.totalBeds,
    bedsUpdatedAt: momentText(body.bedsUpdatedAt),
    isCriticalHeader: isAlert,
    criticalDescription: isAlert ? body.criticalDescription : null,
    criticalDescriptionEs: isAlert ? body.criticalDescriptionEs : null,
    criticalExpiredAt: isAlert ? momentText(criticalExpiresAt) : null,
    isCriticalNeverExpire: isAlert && criticalExpiresAt === null,
    likes: body.likes,
    isApproved: body.approvedAt !== null,
    approvedAt: momentText(body.approvedAt),
    verifiedAt: momentText(body.verifiedAt),
    verifiedBy: body.verifiedBy,
    createdAt: isoOfEpoch(body.createdAt),
    updatedAt: isoOfEpoch(body.updatedAt),
    version: body.version,
    openStatus: showStatus(status, showing.language),
    distance: distanceOf(body, coordinates, showing.from),
    may,
  };
}

/** A service as its own page has it. */
export function showWhole(
  body: WholeServiceBody,
  showing: Showing,
  may: MayWithService = GUEST_MAY,
): PublicService {
  const { sourceDescription } = body;
  return { ...showListed(body, statusOf(body, showing.at), showing, may), sourceDescription };
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

function momentText(epoch: number | null): string | null {
  return epoch === null ? null : isoOfEpoch(epoch);
}
