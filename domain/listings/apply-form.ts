import { isoOfEpoch } from "../base/contract/instant.ts";
import { parseWebAddress } from "../base/contract/web-address.ts";
import { readTyped } from "../base/phone/typed-phone.ts";
import { type BedGroup, groupsAfterSum, sumOfBeds } from "../beds/bed-groups.ts";
import { sixDecimals } from "../places/six-decimals.ts";
import { STATES } from "../places/states.ts";
import { isSame } from "../services/changes.ts";
import { SERVICE_TYPES } from "../services/enumerations.ts";
import { type FieldSpec, unstatedValue } from "../services/field-kinds.ts";
import {
  byField,
  FORM_FIELDS,
  type FormField,
  getFieldSpec,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from "../services/field-names.ts";
import { SPANISH_NAMES } from "../services/flat-facts.ts";
import { NOWHERE, readPoint } from "../services/location-wire.ts";
import { showsDoor } from "../services/protection.ts";
import { isRemote } from "../services/remote-service.ts";
import { spanishText } from "../services/service.ts";
import type { FormRights } from "../services/service-permissions.ts";
import { isErrorText } from "../translation/engine-text.ts";
import {
  type GivenServiceText,
  listServiceTexts,
  type ServiceText,
  textsAfterEdit,
  textsField,
} from "../translation/further-texts.ts";
import {
  type EnglishTexts,
  type GivenText,
  type SpanishTexts,
  spanishAfterEdit,
  spanishTexts,
} from "../translation/spanish-text.ts";
import { needsOfTypes, storedCategories } from "./audiences.ts";
import { EMPTY_DRAFT, type ListingDraft } from "./check-listing.ts";
import { withKeptDoor } from "./kept-door.ts";
import { withoutPublicCopy } from "./public-copy.ts";
import type { ServiceForm } from "./service-form.ts";
import { withoutPlace } from "./without-place.ts";

/**
 * Puts a form over a listing (rules listings 1 and 13–19): absent fields stay, null clears, and a
 * field that the viewer may not set is left as it was. Nothing is checked here.
 *
 * The pin that follows from an address is null, for the caller to find; the zone of a pin that moved, likewise.
 *
 * @param before null: the service is new
 * @param now epoch milliseconds, when beds that the form states were counted
 */
export function applyForm(
  before: ListingDraft | null,
  sent: ServiceForm,
  rights: FormRights,
  now: number,
): ListingDraft {
  const base = before ?? EMPTY_DRAFT;
  const form = withoutPublicCopy(base, sent);
  const entered = { ...base, ...givenFields(form, (field) => maySetField(field, base, rights)) };
  const placed: ListingDraft = {
    ...entered,
    ...resolvePhone(base, entered, form),
    ...(form.category == null ? {} : { category: storedCategories(form.category) }),
    ...(maySetField("address1", base, rights) ? resolvePlace(base, entered, form) : {}),
    ...(rights.setAlert ? resolveExpiry(form) : {}),
    ...(rights.setAdministratorFields ? resolveZone(base, form) : {}),
    ...resolveTypes(entered, form),
  };
  const draft = withDoor(base, placed, form, rights);
  const whole = withoutSource(base, withoutLostAlert(withBeds(base, draft, form, now)));
  const guarded = { ...whole, isProtected: resolveProtection(base, whole, form) };
  const kept = withKeptDoor(before, guarded);
  return withFurtherTexts(before, withSpanish(before, kept, form), form);
}

/**
 * Hiding the address implies protection, unless the same save says otherwise. Older clients, which send no versions,
 * send back what they received, which decides nothing.
 */
function resolveProtection(base: ListingDraft, draft: ListingDraft, form: ServiceForm): boolean | null {
  const isDecided =
    form.isProtected != null && (form.version !== undefined || form.isProtected !== base.isProtected);
  const isHidden = draft.addressVisibility === "HIDDEN" && base.addressVisibility !== "HIDDEN";
  return isHidden && !isDecided ? true : draft.isProtected;
}

/** Whether this viewer may set a field. */
export function maySetField(field: FormField, base: ListingDraft, rights: FormRights): boolean {
  const { setBy, part } = getFieldSpec(field);
  if (setBy === "alertEditors") return rights.setAlert;
  if (setBy === "administrators") return rights.setAdministratorFields;
  // Those who do not see the place may not set it.
  return part !== "place" || showsDoor(base) || rights.setHidden;
}

/** Fields that depend on more than their own value have functions below. */
const OWN_RULES: ReadonlySet<FormField> = new Set<FormField>([
  "location",
  "isLocationApproximate",
  "isRemote",
  "timeZone",
]);

function hasOwnRules(field: FormField): boolean {
  return OWN_RULES.has(field) || getFieldSpec(field).kind === "texts";
}

/** The given fields that may be set, in stored form. */
function givenFields(form: ServiceForm, maySetIt: (field: FormField) => boolean): Partial<ListingDraft> {
  const given = FORM_FIELDS.filter(
    (field) => form[field] !== undefined && !hasOwnRules(field) && maySetIt(field),
  );
  return byField<Partial<ListingDraft>>(given, (field, spec) => storedValue(Reflect.get(form, field), spec));
}

/**
 * A value in stored form; null clears. Invalid phone numbers and addresses stay as typed, to be rejected by
 * validation.
 */
function storedValue(value: unknown, spec: FieldSpec): unknown {
  if (value === null) return unstatedValue(spec);
  if (typeof value !== "string") return value;
  return spec.kind === "webAddress" ? (parseWebAddress(value) ?? value) : value;
}

/**
 * Returns the number as it is stored, with what was typed behind it as its extension, unless the form states another
 * one. A new number does not inherit the extension of the old one. It replaces what a source gave instead of a number;
 * a number that the form leaves alone is unchanged.
 */
function resolvePhone(base: ListingDraft, entered: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  if (form.phone === null) return { phoneExtension: null };
  if (form.phone === undefined || form.phone === base.phone) return {};
  const read = readTyped(form.phone, { takes: "listing", country: entered.country });
  if (read.problem !== null || read.leftOver !== "") return {};
  const given = form.phoneExtension ?? null;
  const isOther = given !== null && given !== base.phoneExtension && given !== read.extension;
  if (read.extension !== null && isOther) return {};
  const isNewAlone = form.phoneExtension === undefined && read.phone !== base.phone;
  const extension = read.extension === null && !isNewAlone ? {} : { phoneExtension: read.extension };
  return { phone: read.phone, ...extension, sourcePhone: null };
}

/** A change of any of these moves the pin; another unit of the same building does not. */
const PLACE_FIELDS = ["address1", "city", "state", "zip", "country"] as const;

function resolvePlace(base: ListingDraft, entered: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  const state = form.state === undefined ? base.state : normalizeState(entered.state, entered.country);
  return { state, ...resolvePin(base, { ...entered, state }, form) };
}

/** The given pin; without one it follows from the address. */
function resolvePin(base: ListingDraft, place: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  const isMoved = PLACE_FIELDS.some((field) => place[field] !== base[field]);
  if (form.location === undefined && !isMoved) return {};
  const given = form.location?.coordinates ?? [0, 0];
  const [longitude, latitude] = [sixDecimals(given[0]), sixDecimals(given[1])];
  // 0|0 is what older clients send where they know no place.
  if (longitude === 0 && latitude === 0) {
    if (!isMoved && readPoint(base.location) === null) return {};
    return { location: NOWHERE, isLocationApproximate: false, timeZone: null };
  }
  const before = base.location.coordinates;
  if (before?.[0] === longitude && before[1] === latitude) {
    return { isLocationApproximate: form.isLocationApproximate ?? base.isLocationApproximate };
  }
  return {
    location: { coordinates: [longitude, latitude] },
    isLocationApproximate: form.isLocationApproximate ?? false,
    timeZone: null,
  };
}

/**
 * The draft with or without a place to go to (rule listings 28). The form decides by another answer than the service
 * had; by the same one the address does, for older clients send back what they received.
 */
function withDoor(
  base: ListingDraft,
  draft: ListingDraft,
  form: ServiceForm,
  rights: FormRights,
): ListingDraft {
  const isDecided =
    form.isRemote != null && form.isRemote !== base.isRemote && maySetField("isRemote", base, rights);
  const isStillEmpty = base.isRemote && isRemote(draft);
  if (!(isDecided ? form.isRemote : isStillEmpty)) return { ...draft, isRemote: false };
  // No place determines its zone.
  const timeZone = form.timeZone ?? base.timeZone;
  return isStillEmpty ? { ...draft, isRemote: true, timeZone } : { ...withoutPlace(draft), timeZone };
}

/** Two letters for the United States and Canada, others as written. */
function normalizeState(written: string, country: string): string {
  const code = { "United States": "US", Canada: "CA" }[country];
  const key = written.toLowerCase();
  const known = STATES.find(
    (state) =>
      state.country === code &&
      (state.code.toLowerCase() === key || state.names.some((name) => name.toLowerCase() === key)),
  );
  return known?.code ?? written;
}

/** A given date takes precedence over an unchanged checkbox, and the checkbox over a stored date. */
function resolveExpiry(form: ServiceForm): Partial<ListingDraft> {
  const isDated = typeof form.criticalExpiredAt === "string" && form.isCriticalNeverExpire !== true;
  return isDated ? { isCriticalNeverExpire: false } : {};
}

/** A given zone replaces the place's. */
function resolveZone(base: ListingDraft, { timeZone }: ServiceForm): Partial<ListingDraft> {
  return typeof timeZone === "string" && timeZone !== base.timeZone ? { timeZone } : {};
}

/** A new description replaces the source's full text, of which it was a part. */
function withoutSource(base: ListingDraft, draft: ListingDraft): ListingDraft {
  return draft.description === base.description ? draft : { ...draft, sourceDescription: null };
}

/** Drops needs of types that are not chosen. */
function resolveTypes(entered: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  if (form.type === undefined && form.needs === undefined) return {};
  const type = SERVICE_TYPES.filter((each) => entered.type.includes(each));
  return { type, needs: needsOfTypes(type, entered.needs) };
}

/**
 * Only a shelter has beds. Groups that were edited decide their sum; a sum that was edited alone, as older clients do,
 * decides the groups (rules beds 16 and 17).
 */
function withBeds(base: ListingDraft, draft: ListingDraft, form: ServiceForm, now: number): ListingDraft {
  const given = [form.type, form.availableBeds, form.totalBeds, form.beds];
  if (given.every((value) => value === undefined)) return draft;
  if (!draft.type.includes("SHELTER")) return { ...draft, availableBeds: null, totalBeds: null, beds: [] };
  const at = isoOfEpoch(now);
  const beds = draft.beds.map((group) => countedGroup(base.beds, group, at));
  if (!isSame(beds, base.beds)) return { ...draft, beds, ...sumOfBeds(beds, draft) };
  const isSumSame = draft.availableBeds === base.availableBeds && draft.totalBeds === base.totalBeds;
  return { ...draft, beds: isSumSame ? beds : groupsAfterSum(beds, draft, at) };
}

/** A number that stays is as old as it was. */
function countedGroup(before: readonly BedGroup[], group: BedGroup, at: string): BedGroup {
  const known = before.find((each) => each.for === group.for);
  const isKept = known !== undefined && known.free === group.free;
  if (isKept) return { ...group, updatedAt: known.updatedAt };
  return { ...group, updatedAt: group.free === null ? null : at };
}

/** An alert that is off has no text, and one that never expires no expiry date. */
function withoutLostAlert(draft: ListingDraft): ListingDraft {
  const alert = draft.isCriticalHeader
    ? {}
    : {
        criticalDescription: null,
        criticalDescriptionEs: null,
        criticalExpiredAt: null,
        isCriticalNeverExpire: false,
      };
  const expiry = draft.isCriticalNeverExpire ? { criticalExpiredAt: null } : {};
  return { ...draft, ...alert, ...expiry };
}

/** Spanish texts follow rules translation 2–5. */
function withSpanish(before: ListingDraft | null, draft: ListingDraft, form: ServiceForm): ListingDraft {
  const isNone = SPANISH_NAMES.every(({ text, state }) =>
    [text, state].every((name) => draft[name] === null && form[name] === undefined),
  );
  if (isNone) return draft;
  const given: Partial<Record<TranslatedField, GivenText>> = {};
  for (const field of TRANSLATED_FIELDS) {
    const text = form[`${field}Es`];
    // Older clients send the error text of a failed translation as if it were the translation.
    if (text === undefined || (text !== null && isErrorText(text))) continue;
    given[field] = { text, state: stateOfText(form, field) };
  }
  const spanish = spanishAfterEdit(
    before === null ? null : { english: readEnglish(before), spanish: readSpanish(before) },
    readEnglish(draft),
    given,
  );
  const texts = TRANSLATED_FIELDS.flatMap((field) => [
    [`${field}Es`, spanish[field]?.text ?? null],
    [`${field}EsState`, spanish[field]?.state ?? null],
  ]);
  return { ...draft, ...Object.fromEntries(texts) };
}

/** Texts in further languages follow rules translation 14–20. */
function withFurtherTexts(before: ListingDraft | null, draft: ListingDraft, form: ServiceForm): ListingDraft {
  const current = listServiceTexts(before ?? {});
  const given = givenTexts(current, form);
  if (current.length === 0 && given.length === 0) return draft;
  const texts = textsAfterEdit(
    before === null ? null : { english: readEnglish(before), texts: current },
    readEnglish(draft),
    given,
  );
  return { ...draft, ...texts };
}

/** Under a field's own name a form has all of its texts: what is there and not in it is cleared. */
function givenTexts(current: readonly ServiceText[], form: ServiceForm): GivenServiceText[] {
  const whole = TRANSLATED_FIELDS.flatMap((field): GivenServiceText[] => {
    const given = form[textsField(field)];
    if (given === undefined) return [];
    const others = current.filter((one) => one.field === field);
    return [
      ...others.map(({ language }) => ({ field, language, text: null })),
      ...(given ?? []).map((one) => ({ ...one, field, state: one.state ?? undefined })),
    ];
  });
  const single = (form.texts ?? []).map((one) => ({ ...one, state: one.state ?? undefined }));
  return [...whole, ...single].filter(
    ({ language, text }) => language !== "en" && language !== "es" && !(text !== null && isErrorText(text)),
  );
}

/**
 * Older clients, which send no versions, have every text translated before each save, without marking it. Spanish
 * written by a person is marked.
 */
function stateOfText(form: ServiceForm, field: TranslatedField): GivenText["state"] {
  const state = form[`${field}EsState`];
  if (state === "MACHINE" || state === "REVIEWED") return state;
  return form.version === undefined ? "MACHINE" : undefined;
}

function readEnglish(draft: ListingDraft): EnglishTexts {
  return byField<EnglishTexts>(TRANSLATED_FIELDS, (field) => draft[field]);
}

function readSpanish(draft: ListingDraft): SpanishTexts {
  return spanishTexts((field) => spanishText(draft[`${field}Es`], draft[`${field}EsState`]));
}
