import type { ClockSpan } from "../schedule/entry.ts";
import { believableSpan, type DisbeliefReason } from "./believable-span.ts";
import { type BareHours, readClock } from "./clock-text.ts";

/** Why two fields with clock times make no span. */
export type SpanFault =
  | DisbeliefReason
  | "noOpeningTime"
  | "noClosingTime"
  | "openingUnreadable"
  | "closingUnreadable";

/** The span between the times of two fields of a row (rules imports 21 and 23). */
export function readSpan(
  opens: string,
  closes: string,
  bareHours: BareHours = "OPEN",
): ClockSpan | SpanFault {
  if (opens.trim() === "") return "noOpeningTime";
  if (closes.trim() === "") return "noClosingTime";
  const from = readClock(opens, bareHours);
  if (from === null) return "openingUnreadable";
  const until = readClock(closes, bareHours);
  if (until === null) return "closingUnreadable";
  return believableSpan(from, until);
}
