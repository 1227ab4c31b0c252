import { isEmail, saysSomething } from "../contract/contact-rules.ts";
import { epochOfIso } from "../contract/instant.ts";
import {
  MAX_ADDRESS_LINE,
  MAX_AGE_TEXT,
  MAX_ALERT_TEXT,
  MAX_BEDS,
  MAX_DESCRIPTION,
  MAX_PLACE_NAME,
  MAX_SERVICE_NAME,
  MAX_SUMMARY,
} from "../contract/limits.ts";
import type { FieldMessage, FieldMessages } from "../contract/problems.ts";
import { webAddressOf } from "../contract/web-address.ts";
import { isLineNumber } from "../crisis-lines/line-number.ts";
import type { ScheduleEntryInput } from "../schedule/entry-contract.ts";
import { type EntryList, readEntry } from "../schedule/entry-wire.ts";
import { dayOfIsoDate, dayOfUsDate } from "../time/civil-date.ts";
import { isTimeZone } from "../time/zone.ts";
import type { Listing } from "./listing.ts";

/**
 * A listing as a form has it: the wire's names, with lines of hours as they were typed. The pin may be missing, and
 * the zone too: the server finds both by the address.
 */
export type ListingDraft = Omit<Listing, "schedules" | "closeSchedules" | "timeZone"> & {
  readonly timeZone: string | null;
  readonly schedules: readonly ScheduleEntryInput[];
  readonly closeSchedules: readonly ScheduleEntryInput[];
};

/** A new service before anything was entered. */
export const EMPTY_DRAFT: ListingDraft = {
  name: "",
  description: "",
  descriptionEs: null,
  descriptionEsState: null,
  sourceDescription: null,
  serviceSummary: null,
  serviceSummaryEs: null,
  serviceSummaryEsState: null,
  age: null,
  ageEs: null,
  ageEsState: null,
  type: [],
  needs: [],
  category: [],
  addressVisibility: "EXACT",
  address1: null,
  address2: null,
  city: "",
  state: "",
  zip: null,
  country: "",
  location: null,
  isLocationApproximate: false,
  timeZone: null,
  phone: null,
  phoneExtension: null,
  contactEmail: null,
  website: null,
  facebook: null,
  twitter: null,
  instagram: null,
  youtube: null,
  isAllowedPets: null,
  isLowBarrier: null,
  isContact: false,
  isShowFlag: true,
  isShowDonate: false,
  schedules: [],
  closeSchedules: [],
  availableBeds: null,
  totalBeds: null,
  isCriticalHeader: false,
  criticalDescription: null,
  criticalDescriptionEs: null,
  criticalExpiredAt: null,
  isCriticalNeverExpire: false,
};

/**
 * Every rule of the service form (rules listings 5–10): what is wrong, by the name of the field; of a line of
 * hours as `schedules.0.endTime`. Nothing where all is right. The browser and the server ask this same function.
 */
export function checkListing(draft: ListingDraft): FieldMessages {
  const fields: Record<string, FieldMessage> = {};
  const refuse = (field: string, message: FieldMessage | null) => {
    if (message !== null) fields[field] ??= message;
  };
  for (const field of ["name", "description", "city", "state", "zip", "country"] as const) {
    refuse(field, required(draft[field]));
  }
  if (draft.addressVisibility !== "HIDDEN") refuse("address1", required(draft.address1));
  refuse("type", draft.type.length === 0 ? "required" : null);
  refuse("category", draft.category.length === 0 ? "required" : null);
  if (draft.type.length > 0) refuse("serviceSummary", required(draft.serviceSummary));
  for (const [field, max] of Object.entries(LONGEST)) refuse(field, tooLong(draft, field, max));
  if (draft.contactEmail !== null && !isEmail(draft.contactEmail)) refuse("contactEmail", "notEmail");
  for (const field of WEB_FIELDS) {
    const address = draft[field];
    if (address !== null && webAddressOf(address) === null) refuse(field, "notWebAddress");
  }
  if (draft.phone !== null && !isLineNumber(draft.phone)) refuse("phone", "notPhone");
  if (draft.phoneExtension !== null) {
    refuse(
      "phoneExtension",
      draft.phone === null || !EXTENSION.test(draft.phoneExtension) ? "notPhone" : null,
    );
  }
  if (draft.timeZone !== null && !isTimeZone(draft.timeZone)) refuse("timeZone", "notTimeZone");
  checkBeds(draft, refuse);
  checkAlert(draft, refuse);
  checkHours(draft, refuse);
  return fields;
}

type Refuse = (field: string, message: FieldMessage | null) => void;

export const WEB_FIELDS = ["website", "facebook", "twitter", "instagram", "youtube"] as const;

const EXTENSION = /^[\p{L}\d][\p{L}\d ,&#*/.-]{0,29}$/u;

const LONGEST: Readonly<Record<string, number>> = {
  name: MAX_SERVICE_NAME,
  description: MAX_DESCRIPTION,
  descriptionEs: MAX_DESCRIPTION,
  serviceSummary: MAX_SUMMARY,
  serviceSummaryEs: MAX_SUMMARY,
  age: MAX_AGE_TEXT,
  ageEs: MAX_AGE_TEXT,
  address1: MAX_ADDRESS_LINE,
  address2: MAX_ADDRESS_LINE,
  city: MAX_PLACE_NAME,
  state: MAX_PLACE_NAME,
  zip: 20,
  country: MAX_PLACE_NAME,
  criticalDescription: MAX_ALERT_TEXT,
  criticalDescriptionEs: MAX_ALERT_TEXT,
};

function required(value: string | null): FieldMessage | null {
  return value === null || !saysSomething(value) ? "required" : null;
}

function tooLong(draft: ListingDraft, field: string, max: number): FieldMessage | null {
  const value: unknown = Reflect.get(draft, field);
  return typeof value === "string" && value.length > max ? "tooLong" : null;
}

/** Only a shelter has beds; empty fields are dropped, which says that nobody knows. */
function checkBeds({ type, availableBeds, totalBeds }: ListingDraft, refuse: Refuse): void {
  if (!type.includes("SHELTER")) return;
  if (totalBeds !== null && (totalBeds < 1 || totalBeds > MAX_BEDS)) refuse("totalBeds", "outOfRange");
  if (availableBeds !== null && availableBeds < 0) refuse("availableBeds", "outOfRange");
  if (availableBeds !== null && totalBeds === null) refuse("totalBeds", "required");
  if (availableBeds === null && totalBeds !== null) refuse("availableBeds", "required");
  if (availableBeds !== null && totalBeds !== null && availableBeds > totalBeds) {
    refuse("availableBeds", "aboveTotal");
  }
}

function checkAlert(draft: ListingDraft, refuse: Refuse): void {
  if (!draft.isCriticalHeader) return;
  refuse("criticalDescription", required(draft.criticalDescription));
  if (draft.isCriticalNeverExpire) return;
  const { criticalExpiredAt } = draft;
  if (criticalExpiredAt === null) refuse("criticalExpiredAt", "required");
  else if (epochOfIso(criticalExpiredAt) === null && dayOfDate(criticalExpiredAt) === null) {
    refuse("criticalExpiredAt", "notInstant");
  }
}

/** Day number of `MM/DD/YYYY` or `YYYY-MM-DD`; null where it is neither. */
export function dayOfDate(text: string): number | null {
  return dayOfUsDate(text) ?? dayOfIsoDate(text);
}

function checkHours(draft: ListingDraft, refuse: Refuse): void {
  if (!draft.isContact && draft.schedules.length === 0) refuse("schedules", "required");
  const lists: readonly EntryList[] = ["schedules", "closeSchedules"];
  for (const list of lists) {
    for (const [index, entry] of draft[list].entries()) {
      const read = readEntry(entry, list);
      if (read.ok) continue;
      for (const [field, problem] of Object.entries(read.problems))
        refuse(`${list}.${index}.${field}`, problem);
    }
  }
}
