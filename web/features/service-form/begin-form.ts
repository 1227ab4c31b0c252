import type { PageViewer } from "#domain/contract/page-rendering.ts";
import type { ServiceForViewer } from "#domain/listings/listing.ts";
import { readServiceDraft } from "../../browser/service-drafts.ts";
import { newSendingId } from "../feedback/message.ts";
import { BLANK, type FormValues, openedOn } from "./form-values.ts";
import { type Merge, mergeVersions } from "./merge-versions.ts";
import { readDraft } from "./saved-draft.ts";
import { type StepName, stepNamed } from "./steps/steps.ts";

/** Two versions to put together: mine and the one that is there now. */
export interface Conflict extends Merge {
  mine: FormValues;
  theirs: FormValues;
  current: ServiceForViewer;
}

/** What the form begins with. */
export interface Beginning {
  typed: FormValues;
  base: FormValues | null;
  step: StepName;
  isRestored: boolean;
  conflict: Conflict | null;
  sendingId: string;
}

/** The draft of before where there is one; where the service has changed since, both put together. */
export function begin(service: ServiceForViewer | null, viewer: PageViewer): Beginning {
  const base = service === null ? null : openedOn(service, viewer);
  const kept = readDraft(readServiceDraft(viewer.id, service?.id ?? null));
  const fresh = { base, conflict: null, sendingId: kept?.sendingId ?? newSendingId() };
  if (kept === null) return { ...fresh, typed: base ?? BLANK, step: "what", isRestored: false };
  const restored = { ...fresh, step: stepNamed(kept.step), isRestored: true };
  if (service === null || base === null || kept.base === null || kept.version === service.version) {
    return { ...restored, typed: kept.typed };
  }
  const merge = mergeVersions(kept.base, kept.typed, base);
  const conflict =
    merge.conflicts.length === 0 ? null : { ...merge, mine: kept.typed, theirs: base, current: service };
  return { ...restored, typed: merge.merged, conflict };
}
