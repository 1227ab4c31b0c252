import { epochOfIso } from "#domain/base/contract/instant.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { toIsoDate } from "#domain/base/time/civil-date.ts";
import { isTimeZone, localTime } from "#domain/base/time/zone.ts";
import { shownCategories } from "#domain/listings/audiences.ts";
import {
  byField,
  type FieldsWhere,
  FORM_FIELDS,
  type FormField,
  getFieldSpec,
  type SpecFor,
} from "#domain/services/field-names.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { publishing } from "#domain/services/service-permissions.ts";
import { byTextsField, type TextsByField } from "#domain/translation/further-texts.ts";
import { blankValue, type ControlValue, getControl } from "./controls.ts";

/** Fields with one control under their own name. */
export type ControlField = Exclude<FormField, FieldsWhere<{ kind: "instant"; part: "alert" }>>;
export const CONTROL_FIELDS: readonly ControlField[] = FORM_FIELDS.filter(
  (field): field is ControlField =>
    getFieldSpec(field).kind !== "instant" || getFieldSpec(field).part !== "alert",
);

type FieldValues = { [Field in ControlField]: ControlValue<SpecFor<Field>> };

/** Form values besides the fields of the table: an alert's end by day and time, and what is not public. */
export const OTHER_NAMES = ["criticalDate", "criticalTime", "userEmail", "comment"] as const;
type OtherName = (typeof OTHER_NAMES)[number];

/** Values of the form, by the wire's names, as typed and not yet validated. */
export interface FormValues extends FieldValues, Record<OtherName, string> {}
export type FormName = keyof FormValues;
/** Names under which text is held. */
export type TextName = { [Name in FormName]: FormValues[Name] extends string ? Name : never }[FormName];

/** The default end of an alert (rule listings 16). */
const LAST_TIME = "23:59";
/** The minute of the day at which an alert ends unless a time is typed: the last. */
export const LAST_MINUTE = 23 * 60 + 59;

/** A new form. */
export const BLANK: Readonly<FormValues> = {
  ...byField<FieldValues>(CONTROL_FIELDS, (_, spec) => blankValue(spec)),
  country: "United States",
  criticalDate: "",
  criticalTime: LAST_TIME,
  userEmail: "",
  comment: "",
};

/**
 * Values that the form opens on: the edit that waits, else what is public (rule service-form 3). A viewer who publishes
 * everything edits the public values, whatever waits.
 */
export function initialValues(service: ServiceForViewer, viewer: { id: string; role: Role }): FormValues {
  const publishes = publishing(viewer.role, service.user === viewer.id) === "everything";
  return toFormValues(publishes ? { ...service, pending: null } : service);
}

/** The service with the edit that waits over it. */
export function toFormValues(service: ServiceForViewer): FormValues {
  const texts = byTextsField(service.texts ?? []);
  const shown: ServiceForViewer & TextsByField = Object.assign(
    { ...service, ...texts },
    service.pending?.after,
  );
  return {
    ...byField<FieldValues>(CONTROL_FIELDS, (field, spec) => {
      const value = shown[field] ?? null;
      return value === null ? blankValue(spec) : getControl(spec.kind).open(value, spec, field);
    }),
    ...toExpiryFields(shown.criticalExpiredAt, shown.timeZone),
    category: shownCategories(shown.category),
    userEmail: shown.userEmail ?? "",
    comment: shown.comment ?? "",
  };
}

/** Whether the listing is protected as the form stands; a hidden address implies it. */
export function isProtectedForm({ isProtected, addressVisibility, isRemote }: FormValues): boolean {
  if (isRemote) return false;
  return isProtected === "unknown" ? addressVisibility === "HIDDEN" : isProtected === "yes";
}

/** Returns the minute of its last day at which an alert ends. */
export function alertMinute({ criticalTime }: Pick<FormValues, "criticalTime">): number {
  const [hour, minute] = criticalTime.split(":").map(Number);
  return criticalTime === "" || hour === undefined || minute === undefined ? LAST_MINUTE : hour * 60 + minute;
}

/** Day and time by the service's clock. */
function toExpiryFields(
  expiresAt: string | null,
  timeZone: string,
): Pick<FormValues, "criticalDate" | "criticalTime"> {
  const at = expiresAt === null ? null : epochOfIso(expiresAt);
  if (at === null || !isTimeZone(timeZone)) return { criticalDate: "", criticalTime: LAST_TIME };
  const { day, minute } = localTime(timeZone, at);
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    criticalDate: toIsoDate(day),
    criticalTime: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  };
}
