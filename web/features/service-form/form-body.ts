import { isoOfEpoch } from "#domain/contract/instant.ts";
import { formatLineNumber, isLineNumber } from "#domain/crisis-lines/line-number.ts";
import { keptCategories, needsOfTypes } from "#domain/listings/audiences.ts";
import type { ListingDraft } from "#domain/listings/check-listing.ts";
import { EMPTY_DRAFT } from "#domain/listings/check-listing.ts";
import type { ServiceFormInput } from "#domain/listings/service-form.ts";
import type { FormRights } from "#domain/listings/who-may.ts";
import { showEntry } from "#domain/schedule/entry-wire.ts";
import { entriesOf } from "#domain/schedule/read-rows.ts";
import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import { dayOfIsoDate, usDateOf } from "#domain/time/civil-date.ts";
import { instantOfLocal, isTimeZone } from "#domain/time/zone.ts";
import type { Answer, TypedService } from "./form-values.ts";
import { changedUnits } from "./merge-versions.ts";

/** What is typed, as the rules check it. Rows of hours that are wrong are not in it: `problems.ts` finds them. */
export function draftOf(typed: TypedService, ownZone: string): ListingDraft {
  const isShelter = typed.type.includes("SHELTER");
  return {
    ...EMPTY_DRAFT,
    name: typed.name.trim(),
    serviceSummary: orNull(typed.serviceSummary),
    serviceSummaryEs: orNull(typed.serviceSummaryEs),
    serviceSummaryEsState: typed.serviceSummaryEsState,
    description: typed.description.trim(),
    descriptionEs: orNull(typed.descriptionEs),
    descriptionEsState: typed.descriptionEsState,
    age: orNull(typed.age),
    ageEs: orNull(typed.ageEs),
    ageEsState: typed.ageEsState,
    type: [...typed.type],
    needs: needsOfTypes(typed.type, typed.needs),
    category: keptCategories(typed.category),
    addressVisibility: typed.addressVisibility,
    address1: orNull(typed.address1),
    address2: orNull(typed.address2),
    city: typed.city.trim(),
    state: typed.state.trim(),
    zip: orNull(typed.zip),
    country: typed.country,
    location: typed.location === null ? null : { coordinates: [typed.location[0], typed.location[1]] },
    isLocationApproximate: typed.isLocationApproximate,
    timeZone: orNull(typed.timeZone),
    phone: isLineNumber(typed.phone) ? formatLineNumber(typed.phone.trim()) : orNull(typed.phone),
    phoneExtension: orNull(typed.phoneExtension),
    contactEmail: orNull(typed.contactEmail),
    website: orNull(typed.website),
    facebook: orNull(typed.facebook),
    twitter: orNull(typed.twitter),
    instagram: orNull(typed.instagram),
    youtube: orNull(typed.youtube),
    isAllowedPets: ANSWERED[typed.isAllowedPets],
    isLowBarrier: ANSWERED[typed.isLowBarrier],
    isContact: typed.isContact,
    isShowFlag: typed.isShowFlag,
    isShowDonate: typed.isShowDonate,
    schedules: entriesOf(typed.schedules, "schedules").map(showEntry),
    closeSchedules: entriesOf(typed.closeSchedules, "closeSchedules").map(showEntry),
    totalBeds: isShelter ? wholeNumber(typed.totalBeds) : null,
    availableBeds: isShelter ? wholeNumber(typed.availableBeds) : null,
    isCriticalHeader: typed.isCriticalHeader,
    criticalDescription: orNull(typed.criticalDescription),
    criticalDescriptionEs: orNull(typed.criticalDescriptionEs),
    criticalExpiredAt: typed.isCriticalNeverExpire ? null : expiryOf(typed, ownZone),
    isCriticalNeverExpire: typed.isCriticalNeverExpire,
  };
}

const ANSWERED: Readonly<Record<Answer, boolean | null>> = { yes: true, no: false, unknown: null };

/**
 * The body of the call for a new service. What this viewer may not set is left out, and so is the place of a pin that
 * nobody has put: the server looks for it by the address.
 */
export function inputOf(typed: TypedService, rights: FormRights, ownZone: string): ServiceFormInput {
  const {
    sourceDescription: _,
    location,
    isLocationApproximate,
    timeZone,
    ...draft
  } = draftOf(typed, ownZone);
  const input: ServiceFormInput = {
    ...draft,
    schedules: [...draft.schedules],
    closeSchedules: [...draft.closeSchedules],
    comment: orNull(typed.comment),
  };
  if (location !== null) Object.assign(input, { location, isLocationApproximate });
  for (const field of TRANSLATED_FIELDS) {
    const state = `${field}EsState` as const;
    // What is stale is the server's to say.
    if (input[`${field}Es`] === null || input[state] === "STALE") delete input[state];
  }
  if (rights.setAdministratorFields) {
    Object.assign(input, timeZone === null ? {} : { timeZone }, { userEmail: orNull(typed.userEmail) });
  } else {
    delete input.isShowFlag;
    delete input.isShowDonate;
  }
  if (!rights.setHidden) delete input.comment;
  if (!rights.setAlert) {
    delete input.isCriticalHeader;
    delete input.criticalDescription;
    delete input.criticalDescriptionEs;
    delete input.criticalExpiredAt;
    delete input.isCriticalNeverExpire;
  }
  return input;
}

/** Of a service that is there: only what differs from what the form opened on, and the version that it was. */
export function editOf(
  typed: TypedService,
  base: TypedService,
  version: number,
  rights: FormRights,
  ownZone: string,
): ServiceFormInput {
  const changed = new Set<string>(changedUnits(base, typed).flat());
  if (changed.has("criticalDate")) changed.add("criticalExpiredAt");
  for (const field of TRANSLATED_FIELDS) {
    // Of new English, that the Spanish was looked through has to be said again.
    if (!changed.has(field) || typed[`${field}EsState`] !== "REVIEWED") continue;
    changed.add(`${field}Es`).add(`${field}EsState`);
  }
  const fields = Object.entries(inputOf(typed, rights, ownZone)).filter(([name]) => changed.has(name));
  return { ...Object.fromEntries(fields), version };
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** Null where there is none; `problems.ts` says what is no number. */
function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

/** A date alone means 23:59 on it; another time becomes an instant by the service's clock. */
function expiryOf(typed: TypedService, ownZone: string): string | null {
  const day = dayOfIsoDate(typed.criticalDate);
  if (day === null) return orNull(typed.criticalDate);
  const end = alertEndOf(typed, ownZone);
  return end === null || minuteOf(typed) === LAST_MINUTE ? usDateOf(day) : isoOfEpoch(end);
}

/** When an alert ends by the service's clock, epoch milliseconds; null where no day is typed, or it never ends. */
export function alertEndOf(typed: TypedService, ownZone: string): number | null {
  if (typed.isCriticalNeverExpire || dayOfIsoDate(typed.criticalDate) === null) return null;
  const zone = isTimeZone(typed.timeZone) ? typed.timeZone : ownZone;
  return instantOfLocal(zone, typed.criticalDate, minuteOf(typed));
}

const LAST_MINUTE = 23 * 60 + 59;

function minuteOf({ criticalTime }: TypedService): number {
  const [hour, minute] = criticalTime.split(":").map(Number);
  return criticalTime === "" || hour === undefined || minute === undefined ? LAST_MINUTE : hour * 60 + minute;
}
