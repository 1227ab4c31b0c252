import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { readServiceDraft, readServiceTabDraft } from "../../../base/browser/service-drafts.ts";
import { newSendingId } from "../../feedback/message.ts";
import { BLANK, type FormValues, initialValues } from "./form-values.ts";
import { type Merge, mergeVersions } from "./merge-versions.ts";
import { type StepName, stepNamed } from "./steps/steps.ts";
import { readDraft } from "./stored-draft.ts";

/** Two versions to merge: mine and the one stored now. */
export interface Conflict extends Merge {
  mine: FormValues;
  theirs: FormValues;
  current: ServiceForViewer;
}

/** Initial state of the form. */
export interface InitialForm {
  values: FormValues;
  base: FormValues | null;
  step: StepName;
  isRestored: boolean;
  /** The draft is this tab's own, from when another tab owned that of the device. */
  isTabDraft: boolean;
  isPinSetByHand: boolean;
  conflict: Conflict | null;
  sendingId: string;
}

/**
 * The draft of before where there is one; where the service has changed since, both put together.
 *
 * @param ownsDraft false: the device's draft is another tab's, and this one has its own
 */
export function initialForm(
  service: ServiceForViewer | null,
  viewer: PageViewer,
  ownsDraft: boolean,
): InitialForm {
  const base = service === null ? null : initialValues(service, viewer);
  const id = service?.id ?? null;
  const ofDevice = ownsDraft ? readDraft(readServiceDraft(viewer.id, id)) : null;
  const stored = ofDevice ?? readDraft(readServiceTabDraft(viewer.id, id));
  const isTabDraft = ofDevice === null && stored !== null;
  const fresh = { base, conflict: null, sendingId: stored?.sendingId ?? newSendingId(), isTabDraft };
  const firstStep = service === null ? "short" : "what";
  if (stored === null)
    return { ...fresh, values: base ?? BLANK, step: firstStep, isRestored: false, isPinSetByHand: false };
  const { isPinSetByHand } = stored;
  const restored = { ...fresh, step: stepNamed(stored.step), isRestored: true, isPinSetByHand };
  if (service === null || base === null || stored.base === null || stored.version === service.version) {
    return { ...restored, values: stored.typed };
  }
  const merge = mergeVersions(stored.base, stored.typed, base);
  const conflict =
    merge.conflicts.length === 0 ? null : { ...merge, mine: stored.typed, theirs: base, current: service };
  return { ...restored, values: merge.merged, conflict };
}
