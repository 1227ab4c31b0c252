import { freshnessOfDay } from "#domain/services/freshness.ts";
import { useApp } from "../app-context/app-context.tsx";

/** Signs that every font has: the fuller, the fresher. */
const MARKS = ["•••", "••", "•", "–"];

/**
 * How long ago the facts of a service were confirmed: a quiet mark, spelled out for screen readers.
 *
 * @param props.day of the confirmation, see `dayOfInstant`
 */
export function FreshnessMark({ day, now }: { day: number | undefined; now: number }) {
  const freshness = freshnessOfDay(day, now);
  return (
    <span role="img" aria-label={useApp().words.services.confirmed[freshness]}>
      {MARKS[freshness]}
    </span>
  );
}
