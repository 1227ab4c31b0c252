import { epochOfIso } from "#domain/contract/instant.ts";
import { shownCategories } from "#domain/listings/audiences.ts";
import type { ServiceForViewer } from "#domain/listings/listing.ts";
import { publishing } from "#domain/listings/who-may.ts";
import type { Role } from "#domain/roles/role.ts";
import type { EditorRow } from "#domain/schedule/editor-rows.ts";
import { rowsOf } from "#domain/schedule/editor-rows.ts";
import { readableEntries } from "#domain/schedule/entry-wire.ts";
import {
  type AddressVisibility,
  type Category,
  NEEDS,
  type Need,
  SERVICE_TYPES,
  type ServiceType,
  type TextState,
} from "#domain/services/enumerations.ts";
import { isoDateOf } from "#domain/time/civil-date.ts";
import { isTimeZone, localTime } from "#domain/time/zone.ts";

/** Fields that hold text, by the wire's names, but for the day and time of an alert's end. */
export const TEXT_NAMES = [
  "name",
  "serviceSummary",
  "serviceSummaryEs",
  "description",
  "descriptionEs",
  "age",
  "ageEs",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "country",
  "timeZone",
  "phone",
  "phoneExtension",
  "contactEmail",
  "website",
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "availableBeds",
  "totalBeds",
  "criticalDescription",
  "criticalDescriptionEs",
  "criticalDate",
  "criticalTime",
  "userEmail",
  "comment",
] as const;
export type TextName = (typeof TEXT_NAMES)[number];

export const FLAG_NAMES = [
  "isContact",
  "isLocationApproximate",
  "isCriticalHeader",
  "isCriticalNeverExpire",
  "isShowFlag",
  "isShowDonate",
] as const;

/** Not said is an answer. */
export const ANSWERS = ["yes", "no", "unknown"] as const;
export type Answer = (typeof ANSWERS)[number];

/** A service as somebody has typed it so far: empty is empty text, and nothing is right or wrong yet. */
export interface TypedService extends Record<TextName, string>, Record<(typeof FLAG_NAMES)[number], boolean> {
  type: readonly ServiceType[];
  needs: readonly Need[];
  /** As boxes are checked: with ALL, every one. */
  category: readonly Category[];
  addressVisibility: AddressVisibility;
  /** Longitude and latitude of the pin; null: it is found by the address. */
  location: readonly [number, number] | null;
  isAllowedPets: Answer;
  isLowBarrier: Answer;
  serviceSummaryEsState: TextState | null;
  descriptionEsState: TextState | null;
  ageEsState: TextState | null;
  schedules: readonly EditorRow[];
  closeSchedules: readonly EditorRow[];
}

/** The default end of an alert (rule listings 16). */
const LAST_TIME = "23:59";

export const BLANK: Readonly<TypedService> = {
  name: "",
  serviceSummary: "",
  serviceSummaryEs: "",
  description: "",
  descriptionEs: "",
  age: "",
  ageEs: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  zip: "",
  country: "United States",
  timeZone: "",
  phone: "",
  phoneExtension: "",
  contactEmail: "",
  website: "",
  facebook: "",
  twitter: "",
  instagram: "",
  youtube: "",
  availableBeds: "",
  totalBeds: "",
  criticalDescription: "",
  criticalDescriptionEs: "",
  criticalDate: "",
  criticalTime: LAST_TIME,
  userEmail: "",
  comment: "",
  isContact: false,
  isLocationApproximate: false,
  isCriticalHeader: false,
  isCriticalNeverExpire: false,
  isShowFlag: true,
  isShowDonate: false,
  type: [],
  needs: [],
  category: [],
  addressVisibility: "EXACT",
  location: null,
  isAllowedPets: "unknown",
  isLowBarrier: "unknown",
  serviceSummaryEsState: null,
  descriptionEsState: null,
  ageEsState: null,
  schedules: [],
  closeSchedules: [],
};

/**
 * What the form opens on: the edit that waits, else what is public (rule service-form 3). Who publishes everything
 * changes what is public, whatever waits.
 */
export function openedOn(service: ServiceForViewer, viewer: { id: string; role: Role }): TypedService {
  const publishes = publishing(viewer.role, service.user === viewer.id) === "everything";
  return typedOf(publishes ? { ...service, pending: null } : service);
}

/** The service with the edit that waits over it. */
export function typedOf(service: ServiceForViewer): TypedService {
  const shown: ServiceForViewer = Object.assign({ ...service }, service.pending?.after);
  const typed: TypedService = { ...BLANK };
  for (const name of TEXT_NAMES) {
    if (name === "criticalDate" || name === "criticalTime") continue;
    const value = shown[name];
    typed[name] = value === null || value === undefined ? "" : String(value);
  }
  const [longitude, latitude] = shown.location?.coordinates ?? [];
  return {
    ...typed,
    ...expiryOf(shown.criticalExpiredAt, shown.timeZone),
    isContact: shown.isContact,
    isLocationApproximate: shown.isLocationApproximate,
    isCriticalHeader: shown.isCriticalHeader,
    isCriticalNeverExpire: shown.isCriticalNeverExpire,
    isShowFlag: shown.isShowFlag,
    isShowDonate: shown.isShowDonate,
    type: SERVICE_TYPES.filter((type) => shown.type.includes(type)),
    needs: NEEDS.filter((need) => shown.needs.includes(need)),
    category: shownCategories(shown.category),
    addressVisibility: shown.addressVisibility,
    location: longitude === undefined || latitude === undefined ? null : [longitude, latitude],
    isAllowedPets: answerOf(shown.isAllowedPets),
    isLowBarrier: answerOf(shown.isLowBarrier),
    serviceSummaryEsState: shown.serviceSummaryEsState,
    descriptionEsState: shown.descriptionEsState,
    ageEsState: shown.ageEsState,
    schedules: rowsOf(readableEntries(shown.schedules, "schedules"), "schedules"),
    closeSchedules: rowsOf(readableEntries(shown.closeSchedules, "closeSchedules"), "closeSchedules"),
  };
}

function answerOf(value: boolean | null): Answer {
  if (value === null) return "unknown";
  return value ? "yes" : "no";
}

/** Day and time by the service's clock. */
function expiryOf(
  expiresAt: string | null,
  timeZone: string,
): Pick<TypedService, "criticalDate" | "criticalTime"> {
  const at = expiresAt === null ? null : epochOfIso(expiresAt);
  if (at === null || !isTimeZone(timeZone)) return { criticalDate: "", criticalTime: LAST_TIME };
  const { day, minute } = localTime(timeZone, at);
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    criticalDate: isoDateOf(day),
    criticalTime: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  };
}
