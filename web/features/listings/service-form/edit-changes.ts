import type { Role } from "#domain/base/roles/role.ts";
import { splitEdit } from "#domain/listings/split-edit.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { Listing, ServiceForViewer } from "#domain/services/listing.ts";
import { toScheduleEntries } from "#domain/services/opening-hours/read-rows.ts";
import { showEntry } from "#domain/services/opening-hours/show-entry.ts";
import { publishing } from "#domain/services/service-permissions.ts";
import { toListingDraft } from "./form-body.ts";
import type { FormValues } from "./form-values.ts";
import { toFormValues } from "./form-values.ts";
import { type LineName, listSummaryLines } from "./summary-lines.ts";

/** Changes of an edit to what visitors see, by the server's own rule (rule service-form 4). */
export interface EditChanges {
  /** Public as soon as it is saved. */
  immediate: LineName[];
  /** Public when a reviewer has agreed. */
  pending: LineName[];
  /** Current public values. */
  before: FormValues;
}

export function editChanges(
  service: ServiceForViewer,
  base: FormValues,
  values: FormValues,
  viewer: { id: string; role: Role },
  fallbackZone: string,
): EditChanges {
  const before = toFormValues({ ...service, pending: null });
  const isUnseen = service.reviewState === "WAITING" || service.reviewState === "REFUSED";
  const extent = isUnseen ? "nothing" : (publishing(viewer.role, service.user === viewer.id) ?? "nothing");
  const [current, after] = [listingOfValues(before, fallbackZone), listingOfValues(values, fallbackZone)];
  if (extent === "everything") {
    return { immediate: listSummaryLines(changedFields(current, after)), pending: [], before };
  }
  const { published, pending } = splitEdit(
    { current, opened: listingOfValues(base, fallbackZone), after },
    extent,
  );
  return {
    immediate: listSummaryLines(changedFields(current, published)),
    pending: listSummaryLines(pending),
    before,
  };
}

function listingOfValues(values: FormValues, fallbackZone: string): Listing {
  const draft = toListingDraft(values, fallbackZone);
  return {
    ...draft,
    timeZone: draft.timeZone ?? fallbackZone,
    schedules: toScheduleEntries(values.schedules, "schedules").map(showEntry),
    closeSchedules: toScheduleEntries(values.closeSchedules, "closeSchedules").map(showEntry),
    intakeSchedules: toScheduleEntries(values.intakeSchedules, "schedules").map(showEntry),
  };
}
