import type { Day, Period } from "./entry.ts";

/**
 * State of a service's door at one moment: facts, never text (rule opening-hours 21).
 *
 * - OPEN: open at the moment asked about.
 * - CLOSED: not open, but hours are known (permanently closed too: see `form`).
 * - CONTACT: "contact for hours"; open-now leaves the service out.
 * - NONE: no hours are known; counts as closed and has no text.
 */
export type OpenState = "OPEN" | "CLOSED" | "CONTACT" | "NONE";

/**
 * Which of the eleven wordings applies, with what it needs. `time` is what the local clock shows at the change,
 * in minutes since midnight; 1440 in OPEN_TILL is the midnight that ends today. Words are in `words/`.
 */
export type StatusForm =
  | { form: "OPEN_24_7" }
  | { form: "OPEN_TILL"; time: number }
  | { form: "OPEN_TILL_DAY"; day: Day; time: number }
  | { form: "CLOSED_TILL"; time: number }
  | { form: "CLOSED_UNTIL_TOMORROW"; time: number }
  | { form: "CLOSED_UNTIL_DAY"; day: Day; time: number }
  | { form: "CLOSED_TILL_NEXT_DAY"; day: Day; time: number }
  | { form: "CLOSED_UNTIL_NTH_DAY"; period: Period; day: Day; date: string; time: number }
  | { form: "CLOSED_UNTIL_DATE"; date: string; hasYear: boolean; time: number }
  | { form: "PERMANENTLY_CLOSED" }
  | { form: "CONTACT_FOR_HOURS" }
  /** Hours are known, and no next opening or closing comes. */
  | { form: "CLOSED" }
  | { form: "NONE" };

export interface OpeningStatus {
  state: OpenState;
  /** Epoch milliseconds of the next change; null where none comes. */
  changesAt: number | null;
  /** Offset of the service's zone at `changesAt`, in minutes east of UTC; null with it. */
  offsetMinutes: number | null;
  wording: StatusForm;
}
