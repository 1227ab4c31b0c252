import { mayBeCalled } from "../base/phone/may-be-called.ts";
import { fieldsWhere } from "../services/field-names.ts";
import { readPoint } from "../services/location-wire.ts";
import { isProtected, showsDoor } from "../services/protection.ts";
import type { ListingDraft } from "./check-listing.ts";
import type { ServiceForm } from "./service-form.ts";

/**
 * Lists show everyone what the public sees, those who may edit included. An older client may send such a row back:
 * then it says nothing about what the public does not see (rule listings 27).
 */

const PLACE_FIELDS = [...fieldsWhere({ isExactPlace: true }), "city"] as const;
const BEDS = fieldsWhere({ step: "beds" });
const PHONE = ["phone", "phoneExtension"] as const;

/** The form without the fields that a row of a list shows empty because of how `base` is shown. */
export function withoutPublicCopy(base: ListingDraft, form: ServiceForm): ServiceForm {
  return withoutCopyOfPlace(base, isCopyOfPhone(base, form) ? without(form, PHONE) : form);
}

function withoutCopyOfPlace(base: ListingDraft, form: ServiceForm): ServiceForm {
  if (isCopyOfBeds(base, form)) return without(form, BEDS);
  if (isProtected(base) && !showsDoor(base))
    return isCopyOfRegion(base, form) || isCopyOfTown(base, form)
      ? without(form, [...PLACE_FIELDS, ...BEDS, "placeShown"])
      : form;
  return base.addressVisibility === "AREA" && isCopyOfArea(base, form) ? without(form, PLACE_FIELDS) : form;
}

/**
 * The public copy lacks a phone number that cannot be dialed (rule phones 5), so a form with an empty phone and no
 * version is a copy; a form that clears the phone states its version.
 */
function isCopyOfPhone({ phone, country }: ListingDraft, form: ServiceForm): boolean {
  return phone !== null && form.phone === null && form.version === undefined && !mayBeCalled(phone, country);
}

/** The beds of a protected listing stay private even where its street is public. Callers that clear them state a version. */
function isCopyOfBeds(
  base: ListingDraft,
  { version, totalBeds, availableBeds, address1 }: ServiceForm,
): boolean {
  const isDoor = isProtected(base) && showsDoor(base) && address1 === base.address1;
  return isDoor && version === undefined && totalBeds === null && availableBeds === null;
}

/** Forms that people fill in never lack city, street and point together. */
function isCopyOfRegion(base: ListingDraft, { address1, city, zip, location }: ServiceForm): boolean {
  const isEmpty = [address1, city, zip].every((given) => given === null);
  return base.city !== "" && isEmpty && location !== undefined && readPoint(location) === null;
}

/** The town alone, of a place whose street is stored. */
function isCopyOfTown(base: ListingDraft, form: ServiceForm): boolean {
  const { address1, city, zip, location, addressVisibility } = form;
  const isTownAlone = address1 === null && zip === null && city === base.city;
  return (
    base.address1 !== null &&
    addressVisibility === base.addressVisibility &&
    isTownAlone &&
    location !== undefined &&
    readPoint(location) === null
  );
}

/** The stored town without its street, and a point other than the stored one: the center of the ZIP code or city. */
function isCopyOfArea(base: ListingDraft, form: ServiceForm): boolean {
  const isTownAlone = form.address1 === null && form.address2 === null && form.city === base.city;
  if (base.address1 === null || !isTownAlone || form.zip !== base.zip || form.location === undefined)
    return false;
  const [given, stored] = [readPoint(form.location), readPoint(base.location)];
  return given?.longitude !== stored?.longitude || given?.latitude !== stored?.latitude;
}

function without(form: ServiceForm, fields: readonly (keyof ServiceForm)[]): ServiceForm {
  const rest = { ...form };
  for (const field of fields) delete rest[field];
  return rest;
}
