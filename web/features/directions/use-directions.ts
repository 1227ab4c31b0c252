import { useEffect, useState } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import type { DirectionsData } from "./load-directions.ts";
import { loadDirections } from "./load-directions.ts";
import type { PlannedOpening } from "./planned-opening.ts";

/** How often the same route is requested again after its ride has left. */
const RETRY_MS = 60_000;

/**
 * The way from the visitor's place. It is asked for again when the place changes, and when its first ride has left;
 * what came before stands until another has come.
 *
 * @param opening at which it ends; null: it begins now
 * @param now epoch milliseconds
 * @returns `data` is null until the first answer for this place
 */
export function useDirections(
  service: string,
  opening: PlannedOpening | null,
  initial: DirectionsData | null,
  now: number,
): { data: DirectionsData | null; isMissed: boolean; retry: () => void } {
  const { callApi, place } = useApp();
  const from = distanceFrom(place);
  const opensAt = opening?.opensAt ?? null;
  const [data, setData] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const shown = data !== null && data.from === from && data.opensAt === opensAt ? data : null;
  const isShown = shown !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (isShown && attempt === 0) return;
    return whenResolved(loadDirections(callApi, service, place, opening), (next) =>
      // A ride that has left is no worse than none.
      setData((old) => (next?.answer.ok === false && old?.answer.ok === true ? old : next)),
    );
  }, [callApi, service, from, opensAt, attempt]);

  const reply = shown?.answer.ok === true ? shown.answer.reply : null;
  const hasRide = reply?.legs.some(({ mode }) => mode !== "WALK") === true;
  const isMissed = reply !== null && hasRide && now > Date.parse(reply.leavesAt);
  const missedMinute = isMissed ? Math.floor(now / RETRY_MS) : null;
  useEffect(() => {
    if (missedMinute !== null) setAttempt((count) => count + 1);
  }, [missedMinute]);

  const retry = () => {
    // A failure disappears while the request is repeated.
    setData((old) => (old?.answer.ok === true ? old : null));
    setAttempt((count) => count + 1);
  };
  return { data: shown, isMissed, retry };
}
