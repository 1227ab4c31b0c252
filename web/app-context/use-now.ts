import { useEffect, useState } from "react";
import { useApp } from "./app-context.tsx";

/** Epoch milliseconds, updated every half minute; at first the time at which the page was rendered. */
export function useNow(): number {
  const { now, isHydrated } = useApp();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    if (!isHydrated) return;
    setCurrent(Date.now());
    const timer = setInterval(() => setCurrent(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [isHydrated]);
  return current;
}
