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
  const text = useApp().words.services.confirmed[freshness];
  return (
    <span role="img" aria-label={text} title={text}>
      {MARKS[freshness]}
    </span>
  );
}

/** What the marks mean, for those who see them. */
export function FreshnessLegend() {
  return useApp().words.services.confirmed.map((text, index) => (
    <span key={text} aria-hidden="true">
      <br />
      {MARKS[index]} {text}
    </span>
  ));
}
