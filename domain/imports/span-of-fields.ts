import type { ClockSpan } from "../services/opening-hours/entry.ts";
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
  const [first, last] = onOneClock(opens.trim(), closes.trim());
  const from = readClock(first, bareHours);
  if (from === null) return "openingUnreadable";
  const until = readClock(last, bareHours);
  if (until === null) return "closingUnreadable";
  return believableSpan(from, until);
}

const BARE_HOUR = /^\d{1,2}$/u;

/** `9` to `17`: hours alone, of which one shows that they are those of the 24-hour clock. */
function onOneClock(opens: string, closes: string): readonly [string, string] {
  const areBare = [opens, closes].every((text) => BARE_HOUR.test(text) && Number(text) <= 24);
  const isShown = Math.max(Number(opens), Number(closes)) > 12;
  const whole = (hour: string): string => `${hour.padStart(2, "0")}:00`;
  return areBare && isShown ? [whole(opens), whole(closes)] : [opens, closes];
}
