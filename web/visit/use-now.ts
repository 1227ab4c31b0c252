import { useEffect, useState } from "react";
import { useVisit } from "./visit.tsx";

/** Epoch milliseconds, anew each half minute; at first the moment at which the page was made. */
export function useNow(): number {
  const { now, alive } = useVisit();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    if (!alive) return;
    setCurrent(Date.now());
    const timer = setInterval(() => setCurrent(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [alive]);
  return current;
}
