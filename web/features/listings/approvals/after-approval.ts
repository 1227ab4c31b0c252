import { milesBetween } from "#domain/places/great-circle.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { readPoint } from "#domain/services/location-wire.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import { statusText } from "#domain/services/opening-hours/status-text.ts";
import { isProtected, isRegionOnly } from "#domain/services/protection.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { shownIntake, shownWindow } from "#domain/services/shown-intake.ts";
import type { IntakeWindowWords } from "#words/compiled/services/intake-window.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { unbrokenTimes } from "../../../base/ui/unbroken-times.ts";
import { intakeView } from "../../service-page/intake-view.ts";

/** The service with its pending edit applied, as those who may edit it see it. */
export function withPendingEdit<Service extends Pick<ServiceForViewer, "pending">>(
  service: Service,
): Service {
  return Object.assign({ ...service }, service.pending?.after);
}

/**
 * Builds the card that the service will have once it is approved: with its own status at `now` (epoch milliseconds),
 * and without what the public does not see of a protected listing.
 */
export function afterApproval(
  service: ServiceForViewer,
  { words, windows }: { words: OpeningHoursWords; windows: IntakeWindowWords },
  now: number,
): ServiceForViewer {
  const after = withPendingEdit(service);
  const hours = parseHours(after);
  const status = openingStatus(hours, now);
  const { state } = status;
  const changesAt = status.changesAt === null ? null : new Date(status.changesAt).toISOString();
  const door = { state, changesAt, text: "" };
  const { caution } = intakeView({ ...after, openStatus: door }, words, now);
  const intake = shownIntake(after, hours, { door: status, at: now });
  const window = intake === null ? null : shownWindow(after, hours, intake, windows);
  return {
    ...after,
    isProtected: isProtected(after),
    ...(caution === undefined
      ? {}
      : {
          cautions: [
            {
              text: unbrokenTimes(caution.text),
              ...(window === null ? {} : { window }),
              until: new Date(caution.until).toISOString(),
            },
          ],
        }),
    ...(caution?.isClosed === true ? { isIntakeClosed: true } : {}),
    openStatus: { state, changesAt: null, text: unbrokenTimes(statusText(status, words)) },
    // A visitor has none of the viewer's rights.
    may: { edit: false, delete: false, updateBeds: false, confirm: false },
    ...(isRegionOnly(after) ? { city: "" } : {}),
    ...(isProtected(after) ? { availableBeds: null, totalBeds: null, beds: [] } : {}),
  };
}

export type PlaceChange =
  | { readonly kind: "none" | "same" | "added" | "removed" }
  | { readonly kind: "moved"; readonly miles: number };

/** Positions of the service now and after the change; null: not on the map. */
export interface Places {
  readonly before: Coordinates | null;
  readonly after: Coordinates | null;
  readonly change: PlaceChange;
}

/** A new service is nowhere before. */
export function comparePlaces(
  service: Pick<ServiceForViewer, "location" | "pending">,
  isNew: boolean,
): Places {
  const after = readPoint(withPendingEdit(service).location);
  if (isNew) return { before: null, after, change: { kind: after === null ? "none" : "added" } };
  const { pending } = service;
  const before = readPoint(service.location);
  if (pending == null || !pending.changed.includes("location")) {
    return { before: null, after, change: { kind: after === null ? "none" : "same" } };
  }
  if (before === null) return { before, after, change: { kind: after === null ? "none" : "added" } };
  if (after === null) return { before, after, change: { kind: "removed" } };
  return { before, after, change: { kind: "moved", miles: milesBetween(before, after) } };
}
