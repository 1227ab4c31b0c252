import { isEmail, isStated } from "../base/contract/contact-rules.ts";
import { epochOfIso } from "../base/contract/instant.ts";
import { MAX_AGE, MAX_BEDS } from "../base/contract/limits.ts";
import type { FieldMessage, FieldMessages } from "../base/contract/problems.ts";
import { parseWebAddress } from "../base/contract/web-address.ts";
import { problemOfPhone } from "../base/phone/typed-phone.ts";
import { dayOfIsoDate, dayOfUsDate } from "../base/time/civil-date.ts";
import { isTimeZone } from "../base/time/zone.ts";
import type { BedGroup } from "../beds/bed-groups.ts";
import { contradicts } from "../services/door-rules.ts";
import { type FieldKind, type FieldSpec, unstatedWireValue } from "../services/field-kinds.ts";
import {
  byField,
  ENTERED_FIELDS,
  type FieldsWhere,
  fieldsWhere,
  getFieldSpec,
  type TextsField,
} from "../services/field-names.ts";
import type { Listing } from "../services/listing.ts";
import type { ScheduleEntryInput } from "../services/opening-hours/entry-contract.ts";
import { readEntry, toEntryList } from "../services/opening-hours/entry-wire.ts";

type EntryField = FieldsWhere<{ kind: "entries" }>;

/**
 * A listing in a form: wire names, with hours as typed. Pin and zone may be missing: the server derives both from
 * the address.
 */
export type ListingDraft = Readonly<Omit<Listing, EntryField | "timeZone">> & {
  readonly timeZone: string | null;
} & { readonly [Field in EntryField]: readonly ScheduleEntryInput[] };

/** An empty draft of a new service. */
export const EMPTY_DRAFT: ListingDraft = byField<ListingDraft>(ENTERED_FIELDS, (_, spec) =>
  spec.kind === "timeZone" ? null : (spec.empty ?? unstatedWireValue(spec)),
);

/**
 * Validates a draft by all rules of the service form (rules listings 5–10). Returns errors by field name, for
 * hours such as `schedules.0.endTime`; empty where valid. Used by both browser and server.
 */
export function checkListing(draft: ListingDraft): FieldMessages {
  const fields: Record<string, FieldMessage> = {};
  const refuse = (field: string, message: FieldMessage | null) => {
    if (message !== null) fields[field] ??= message;
  };
  for (const field of ENTERED_FIELDS) {
    const spec = getFieldSpec(field);
    const isAsked = !(draft.isRemote && spec.part === "place");
    refuse(field, findProblem(draft[field], spec, isAsked));
  }
  if (draft.phone !== null) {
    refuse("phone", problemOfPhone(draft.phone, { takes: "listing", country: draft.country }));
  }
  checkDoor(draft, refuse);
  if (draft.type.length > 0) refuse("serviceSummary", required(draft.serviceSummary));
  if (draft.phoneExtension !== null) {
    refuse(
      "phoneExtension",
      draft.phone === null || !EXTENSION.test(draft.phoneExtension) ? "notPhone" : null,
    );
  }
  if (draft.intakeClosedUntil !== null && epochOfIso(draft.intakeClosedUntil) === null)
    refuse("intakeClosedUntil", "notInstant");
  // One that was not found has no name.
  if (draft.organization?.name === "") refuse("organization", "unknownValue");
  for (const field of ["houseRules", "provisions"] as const)
    if (contradicts(draft[field])) refuse(field, "contradicts");
  checkAges(draft, refuse);
  checkBeds(draft, refuse);
  checkAlert(draft, refuse);
  checkHours(draft, refuse);
  return fields;
}

type Refuse = (field: string, message: FieldMessage | null) => void;

/** Requires an address, or else a way to reach the service remotely. */
function checkDoor(draft: ListingDraft, refuse: Refuse): void {
  const { isRemote, addressVisibility, address1, zip, phone, contactEmail, website } = draft;
  if (isRemote) {
    if ([phone, contactEmail, website].every(isEmpty)) refuse("phone", "required");
    return;
  }
  // No one is asked for what is not stored.
  if (addressVisibility === "HIDDEN") return;
  refuse("address1", required(address1));
  refuse("zip", required(zip));
}

/** The error of a single value. */
function findProblem(value: unknown, spec: FieldSpec, isAsked: boolean): FieldMessage | null {
  if (isAsked && spec.isRequired === true && isEmpty(value)) return "required";
  if (Array.isArray(value) && spec.kind === "texts") return textsProblem(value, spec);
  if (typeof value !== "string") return null;
  // Numbers and lists are limited by the request schema, or by a rule of their own.
  if (value.length > (spec.max ?? Number.POSITIVE_INFINITY)) return "tooLong";
  const rule = RULES[spec.kind];
  return rule === undefined || rule.isMet(value) ? null : rule.otherwise;
}

/** Each is held to the length of the English. */
function textsProblem(
  texts: Listing[TextsField],
  { max = Number.POSITIVE_INFINITY }: FieldSpec,
): FieldMessage | null {
  return texts.some(({ text }) => text.length > max) ? "tooLong" : null;
}

/** Formats by kind of text. */
const RULES: Readonly<
  Partial<Record<FieldKind, { isMet: (value: string) => boolean; otherwise: FieldMessage }>>
> = {
  email: { isMet: isEmail, otherwise: "notEmail" },
  webAddress: { isMet: (value) => parseWebAddress(value) !== null, otherwise: "notWebAddress" },
  timeZone: { isMet: isTimeZone, otherwise: "notTimeZone" },
};

const EXTENSION = /^[\p{L}\d][\p{L}\d ,&#*/.-]{0,29}$/u;

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return !isStated(value);
  return value === null || (Array.isArray(value) && value.length === 0);
}

function required(value: string | null): FieldMessage | null {
  return isEmpty(value) ? "required" : null;
}

/** Reports `ageMax` when it is lower than `ageMin`. */
function checkAges({ ageMin, ageMax }: ListingDraft, refuse: Refuse): void {
  const isAge = (age: number) => age >= 0 && age <= MAX_AGE;
  if (ageMin !== null && !isAge(ageMin)) refuse("ageMin", "outOfRange");
  if (ageMax !== null && (!isAge(ageMax) || (ageMin ?? 0) > ageMax)) refuse("ageMax", "outOfRange");
}

/** Checks beds, which only a shelter has; empty numbers are dropped, because they are unknown. */
function checkBeds(draft: ListingDraft, refuse: Refuse): void {
  const { type, availableBeds, totalBeds, beds } = draft;
  if (!type.includes("SHELTER")) return;
  for (const [at, group] of beds.entries()) checkGroup(group, `beds.${at}`, draft, refuse);
  if (beds.length > 0) {
    if ((totalBeds ?? 0) > MAX_BEDS) refuse("beds", "outOfRange");
    return;
  }
  if (totalBeds !== null && (totalBeds < 1 || totalBeds > MAX_BEDS)) refuse("totalBeds", "outOfRange");
  const available = availableBeds ?? 0;
  if (available < 0) refuse("availableBeds", "outOfRange");
  if (availableBeds !== null && totalBeds === null) refuse("totalBeds", "required");
  if (availableBeds === null && totalBeds !== null) refuse("availableBeds", "required");
  if (totalBeds !== null && available > totalBeds) refuse("availableBeds", "aboveTotal");
}

/** Numbers of a group are unknown only while those over all groups are stated. */
function checkGroup(
  { free, total }: BedGroup,
  path: string,
  { availableBeds, totalBeds }: ListingDraft,
  refuse: Refuse,
): void {
  const isSumStated = availableBeds !== null && totalBeds !== null;
  if (total !== null && (total < 1 || total > MAX_BEDS)) refuse(`${path}.total`, "outOfRange");
  if (free !== null && free < 0) refuse(`${path}.free`, "outOfRange");
  if (free !== null && free > (total ?? totalBeds ?? MAX_BEDS)) refuse(`${path}.free`, "aboveTotal");
  if (total === null && !isSumStated) refuse(`${path}.total`, "required");
  if (free === null && !isSumStated) refuse(`${path}.free`, "required");
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

const ENTRY_FIELDS = fieldsWhere({ kind: "entries" });

function checkHours(draft: ListingDraft, refuse: Refuse): void {
  if (!draft.isContact && draft.schedules.length === 0) refuse("schedules", "required");
  for (const list of ENTRY_FIELDS) {
    for (const [index, entry] of draft[list].entries()) {
      const read = readEntry(entry, toEntryList(list));
      if (read.ok) continue;
      for (const [field, problem] of Object.entries(read.problems))
        refuse(`${list}.${index}.${field}`, problem);
    }
  }
}
