import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";
import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import { minutesBetween } from "./clock-text.ts";

/** A visitor who waits longer than that has come to a closed door. */
const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Describes what someone finds who arrives at `arrivesAt`. A way planned for the next opening ends a few minutes before
 * it where its ride does; the door is not closed then, so the text gives the wait instead.
 *
 * @param arrivesAt ISO instant, or epoch milliseconds
 * @param opensAt the opening that the way was planned for, in epoch milliseconds; null: it begins now
 */
export function arrivalText(
  state: ArrivalState,
  arrivesAt: string | number,
  opensAt: number | null,
  text: DirectionsWords,
): { state: ArrivalState; text: string } {
  const arrives = typeof arrivesAt === "number" ? arrivesAt : Date.parse(arrivesAt);
  const wait = opensAt === null ? 0 : opensAt - arrives;
  if (state !== "CLOSED" || opensAt === null || wait <= 0 || wait > LONGEST_WAIT_MS)
    return { state, text: text.arrival[state] };
  return { state: "ASK", text: text.opensAfter(text.minutes(minutesBetween(arrives, opensAt))) };
}
