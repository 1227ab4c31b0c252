import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { dayOfIsoDate, toUsDate } from "#domain/base/time/civil-date.ts";
import { instantOfLocal, isTimeZone } from "#domain/base/time/zone.ts";
import { sumOfBeds } from "#domain/beds/bed-groups.ts";
import { needsOfTypes, storedCategories } from "#domain/listings/audiences.ts";
import { EMPTY_DRAFT, type ListingDraft } from "#domain/listings/check-listing.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import type { ServiceFormInput } from "#domain/listings/service-form.ts";
import { withoutPlace } from "#domain/listings/without-place.ts";
import {
  byField,
  FORM_FIELDS,
  type FormField,
  getFieldSpec,
  TRANSLATED_FIELDS,
} from "#domain/services/field-names.ts";
import { readPoint } from "#domain/services/location-wire.ts";
import type { FormRights } from "#domain/services/service-permissions.ts";
import { listServiceTexts, type ServiceText } from "#domain/translation/further-texts.ts";
import { getControl, orNull } from "./controls.ts";
import {
  alertMinute,
  CONTROL_FIELDS,
  type ControlField,
  type FormValues,
  LAST_MINUTE,
} from "./form-values.ts";
import { changedUnits } from "./merge-versions.ts";

/** Builds the draft that the rules check. It lacks invalid rows of hours, which `problems.ts` finds. */
export function toListingDraft(values: FormValues, fallbackZone: string): ListingDraft {
  const isShelter = values.type.includes("SHELTER");
  const draft: ListingDraft = {
    ...EMPTY_DRAFT,
    ...byField<Pick<ListingDraft, ControlField>>(CONTROL_FIELDS, (field, spec) =>
      getControl(spec.kind).send(values[field], spec, field),
    ),
    needs: needsOfTypes(values.type, values.needs),
    category: storedCategories(values.category),
    criticalExpiredAt: values.isCriticalNeverExpire ? null : toAlertExpiry(values, fallbackZone),
  };
  const counted = isShelter
    ? { ...draft, ...sumOfBeds(draft.beds, draft) }
    : { ...draft, totalBeds: null, availableBeds: null, beds: [] };
  return values.isRemote ? withoutPlace(counted) : withoutHiddenDoor(counted);
}

/**
 * The body of the call for a new service. What this viewer may not set is left out, and so is the place of a pin that
 * no one has put: the server looks for it by the address.
 */
export function toServiceFormInput(
  values: FormValues,
  rights: FormRights,
  fallbackZone: string,
): ServiceFormInput {
  const draft = toListingDraft(values, fallbackZone);
  const sent = FORM_FIELDS.filter((field) => isSent(field, draft, rights));
  const input = byField<ServiceFormInput>(sent, (field) => Reflect.get(draft, field));
  const texts = changedTexts(draft, EMPTY_DRAFT, new Set());
  if (texts.length > 0) input.texts = texts;
  if (rights.setAdministratorFields) input.userEmail = orNull(values.userEmail);
  if (rights.setHidden) input.comment = orNull(values.comment);
  return input;
}

/** Whether the body of a call has this field. */
function isSent(field: FormField, draft: ListingDraft, rights: FormRights): boolean {
  const { kind, setBy, qualifies } = getFieldSpec(field);
  // One by one, see `changedTexts`.
  if (kind === "texts") return false;
  if (setBy === "alertEditors" && !rights.setAlert) return false;
  // Without an address only this field determines the zone.
  if (kind === "timeZone" && draft.isRemote) return draft.timeZone !== null;
  if (setBy === "administrators" && !rights.setAdministratorFields) return false;
  if (kind === "location" || qualifies === "location") return readPoint(draft.location) !== null;
  if (kind === "timeZone") return draft.timeZone !== null;
  // Only the server decides that a text is stale.
  const isState = kind === "textState" && qualifies !== undefined;
  return !isState || (draft[field] !== "STALE" && Reflect.get(draft, qualifies) !== null);
}

/**
 * Builds the edit of an existing service: only the fields that differ from what the form opened on, and the version it
 * opened on.
 */
export function toServiceEdit(
  values: FormValues,
  base: FormValues,
  version: number,
  rights: FormRights,
  fallbackZone: string,
): ServiceFormInput {
  const changed = new Set<string>(changedUnits(base, values).flat());
  if (changed.has("criticalDate")) changed.add("criticalExpiredAt");
  // A new number does not keep the old extension.
  if (changed.has("phone")) changed.add("phoneExtension");
  for (const field of TRANSLATED_FIELDS) {
    // After the English changes, someone has to confirm again that the Spanish was reviewed.
    if (!changed.has(field) || values[`${field}EsState`] !== "REVIEWED") continue;
    changed.add(`${field}Es`).add(`${field}EsState`);
  }
  const fields = Object.entries(toServiceFormInput(values, rights, fallbackZone)).filter(([name]) =>
    changed.has(name),
  );
  const texts = changedTexts(
    toListingDraft(values, fallbackZone),
    toListingDraft(base, fallbackZone),
    changed,
  );
  return { ...Object.fromEntries(fields), ...(texts.length === 0 ? {} : { texts }), version };
}

/**
 * The texts in further languages that differ from what there was, each by itself: others stay as they are, in whatever
 * language. Those that were looked through are among them where their English changed, because that has to be said again.
 */
function changedTexts(
  draft: ListingDraft,
  base: ListingDraft,
  changed: ReadonlySet<string>,
): NonNullable<ServiceFormInput["texts"]> {
  const [now, was] = [listServiceTexts(draft), listServiceTexts(base)];
  const isOfSame = (one: ServiceText) => (other: ServiceText) =>
    one.field === other.field && one.language === other.language;
  const written = now.filter((one) => {
    const before = was.find(isOfSame(one));
    const isSaidAgain = one.state === "REVIEWED" && changed.has(one.field);
    return isSaidAgain || before?.text !== one.text || before.state !== one.state;
  });
  const cleared = was.filter((one) => !now.some(isOfSame(one)));
  return [
    // Only the server decides that a text is stale.
    ...written.map(({ state, ...one }) => (state === "STALE" ? one : { ...one, state })),
    ...cleared.map(({ field, language }) => ({ field, language, text: null })),
  ];
}

/** Converts the end of an alert to an instant by the service's clock; a date by itself means 23:59. */
function toAlertExpiry(values: FormValues, fallbackZone: string): string | null {
  const day = dayOfIsoDate(values.criticalDate);
  if (day === null) return orNull(values.criticalDate);
  const end = computeAlertEnd(values, fallbackZone);
  return end === null || alertMinute(values) === LAST_MINUTE ? toUsDate(day) : isoOfEpoch(end);
}

/**
 * Returns when an alert ends by the service's clock, in epoch milliseconds; null where no day is typed, or it never
 * ends.
 */
export function computeAlertEnd(values: FormValues, fallbackZone: string): number | null {
  if (values.isCriticalNeverExpire || dayOfIsoDate(values.criticalDate) === null) return null;
  const zone = isTimeZone(values.timeZone) ? values.timeZone : fallbackZone;
  return instantOfLocal(zone, values.criticalDate, alertMinute(values));
}
