import { useEffect, useRef, useState } from "react";
import type { ListedService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { type FavouritesInOrder, loadOrder } from "./load-order.ts";

/**
 * Returns the order of services from a place. It is requested again when they or the place change, not every minute;
 * during another attempt the earlier order stays.
 *
 * @param now epoch milliseconds
 * @param onBetter called when another attempt has brought an order without trouble
 * @returns `found` is null until the first reply
 */
export function useOrder(
  services: readonly ListedService[],
  place: VisitorPlace,
  now: number,
  onBetter: () => void,
): { found: FavouritesInOrder | null; isLoading: boolean; retry: () => void } {
  const { callApi } = useApp();
  const [answered, setAnswered] = useState<{ question: string; answer: FavouritesInOrder } | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ services, now, onBetter });
  latest.current = { services, now, onBetter };
  const question = `${services.map(({ id }) => id).join()} ${place.longitude} ${place.latitude}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` has the place, and `attempt` asks again.
  useEffect(() => {
    setLoading(true);
    return whenResolved(loadOrder(callApi, latest.current.services, place, latest.current.now), (answer) => {
      setAnswered({ question, answer });
      setLoading(false);
      if (attempt > 0 && answer.trouble === null) latest.current.onBetter();
    });
  }, [callApi, question, attempt]);
  const found = answered?.question === question ? answered.answer : null;
  return { found, isLoading, retry: () => setAttempt((count) => count + 1) };
}
