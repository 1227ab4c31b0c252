import type { IntakeWindowWords } from "#words/compiled/services/intake-window.ts";
import type { IntakeCaution } from "./intake-caution.ts";
import type { OpeningStatus } from "./opening-hours/opening-status.ts";

/**
 * "Come 7–9 PM": when one has to come, where that can be said in one breath; null where it cannot, and the caution's
 * own text says it.
 *
 * @param after the status of the hours of intake at the moment when the caution ends
 */
export function intakeWindow(
  { isClosed, status }: Pick<IntakeCaution, "isClosed" | "status">,
  after: OpeningStatus | null,
  words: IntakeWindowWords,
): string | null {
  if (status === null) return null;
  const { wording } = status;
  if (!isClosed) return wording.form === "OPEN_TILL" ? words.before(wording.time) : null;
  const end = after?.wording;
  if (end?.form !== "OPEN_TILL" && end?.form !== "OPEN_TILL_DAY") return null;
  switch (wording.form) {
    case "CLOSED_TILL":
      return words.between(null, wording.time, end.time);
    case "CLOSED_UNTIL_TOMORROW":
      return words.between("TOMORROW", wording.time, end.time);
    case "CLOSED_UNTIL_DAY":
      return words.between(wording.day, wording.time, end.time);
    default:
      return null;
  }
}
