import { writtenHours } from "./written-hours.ts";

/** Begins the line of a closing whose dates an import could not read, in the hours as the source gives them. */
export const UNREAD_CLOSING = "Closed, or other hours:";

/** How long the hours of a service are to be asked for, because of a closing that no one could read. */
export const LONGEST_DOUBT_MS = 365 * 86_400_000;

interface Hours {
  readonly isContact: boolean;
  readonly schedules: readonly unknown[];
  readonly sourceDescription: string | null;
}

/** Whether a service has hours, and is to be asked for them only because a closing of it could not be read. */
export function statesUnreadClosing({ isContact, schedules, sourceDescription }: Hours): boolean {
  return (
    isContact && schedules.length > 0 && writtenHours(sourceDescription)?.includes(UNREAD_CLOSING) === true
  );
}
