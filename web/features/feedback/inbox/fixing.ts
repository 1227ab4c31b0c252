import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";

/** The message for which a service is being corrected. */
export interface Fixing {
  readonly feedbackId: string;
  readonly serviceId: string;
}

const KEY = "fixing";

/** Remembers, for this tab, why the form of a service is opened. */
export function startFixing(fixing: Fixing): void {
  setSessionItem(KEY, fixing);
}

/** Returns the message that this service's form was opened for; null where there is none. */
export function findMessageToFix(serviceId: string): string | null {
  const fixing = getSessionItem<Fixing>(KEY);
  return fixing?.serviceId === serviceId ? fixing.feedbackId : null;
}

export function endFixing(): void {
  setSessionItem(KEY, null);
}
