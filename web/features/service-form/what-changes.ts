import { changedFields } from "#domain/listings/changes.ts";
import type { Listing, ServiceForViewer } from "#domain/listings/listing.ts";
import { splitEdit } from "#domain/listings/split-edit.ts";
import { publishing } from "#domain/listings/who-may.ts";
import type { Role } from "#domain/roles/role.ts";
import { showEntry } from "#domain/schedule/entry-wire.ts";
import { entriesOf } from "#domain/schedule/read-rows.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { draftOf } from "./form-body.ts";
import type { TypedService } from "./form-values.ts";
import { typedOf } from "./form-values.ts";
import type { Unit } from "./merge-versions.ts";
import { TOLD_NAMES, type ToldName } from "./summary-lines.ts";

/** What an edit does to what visitors see, by the server's own rule (rule service-form 4). */
export interface Changes {
  /** Public as soon as it is saved. */
  atOnce: ToldName[];
  /** Public when a reviewer has agreed. */
  waiting: ToldName[];
  /** What visitors see now. */
  before: TypedService;
}

export function changesOf(
  service: ServiceForViewer,
  base: TypedService,
  typed: TypedService,
  viewer: { id: string; role: Role },
  ownZone: string,
): Changes {
  const before = typedOf({ ...service, pending: null });
  const isUnseen = service.reviewState === "WAITING" || service.reviewState === "REFUSED";
  const extent = isUnseen ? "nothing" : (publishing(viewer.role, service.user === viewer.id) ?? "nothing");
  const [current, after] = [listingOfTyped(before, ownZone), listingOfTyped(typed, ownZone)];
  if (extent === "everything") {
    return { atOnce: toldNames(changedFields(current, after)), waiting: [], before };
  }
  const { published, waiting } = splitEdit({ current, opened: listingOfTyped(base, ownZone), after }, extent);
  return { atOnce: toldNames(changedFields(current, published)), waiting: toldNames(waiting), before };
}

function listingOfTyped(typed: TypedService, ownZone: string): Listing {
  const draft = draftOf(typed, ownZone);
  return {
    ...draft,
    timeZone: draft.timeZone ?? ownZone,
    schedules: entriesOf(typed.schedules, "schedules").map(showEntry),
    closeSchedules: entriesOf(typed.closeSchedules, "closeSchedules").map(showEntry),
  };
}

const TOLD_AS: Readonly<Partial<Record<EnteredField, ToldName | null>>> = {
  needs: "type",
  address1: "address",
  address2: "address",
  city: "address",
  state: "address",
  zip: "address",
  country: "address",
  isLocationApproximate: "location",
  phoneExtension: "phone",
  totalBeds: "beds",
  availableBeds: "beds",
  isCriticalHeader: "alert",
  criticalDescription: "alert",
  criticalDescriptionEs: "alert",
  criticalExpiredAt: "alert",
  isCriticalNeverExpire: "alert",
  serviceSummaryEsState: "serviceSummaryEs",
  descriptionEsState: "descriptionEs",
  ageEsState: "ageEs",
  sourceDescription: null,
};

/** Fields of the wire as a summary names them, each once. */
export function toldNames(fields: readonly EnteredField[]): ToldName[] {
  return [...new Set(fields.map(toldAs).filter((name) => name !== null))];
}

function toldAs(field: EnteredField): ToldName | null {
  const other = TOLD_AS[field];
  if (other !== undefined) return other;
  return TOLD_NAMES.find((name) => name === field) ?? null;
}

/** How a summary names what two versions are compared by. */
export function toldUnit([first]: Unit): ToldName {
  if (first === "address1") return "address";
  if (first === "totalBeds") return "beds";
  return first === "isCriticalHeader" ? "alert" : first;
}
