import { webAddressOf } from "../contract/web-address.ts";
import { formatLineNumber, isLineNumber } from "../crisis-lines/line-number.ts";
import { sixDecimals } from "../places/six-decimals.ts";
import { STATES } from "../places/states.ts";
import { SERVICE_TYPES } from "../services/enumerations.ts";
import { spanishText } from "../services/service.ts";
import { isErrorText } from "../translation/engine-text.ts";
import {
  type EnglishTexts,
  type GivenText,
  type SpanishTexts,
  spanishAfterEdit,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from "../translation/spanish-text.ts";
import { keptCategories, needsOfTypes } from "./audiences.ts";
import { EMPTY_DRAFT, type ListingDraft, WEB_FIELDS } from "./check-listing.ts";
import type { ServiceForm } from "./service-form.ts";
import type { FormRights } from "./who-may.ts";

/**
 * Puts a form over a listing (rules listings 1 and 13–19): absent fields stay, null clears, and a
 * field that the viewer may not set is left as it was. Nothing is checked here.
 *
 * The pin that follows from an address is null, for the caller to find; the zone of a pin that moved, likewise.
 *
 * @param before null: the service is new
 */
export function applyForm(before: ListingDraft | null, form: ServiceForm, rights: FormRights): ListingDraft {
  const base = before ?? EMPTY_DRAFT;
  const draft: ListingDraft = {
    ...base,
    ...present({
      name: textOf(form.name),
      description: textOf(form.description),
      serviceSummary: form.serviceSummary,
      age: form.age,
      category: form.category === undefined ? undefined : keptCategories(form.category ?? []),
      phone: phoneOf(form.phone),
      phoneExtension: form.phone === null ? null : form.phoneExtension,
      contactEmail: form.contactEmail,
      isAllowedPets: form.isAllowedPets,
      isLowBarrier: form.isLowBarrier,
      isContact: flagOf(form.isContact),
      schedules: listOf(form.schedules),
      closeSchedules: listOf(form.closeSchedules),
      availableBeds: form.availableBeds,
      totalBeds: form.totalBeds,
    }),
    ...Object.fromEntries(
      WEB_FIELDS.flatMap((field) => (form[field] === undefined ? [] : [[field, addressOf(form[field])]])),
    ),
    ...placeOf(base, form, rights),
    ...(rights.setAlert ? alertOf(form) : {}),
    ...(rights.setAdministratorFields ? administratorFields(base, form) : {}),
    ...typesOf(base, form),
  };
  return withSpanish(before, withoutSource(base, withoutLostAlert(withoutLostBeds(draft, form))), form);
}

type Present<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Only the fields that were given. */
function present<Fields extends object>(fields: Fields): Partial<Present<Fields>> {
  const given: Partial<Present<Fields>> = {};
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) Object.assign(given, { [name]: value });
  return given;
}

/** A text that has to be there: cleared, it is empty. */
function textOf(text: string | null | undefined): string | undefined {
  return text === null ? "" : text;
}

function flagOf(flag: boolean | null | undefined): boolean | undefined {
  return flag ?? (flag === null ? false : undefined);
}

function listOf<Value>(list: readonly Value[] | null | undefined): readonly Value[] | undefined {
  return list ?? (list === null ? [] : undefined);
}

function phoneOf(phone: string | null | undefined): string | null | undefined {
  return typeof phone === "string" && isLineNumber(phone) ? formatLineNumber(phone) : phone;
}

/** What is no address stays as it was typed, for the check to refuse. */
function addressOf(typed: string | null | undefined): string | null {
  return typed === null || typed === undefined ? null : (webAddressOf(typed) ?? typed);
}

/** Where any of these changes, the pin stands no more where it stood; another door of the same house is no move. */
const PLACE_FIELDS = ["address1", "city", "state", "zip", "country"] as const;

function placeOf(base: ListingDraft, form: ServiceForm, rights: FormRights): Partial<ListingDraft> {
  const isHidden = base.addressVisibility !== "EXACT" && !rights.setHidden;
  if (isHidden) return {};
  const country = textOf(form.country);
  const place: Partial<ListingDraft> = present({
    address1: form.address1,
    address2: form.address2,
    city: textOf(form.city),
    state: form.state === undefined ? undefined : stateOf(form.state ?? "", country ?? base.country),
    zip: form.zip,
    country,
    addressVisibility: form.addressVisibility ?? (form.addressVisibility === null ? "EXACT" : undefined),
  });
  return { ...place, ...pinOf(base, place, form) };
}

/** The pin as it was put; one that is not told moves with the address. */
function pinOf(base: ListingDraft, place: Partial<ListingDraft>, form: ServiceForm): Partial<ListingDraft> {
  const isMoved = PLACE_FIELDS.some((field) => place[field] !== undefined && place[field] !== base[field]);
  const given = form.location;
  if (given === undefined && !isMoved) return {};
  const [longitude, latitude] = (given?.coordinates ?? [0, 0]).map(sixDecimals);
  // 0|0 is what older clients send where they know no place.
  if (longitude === undefined || latitude === undefined || (longitude === 0 && latitude === 0)) {
    return { location: null, isLocationApproximate: false, timeZone: null };
  }
  const before = base.location?.coordinates;
  if (before?.[0] === longitude && before[1] === latitude) {
    return { isLocationApproximate: form.isLocationApproximate ?? base.isLocationApproximate };
  }
  return {
    location: { coordinates: [longitude, latitude] },
    isLocationApproximate: form.isLocationApproximate ?? false,
    timeZone: null,
  };
}

/** The United States' and Canada's as two letters, others as written. */
function stateOf(written: string, country: string): string {
  const code = { "United States": "US", Canada: "CA" }[country];
  const key = written.trim().toLowerCase();
  const known = STATES.find(
    (state) =>
      state.country === code &&
      (state.code.toLowerCase() === key || state.names.some((name) => name.toLowerCase() === key)),
  );
  return known?.code ?? written;
}

function alertOf(form: ServiceForm): Partial<ListingDraft> {
  const alert: Partial<ListingDraft> = present({
    isCriticalHeader: flagOf(form.isCriticalHeader),
    criticalDescription: form.criticalDescription,
    criticalDescriptionEs: form.criticalDescriptionEs,
    criticalExpiredAt: form.criticalExpiredAt,
    isCriticalNeverExpire: flagOf(form.isCriticalNeverExpire),
  });
  // A date that is given goes before a tick that nobody touched, and the tick before a date that stood there.
  if (typeof alert.criticalExpiredAt === "string" && form.isCriticalNeverExpire !== true) {
    return { ...alert, isCriticalNeverExpire: false };
  }
  return alert;
}

function administratorFields(base: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  const isOtherZone = form.timeZone !== null && form.timeZone !== base.timeZone;
  return present({
    isShowFlag: flagOf(form.isShowFlag),
    isShowDonate: flagOf(form.isShowDonate),
    timeZone: isOtherZone ? form.timeZone : undefined,
  });
}

/** Whoever writes a description anew writes it in place of the source's whole text, of which it was a part. */
function withoutSource(base: ListingDraft, draft: ListingDraft): ListingDraft {
  return draft.description === base.description ? draft : { ...draft, sourceDescription: null };
}

/** Needs of other types than the chosen ones are not kept. */
function typesOf(base: ListingDraft, form: ServiceForm): Partial<ListingDraft> {
  if (form.type === undefined && form.needs === undefined) return {};
  const chosen = form.type === undefined ? base.type : (form.type ?? []);
  const type = SERVICE_TYPES.filter((each) => chosen.includes(each));
  return { type, needs: needsOfTypes(type, form.needs === undefined ? base.needs : (form.needs ?? [])) };
}

/** Only a shelter has beds. */
function withoutLostBeds(draft: ListingDraft, form: ServiceForm): ListingDraft {
  const isAsked = [form.type, form.availableBeds, form.totalBeds].some((given) => given !== undefined);
  if (!isAsked || draft.type.includes("SHELTER")) return draft;
  return { ...draft, availableBeds: null, totalBeds: null };
}

/** An alert that is off has no words, and one that never expires no expiry. */
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
  const given: Partial<Record<TranslatedField, GivenText>> = {};
  for (const field of TRANSLATED_FIELDS) {
    const text = form[`${field}Es`];
    // Older clients keep what a failed translation answered as if it were the text.
    if (text === undefined || (text !== null && isErrorText(text))) continue;
    given[field] = { text, state: stateOfText(form, field) };
  }
  const spanish = spanishAfterEdit(
    before === null ? null : { english: englishOf(before), spanish: spanishOf(before) },
    englishOf(draft),
    given,
  );
  const texts: Partial<ListingDraft> = {};
  for (const field of TRANSLATED_FIELDS) {
    Object.assign(texts, {
      [`${field}Es`]: spanish[field]?.text ?? null,
      [`${field}EsState`]: spanish[field]?.state ?? null,
    });
  }
  return { ...draft, ...texts };
}

/**
 * Older clients, which know no versions, have each text translated before every save, changed or not, and say nothing
 * of it. Whoever wrote Spanish by hand says so.
 */
function stateOfText(form: ServiceForm, field: TranslatedField): GivenText["state"] {
  const state = form[`${field}EsState`];
  if (state === "MACHINE" || state === "REVIEWED") return state;
  return form.version === undefined ? "MACHINE" : undefined;
}

function englishOf({ serviceSummary, description, age }: ListingDraft): EnglishTexts {
  return { serviceSummary, description, age };
}

function spanishOf(draft: ListingDraft): SpanishTexts {
  return {
    serviceSummary: spanishText(draft.serviceSummaryEs, draft.serviceSummaryEsState),
    description: spanishText(draft.descriptionEs, draft.descriptionEsState),
    age: spanishText(draft.ageEs, draft.ageEsState),
  };
}
