import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { mayBeCalled } from "#domain/base/phone/may-be-called.ts";
import { shownSources } from "#domain/imports/sources/fact-sources.ts";
import { milesBetween, shownMiles } from "#domain/places/great-circle.ts";
import {
  type FieldsWhere,
  getFieldSpec,
  LISTED_FIELDS,
  type ListedField,
  PAGE_ONLY_FIELDS,
  type PageOnlyField,
} from "#domain/services/field-names.ts";
import { GUEST_PERMISSIONS } from "#domain/services/guest-permissions.ts";
import { nextChange } from "#domain/services/intake-caution.ts";
import { locationAt } from "#domain/services/location-wire.ts";
import type { OpeningStatus } from "#domain/services/opening-hours/opening-status.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import { datedText, statusText } from "#domain/services/opening-hours/status-text.ts";
import type {
  ListedService,
  PublicService,
  ServicePermissions,
  ServicePin,
} from "#domain/services/public-service.ts";
import { isRemote } from "#domain/services/remote-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { storedIntake } from "#domain/services/stored-intake.ts";
import { wireReader } from "#domain/services/wire-fields.ts";
import {
  byTextsField,
  listServiceTexts,
  shownTexts,
  type TextsByField,
} from "#domain/translation/further-texts.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { openingHours as englishHours } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as spanishHours } from "#words/compiled/es/services/opening-hours.ts";
import type { PinBody } from "./body-queries.ts";
import type { ServiceBody, WholeServiceBody } from "./service-columns.ts";

/** The viewer's language, time and place for which a service is shown. */
export interface Display {
  readonly language: Language;
  /** Time of the status, epoch milliseconds. */
  readonly at: number;
  /** Current time, epoch milliseconds; expired alerts are hidden whatever `at` is. */
  readonly now: number;
  /** Where distance is measured from. */
  readonly from: Coordinates | null;
}

/** The opening status of a body at `at`, epoch milliseconds. */
export function computeStatus(body: ServiceBody | PinBody, at: number): OpeningStatus {
  return openingStatus(body, at);
}

/** Fields in another form than the row's, or that depend on the time. */
type SpecialField = "location" | "isApproved" | FieldsWhere<{ part: "alert" }>;
type EntriesField = FieldsWhere<{ kind: "entries" }>;
const copied = wireReader(
  LISTED_FIELDS.filter((field): field is Exclude<ListedField, SpecialField | EntriesField> => {
    const { column, part, kind } = getFieldSpec(field);
    return column !== null && part !== "alert" && kind !== "entries";
  }),
);
const entries = wireReader(["schedules", "closeSchedules"]);
const pageOnly = wireReader(
  PAGE_ONLY_FIELDS.filter((field): field is Exclude<PageOnlyField, "isRemote"> => field !== "isRemote"),
);

/** A service in its wire form, as lists and its page show it. */
export function showListed(
  body: ServiceBody,
  status: OpeningStatus,
  display: Display,
  may: ServicePermissions = GUEST_PERMISSIONS,
): ListedService {
  return Object.assign(showFacts(body, display.now), entries(body), {
    openStatus: showStatus(status, display.language),
    distance: distanceTo(publicDoor(body), display.from),
    may,
  });
}

/** A listed service independent of viewer and place, except hours and status. */
export type ShownFacts = Omit<ListedService, EntriesField | "openStatus" | "distance" | "may">;

/** @param now epoch milliseconds: an alert that has expired is not shown */
export function showFacts(body: Omit<ServiceBody, EntriesField>, now: number): ShownFacts {
  return Object.assign(
    copied(body),
    shownAlert(body, now),
    body.isProtected === true ? UNTOLD_OF_PROTECTED : {},
    hasNoNumberToCall(body) ? NO_PHONE : {},
    {
      source: body.source,
      location: locationAt(toCoordinates(body)),
      isApproved: body.approvedAt !== null,
    },
  );
}

/** Beds of a protected listing are for those who work there, and who works there is no one's to know. */
const UNTOLD_OF_PROTECTED = {
  availableBeds: null,
  totalBeds: null,
  bedsUpdatedAt: null,
  beds: [],
  verifiedBy: null,
};

const NO_PHONE = { phone: null, phoneExtension: null };

/** Whether its number cannot be dialed: the page then shows it as text instead (rule phones 5). */
function hasNoNumberToCall({ phone, country }: Pick<ServiceBody, "phone" | "country">): boolean {
  return phone !== null && !mayBeCalled(phone, country);
}

/**
 * Hidden on the page of a protected listing: a phone number in words may lead to the door, and a full house says that
 * someone came.
 */
const UNTOLD_ON_PAGE_OF_PROTECTED = { sourcePhone: null, intakeClosedUntil: null };

/** The text that was entered as its phone where it is not a phone number; null on the page of a protected listing. */
function toldOnPage(
  body: Omit<WholeServiceBody, EntriesField>,
): { sourcePhone: string | null } | typeof UNTOLD_ON_PAGE_OF_PROTECTED {
  const { isProtected, phone, phoneExtension, sourcePhone } = body;
  if (isProtected === true) return UNTOLD_ON_PAGE_OF_PROTECTED;
  const extension = phoneExtension === null ? "" : ` ext. ${phoneExtension}`;
  return { sourcePhone: hasNoNumberToCall(body) ? `${phone}${extension}` : sourcePhone };
}

function toCoordinates({
  longitude,
  latitude,
}: Pick<ServiceBody, "longitude" | "latitude">): Coordinates | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

/** The alert, or an empty one where it has expired. */
function shownAlert(
  body: Omit<ServiceBody, EntriesField>,
  now: number,
): Pick<ListedService, FieldsWhere<{ part: "alert" }>> {
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

/** A service with the fields of its own page. */
export function showWhole(
  body: WholeServiceBody,
  display: Display,
  may: ServicePermissions = GUEST_PERMISSIONS,
): PublicService {
  const listed = showListed(body, computeStatus(body, display.at), display, may);
  const texts = shownTexts(listServiceTexts(byTextsField(body.texts)), display.language);
  const further = texts.length === 0 ? {} : { texts };
  const shown = {
    ...listed,
    ...pageOnly(body),
    ...toldOnPage(body),
    isRemote: isRemote(listed),
    ...further,
  };
  return { ...shown, sources: shownSources(body.sources, shown), ...shownGone(body) };
}

/** That no source lists it any more, where that is so. */
export function shownGone({ goneFromSourceAt: at }: Pick<WholeServiceBody, "goneFromSourceAt">): {
  goneFromSourceAt?: string;
} {
  return at === null ? {} : { goneFromSourceAt: isoOfEpoch(at) };
}

/** The facts of a service's own page, without its status and what depends on the viewer. */
export type PageFacts = ShownFacts &
  Pick<PublicService, EntriesField | (typeof PAGE_ONLY_FIELDS)[number] | "sources"> &
  TextsByField;

/** @param now epoch milliseconds: an alert that has expired is not shown */
export function showPageFacts(body: WholeServiceBody, now: number): PageFacts {
  const shown = Object.assign(factsOfPage(body, now), byTextsField(shownTexts(body.texts)));
  return { ...shown, sources: shownSources(body.sources, shown) };
}

/** Facts under their wire names, with the texts of all further languages together. */
export function showWireFacts(
  body: WholeServiceBody,
  now: number,
): Omit<PageFacts, keyof TextsByField> & Pick<PublicService, "texts"> {
  const shown = factsOfPage(body, now);
  const texts = listServiceTexts(byTextsField(shownTexts(body.texts)));
  const further = texts.length === 0 ? {} : { texts };
  return { ...shown, ...further, sources: shownSources(body.sources, shown) };
}

function factsOfPage(body: WholeServiceBody, now: number): Omit<PageFacts, keyof TextsByField | "sources"> {
  const facts = Object.assign(showFacts(body, now), entries(body), pageOnly(body), toldOnPage(body));
  return Object.assign(facts, { isRemote: isRemote(facts) });
}

/**
 * @param status at `at`, epoch milliseconds
 * @param now epoch milliseconds
 */
export function showPin(
  body: PinBody,
  status: OpeningStatus,
  { at, now }: Pick<Display, "at" | "now">,
): ServicePin {
  const { id, name, longitude, latitude, type } = body;
  const caution = storedIntake(body, { door: status, at, moment: Math.max(now, at) });
  const changesAt = nextChange(status, caution);
  return {
    id,
    name,
    coordinates: [longitude, latitude],
    state: status.state,
    type,
    ...(caution?.isClosed === true ? { isIntakeClosed: true } : {}),
    ...(changesAt === null ? {} : { changesAt: isoOfEpoch(changesAt) }),
  };
}

export function showStatus(status: OpeningStatus, language: Language): ListedService["openStatus"] {
  const { state, changesAt, offsetMinutes } = status;
  const words = wordsIn("openingHours", language, { en: englishHours, es: spanishHours });
  return {
    state,
    changesAt: changesAt === null ? null : isoOfEpoch(changesAt, offsetMinutes),
    text: statusText(status, words),
    ...datedText(status, words),
  };
}

/**
 * Public coordinates of the door; null where they are not exact and public, since an approximate or hidden place
 * has no distance.
 */
export function publicDoor(
  body: Pick<ServiceBody, "addressVisibility" | "isLocationApproximate" | "longitude" | "latitude">,
): Coordinates | null {
  return body.addressVisibility === "EXACT" && !body.isLocationApproximate ? toCoordinates(body) : null;
}

/** Miles with one decimal; null where either place is unknown. */
export function distanceTo(door: Coordinates | null, from: Coordinates | null): number | null {
  return door === null || from === null ? null : shownMiles(milesBetween(from, door));
}
